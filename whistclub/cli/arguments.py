"""Parses the command line, with error messages and help in the user's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from whistclub.cli.output import AtFault
from whistclub.words import mark, tr, tr_marked

_MISTAKES: Final = (
    (r"the following arguments are required: (?P<names>.+)", mark("{names}: this is missing; {help}")),
    (r"one of the arguments (?P<names>.+) is required", mark("One of {names} is missing; {help}")),
    (r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)",
     mark("{name} and {other} do not go together; {help}")),
    (r"argument (?P<name>.+?): expected .+", mark("{name}: a value is missing; {help}")),
    (r"argument (?P<name>.+?): ignored explicit argument .+", mark("{name} has no value; {help}")),
    (r"argument (?P<name>.+?): invalid choice: (?P<value>.*) \(choose from (?P<names>.+)\)",
     mark("{name}: {names} is possible, not {value}; {help}")),
    (r"argument (?P<name>.+?): invalid int value: (?P<value>.*)",
     mark("{name}: a whole number belongs here, not {value}; {help}")),
    (r"unrecognized arguments: (?P<value>.+)", mark("{value} cannot stand here; {help}")),
)  # fmt: skip
"""The English error messages of argparse, each with the program's own sentence."""


class Parser(argparse.ArgumentParser):
    """A parser that reports errors as the commands do and shows help in the user's language."""

    def __init__(self, *, add_help: bool = True, **options: Any) -> None:
        super().__init__(add_help=False, formatter_class=_Help, **options)
        # A parser without help is only a parent of others, which merge groups of options by title.
        if add_help:
            self._positionals.title, self._optionals.title = tr("What stands in order"), tr("Options")
            self.add_argument("-h", "--help", action="help", help=tr("shows this help"), default=argparse.SUPPRESS)

    def error(self, message: str) -> NoReturn:
        """Raises ``AtFault`` with one sentence."""
        help = tr("{command} says what can be asked.", command=f"{self.prog} --help")
        for said, sentence in _MISTAKES:
            if match := re.fullmatch(said, message, re.DOTALL):
                values = {key: value.replace("'", "").replace('"', "") for key, value in match.groupdict().items()}
                raise AtFault(tr_marked(sentence, **values, help=help))
        raise AtFault(tr("This cannot be understood; {help}", help=help))


class _Help(argparse.HelpFormatter):
    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, tr("Usage: ") if prefix is None else prefix)
