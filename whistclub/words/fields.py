"""Names of facts and conventions in error messages, and their place in a file or an evening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from whistclub.words import mark, tr, tr_marked
from whistclub.words.games import own_text

_FIELDS: Final[Mapping[str, str]] = {
    "accepted": mark("accepted"),
    "adjustments": mark("adjustments"),
    "after": mark("at the left of"),
    "all_bonus": mark("bonus for all tricks"),
    "all_points": mark("points for all tricks"),
    "arbiter": mark("arbiter"),
    "arbiter_thresholds": mark("thresholds of the arbiter"),
    "attempts": mark("attempts"),
    "attendance": mark("attendance points"),
    "base": mark("points when made"),
    "best": mark("best"),
    "best_of": mark("best of"),
    "bids": mark("bids"),
    "bracket": mark("points bonus"),
    "by": mark("decided by"),
    "by_tricks": mark("points by tricks"),
    "cards": mark("cards"),
    "chance": mark("chance"),
    "closed": mark("end of the sheet"),
    "contract": mark("contract"),
    "conventions": mark("conventions"),
    "date": mark("date"),
    "dealer": mark("dealer"),
    "deals": mark("deals"),
    "deals_played": mark("deals played"),
    "default_level": mark("usual level"),
    "duo7": mark("Duo 7"),
    "duo8": mark("Duo 8"),
    "evening_order": mark("order of the evening"),
    "exactly": mark("tricks to take"),
    "first_day": mark("first day"),
    "last_day": mark("last day"),
    "first_dealer": mark("first dealer"),
    "floor": mark("least an evening gives"),
    "format": mark("format"),
    "from": mark("from"),
    "from_deal": mark("from deal"),
    "full_deal_trump": mark("trump when all cards are dealt"),
    "game": mark("game"),
    "game_points": mark("game points count"),
    "grande_misere": mark("Grande misère"),
    "honours": mark("honours"),
    "in": mark("who comes in"),
    "initial_order": mark("initial order"),
    "kind": mark("kind"),
    "last": mark("last trick"),
    "leader": mark("who leads"),
    "level": mark("level"),
    "levels": mark("levels"),
    "lost_charge": mark("charge per missing trick"),
    "lost_factor": mark("factor when lost"),
    "lost_first": mark("first missing trick"),
    "lost_further": mark("each further missing trick"),
    "lost": mark("points lost"),
    "lost_per_level": mark("points lost per trick of the level"),
    "made": mark("points of a made contract"),
    "made_per_trick": mark("points per trick"),
    "lost_multiplier": mark("factor of lost contracts"),
    "marker": mark("marker"),
    "cancelled": mark("cancelled"),
    "cancelled_reason": mark("reason"),
    "minimum": mark("minimum of evenings"),
    "minimum_at_end": mark("minimum at the end"),
    "tie_breaks": mark("what separates equal totals"),
    "evening_minimum": mark("rounds needed for a place"),
    "periods": mark("parts of the season"),
    "period_best": mark("best of a part"),
    "period_minimum": mark("minimum of a part"),
    "teams": mark("team ranking"),
    "count": mark("members that count"),
    "first": mark("first day"),
    "entry": mark("entry"),
    "stake": mark("stake"),
    "purse": mark("purse"),
    "paid": mark("who has paid"),
    "prizes": mark("prizes"),
    "cents": mark("cents"),
    "guest": mark("guest"),
    "categories": mark("categories"),
    "team": mark("team"),
    "multiplier": mark("multiplier"),
    "name": mark("name"),
    "need": mark("tricks to take"),
    "number": mark("number"),
    "numbering": mark("numbering of places"),
    "of": mark("kind of points"),
    "out": mark("who leaves"),
    "partner": mark("partner"),
    "payoffs": mark("payoffs"),
    "per_extra": mark("points per extra trick"),
    "petite_misere": mark("Petite misère"),
    "picolo": mark("Picolo"),
    "place_points": mark("place points"),
    "player": mark("player"),
    "players": mark("players"),
    "points": mark("points"),
    "preset": mark("preset"),
    "rabrouche": mark("rabrouche"),
    "rabrouche_blank_points": mark("blank hand of the rabrouche"),
    "rabrouche_deals": mark("rabrouche deals"),
    "rabrouche_multiplier": mark("rabrouche factor"),
    "reason": mark("reason"),
    "results": mark("results"),
    "revoke_penalty": mark("revoke penalty"),
    "round": mark("round"),
    "scheme": mark("scheme"),
    "season": mark("season"),
    "result": mark("result"),
    "seat_changes": mark("seat changes"),
    "seats": mark("seats"),
    "several": mark("several at once"),
    "shared_places": mark("shared places"),
    "sheets": mark("sheets"),
    "sits_out": mark("who sits out"),
    "sixth": mark("sixth trick"),
    "sixth_and_last_points": mark("points of the sixth and last trick"),
    "size": mark("size of a step"),
    "slam_from_cards": mark("grand slam from"),
    "solo7": mark("Solo 7"),
    "solo8": mark("Solo 8"),
    "step": mark("step"),
    "table": mark("table"),
    "target": mark("target"),
    "targets": mark("targets"),
    "threshold": mark("threshold"),
    "total": mark("tricks in the deal"),
    "tricks": mark("tricks"),
    "trump": mark("trump"),
    "trump_rotation": mark("trumps in turn"),
    "upset": mark("upset bonus"),
    "version": mark("version"),
}

_NUMBERED: Final[Mapping[str, str]] = {
    "sheets": mark("sheet {number}"),
    "deals": mark("deal {number}"),
    "attempts": mark("attempt {number}"),
    "seat_changes": mark("seat change {number}"),
    "players": mark("player {number}"),
    "seats": mark("seat {number}"),
    "bids": mark("bid {number}"),
    "tricks": mark("tricks {number}"),
    "payoffs": mark("row {number}"),
    "adjustments": mark("adjustment {number}"),
    "periods": mark("part {number}"),
    "tie_breaks": mark("step {number}"),
    "paid": mark("payment {number}"),
    "prizes": mark("prize {number}"),
    "categories": mark("category {number}"),
    "place_points": mark("place {number}"),
}


def field_name(path: Sequence[str | int]) -> str:
    """The name of the fact or convention that ``path`` leads to; "" when it leads to none."""
    key = next((step for step in reversed(path) if isinstance(step, str)), "")
    text = _FIELDS.get(key) or own_text(lambda words: words.fields, key)
    return tr_marked(text) if text else key


def place_text(path: Sequence[str | int]) -> str:
    """The place ``path`` leads to, counted from 1: "sheet 2, deal 4, tricks"; "" for the whole. A number at its
    beginning is that of an evening among several."""
    places: list[str] = []
    steps = list(path)
    while steps:
        step = steps.pop(0)
        if isinstance(step, int):
            number = tr("number {number}", number=step + 1)
            places.append(number if places else tr("evening {number}", number=step + 1))
        elif steps and isinstance(steps[0], int) and step in _NUMBERED:
            places.append(tr_marked(_NUMBERED[step], number=int(steps.pop(0)) + 1))
        else:
            places.append(field_name((step,)))
    return ", ".join(places)
