"""Conventions in words: what a sheet or a season was played under, where it is not the usual."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from whistclub.ranking.facts import Bracket, EveningRules, Ranking, SeasonRules
from whistclub.rules.belgian.facts import BelgianConventions
from whistclub.rules.belgian.presets import differences
from whistclub.rules.sheet import game_of
from whistclub.rules.whist32 import ARBITER_CONTRACTS
from whistclub.words import mark, tr, tr_marked
from whistclub.words.names import contract_text, game_name, suit_sign
from whistclub.words.numbers import hundredths
from whistclub.words.own import own_name

_SWITCHES = {
    ("sixth_and_last", True): mark("sixth and last trick paid when all pass"),
    ("sixth_and_last", False): mark("nothing is paid when all pass"),
    ("revoke_doubled", True): mark("revoke doubled on rabrouche"),
    ("revoke_doubled", False): mark("revoke not doubled on rabrouche"),
    ("redeal_after_void", False): mark("a void deal counts"),
    ("redeal_after_void", True): mark("a void deal is dealt again"),
    ("redeal_on_pass", True): mark("a passed deal is dealt again"),
    ("redeal_on_pass", False): mark("a passed deal counts"),
    ("double_after_pass", True): mark("double after a passed deal"),
    ("double_after_pass", False): mark("not doubled after a passed deal"),
    ("trou_counterable", False): mark("a trou cannot be countered"),
    ("trou_counterable", True): mark("a trou can be countered"),
    ("last_bidder_restricted", True): mark("the last bid may not make the bids fit"),
    ("last_bidder_restricted", False): mark("the bids may add up to the cards"),
    ("full_deal_trump", "last_card"): mark("the last card is trumps when all cards are dealt"),
    ("full_deal_trump", "none"): mark("without trumps when all cards are dealt"),
    ("arbiter", True): mark("with the arbiter"),
    ("arbiter", False): mark("without the arbiter"),
    ("honours", True): mark("honours count"),
    ("honours", False): mark("honours do not count"),
    ("whist_drive", True): mark("whist drive"),
}
SCHEMES = {
    "fiwa": mark("FIWA"),
    "points": mark("sum of the game points"),
    "place_bonus": mark("game points and a bonus by place"),
    "average": mark("game points per deal"),
}
"""Each scheme of rankings in words."""
SCHEMES_TOLD = {**SCHEMES, "fiwa": mark("FIWA: places, points, upsets")}
"""The same where there is room to say what they are made from."""
_ORDERS = {
    None: mark("by the games played"),
    "game_points": mark("game points"),
    "ranking_points": mark("ranking points"),
}
_NUMBERS = {
    "lost_multiplier": mark("lost contracts × {value}"),
    "sixth_and_last_points": mark("sixth and last trick: {value} points"),
    "rabrouche_deals": mark("rabrouche deals: {value}"),
    "rabrouche_multiplier": mark("rabrouche × {value}"),
    "rabrouche_blank_points": mark("blank hand of the rabrouche: {value} points"),
    "revoke_penalty": mark("revoke: {value} points"),
    "deals": mark("planned deals: {value}"),
    "slam_from_cards": mark("grand slam from {value} cards on"),
    "target": mark("game to {value} points"),
    "best_of": mark("best of {value} games"),
}


def shipped_name(game: str, name: str) -> str:
    """What shipped conventions are called: of Belgian whist the preset's own name."""
    return name or tr("The usual conventions")


def rules_name(game: str, conventions: Any) -> str:
    """What the club calls the rules of a sheet, or the preset they started from; "" where a game has no presets."""
    return own_name(game, conventions) or getattr(conventions, "preset", "")


def convention_texts(game: str, conventions: Any) -> tuple[str, ...]:
    """What a sheet is played under: the club's name for it, else what differs from the game's usual conventions; of
    Belgian whist the preset first."""
    if name := own_name(game, conventions):
        return (tr("Rules: {preset}", preset=name),)
    texts = [convention_text(key, value) for key, value in _unusual(game, conventions).items()]
    if isinstance(conventions, BelgianConventions):
        texts.insert(0, tr("Rules: {preset}", preset=conventions.preset))
    return tuple(text for text in texts if text)


def convention_text(key: str, value: Any) -> str:
    """One convention in words; "" for one that needs none."""
    if key == "payoffs":
        return tr("own payoffs")
    if key == "trump_rotation" and value:
        return tr("trumps in turn: {suits}", suits=" ".join(suit_sign(suit) for suit in value))
    if key == "arbiter_thresholds":
        return tr("the arbiter accepts from {thresholds} on", thresholds=thresholds_text(value)) if value else ""
    if (key, value) in _SWITCHES:
        return tr_marked(_SWITCHES[key, value])
    return tr_marked(_NUMBERS[key], value=value) if key in _NUMBERS and value is not None else ""


def thresholds_text(thresholds: Mapping[str, int]) -> str:
    """From what chance on the arbiter accepts each contract, by its name on the list: 60 % (Duo 7), 15 % (Picolo)."""
    named = ((contract_text("whist32", *ARBITER_CONTRACTS[key]), value) for key, value in thresholds.items())
    return ", ".join(tr("{number} % ({contract})", number=value, contract=contract) for contract, value in named)


def _unusual(game: str, conventions: Any) -> dict[str, Any]:
    if isinstance(conventions, BelgianConventions):
        return {key: value for key, value in differences(conventions).items() if key != "preset"}
    rules = game_of(game)
    usual = rules.encode_conventions(rules.default_conventions())
    # A list cannot be looked up among the switches.
    mine = {k: tuple(v) if isinstance(v, list) else v for k, v in rules.encode_conventions(conventions).items()}
    return {key: value for key, value in mine.items() if value != usual.get(key)}


def scheme_text(scheme: str) -> str:
    """What a season's ranking is made from."""
    return tr_marked(SCHEMES[scheme]) if scheme in SCHEMES else scheme


def game_line(ranking: Ranking) -> str:
    """What a ranking of one game is over, and what does not count in it."""
    game = game_name(ranking.game or "")
    if ranking.left_out:
        return tr("Only sheets of {game} count; adjustments count in the ranking of all games.", game=game)
    return tr("Only sheets of {game} count.", game=game)


def numbering_line(rules: SeasonRules) -> str:
    """How places after a shared one are numbered."""
    if rules.numbering == "1223":
        return tr("Places are numbered 1, 2, 2, 3: after a shared place the numbers go on without a gap.")
    return tr("Places are numbered 1, 2, 2, 4: after a shared place as many numbers are left out as share it.")


def shared_line(of_evenings: Iterable[EveningRules]) -> Iterator[str]:
    """How shared places at a table are paid, where places give points; both ways when evenings differ."""
    paying = [rules for rules in of_evenings if any(any(paid) for paid in rules.place_points.values())]
    if any(rules.shared_places == "share" for rules in paying):
        yield tr("Players who share a place at a table share its points equally.")
    if any(rules.shared_places == "full" for rules in paying):
        yield tr("Players who share a place at a table each get its points in full.")


def season_line(rules: SeasonRules) -> str:
    """What counts in a season, in one line: "FIWA · all evenings count"."""
    if rules.best is None:
        counted = tr("all evenings count")
    elif rules.best_of == "evenings":
        counted = tr("the best %n evening(s) count", "", rules.best)
    else:
        counted = tr("the best %n sheet(s) count", "", rules.best)
    parts = [scheme_text(rules.scheme), counted]
    if rules.minimum:
        parts.append(tr("%n evening(s) needed for a place", "", rules.minimum))
    return " · ".join(parts)


def season_texts(rules: SeasonRules) -> tuple[tuple[str, str], ...]:
    """The season's own conventions: what each is, its value."""
    counted = tr("all")
    if rules.best is not None:
        counted = tr("the best {n} evenings") if rules.best_of == "evenings" else tr("the best {n} sheets")
        counted = counted.format(n=rules.best)
    return (
        (tr("Scheme"), tr_marked(SCHEMES_TOLD[rules.scheme])),
        (tr("What counts"), counted),
        (tr("Evenings needed for a place"), str(rules.minimum)),
        (tr("Shared places are numbered"), "1, 2, 2, 4" if rules.numbering == "1224" else "1, 2, 2, 3"),
        (tr("Starts with the order of"), rules.initial_order or tr("nobody ranked")),
    )


def changed_texts(old: tuple[tuple[str, str], ...], new: tuple[tuple[str, str], ...]) -> Iterator[tuple[str, str, str]]:
    """What each changed convention is, its old and its new value, of two ``season_texts`` or ``evening_texts``."""
    for (what, before), (_, after) in zip(old, new, strict=True):
        if before != after:
            yield what, before, after


def evening_texts(rules: EveningRules) -> tuple[tuple[str, str], ...]:
    """The conventions of an evening: what each is, its value."""
    paid = [
        _amounts(amounts) if size == 0 else tr("{n} players: {points}", n=size, points=_amounts(amounts))
        for size, amounts in rules.place_points.items()
    ]
    return (
        (tr("Game points count"), tr("yes") if rules.game_points else tr("no")),
        (tr("Place points"), " · ".join(paid)),
        (tr("Shared places are paid"), tr("in equal shares") if rules.shared_places == "share" else tr("in full")),
        (tr("Points bonus"), _bracket(rules.bracket)),
        (tr("Upset bonus"), _amounts(rules.upset)),
        (tr("Attendance"), hundredths(rules.attendance)),
        (tr("Least an evening gives"), tr("no limit") if rules.floor is None else hundredths(rules.floor)),
        (tr("Order of an evening"), tr_marked(_ORDERS[rules.evening_order])),
    )


def _amounts(amounts: tuple[int, ...]) -> str:
    return " / ".join(hundredths(amount) for amount in amounts) or tr("none")


def _bracket(bracket: Bracket | None) -> str:
    if bracket is None:
        return tr("none")
    return tr(
        "{step} for every {size} points above {start}",
        step=hundredths(bracket.step),
        size=bracket.size,
        start=str(bracket.start).replace("-", "−"),
    )
