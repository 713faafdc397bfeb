"""Rankings against a second, naive implementation that recomputes everything from the rules' text with fractions."""

import datetime
from fractions import Fraction
from math import floor

from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.ranking.facts import (
    Adjustment,
    Bracket,
    EveningFacts,
    EveningKey,
    EveningRules,
    Result,
    SeasonRules,
    SheetResult,
)
from whistclub.ranking.season import order_before, season_ranking
from whistclub.ranking.why import season_why

PLAYERS = "ABCDEFG"
OF = ("game", "ranking")


@st.composite
def sheets(draw, round_: int, players: tuple[str, ...]):
    """Tables of one round, of three to four of ``players``; perhaps a stand-in at the first."""
    result, at = [], 0
    while len(players) - at >= 3 and draw(st.booleans()):
        seated = players[at : at + draw(st.integers(3, 4))]
        at += len(seated)
        points = [draw(st.integers(-3, 5)) * draw(st.sampled_from([1, 10])) for _ in seated]
        rows = [Result(p, 1 + sum(q > own for q in points), own, own, 8) for p, own in zip(seated, points, strict=True)]
        if at < len(players) and draw(st.integers(0, 4)) == 0:
            rows.append(Result(players[at], None, draw(st.integers(-9, 9)), points[-1], 3))
            at += 1
        closed = draw(st.integers(0, 5)) > 0
        result.append(SheetResult(round_, len(result) + 1, "belgian", len(seated), closed, False, tuple(rows)))
    return result


@st.composite
def evenings_of(draw, rules):
    facts = []
    for day in range(draw(st.integers(0, 5))):
        tables = [s for r in (1, 2) for s in draw(sheets(r, tuple(draw(st.permutations(PLAYERS)))))]
        adjustments = draw(
            st.lists(
                st.builds(Adjustment, st.sampled_from(PLAYERS), st.integers(-30, 30), st.sampled_from(OF)),
                max_size=2,
            )
        )
        key = EveningKey(datetime.date(2026, 9, 1 + day // 2), 1 + day % 2)
        facts.append(EveningFacts(key, "", tuple(tables), tuple(adjustments), rules.evening, True))
    return draw(st.permutations(facts))


rules_of = st.builds(
    SeasonRules,
    evening=st.builds(
        EveningRules,
        game_points=st.booleans(),
        place_points=st.sampled_from([{0: (1100, 700, 400, 200)}, {3: (300, 100), 4: (401, 200, 100)}, {0: ()}]),
        shared_places=st.sampled_from(["share", "full"]),
        bracket=st.sampled_from([None, Bracket(), Bracket(3, 7, -5)]),
        upset=st.sampled_from([(0, 30, 70, 100), (0, 30), ()]),
        attendance=st.sampled_from([0, 25]),
        floor=st.sampled_from([None, 0, 900]),
    ),
    best=st.none() | st.integers(1, 4),
    best_of=st.sampled_from(["evenings", "sheets"]),
    minimum=st.integers(0, 3),
)


def nearest(value: Fraction) -> int:
    return floor(value + Fraction(1, 2)) if value >= 0 else -floor(-value + Fraction(1, 2))


def naive_sheet(rules, sheet, before):
    """(player, place, own points, ranking points of the sheet) of everybody."""
    lists = rules.place_points
    paid = lists[sheet.seats] if sheet.seats in lists else lists[0]
    for r in sheet.results:
        value = 100 * r.points if rules.game_points else 0
        if r.place is not None:
            same = [o for o in sheet.results if o.place == r.place]
            filled = [paid[n - 1] if n <= len(paid) else 0 for n in range(r.place, r.place + len(same))]
            value += filled[0] if rules.shared_places == "full" else nearest(Fraction(sum(filled), len(same)))
            if rules.bracket is not None:
                steps = floor(Fraction(r.seat_points - rules.bracket.start, rules.bracket.size))
                value += rules.bracket.step * steps
            others = [o for o in sheet.results if o.place is not None and o.place > r.place and o.player in before]
            beaten = [o for o in others if r.player not in before or before[o.player] < before[r.player]]
            if rules.upset:
                value += rules.upset[min(len(beaten), len(rules.upset) - 1)]
        yield r.player, r.place, r.points, value


def naive_evening(evening, before):
    """Player -> (own sheets as (round, table, place, points, value), stand-in sums, adjustments, played)."""
    lines = {}
    for sheet in sorted(evening.sheets, key=lambda s: (s.round, s.table)):
        if sheet.closed:
            for player, place, points, value in naive_sheet(evening.rules, sheet, before):
                new = {"own": [], "points": 0, "value": 0, "played": True, "bare": False}
                line = lines.setdefault(player, new)
                if place is None:
                    line["points"] += points
                    line["value"] += value
                else:
                    line["own"].append((sheet.round, sheet.table, place, points, value))
    for a in evening.adjustments:
        new = {"own": [], "points": 0, "value": 0, "played": False, "bare": False}
        line = lines.setdefault(a.player, new)
        if evening.closed and not evening.sheets and a.kind == "decision":
            line["played"] = line["bare"] = True
        line["points"] += a.amount if a.of == "game" else 0
        line["value"] += a.amount if a.of == "ranking" else 100 * a.amount if evening.rules.game_points else 0
    for line in lines.values():
        line["value"] += evening.rules.attendance if line["played"] and not line["bare"] else 0
    return lines


def naive_sum(line, rules, kept):
    """(value, game points, places) of an evening of which the sheets ``kept`` count."""
    value = line["value"] + sum(sheet[4] for sheet in kept)
    if rules.floor is not None and line["played"] and (kept or not line["own"]):
        value = max(value, rules.floor)
    return value, line["points"] + sum(sheet[3] for sheet in kept), [sheet[2] for sheet in kept]


def naive_season(rules, evenings):
    """[(place or None, player, total, places, game points)] and the order."""
    history = {}
    order = {}
    table = []
    for index, evening in enumerate(sorted(evenings, key=lambda e: e.key)):
        for player, line in naive_evening(evening, order).items():
            history.setdefault(player, []).append((index, line))
        table = naive_table(rules, history, evenings)
        order = {row[1]: row[0] for row in table if row[0] is not None}
    return table, order


def naive_table(rules, history, evenings):
    lines = []
    for player, nights in history.items():
        evening_rules = evenings[0].rules
        played = [(i, line) for i, line in nights if line["played"]]
        own = sum(len(line["own"]) + line["bare"] for _, line in nights)
        if rules.best is not None and rules.best_of == "sheets":
            candidates = [(s[4], s[3], i, s[0], s[1]) for i, line in nights for s in line["own"]]
            best = sorted(candidates, reverse=True)[: rules.best]
            kept = {(c[2], c[3], c[4]) for c in best}
            sums = [
                naive_sum(line, evening_rules, [s for s in line["own"] if (i, s[0], s[1]) in kept])
                for i, line in nights
            ]
        else:
            whole = {i: naive_sum(line, evening_rules, line["own"]) for i, line in nights}
            candidates = sorted(((whole[i][0], whole[i][1], i) for i, _ in played), reverse=True)
            dropped = [] if rules.best is None else candidates[rules.best :]
            sums = [whole[i] for i, _ in nights if i not in {d[2] for d in dropped}]
        places = [place for s in sums for place in s[2]]
        key = (sum(s[0] for s in sums), [places.count(n) for n in range(1, 9)], sum(s[1] for s in sums))
        lines.append((own > 0 and len(played) >= rules.minimum, player, key))
    ranked = [line for line in lines if line[0]]
    rows = [(1 + sum(o[2] > line[2] for o in ranked), line[1], *line[2]) for line in ranked]
    return rows + [(None, line[1], *line[2]) for line in lines if not line[0]]


@st.composite
def seasons(draw):
    rules = draw(rules_of)
    return rules, draw(evenings_of(rules))


def wide(places):
    return list(places) + [0] * (8 - len(places))


@settings(max_examples=150, deadline=None)
@given(seasons())
def test_the_ranking_is_what_the_naive_one_is(season) -> None:
    rules, evenings = season
    expected, order = naive_season(rules, evenings)
    ranking = season_ranking("s", rules, evenings)
    got = [(row.place, row.player, row.total, wide(row.places), row.game_points) for row in ranking.rows]
    assert sorted(got, key=lambda row: row[1]) == sorted(expected, key=lambda row: row[1])
    assert dict(order_before(rules, evenings, None)) == order
    numbers = [row.place for row in ranking.rows]
    assert numbers == sorted(numbers, key=lambda place: 99 if place is None else place)


@settings(max_examples=100, deadline=None)
@given(seasons())
def test_every_part_adds_up(season) -> None:
    rules, evenings = season
    ranking = season_ranking("s", rules, evenings)
    for row in ranking.rows:
        counted = [evening for evening in row.evenings if not evening.dropped]
        assert row.total == sum(evening.total for evening in counted)
        points = 100 * row.game_points if rules.evening.game_points else 0
        parts = (row.place_points, row.points_bonus, row.upset_bonus, row.attendance, row.adjustments, row.floor_added)
        assert row.total == points + sum(parts)
        assert sum(row.places) == row.sheets - row.dropped
        why = season_why(ranking, row)
        assert why.amount == row.total == sum(reason.amount or 0 for reason in why.parts)
        for reason in why.parts:
            assert not reason.parts or reason.amount == sum(part.amount or 0 for part in reason.parts)


@settings(max_examples=60, deadline=None)
@given(seasons(), st.randoms())
def test_the_order_evenings_are_given_in_does_not_matter(season, random) -> None:
    rules, evenings = season
    shuffled = list(evenings)
    random.shuffle(shuffled)
    assert season_ranking("s", rules, shuffled) == season_ranking("s", rules, evenings)


@settings(max_examples=60, deadline=None)
@given(seasons())
def test_without_a_minimum_or_a_best_nobody_is_dropped(season) -> None:
    rules, evenings = season
    free = SeasonRules(evening=rules.evening)
    for row in season_ranking("s", free, evenings).rows:
        assert row.dropped == 0
        bare = any(evening.row.took_part and not evening.row.parts for evening in row.evenings)
        assert row.classified == (row.sheets > 0 or bare)
