"""What an action of the controller has come to."""

from __future__ import annotations

from typing import Any

from whistclub.club.ports import Change
from whistclub.desktop.controller import Controller


def acted(controller: Controller, action: Any, *args: Any, **kw: Any) -> Change:
    """Does the action through the controller and gives its change; fails where it was refused."""
    changes: list[Change] = []
    controller.act(action, *args, then=changes.append, **kw)
    (change,) = changes
    return change
