"""The command that asks the arbiter of Whist 32."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from whistclub import words
from whistclub.arbiter.answer import ask, to_json
from whistclub.arbiter.cards import parse_card
from whistclub.arbiter.question import Question
from whistclub.cli.main import main
from whistclub.rules.common import Suit

PETITE = ("7s", "9s", "Js", "Ks", "8h", "Th", "9d", "Qc")
DUO = ("As", "Ks", "Qs", "Ts", "Ah", "7h", "Kd", "8c")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Asks the arbiter: exit code, answer, what was said on stderr."""

    def run(*arguments: object, language: str = "en") -> tuple[int, str, str]:
        try:
            code = main(["--lang", language, "arbiter", *map(str, arguments)])
        finally:
            words.install("en", None)
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def test_json_is_the_answer_of_the_arbiter(run):
    code, said, _ = run("duo7", *DUO, "--trump", "spades", "--partner", 2, "--leader", 3, "--threshold", 50, "--json")
    asked = Question("duo7", tuple(map(parse_card, DUO)), Suit.SPADES, partner=2, leader=3)
    assert (code, json.loads(said)) == (0, to_json(ask(asked, threshold=50)))


def test_json_has_the_keys_of_the_interchange_in_their_order(run):
    said = run("picolo", "--json", *PETITE)[1]
    assert list(json.loads(said)) == [
        "contract", "trump", "chance", "low", "high", "layouts", "threshold", "accepted", "in_play", "worth",
        "set_aside",
    ]  # fmt: skip


def test_the_same_question_is_answered_in_the_same_bytes(run):
    assert run("petite_misere", *PETITE, "--json") == run("petite_misere", *reversed(PETITE), "--json")


def test_no_trumps_may_be_said_where_there_are_none(run):
    assert run("solo7", *DUO, "--trump", "none", "--json") == run("solo7", *DUO, "--json")


def test_the_answer_says_what_a_player_asks(run):
    code, said, _ = run("petite_misere", *PETITE)
    lines = said.splitlines()
    assert (code, lines[0]) == (0, "Accepted: Petite misère")
    assert "accepted from 5 % on" in lines[1]
    assert lines[3] == "Best set aside: Qc."
    assert [line.split()[0] for line in lines[6:10]] == ["you", "left", "opposite", "right"]
    assert lines[-1].endswith("→ you")


def test_a_contract_no_layout_beats_is_said_to_be_safe(run):
    said = run("solo8", "As", "Ks", "Qs", "Js", "Ts", "9s", "8s", "7s")[1].splitlines()
    assert said[-1] == "No layout that was drawn beats it."


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_the_answer_is_in_the_readers_language(run, language):
    said = run("duo8", *DUO, "--trump", "spades", language=language)[1]
    assert said.splitlines()[0].split()[0].rstrip(":") in ("Refusé", "Geweigerd")
    assert "," in said.splitlines()[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("solo6", *DUO), "contract: "),
        (("duo7", *DUO), "trump: A duo is played with trumps"),
        (("duo7", *DUO, "--trump", "none"), "trump: A duo is played with trumps"),
        (("duo7", *DUO, "--trump", "stars"), "trump: "),
        (("picolo", *DUO, "--trump", "spades"), "trump: This contract is played without trumps"),
        (("picolo", *DUO[:7]), "cards: The arbiter is told 8 cards, not 7."),
        (("picolo", *DUO[:7], "As"), "cards: As stands there twice"),
        (("picolo", *DUO[:7], "6c"), "cards[7]: 6c is none of the 32 cards"),
        (("picolo", *DUO[:7], "6\nc\u2028d"), "cards[7]: 6 c d is none of the 32 cards"),
        (("picolo\n", *DUO), "contract: "),
        (("picolo", *DUO, "--leader", "x\r\ny"), "leader: Who leads: a whole number belongs here, not x y."),
        (("picolo", *DUO, "--partner", "2"), "partner: This contract is played alone"),
        (("solo8", *DUO, "--leader", "0"), "leader: In this contract you lead yourself"),
        (("picolo", *DUO, "--leader", "4"), "leader: Who leads: 0 to 3 is possible, not 4."),
        (("picolo", *DUO, "--leader", "x"), "leader: Who leads: a whole number belongs here, not x."),
        (("picolo", *DUO, "--threshold", "101"), "threshold: Threshold: 0 to 100 is possible, not 101."),
        (("picolo", *DUO, "--threshold", "-1"), "threshold: Threshold: 0 to 100 is possible, not −1."),
    ],
)
def test_an_impossible_question_is_answered_in_words(run, arguments, said):
    code, answer, error = run(*arguments)
    assert (code, answer) == (2, "")
    assert error.startswith(said)
    assert len(error.splitlines()) == 1


def test_everything_wrong_is_said_at_once(run):
    error = run("picolo", "6s", "xx", *DUO[:6], "--trump", "stars", "--partner", "z")[2]
    assert [line.split(":")[0] for line in error.splitlines()] == ["cards[0]", "cards[1]", "trump", "partner"]
