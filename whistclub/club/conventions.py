"""What a club has agreed: its own named conventions beside the shipped ones, which are its usual ones, and its words
for contracts. Sheets hold their own conventions; nothing here changes one that is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from whistclub.club.names import folded
from whistclub.club.ports import EveningRecord, SettingRecord, SheetRecord, Work
from whistclub.rules.sheet import game_of

CONTRACT_NAMES: Final = "contract_names"
"""Key of the club's words for contracts: by game, by contract."""
LONGEST: Final = 60
"""Letters of the name of conventions."""
LONGEST_CONTRACT: Final = 24
"""Letters of a club's word for a contract: it has to fit on a button."""


@dataclass(frozen=True, slots=True)
class NamedConventions:
    """Conventions of a game with the name the club knows them by, unique among those of its game."""

    name: str
    game: str
    conventions: Any


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the club has agreed for one game: its own conventions by name, and the name of the usual ones (its own or a
    shipped one; None: none were chosen)."""

    own: tuple[NamedConventions, ...] = ()
    usual: str | None = None


_KEPT: Final = "conventions/"


def setting_key(game: str) -> str:
    """The key under which a game's conventions are kept."""
    return f"{_KEPT}{game}"


def shipped_conventions(game: str) -> tuple[NamedConventions, ...]:
    """What the program ships for a game; the one set of a game that names none has the name ""."""
    return tuple(NamedConventions(name, game, conventions) for name, conventions in game_of(game).presets().items())


def agreed(work: Work, game: str) -> Agreed:
    """What the club has agreed for ``game``."""
    value: Mapping[str, Any] = setting_value(work, setting_key(game)) or {}
    decode = game_of(game).decode_conventions
    own = [NamedConventions(entry["name"], game, decode(entry["conventions"])) for entry in value.get("own", ())]
    return Agreed(tuple(sorted(own, key=lambda one: folded(one.name))), value.get("usual"))


def agreed_value(kept: Agreed) -> dict[str, Any] | None:
    """``Agreed`` as JSON values; None for nothing."""
    own = [{"name": one.name, "conventions": game_of(one.game).encode_conventions(one.conventions)} for one in kept.own]
    if not own and kept.usual is None:
        return None
    return {"own": own, "usual": kept.usual}


def own_conventions(work: Work, game: str) -> tuple[NamedConventions, ...]:
    """The club's own conventions of ``game``, by name."""
    return agreed(work, game).own


def offered_conventions(work: Work, game: str) -> tuple[NamedConventions, ...]:
    """What may be chosen for a table: the shipped conventions, then the club's own."""
    return (*shipped_conventions(game), *own_conventions(work, game))


def usual_conventions(work: Work, game: str) -> Any | None:
    """The conventions the club has chosen as its usual ones; None when it has chosen none."""
    kept = agreed(work, game)
    both = (*kept.own, *shipped_conventions(game))
    return next((one.conventions for one in both if one.name == kept.usual), None)


def first_conventions(work: Work, game: str, tonight: Sequence[SheetRecord] = ()) -> Any:
    """What the next table of ``game`` begins with: the conventions of the last one of ``tonight``; else those the club
    has chosen as its usual ones; else those of its last table; else the game's own."""
    earlier = next((sheet for sheet in reversed(tonight) if sheet.game == game), None)
    if earlier is None and (chosen := usual_conventions(work, game)) is not None:
        return chosen
    earlier = earlier or last_sheet(work, game)
    return earlier.conventions if earlier is not None else game_of(game).default_conventions()


def last_sheet(work: Work, game: str | None = None) -> SheetRecord | None:
    """The latest sheet of the club (of a game)."""
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
    """The value of a journalled setting; None without one."""
    return next((record.value for record in work.find(SettingRecord, key=key)), None)
