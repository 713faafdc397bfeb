"""The worked evenings in tests/examples, read straight into facts and scored by the rules alone."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.common import Refused
from whistclub.rules.games import GAMES
from whistclub.rules.sheet import Sheet, Totals, fold

EXAMPLES = Path(__file__).parent.parent / "examples"
SCORED = sorted(path.name.removesuffix(".whist.json") for path in EXAMPLES.glob("*.whist.json"))
IMPOSSIBLE = {
    "too_many_tricks": (0, ("deals", 0, "attempts", 0, "tricks")),
    "pair_of_one": (0, ("deals", 0, "attempts", 0, "players")),
    "thirds": (0, ("conventions", "revoke_penalty")),
    "bids_missing": (1, ("deals", 0, "bids")),
    "tricks_do_not_add_up": (1, ("deals", 0, "tricks")),
    "ninth_deal": (2, ("deals", 8)),
    "after_the_end": (3, ("deals", 1)),
    "results_do_not_sum_to_zero": (0, ("results",)),
}


def load(name):
    return json.loads((EXAMPLES / name).read_text("utf-8"))


def seats_for_names(value, seats):
    """The JSON of a deal with players' names replaced by their seats."""
    if isinstance(value, dict):
        return {
            key: inner if key in ("contract", "trump", "kind", "note", "reason") else seats_for_names(inner, seats)
            for key, inner in value.items()
        }
    if isinstance(value, list):
        return [seats_for_names(inner, seats) for inner in value]
    return seats.index(value) if isinstance(value, str) else value


def sheet_of(data):
    game, seats = GAMES[data["game"]], data["seats"]
    given = dict(data.get("conventions", {}))
    defaults = PRESETS[given.pop("preset", "classique")] if game.key == "belgian" else game.default_conventions()
    totals = None
    if "results" in data:
        tricks = data.get("tricks")
        totals = Totals(
            tuple(data["results"][name] for name in seats),
            None if tricks is None else tuple(tricks[name] for name in seats),
            data.get("deals_played"),
        )
    return Sheet(
        game=game.key,
        conventions=replace(defaults, **given),
        seats=tuple(seats),
        first_dealer=seats.index(data["first_dealer"]),
        deals=tuple(game.decode(seats_for_names(deal, seats)) for deal in data.get("deals", ())),
        totals=totals,
    )


def told(score):
    """The score in the words of the expected files."""
    names = score.sheet.seats
    return {
        "deals": [
            {
                "number": line.number,
                "dealer": names[line.dealer],
                "void": line.void,
                "points": {names[seat]: line.points.get(seat, 0) for seat in line.table.seats},
                "sat_out": [names[seat] for seat in line.sat_out],
                "warnings": [{"code": warned.code} for warned in line.warnings],
                "rabrouche": getattr(line.deal, "rabrouche", False),
                "cards": getattr(line.deal, "cards", None),
            }
            for line in score.lines
        ],
        "next_dealer": None if score.next is None else names[score.next.dealer],
        "totals": dict(score.totals),
        "finished": score.finished,
        "standings": [
            {"place": row.place, "player": row.player, "points": row.points, **row.counts} for row in score.standings
        ],
        "game": score.sheet.game,
        **{key: list(value) for key, value in score.extra.items()},
    }


def differences(want, got, where=""):
    """Where ``got`` does not say all that ``want`` says; the order within a shared place is free."""
    if isinstance(want, dict):
        for key, value in want.items():
            if key in ("text", "table", "round"):
                continue
            yield from differences(value, got.get(key, "nothing"), f"{where}.{key}")
    elif isinstance(want, list) and isinstance(got, list) and len(want) == len(got):
        if where.endswith((".standings", ".warnings")):
            want, got = (
                sorted(rows, key=lambda row: (row.get("place"), row.get("player"), row.get("code")))
                for rows in (want, got)
            )
        for index, (inner, other) in enumerate(zip(want, got, strict=True)):
            yield from differences(inner, other, f"{where}[{index}]")
    elif want != got:
        yield f"{where}: expected {want!r}, got {got!r}"


@pytest.mark.parametrize("name", SCORED)
def test_worked_evening_scores_as_published(name):
    want = load(f"{name}.expected.json")["sheets"]
    sheets = load(f"{name}.whist.json")["sheets"]
    assert len(want) == len(sheets)
    for data, expected in zip(sheets, want, strict=True):
        assert list(differences(expected, told(fold(sheet_of(data))))) == []


@pytest.mark.parametrize("evening", ["1", "2", "3", "4"])
def test_sheets_of_the_worked_season_can_be(evening):
    for data in load(f"season/{evening}.whist.json")["sheets"]:
        assert fold(sheet_of(data)).finished or "results" not in data


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_evening_is_refused_at_the_value_at_fault(name):
    at_fault, path = IMPOSSIBLE[name]
    for index, data in enumerate(load(f"invalid/{name}.whist.json")["sheets"]):
        if index != at_fault:
            fold(sheet_of(data))
            continue
        with pytest.raises(Refused) as refused:
            fold(sheet_of(data))
        assert path in [problem.path[: len(path)] for problem in refused.value.problems]
