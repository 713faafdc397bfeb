"""Tooltips in plain text: a name that contains ``<`` is not read as markup."""

from __future__ import annotations

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget


def plain_tip(text: str) -> str:
    """Returns ``text`` escaped so that a tooltip shows it literally. Qt would read markup-like text as rich text,
    including pictures from files."""
    if not Qt.mightBeRichText(text):
        return text
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)


def set_tip(widget: QWidget, text: str) -> None:
    """Sets the tooltip of a widget, "" for none."""
    tip = plain_tip(text)
    if tip != widget.toolTip():  # setting a tooltip sends events even if it is unchanged
        widget.setToolTip(tip)
