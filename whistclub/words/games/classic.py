"""Short whist and the whist drive in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from whistclub.rules.classic import CLASSIC, HONOURS, ClassicConventions, ClassicDeal
from whistclub.rules.common import SUITS, Suit
from whistclub.rules.facts import Score
from whistclub.words import mark, tr
from whistclub.words.games.game import GameWords, Names, Option, PaperColumn, Section
from whistclub.words.names import listed, strung, suit_name, suit_sign

TRUMPS: Final = (
    (mark("the card turned"), None),
    (mark("spades, clubs, diamonds, hearts in turn"), SUITS),
    (mark("the same and without trumps in turn"), (*SUITS, Suit.NONE)),
    (mark("hearts, clubs, diamonds, spades in turn"), (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)),
    (mark("always without trumps"), (Suit.NONE,)),
)
_OPTIONS: Final = {
    "target": Option(mark("A game goes to"), choices=(("5", 5), ("7", 7), ("9", 9), ("10", 10))),
    "honours": Option(mark("Honours count")),
    "best_of": Option(mark("Games of a rubber"), choices=((mark("one game"), 1), (mark("best of three (rubber)"), 3))),
    "whist_drive": Option(mark("Whist drive")),
    "deals": Option(mark("Planned deals"), 1, 200, optional=True),
    "trump_rotation": Option(mark("Trumps"), choices=TRUMPS),
}
_SWITCHES: Final = {
    ("honours", True): mark("honours count"),
    ("honours", False): mark("honours do not count"),
    ("whist_drive", True): mark("whist drive"),
}
_NUMBERS: Final = {
    "deals": mark("planned deals: {value}"),
    "target": mark("game to {value} points"),
    "best_of": mark("best of {value} games"),
}
_TRIED: Final = {"odd_tricks": mark("More than six tricks")}
_EXTRAS: Final = {"games": mark("Games won"), "score": mark("Running game")}
_REASONS: Final = {
    "classic_tricks": mark("{players}: {tricks} tricks, {over} over six: {total}"),
    "classic_honours": mark("{players}: {honours} honours: {total}"),
    "classic_honours_at_target": mark("{players}: honours do not count for a side one point from the end"),
    "classic_honours_game_over": mark("{players}: honours do not count, the tricks ended the game"),
    "whist_drive": mark("{players}: {tricks} tricks: {total}"),
}


class ClassicWords(GameWords):
    """The words of short whist and of the whist drive."""

    key = CLASSIC.key
    name = mark("Short whist")
    tried = _TRIED
    options = _OPTIONS
    switches = _SWITCHES
    numbers = _NUMBERS
    reasons = _REASONS
    extras = _EXTRAS
    drive_trumps = TRUMPS

    def deal(self, conventions: ClassicConventions, deal: ClassicDeal, names: Names) -> str:
        sides = [listed([names[seat] for seat in (side, side + 2) if seat in names]) for side in (0, 1)]
        told = [
            tr("{players}: %n trick(s)", "", max(0, tricks), players=players)
            for players, tricks in zip(sides, deal.tricks, strict=False)
        ]
        if deal.trump is not None:
            told.append(tr("trumps: {suit}", suit=suit_name(deal.trump)))
        told += [
            tr("{players}: {number} honours", players=players, number=number)
            for players, number in zip(sides, deal.honours, strict=False)
            if number
        ]
        return strung(told) + "."

    def short_deal(self, conventions: ClassicConventions, deal: ClassicDeal, names: Names) -> str:
        text = f"{deal.tricks[0]}–{deal.tricks[1]}"
        if deal.trump is not None:
            text += f" {suit_sign(deal.trump)}"
        if any(deal.honours):
            text += " · " + tr("honours {first}–{second}", first=deal.honours[0], second=deal.honours[1])
        return text

    def deal_heading(self) -> str:
        return tr("Tricks")

    def standing(self, score: Score) -> Iterator[str]:
        if not score.extra:
            return
        games, running = score.extra["games"], score.extra["score"]
        if score.sheet.conventions.best_of > 1:
            yield tr("games {first}–{second}", first=games[0], second=games[1])
        yield tr("score {first}–{second}", first=running[0], second=running[1])

    def convention(self, key: str, value: Any) -> str:
        if key == "trump_rotation" and value:
            return tr("trumps in turn: {suits}", suits=" ".join(suit_sign(suit) for suit in value))
        return super().convention(key, value)

    def every_convention(self, conventions: ClassicConventions) -> Iterator[str]:
        """For a whist drive without the conventions of games."""
        drive = frozenset({"target", "best_of", "honours"})
        return self.conventions_without(conventions, drive if conventions.whist_drive else frozenset())

    def rule_sheet(self, conventions: ClassicConventions, name: str) -> Iterator[Section]:
        lines = [tr("Rules: {preset}", preset=name)] if name else []
        if conventions.whist_drive:
            lines.append(
                tr(
                    "Every deal each player scores the tricks of the side. Example: 8 tricks to 5: {points}",
                    points="+8 / +5",
                )
            )
        else:
            lines += [
                tr("The side with more than six tricks scores what it took above six. Example: 9 tricks to 4: +3."),
                tr("The first side at {target} points wins the game.", target=conventions.target),
            ]
        if conventions.honours:
            lines += [
                tr("{honours} honours of a side score {points}.", honours=n, points=worth)
                for n, worth in HONOURS.items()
            ]
        lines += self.every_convention(conventions)
        yield Section("rules", self.title, tuple((line,) for line in lines))

    def blank_columns(self, conventions: ClassicConventions) -> tuple[PaperColumn, ...]:
        return PaperColumn("dealer", tr("Dealer"), room=4), PaperColumn("deal", tr("Trump"), room=3)

    def blank_seat_columns(self, conventions: ClassicConventions) -> tuple[PaperColumn, ...]:
        tricks = PaperColumn("tricks", tr("tricks"), "number", room=1.8)
        honours = PaperColumn("honours", tr("honours"), "number", room=1.8)
        return (tricks, honours) if conventions.honours else (tricks,)


CLASSIC_WORDS: Final = ClassicWords()
