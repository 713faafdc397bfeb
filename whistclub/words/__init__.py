"""Translated text: English source text here, other languages from Qt's catalogues. Qt is imported only when a language
is set.

``tr`` marks and translates text; ``mark`` only marks it (for tables of text), ``tr_marked`` translates it later.
"""

from __future__ import annotations

from collections.abc import Callable

Lookup = Callable[[str, str, str | None, int], str | None]
"""Looks up a translation with the arguments Qt uses: (context, always ""; source; disambiguation; number or -1) ->
translation, None without one."""

_lookup: Lookup | None = None
_language = "en"


def install(language: str, lookup: Lookup | None) -> None:
    """Sets the language (``fr``, ``nl``, ``en``) of all later text."""
    global _lookup, _language
    _lookup, _language = lookup, language


def language() -> str:
    """The code of the current language."""
    return _language


def tr(source: str, disambiguation: str = "", n: int = -1, /, **values: object) -> str:
    """Translates ``source``, replacing ``{name}`` by ``values`` and ``%n`` by ``n``.

    ``source`` must be a literal, never an f-string: the catalogue is made from the program text."""
    text = (_lookup and _lookup("", source, disambiguation or None, n)) or source
    if n >= 0:
        text = text.replace("%n", str(n))
    return text.format(**values) if values else text


def mark(source: str) -> str:
    """Returns ``source`` unchanged and marks it for the catalogue."""
    return source


tr_marked = tr
"""``tr`` for text marked elsewhere: the catalogue tool does not look for this name."""
