"""Words: English source text here, other languages from Qt's catalogues. No Qt is imported before a language is set.

``tr`` marks and translates text; ``mark`` only marks it (for tables of text), ``tr_marked`` translates it later.
"""

from __future__ import annotations

from collections.abc import Callable

Lookup = Callable[[str, str, str | None, int], str | None]
"""(context, always ""; source; disambiguation; number or -1) -> translation, if there is one: as Qt asks for it."""

_lookup: Lookup | None = None
_language = "en"


def install(language: str, lookup: Lookup | None) -> None:
    """Makes ``language`` (``fr``, ``nl``, ``en``) the one all later text is given in."""
    global _lookup, _language
    _lookup, _language = lookup, language


def language() -> str:
    """The language in force."""
    return _language


def tr(source: str, disambiguation: str = "", n: int = -1, /, **values: object) -> str:
    """``source`` in the reader's language with ``{name}`` replaced from ``values`` and ``%n`` by ``n``.

    ``source`` is a literal, never an f-string: the catalogue is made from the program text."""
    text = (_lookup and _lookup("", source, disambiguation or None, n)) or source
    if n >= 0:
        text = text.replace("%n", str(n))
    return text.format(**values) if values else text


def mark(source: str) -> str:
    """``source`` itself, marked for the catalogue."""
    return source


tr_marked = tr
"""``tr`` for text that was marked elsewhere: the catalogue maker does not see this name."""
