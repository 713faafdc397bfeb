"""The conventions of a club: its own named ones beside the shipped ones, its default, and its own words for contracts.
Sheets hold their own conventions, so nothing here changes a sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from whistclub.club.names import folded
from whistclub.club.ports import EveningRecord, SettingRecord, SheetRecord, Work
from whistclub.rules.sheet import game_of

CONTRACT_NAMES: Final = "contract_names"
"""Setting key of the club's own words for contracts: by game, by contract."""
LONGEST: Final = 60
"""Greatest length of the name of conventions, in letters."""
LONGEST_CONTRACT: Final = 24
"""Greatest length of a club's word for a contract, in letters: it has to fit on a button."""


@dataclass(frozen=True, slots=True)
class NamedConventions:
    """Conventions of a game under the name used in the club, unique within the game."""

    name: str
    game: str
    conventions: Any


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the club has set for one game: its own conventions by name, and the name of its usual ones (its own or
    shipped; None: none chosen)."""

    own: tuple[NamedConventions, ...] = ()
    usual: str | None = None


_KEPT: Final = "conventions/"


def setting_key(game: str) -> str:
    """The setting key of a game's conventions."""
    return f"{_KEPT}{game}"


def shipped_conventions(game: str) -> tuple[NamedConventions, ...]:
    """The conventions shipped for a game; a game with a single unnamed set has the name ""."""
    return tuple(NamedConventions(name, game, conventions) for name, conventions in game_of(game).presets().items())


def agreed(work: Work, game: str) -> Agreed:
    """What the club has set for ``game``."""
    value: Mapping[str, Any] = setting_value(work, setting_key(game)) or {}
    decode = game_of(game).decode_conventions
    own = [NamedConventions(entry["name"], game, decode(entry["conventions"])) for entry in value.get("own", ())]
    return Agreed(tuple(sorted(own, key=lambda one: folded(one.name))), value.get("usual"))


def agreed_value(kept: Agreed) -> dict[str, Any] | None:
    """``Agreed`` as JSON values; None when it is empty."""
    own = [{"name": one.name, "conventions": game_of(one.game).encode_conventions(one.conventions)} for one in kept.own]
    if not own and kept.usual is None:
        return None
    return {"own": own, "usual": kept.usual}


def own_conventions(work: Work, game: str) -> tuple[NamedConventions, ...]:
    """The club's own conventions of ``game``, by name."""
    return agreed(work, game).own


def offered_conventions(work: Work, game: str) -> tuple[NamedConventions, ...]:
    """The conventions that can be chosen for a table: the shipped ones, then the club's own."""
    return (*shipped_conventions(game), *own_conventions(work, game))


def usual_conventions(work: Work, game: str) -> Any | None:
    """The conventions the club has chosen as its usual ones, None when it has chosen none."""
    kept = agreed(work, game)
    both = (*kept.own, *shipped_conventions(game))
    return next((one.conventions for one in both if one.name == kept.usual), None)


def first_conventions(work: Work, game: str, tonight: Sequence[SheetRecord] = ()) -> Any:
    """The conventions proposed for the next table of ``game``: those of the last table of ``tonight``, else the club's
    usual ones, else those of the club's last table, else the game's own."""
    earlier = next((sheet for sheet in reversed(tonight) if sheet.game == game), None)
    if earlier is None and (chosen := usual_conventions(work, game)) is not None:
        return chosen
    earlier = earlier or last_sheet(work, game)
    return earlier.conventions if earlier is not None else game_of(game).default_conventions()


def last_sheet(work: Work, game: str | None = None) -> SheetRecord | None:
    """The latest sheet of the club, of any game or of ``game``."""
    for evening in reversed(work.find(EveningRecord)[-20:]):
        for sheet in reversed(work.find(SheetRecord, evening_id=evening.id)):
            if game is None or sheet.game == game:
                return sheet
    return None


def all_own_conventions(work: Work) -> tuple[NamedConventions, ...]:
    """The club's own conventions of every game."""
    kept = (record.key for record in work.find(SettingRecord) if record.key.startswith(_KEPT))
    return tuple(one for key in kept for one in own_conventions(work, key.removeprefix(_KEPT)))


def contract_names(work: Work) -> Mapping[str, Mapping[str, str]]:
    """The club's own words for contracts, by game and contract."""
    return setting_value(work, CONTRACT_NAMES) or {}


def setting_value(work: Work, key: str) -> Any | None:
    """The value of a journalled setting, None when it is not set."""
    return next((record.value for record in work.find(SettingRecord, key=key)), None)
