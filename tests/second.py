"""A season worked out a second time from the text of rules.md §5 alone: plain numbers in, plain numbers out.

Nothing of the program is used here. Amounts are hundredths, as fractions until the very end."""

from __future__ import annotations

from fractions import Fraction
from math import floor as down


def nearest(value: Fraction) -> int:
    """Halves away from zero."""
    return down(value + Fraction(1, 2)) if value >= 0 else -down(-value + Fraction(1, 2))


def table_places(points: dict[str, int]) -> dict[str, int]:
    return {player: 1 + sum(other > own for other in points.values()) for player, own in points.items()}


def sheet_lines(points: dict[str, int], deals: int, rules: dict, before: dict[str, int]) -> dict[str, dict]:
    """What one table gave each of its players."""
    places = table_places(points)
    lines = {}
    for player, won in points.items():
        place = places[player]
        sharing = sum(other == place for other in places.values())
        paid = rules["place_points"] + [0] * 9
        own = sum(paid[place - 1 : place - 1 + sharing])
        value = Fraction(own, sharing) if rules["shared"] == "share" else Fraction(paid[place - 1])
        value = Fraction(nearest(value))
        if rules["bracket"]:
            start, size, step = rules["bracket"]
            value += step * down(Fraction(won - start, size))
        last = max(before.values(), default=0) + 1
        stood = before.get(player, last)
        beaten = sum(places[other] > place and before.get(other, last) < stood for other in points)
        if rules["upset"]:
            value += rules["upset"][min(beaten, len(rules["upset"]) - 1)]
        if rules["game_points"]:
            value += 100 * won
        lines[player] = {"value": value, "won": won, "deals": deals, "place": place}
    return lines


def evening_of(night: dict, rules: dict, before: dict[str, int]) -> dict[str, dict]:
    """Player to sheets, and what the evening gave besides them."""
    found: dict[str, dict] = {}
    for points, deals in night["tables"]:
        for player, line in sheet_lines(points, deals, rules, before).items():
            found.setdefault(player, {"sheets": [], "game": 0, "ranking": 0})["sheets"].append(line)
    for player, of, amount in night["adjustments"]:
        found.setdefault(player, {"sheets": [], "game": 0, "ranking": 0})[of] += amount
    return found


def of_evening(line: dict, kept: list[dict], rules: dict) -> dict:
    """The sums of an evening of which the sheets ``kept`` count."""
    value = sum((sheet["value"] for sheet in kept), Fraction(line["ranking"]))
    value += 100 * line["game"] if rules["game_points"] else 0
    value += rules["attendance"] if line["sheets"] else 0
    if rules["floor"] is not None and kept:
        value = max(value, Fraction(rules["floor"]))
    won = line["game"] + sum(sheet["won"] for sheet in kept)
    deals = sum(sheet["deals"] for sheet in kept)
    places = [sheet["place"] for sheet in kept]
    if rules["average"]:
        value = Fraction(nearest(Fraction(100 * won, deals)) if deals else 0) + line["ranking"]
    return {"value": value, "won": won, "deals": deals, "places": places, "ranking": line["ranking"]}


def totals(nights: list[dict[str, dict]], rules: dict) -> dict[str, tuple]:
    """Player to (enough evenings, total, places counted, game points)."""
    found = {}
    for player in {player for night in nights for player in night}:
        lines = [(at, night[player]) for at, night in enumerate(nights) if player in night]
        if rules["best_of"] == "sheets" and rules["best"]:
            ranked = sorted(
                ((sheet["value"], sheet["won"], at, n) for at, line in lines for n, sheet in enumerate(line["sheets"])),
                reverse=True,
            )
            kept = {(at, n) for *_, at, n in ranked[: rules["best"]]}
            sums = [
                of_evening(line, [s for n, s in enumerate(line["sheets"]) if (at, n) in kept], rules)
                for at, line in lines
            ]
        else:
            whole = [(at, line, of_evening(line, line["sheets"], rules)) for at, line in lines]
            played = sorted(((s["value"], s["won"], at) for at, line, s in whole if line["sheets"]), reverse=True)
            kept_nights = {at for *_, at in played[: rules["best"] or len(played)]}
            sums = [s for at, line, s in whole if at in kept_nights or not line["sheets"]]
        total = sum((s["value"] for s in sums), Fraction(0))
        won, deals = sum(s["won"] for s in sums), sum(s["deals"] for s in sums)
        if rules["average"]:
            total = Fraction(nearest(Fraction(100 * won, deals)) if deals else 0) + sum(s["ranking"] for s in sums)
        places = [place for s in sums for place in s["places"]]
        attended = sum(bool(line["sheets"]) for _, line in lines)
        counts = tuple(places.count(n) for n in range(1, 9))
        found[player] = (attended > 0 and attended >= rules["minimum"], total, counts, won)
    return found


def numbered(found: dict[str, tuple], numbering: str) -> dict[str, int | None]:
    """Each player's place, None below the minimum."""
    keys = [line[1:] for line in found.values() if line[0]]
    better = set(keys) if numbering == "1223" else keys
    return {
        player: 1 + sum(other > line[1:] for other in better) if line[0] else None for player, line in found.items()
    }


def season(nights: list[dict], rules: dict) -> dict[str, tuple[int | None, int, int]]:
    """Player to (place, total in hundredths, game points)."""
    told: list[dict[str, dict]] = []
    before: dict[str, int] = {}
    for night in nights:
        told.append(evening_of(night, rules, before))
        found = totals(told, rules)
        before = {player: place for player, place in numbered(found, "1224").items() if place is not None}
    found = totals(told, rules)
    places = numbered(found, rules["numbering"])
    return {player: (places[player], int(line[1]), line[3]) for player, line in found.items()}
