"""Every paper of a season of 160 players and 45 evenings on every format, held either way (cases.md H30, H23)."""

from __future__ import annotations

import datetime
import itertools
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

import pypdfium2
import pytest
from pypdfium2 import raw

from tests.benchmarks.common import large_evening
from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions import tables
from whistclub.club.actions.settings import change_setting
from whistclub.club.club import Club
from whistclub.demo.club import make_demo
from whistclub.desktop.controller import Controller
from whistclub.desktop.preferences import PAPERS, Preferences
from whistclub.desktop.printing import catalogue
from whistclub.desktop.printing.preview import ReportPaper
from whistclub.ranking.prizes import PrizeRules, encode_prizes
from whistclub.reports.gather import PRIZES, player_data
from whistclub.reports.season.player import card_report
from whistclub.reports.writers.fonts import printable
from whistclub.reports.writers.layout import PAPERS as SIZES
from whistclub.reports.writers.layout import Held
from whistclub.rules.games import GAMES

MARGINS: Final = {"A4": 36, "A5": 24, "Letter": 36}
CUT: Final = 15
"""White around what is cut apart."""
LISTS: Final = {"Standings", "Tables by name", "Ranking"}
"""Papers on which everybody stands once."""
STEPS: Final = 1.5
"""Points of paper by which a letter may stand out of its line."""


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """The season, its last evening with 40 tables of round 1 played and one of each game waiting in round 2."""
    path = tmp_path_factory.mktemp("catalogue") / "club.whist"
    make_demo(path, 1, 160, 1)
    club = open_club(path)
    evening = large_evening(club, 16)
    everybody = [player.id for player in club.read(queries.players)]
    for at, (game, rules) in enumerate(GAMES.items()):
        club.act(
            tables.seat_table,
            evening,
            game=game,
            conventions=rules.default_conventions(),
            players=everybody[4 * at : 4 * at + 4],
            round=2,
            table=at + 1,
        )
    club.act(change_setting, PRIZES, encode_prizes(PrizeRules(3, 10, guest=True, last=True)))
    yield club
    club.close()


@pytest.fixture
def kinds(large: Club, preferences: Preferences) -> dict[str, Any]:
    """Every paper there is by its name."""
    controller = Controller(large, preferences)
    season = controller.read(queries.seasons)[-1].id
    evening = controller.read(queries.evenings, season)[-1].id
    best = controller.read(queries.ranking, season).rows[0].player
    assert isinstance(best, int)

    def card() -> Any:
        return card_report(controller.read(player_data, best, season, datetime.date(2026, 8, 31)))

    return {
        **dict(catalogue._evening(controller, evening)),
        **dict(catalogue._season(controller, season)),
        **dict(catalogue._club(controller, season)),
        "Player's card": ReportPaper(card, "portrait"),
    }


class Page:
    """One page: its size, its texts with where they stand, its drawings."""

    def __init__(self, page: Any) -> None:
        self.width, self.height = page.get_size()
        objects = list(page.get_objects())
        self.texts = [item for item in objects if item.type == raw.FPDF_PAGEOBJ_TEXT]
        self.drawn = [item.get_bounds() for item in objects]
        self.text = re.sub(r"\s+", " ", page.get_textpage().get_text_range())

    def written(self) -> list[tuple[float, float, float, float]]:
        """Where the letters are."""
        return [item.get_bounds() for item in self.texts]

    def inks(self) -> set[tuple[int, int, int]]:
        """The colours letters have."""
        from ctypes import c_uint

        found = set()
        for item in self.texts:
            ink = [c_uint() for _ in range(4)]
            raw.FPDFPageObj_GetFillColor(item, *ink)
            found.add((ink[0].value, ink[1].value, ink[2].value))
        return found


def stands_inside(page: Page, boxes: Iterable[tuple[float, float, float, float]], margin: float) -> bool:
    """Whether all of them keep that distance from the edges of the page."""
    return all(
        margin <= left <= right <= page.width - margin and margin <= bottom <= top <= page.height - margin
        for left, bottom, right, top in boxes
    )


def pages_of(content: bytes) -> list[Page]:
    with pypdfium2.PdfDocument(content) as document:
        return [Page(page) for page in document]


@pytest.mark.parametrize("held", [None, "portrait", "landscape"])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.timeout(300)
def test_h30_every_paper_is_whole_on_every_format(
    large: Club, kinds: dict[str, Any], paper: str, held: Held | None
) -> None:
    margin = MARGINS[paper] - STEPS
    people = [printable(player.name) for player in large.read(queries.players)]
    alone = [name for name in people if not any(name != other and name in other for other in people)]
    for name, make in kinds.items():
        pages = pages_of(make(paper, held))
        if name.startswith("Slips"):
            assert all(stands_inside(page, page.written(), CUT) for page in pages), name
            continue
        for number, page in enumerate(pages, start=1):
            where = f"{name}, page {number}"
            assert sorted(map(round, SIZES[paper])) == sorted((round(page.width), round(page.height))), where
            if held is not None:
                assert (page.width < page.height) == (held == "portrait"), where
            assert stands_inside(page, page.drawn, margin), where
            assert f"Page {number} of {len(pages)}" in page.text, where
            assert pages[0].text[:20] == page.text[:20], where
            assert all(len(set(ink)) == 1 for ink in page.inks()), where
        together = " ".join(page.text for page in pages)
        if name in LISTS:
            wrong = {person: together.count(person) for person in alone if together.count(person) > 1}
            assert {person for person in wrong if not prized(together, person)} == set(), name
            on_last = sum(person in pages[-1].text for person in alone)
            assert len(pages) == 1 or on_last != 1, name
        if name == "Ranking":
            season = large.read(queries.seasons)[-1].id
            ranked = {row.player for row in large.read(queries.ranking, season).rows}
            shown = {p.id: printable(p.name) for p in large.read(queries.players) if p.id in ranked}
            assert [person for person in shown.values() if person not in together] == []


def prized(text: str, person: str) -> bool:
    """Whether the name stands under the prizes too."""
    return person in text.partition(" Prizes ")[2]


def test_a_blank_sheet_leaves_room_for_a_hand(kinds: dict[str, Any]) -> None:
    for paper in PAPERS:
        for name, make in kinds.items():
            if not name.startswith("Blank score sheet:") or "Tourangeau" in name:
                continue
            (page, *_) = pages_of(make(paper, None))
            rules = {round(box[1]) for box in page.drawn if box[2] - box[0] > page.width / 2 and box[3] - box[1] < 3}
            lines = [line for line in sorted(rules) if line + 1 not in rules]
            assert len(lines) > 8
            assert min(above - below for below, above in itertools.pairwise(lines[:-2])) >= 14, (name, paper)
