"""Formulas the workbooks share. In a formula ``{key}`` is the row's cell of that column, ``{key^}`` the column's first
cell, ``{table!key}`` the whole column (without its foot)."""

from __future__ import annotations

from collections.abc import Sequence


def place_formula(table: str, among: str, order: Sequence[str], numbering: str = "1224", rank: str = "") -> str:
    """The place by the columns ``order`` (higher is better), among the rows whose column ``among`` is 1; blank for the
    others. With numbering 1223, ``rank`` is the column with the place as 1224, 0 for the others."""
    if numbering == "1223":
        better = (
            f"({{{table}!{rank}}}<{{{rank}}})*({{{table}!{rank}}}>0)/COUNTIF({{{table}!{rank}}},{{{table}!{rank}}})"
        )
        return f'IF({{{among}}}=1,1+ROUND(SUMPRODUCT({better}),0),"")'
    return f'IF({{{among}}}=1,{rank_formula(table, {among: "1"}, order)},"")'


def rank_formula(table: str, same: dict[str, str], order: Sequence[str]) -> str:
    """1 + the number of rows that are better by the columns ``order``, among those whose columns ``same`` have these
    values."""
    fixed = "".join(f"{{{table}!{key}}},{value}," for key, value in same.items())
    terms, equal = ["1"], ""
    for key in order:
        terms.append(f'COUNTIFS({fixed}{equal}{{{table}!{key}}},">"&{{{key}}})')
        equal += f"{{{table}!{key}}},{{{key}}},"
    return "+".join(terms)


def rounded_formula(numerator: str, denominator: str, scale: int = 100) -> str:
    """``numerator / denominator`` to two decimals, halves away from zero; both whole numbers, the numerator already in
    hundredths when ``scale`` is 1. 0 when divided by 0."""
    whole = f"INT(({2 * scale}*ABS({numerator})+{denominator})/(2*{denominator}))"
    return f"IF({denominator}=0,0,SIGN({numerator})*{whole}/100)"
