"""Updates the catalogues in resources/translations to the program text, or checks that they are up to date.

``translations.py update`` writes new text into the .ts files and compiles them; ``check`` exits 1 when a catalogue is
out of date, a text is not translated (English, the language of the source, has only its plurals), or a compiled
catalogue does not match its .ts file.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from whistclub.words.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "resources" / "translations"


def tool(name: str, *arguments: str) -> None:
    """Runs one of Qt's catalogue tools, shipped with PySide6."""
    command = Path(sys.executable).with_name(f"pyside6-{name}")
    done = subprocess.run([str(command), *arguments], capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise SystemExit(f"{name}: {done.stdout}{done.stderr}")


def update(folder: Path) -> None:
    """Updates the .ts files in ``folder`` to the program text and compiles them."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "whistclub").rglob("*.py"))
    for language in LANGUAGES:
        ts = folder / f"whistclub_{language}.ts"
        plural_only = ("-pluralonly",) if language == "en" else ()
        tool(
            "lupdate", "-silent", "-locations", "none", "-no-obsolete", "-tr-function-alias", "QT_TR_NOOP+=mark",
            "-source-language", "en", "-target-language", language, *plural_only, *sources, "-ts", str(ts),
        )  # fmt: skip
        tool("lrelease", "-silent", str(ts), "-qm", str(ts.with_suffix(".qm")))


def unfinished(ts: Path) -> list[str]:
    """Source texts of ``ts`` without translation, or with one that lacks or adds a ``{name}``."""
    found = []
    for message in ElementTree.parse(ts).iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        texts = [] if translation is None else [form.text or "" for form in translation.iter("numerusform")]
        texts = texts or [translation.text or "" if translation is not None else ""]
        if translation is None or translation.get("type") or any(fields(t) - fields(source) or not t for t in texts):
            found.append(source)
    return found


def fields(text: str) -> set[str]:
    """The ``{name}`` fields of a text."""
    return {part.split("}")[0].split(":")[0] for part in text.split("{")[1:]}


def missing() -> list[str]:
    """One line for every text that lacks its translation or its plurals."""
    return [
        f"{language}: not translated: {source}"
        for language in LANGUAGES
        for source in unfinished(CATALOGUES / f"whistclub_{language}.ts")
    ]


def behind() -> list[str]:
    """One line for every catalogue that is out of date."""
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            ts = CATALOGUES / f"whistclub_{language}.ts"
            (Path(folder) / ts.name).write_bytes(ts.read_bytes() if ts.exists() else b"")
        update(Path(folder))
        for language in LANGUAGES:
            for suffix in (".ts", ".qm"):
                name = f"whistclub_{language}{suffix}"
                kept = CATALOGUES / name
                if not kept.exists() or kept.read_bytes() != (Path(folder) / name).read_bytes():
                    problems.append(f"{name} is behind the program text: run packaging/translations.py update")
    return problems


def main() -> int:
    if sys.argv[1:] == ["update"]:
        CATALOGUES.mkdir(parents=True, exist_ok=True)
        update(CATALOGUES)
        return 0
    if sys.argv[1:] == ["check"]:
        problems = [*missing(), *behind()]
        print("\n".join(problems) or "catalogues are complete and in step")
        return bool(problems)
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
