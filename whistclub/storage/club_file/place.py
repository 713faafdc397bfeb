"""The kind of folder a club file is in. WAL needs a local disk: SQLite's shared memory does not work across a network,
and sync programs copy a file and its log at different moments."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final, Literal

Place = Literal["local", "network", "sync"]

_NETWORK_TYPES: Final = frozenset(
    (
        *("nfs", "nfs4", "cifs", "smbfs", "smb3", "afpfs", "webdav", "davfs", "ncpfs", "9p"),
        *("fuse.sshfs", "fuse.davfs2", "fuse.rclone", "fuse.gvfsd-fuse"),
    )
)
_SYNC_FOLDERS: Final = (
    *("dropbox", "onedrive", "google drive", "googledrive", "nextcloud", "owncloud", "icloud", "pcloud", "kdrive"),
    *("megasync", "syncthing", "seafile", "proton drive", "protondrive", "proton-drive", "synology drive"),
)
"""How the names of folders that a sync program copies begin."""
_SYNC_NAMES: Final = ("mobile documents", "mon drive", "my drive", "mijn drive", "mega", "sync", "cloudstorage")
"""Whole names of such folders: of iCloud, Google Drive in several languages, MEGA, Syncthing, macOS."""


def place_of(path: Path) -> Place:
    """Returns ``network`` for a share of another machine, ``sync`` for a folder that a program copies elsewhere, else
    ``local``."""
    full = path.absolute()
    names = [part.casefold() for part in full.parent.parts]
    if any(name in _SYNC_NAMES or name.startswith(_SYNC_FOLDERS) for name in names):
        return "sync"
    if any((folder / ".stfolder").exists() for folder in full.parents):  # Syncthing marks what it copies
        return "sync"
    if sys.platform == "win32":
        return "network" if _windows_share(full) else "local"
    return "network" if _mount_type(full) in _NETWORK_TYPES else "local"


def _windows_share(path: Path) -> bool:
    if str(path).startswith("\\\\"):
        return True
    import ctypes

    remote = 4
    return bool(ctypes.__dict__["windll"].kernel32.GetDriveTypeW(path.anchor) == remote)


def _mount_type(path: Path) -> str:
    """The file system of the longest mount point above ``path``; "" when the system has no /proc/mounts."""
    try:
        lines = Path("/proc/mounts").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    best, found = "", ""
    for line in lines:
        _device, mount, kind, *_rest = line.split(" ")
        mount = mount.replace("\\040", " ")
        if os.path.commonpath([mount, path]) == mount and len(mount) >= len(best):
            best, found = mount, kind
    return found
