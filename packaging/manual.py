"""Builds the manual in resources/manual from packaging/manual: fills in the words of buttons in each language and the
table of keys per deal.

``manual.py update`` writes it; ``check`` exits 1 when it is out of date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from key_budgets import Case, cases  # noqa: E402
from whistclub import words  # noqa: E402
from whistclub.words import qt  # noqa: E402
from whistclub.words.languages import LANGUAGES  # noqa: E402

SOURCES, MANUAL = ROOT / "packaging" / "manual", ROOT / "resources" / "manual"
BUTTON = re.compile(r"\[\[(.+?)\]\](?!\])")
HEADS = {
    "en": ("Deal", "Promised", "Keys", "Taps", "For example"),
    "fr": ("Donne", "Promis", "Touches", "Pressions", "Par exemple"),
    "nl": ("Gift", "Beloofd", "Toetsen", "Drukken", "Bijvoorbeeld"),
}


def manual(language: str) -> str:
    """The manual in a language. SystemExit when it names a button that does not exist."""
    qt.load(language)
    known = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "whistclub").rglob("*.py")))

    def shown(match: re.Match[str]) -> str:
        source = match[1]
        if f'"{source}"' not in known:
            raise SystemExit(f"the manual ({language}) names “{source}”, which no button says")
        return f"**{words.tr_marked(source).split(' [')[0].rstrip(' ▾…')}**"

    text = (SOURCES / f"{language}.md").read_text(encoding="utf-8")
    return BUTTON.sub(shown, text).replace("{budgets}", table(language, cases()))


def table(language: str, every: Iterable[Case]) -> str:
    """The table: the most keys and taps of each line, with the deal that takes them."""
    lines: dict[str, list[Case]] = {}
    for case in every:
        lines.setdefault(case.line, []).append(case)
    rows = [HEADS[language], ("---", "---:", "---:", "---:", "---")]
    for some in lines.values():
        most = max(some, key=lambda case: case.keys)
        taps = max(len(case.tapped) + 1 for case in some)
        rows.append((most.named(language), str(most.budget), str(most.keys), str(taps), f"`{most.shown_keys()}`"))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main() -> int:
    if sys.argv[1:] not in (["update"], ["check"]):
        print(__doc__, file=sys.stderr)
        return 2
    behind = False
    for language in LANGUAGES:
        path, text = MANUAL / f"{language}.md", manual(language)
        if sys.argv[1] == "update":
            MANUAL.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            behind = True
            print(f"{path.name} is behind the program: run packaging/manual.py update")
    if sys.argv[1] == "check" and not behind:
        print("the manual is in step")
    return int(behind)


if __name__ == "__main__":
    sys.exit(main())
