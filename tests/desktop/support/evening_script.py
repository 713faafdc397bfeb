"""One evening as it was played, in facts: two tables, what was announced and what came of it."""

from __future__ import annotations

import datetime
from pathlib import Path

from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.club.actions import deals, evenings, players, tables
from whistclub.club.ports import EveningRecord, PlayerRecord, SheetRecord
from whistclub.files.writing import write_evening
from whistclub.rules.belgian.facts import Attempt, BelgianDeal
from whistclub.rules.belgian.presets import PRESETS
from whistclub.rules.common import Suit
from whistclub.rules.tourangeau import TourangeauConventions, TourangeauDeal

SOLOISTS = ("Noël", "Zoë", "Marie", "Jean")
"""Who sit at table 1, in seat order."""
PARTNERS = ("Gaëtan", "Edouard", "Manu", "Eleni")
"""Who sit at table 2, in seat order."""
EVERYBODY = SOLOISTS + PARTNERS

TABLES = (
    ("Whist Tourangeau", "The last bid may not make the bids fit", SOLOISTS),
    ("Belgian whist", "A revoke is doubled on rabrouche", PARTNERS),
)
"""Game, the one convention that is switched on, the players."""


def _contract(contract: str, players: tuple[int, ...], tricks: int, dealer: int, **more: object) -> BelgianDeal:
    rabrouche = bool(more.pop("rabrouche", False))
    return BelgianDeal(
        "contract",
        (Attempt(contract, players, tricks, **more),),  # type: ignore[arg-type]
        rabrouche=rabrouche,
        dealer=dealer,
    )


def _miseres(first: tuple[int, int], second: tuple[int, int], dealer: int, *, rabrouche: bool = False) -> BelgianDeal:
    attempts = tuple(Attempt("grande_misere", (seat,), tricks) for seat, tricks in (first, second))
    return BelgianDeal("contract", attempts, rabrouche=rabrouche, dealer=dealer)


BELGIAN = (
    _contract("pair", (0, 2), 11, 0, level=10, trump=Suit.CLUBS),
    _contract("trou", (3, 1), 13, 1, target=9, trump=Suit.HEARTS),
    _miseres((0, 0), (3, 0), 2, rabrouche=True),
    BelgianDeal("passed", sixth=2, last=3, rabrouche=True, dealer=3),
    BelgianDeal("revoke", player=1, rabrouche=True, dealer=0),
    _contract("solo", (1,), 7, 0, level=8, trump=Suit.SPADES, rabrouche=True),
    _contract("piccolo", (2,), 1, 1, rabrouche=True),
    _contract("abondance_10", (3,), 10, 2, trump=Suit.HEARTS),
    BelgianDeal("blank", player=0, dealer=3),
    _contract("pair", (0, 1), 8, 3, level=9),
    _miseres((1, 0), (2, 1), 0),
)

BELGIAN_POINTS = (
    (7, -7, 7, -7),  # rules.md §1.2: 11 tricks of a pair are worth 7
    (-12, 12, -12, 12),  # 7, and 5 for all 13
    (36, -36, -36, 36),  # each 27 − 9, the others −9 − 9, doubled
    (4, 4, -4, -4),  # −3 for the sixth, −3 for the last, 1 to each of the others, doubled
    (40, -120, 40, 40),  # 60, doubled by convention
    (24, -72, 24, 24),  # 2 × (15 + 3), doubled
    (-12, -12, 36, -12),  # 18, doubled; the fourth rabrouche, for the revoke does not use one up
    (-10, -10, -10, 30),
    (0, 0, 0, 0),
    (-12, -12, 12, 12),  # 2 × (5 + 1)
    (9, 45, -63, 9),  # 27 − 9 − 9 … and twice 27 lost: +27 + 18, −54 − 9
)
BELGIAN_TOTALS = {"Eleni": 140, "Gaëtan": 74, "Manu": -6, "Edouard": -208}
"""From the first place to the last."""
BELGIAN_RANKING = {"Eleni": "12.60", "Gaëtan": "7.80", "Manu": "4.00", "Edouard": "0.00"}
"""11, 7, 4, 2, and 0.20 for every step of 20 points: +1.60, +0.80, 0, −2.00. Nobody was ranked before."""

_SUIT = {"S": Suit.SPADES, "C": Suit.CLUBS, "D": Suit.DIAMONDS, "H": Suit.HEARTS, "-": Suit.NONE, ".": None}
_PLAYED = """
 1 H  0 0 1 1   0 0 1 0
 2 C  0 2 0 1   0 2 0 0
 3 C  0 1 0 0   1 2 0 0
 4 .  1 3 0 1   1 3 0 0
 5 H  1 4 1 0   1 4 0 0
 6 H  3 0 1 6   2 0 0 4
 7 D  4 2 2 0   4 2 1 0
 8 H  1 0 0 1   4 0 2 2
 9 .  2 4 2 2   2 4 2 1
10 C  3 3 6 4   2 1 6 1
11 H  0 4 6 0   0 4 7 0
12 C  7 3 2 4   6 0 2 4
13 -  8 4 4 5   7 2 2 2
13 . 11 0 1 0  11 1 1 0
13 -  5 4 5 5   1 3 4 5
13 -  2 3 4 6   2 3 2 6
12 C  6 3 2 4   6 3 0 3
11 D  1 0 3 1   2 2 6 1
10 .  1 0 3 0   1 4 3 2
 9 D  2 0 3 0   2 1 5 1
 8 S  3 2 0 2   3 2 0 3
 7 C  0 2 2 1   1 2 2 2
 6 H  1 2 2 0   1 2 2 1
 5 .  0 3 1 0   0 4 1 0
 4 C  2 3 1 0   2 2 0 0
 3 D  3 1 1 0   2 0 1 0
 2 S  1 1 1 0   1 0 1 0
 1 H  1 0 1 0   0 0 1 0
"""
"""Cards, trump (- none, . not recorded), bids and tricks in seat order."""


def _tourangeau(number: int, line: str) -> TourangeauDeal:
    cards, trump, *numbers = line.split()
    bids, tricks = tuple(map(int, numbers[:4])), tuple(map(int, numbers[4:]))
    return TourangeauDeal(bids, tricks, int(cards), _SUIT[trump], number % 4)


TOURANGEAU = tuple(_tourangeau(number, line) for number, line in enumerate(_PLAYED.strip().splitlines()))


def as_a_file(folder: Path) -> bytes:
    """The evening file of the same facts, entered without a window."""
    club = open_club(folder / "facts.whist")
    ids = {name: club.act(players.add_player, name).new(PlayerRecord) for name in EVERYBODY}
    evening = club.act(evenings.create_evening, datetime.date.today()).new(EveningRecord)
    club.act(evenings.set_present, evening, tuple(ids.values()))
    played = (
        ("tourangeau", TourangeauConventions(last_bidder_restricted=True), SOLOISTS, TOURANGEAU),
        ("belgian", _revokes_doubled(), PARTNERS, BELGIAN),
    )
    for number, (game, conventions, names, entered) in enumerate(played, 1):
        sheet = club.act(
            tables.seat_table,
            evening,
            game=game,
            conventions=conventions,
            players=tuple(ids[name] for name in names),
            table=number,
        ).new(SheetRecord)
        for deal in entered:
            club.act(deals.enter_deal, sheet, deal)
    club.act(evenings.close_evening, evening)
    content = write_evening(club.read(queries.exchanged, evening))
    club.close()
    return content


def _revokes_doubled() -> object:
    from dataclasses import replace

    return replace(PRESETS["classique"], revoke_doubled=True)
