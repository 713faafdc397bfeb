"""LibreOffice without a window: a workbook computed anew, every formula."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

SOFFICE = shutil.which("soffice")

_SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
"""


def recalculated(book: Path, folder: Path) -> Path:
    """``book`` opened, recalculated and saved again, in ``folder``."""
    profile = folder / "profile"
    (profile / "user").mkdir(parents=True, exist_ok=True)
    (profile / "user" / "registrymodifications.xcu").write_text(_SETTINGS, "utf-8")
    out = folder / "recalculated"
    command = [
        SOFFICE, f"-env:UserInstallation={profile.as_uri()}", "--headless", "--norestore",
        "--convert-to", "xlsx", "--outdir", str(out), str(book),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True, timeout=150)
    return out / book.name
