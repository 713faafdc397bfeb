"""A sentence for every problem and every known error: what is wrong, and what would be right.

``{field}`` is the fact or convention at fault, taken from the problem's path; the other fields are its values.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whistclub.club.ports import ActionName
from whistclub.errors import KnownError
from whistclub.rules.common import PlayerKey, Problem
from whistclub.words import mark, tr, tr_marked
from whistclub.words.actions import action_text
from whistclub.words.fields import field_name, place_text
from whistclub.words.games import own_text
from whistclub.words.names import capital
from whistclub.words.values import filled, shown

PROBLEMS: Final[Mapping[str, str]] = {
    # numbers and choices
    "missing": mark("{field}: missing; it has to be there."),
    "empty": mark("{field}: empty; at least one is needed."),
    "out_of_range": mark("{field}: {low} to {high} is possible, not {value}."),
    "too_small": mark("{field}: at least {low}, not {value}."),
    "too_big": mark("{field}: at most {high}, not {value}."),
    "not_one_of": mark("{field}: {allowed} is possible, not {value}."),
    "wrong_type": mark("{field}: {expected} belongs here, not {value}."),
    "wrong_value": mark("{field}: {value} cannot stand here."),
    "not_a_whole_number": mark("{field}: a whole number belongs here, not {value}."),
    "not_a_number": mark("{field}: {value} is not a number."),
    "number_too_long": mark("{field}: a number has at most {most} digits."),
    "not_an_amount": mark("{field}: {value} is no number of ranking points; write them like 0.50."),
    "not_a_list": mark("{field}: a list belongs here."),
    "not_an_object": mark("{field}: this must be a group of named values, not {value}."),
    "not_a_table_size": mark("{field}: a table has {low} to {high} players, not {value}."),
    "not_a_date": mark("{field}: {value} is no date; write it like 2026-11-27."),
    "not_a_share": mark("{field}: a number of evenings or a share such as 60% belongs here, not {value}."),
    "not_present": mark("{field}: {player} is not present that evening; add the name under present or seat them."),
    "named_twice": mark("{field}: {value} stands here twice; keep one."),
    "periods_overlap": mark("The parts {other} and {value} share days; a day belongs to one part."),
    "not_a_name": mark("{field}: {value} is no name of a season."),
    "unknown_key": mark("{name} is not known here; take it out or correct its spelling."),
    "duplicate_key": mark("{name} stands here twice; keep one."),
    "too_few": mark("{field}: at least {least}, not {count}."),
    "too_many": mark("{field}: at most {most}."),
    "not_here": mark("{field}: does not belong to this contract or deal; leave it out."),
    "not_applicable": mark("{field}: does not belong to this game or contract; leave it out."),
    # text and names
    "conventions_taken": mark("There are already conventions called {name}; give these another name."),
    "contract_name_twice": mark("Two contracts of one game are called {name}; give one of them another name."),
    "bad_text": mark("{field}: the text holds half a character; type it again."),
    "empty_name": mark("{field}: a name needs at least one letter."),
    "nul_text": mark("{field}: an invisible character that no text may have (NUL) stands here; take it out."),
    "text_too_long": mark("{field}: at most {most} letters."),
    "too_long": mark("{field}: at most {high} letters, not {count}."),
    "name_taken": mark("There is already a player called {name}; add a mark that tells them apart."),
    # seats
    "not_seated": mark("{player} does not sit at this table; name somebody who does."),
    "seated_twice": mark("{player} has two seats at this table; one is possible."),
    "already_seated": mark("{player} already sits at this table; name somebody else."),
    "at_two_tables": mark("{player} already plays at table {table} in round {round}; nobody plays at two tables."),
    "twice_in_a_round": mark("{player} already plays at table {table} in round {round}; nobody plays at two tables."),
    "seat_count": mark("{field}: this game is for {allowed} players, not {count}."),
    "player_count": mark("{field}: this contract is for {expected}, not {count}."),
    "player_twice": mark("{field}: the same player is named twice; each player once."),
    "twice": mark("{player} is named twice; two partners are two players."),
    "sits_out": mark("{player} sits out in this deal; name somebody who plays."),
    "nobody_sits_out": mark("Nobody sits out at a table of four; {player} plays."),
    "changes_out_of_order": mark("Seat changes follow each other: from deal {low} or later, not {value}."),
    "changes_and_results": mark("A sheet of results alone has no seat changes; enter the deals, or leave them out."),
    "after_without_leaving": mark("Who takes over a seat sits where the other sat; leave out “at the left of”."),
    "table_twice": mark("Table {table} of round {round} is there twice; give one another number."),
    # contracts and tricks
    "unknown_contract": mark("{value} is not played here; possible: {allowed}."),
    "unknown_kind": mark("{field}: {allowed} is possible, not {value}."),
    "no_trump": mark("There are no trumps in {contract}; leave the suit out."),
    "trump_not_possible": mark("{field}: {allowed} is possible, not {value}."),
    "not_for_the_arbiter": mark("The arbiter is not asked about {value}; possible: {allowed}."),
    "not_a_chance": mark("{field}: {value} is no chance; write it like 0.57, from 0 to 1."),
    "no_arbiter": mark("This game is played without an arbiter."),
    "same_contract": mark("In one deal all attempt the same contract: {contract}."),
    "one_attempt": mark("Only one player or pair can play {contract} in a deal."),
    "tricks_too_many": mark("The tricks add up to {sum}; the deal has {total}."),
    "tricks_too_few": mark("The tricks add up to {sum}; all play, so they must add up to {total}."),
    "tricks_sum": mark("The tricks add up to {sum}; they must add up to {expected}."),
    "bids_add_up": mark("The bids add up to the {sum} cards; the last bidder has to say another number."),
    "no_open_place": mark("No deal of {value} cards is left to play; possible: {open}."),
    "one_per_seat": mark("{field}: one number for each of the {expected} players, not {count}."),
    "one_per_side": mark("{field}: one number for each side, not {count}."),
    "after_the_end": mark("The game was over before this deal; take it out or correct a deal before it."),
    "honours_off": mark("Honours do not count on this sheet; write 0."),
    "honours_without_trump": mark("There are no honours without trumps; write 0."),
    "honours_of_one_side": mark("Only one side can have honours; write 0 for the other."),
    "other_game": mark("A deal can only be moved to a table of the same game."),
    # evenings, tables, seasons
    "evening_exists": mark("There is already an evening number {number} on {date}; give this one another number."),
    "table_taken": mark("Table {table} of round {round} is already there; take another number."),
    "locked": mark("{field}: fixed from the first deal on; take the deals out first, or seat another table."),
    "unknown_season": mark("There is no season {season}; name one that is there."),
    "differs": mark("{field}: the club has {club}, the file {file}; replace it, or correct the file."),
    "sheet_differs": mark("Table {table}, round {round} is there with another {what}; replace it or keep the club's."),
    "deal_differs": mark("Deal {deal} of table {table}, round {round} differs; replace it, or keep the club's."),
    "deal_count_differs": mark("Table {table}, round {round}: the club has {club} deals, the file {file}."),
    "season_in_circle": mark("Season {season} itself starts from this one; name an earlier season."),
    "days_turned": mark("The last day of a season comes after its first."),
    "days_shared": mark("Season {season} holds some of these days; a day belongs to one season."),
    "evening_cancelled": mark("The evening of {date} is cancelled; say first that it takes place after all."),
    "evening_brought": mark("The evening of {date} is known by what players brought; tables cannot be added to it."),
    "evening_played": mark("The evening of {date} has sheets; what players brought that day is known from these."),
    "old_result_differs": mark("{player} has another result on {date}; take that out first, or correct the list."),
    "zero": mark("{field}: an adjustment gives or takes something; 0 does neither."),
    # results alone
    "deals_and_results": mark("A sheet has deals or results, not both."),
    "only_with_results": mark("{field}: only where a sheet is entered by its results."),
    "sum_not_zero": mark("The results add up to {sum}; they must add up to 0."),
    "partners_differ": mark("Partners have the same points; correct one of the two."),
    # conventions
    "only_whist_drive": mark("{field}: only a whist drive has a planned number of deals."),
    "not_in_whist_drive": mark("Honours do not count in a whist drive; switch one of the two off."),
    "no_contract": mark("A table of payoffs needs at least one contract."),
    "row_twice": mark("{contract} has two rows; only rows with different levels can stand side by side."),
    "level_twice": mark("Level {level} of {contract} stands in two rows; keep it in one."),
    "default_twice": mark("{contract} has two usual levels; one is possible."),
    "not_several": mark("{contract} is played by one player or pair alone; switch “several at once” off."),
    "need_once": mark("What {contract} must take is said once: by levels, by targets, or by a number of tricks."),
    "points_once": mark("The points of {contract} are said once: by level or by tricks taken."),
    "too_many_points": mark("{field}: at most {most} numbers, one for each level, not {count}."),
    "not_rising": mark("{field}: the numbers have to rise from one to the next."),
    "excluded_by": mark("{field}: would not count beside “{other}”; fill in one of the two."),
    "unreadable_cell": mark("{field}: “{value}” cannot be read here."),
    "not_thirds": mark("{field}: {value} cannot be shared by three; use a number that can be divided by 3."),
    # the arbiter of Whist 32
    "arbiter_not_a_card": mark("{value} is none of the 32 cards; write them like As, Kh, Td, 7c."),
    "arbiter_same_card": mark("{card} stands there twice; name eight different cards."),
    "arbiter_card_count": mark("The arbiter is told {expected} cards, not {count}."),
    "arbiter_no_trump": mark("This contract is played without trumps; leave the suit out."),
    "arbiter_trump_missing": mark("A duo is played with trumps; name the suit."),
    "arbiter_trump_not_held": mark("You hold no card of {trump}; name trumps of which you hold one."),
    "arbiter_trump_all_held": mark("You hold all eight cards of {trump}; your partner needs one of the trumps."),
    "arbiter_plays_alone": mark("This contract is played alone; leave the partner out."),
    "arbiter_asker_leads": mark("In this contract you lead yourself; leave the leader out."),
    # draws
    "at_two_seats": mark("{player} has two seats in this round; one is possible."),
    "not_there": mark("{player} is not checked in; check them in or leave them out."),
    "wish_broken": mark("A wish about the seats cannot be kept beside the others; give one of them up."),
    # found by the check command
    "check_database": mark("The database is damaged ({text}); restore the newest backup."),
    "check_reference": mark("Entry {id} of {table} belongs to something that is not there; restore a backup."),
    "check_checksum": mark("Entry {id} of {table} is not what was written; restore a backup."),
    "check_order": mark("{date}, round {round}, table {table}: a deal is missing among the others."),
    "check_player": mark("{date}, round {round}, table {table}: a player is named whom the club does not have."),
    "check_facts": mark("{date}, round {round}, table {table}: the deals break the rules ({problem}); correct them."),
    "check_sum": mark("{date}, round {round}, table {table}: the points of {whole} add up to {sum}, not to 0."),
    "check_result": mark("{date}, round {round}, table {table}: the stored results are not those of the deals."),
    # files
    "club_is_open": mark("This is the club that is open; choose another file."),
    "too_large": mark("The file is too large: at most {most} bytes."),
    "too_many_parts": mark("The file has too many parts: at most {most}."),
    "too_many_lines": mark("The list has too many lines: at most {most}."),
    "too_deep": mark("Lists are nested too deep for an evening file."),
    "not_utf8": mark("Line {line} is not UTF-8; save the file with that encoding."),
    "not_json": mark("Line {line}, column {column}: this is not JSON; a comma, quote or bracket may be missing."),
    "newer_format": mark("This program reads version {version} of such files, not {value}."),
    "number_twice": mark("Member number {value} stands here twice; give one of the two another."),
    "old_excel": mark("This is a workbook of Excel before 2007; save it as .xlsx."),
    "bad_workbook": mark("This is no Excel workbook, or it is damaged; save it again as .xlsx."),
    "no_results_columns": mark(
        "No columns of results were found among {found}; name them date, player, points, or player and one date an "
        "evening."
    ),
    "no_value_here": mark("Cell {cell} has no value, only {value}; put it right and save the list again."),
    "no_player_here": mark("The player is missing here."),
    "no_date_here": mark("{value} is no date; write it like 27/11/2026 or 2026-11-27."),
    "no_game_here": mark("{value} is none of the games {allowed}."),
    "not_whole_here": mark("{column}: a whole number belongs here, not “{value}”."),
    "not_an_amount_here": mark("{column}: a number with at most two decimals belongs here, not “{value}”."),
    "out_of_range_here": mark("{column}: {low} to {high} is possible, not {value}."),
    "unlike_the_table": mark("{column}: not the same as in line {line} of the same table."),
    "tricks_missing_here": mark("The tricks are missing here; line {line} of the same table has them."),
    "same_player_here": mark("{name} is in line {line} already; one line a player."),
    "date_twice": mark("Two columns are of {date}; put them together, or correct one."),
    "no_name_column": mark("No column of names was found among {found}; call one “Name”."),
    "no_number_column": mark("There is no column of member numbers; people of one name cannot be told apart."),
    "no_surname": mark("The surname is missing here; only “{first}” {number} was given."),
    "same_person": mark("{name} is the same as in line {line} and is read once."),
    "same_number": mark("Member number {number} already stands in line {line}; give one of the two another."),
}

ERRORS: Final[Mapping[str, str]] = {
    # actions that are not possible
    "stopped": mark("Stopped. Nothing was changed."),
    "gone": mark("The {record} is no longer there: somebody has taken it out."),
    "changed_meanwhile": mark("Deal {deal} was changed by somebody else meanwhile; look at it again first."),
    "entered_meanwhile": mark("Deal {deal} of table {table} was entered by {who} meanwhile; choose which one counts."),
    "sheet_changed": mark("The deals of table {table} were changed by somebody else meanwhile; look at them again."),
    "conventions_gone": mark("The conventions {name} are no longer there: somebody has deleted or renamed them."),
    "evening_cancelled": mark("The evening of {date} is cancelled; say first that it takes place after all."),
    "evening_closed": mark("The evening of {date} is closed; reopen it first."),
    "table_closed": mark("Table {table} of round {round} is closed; reopen it first."),
    "call_made": mark("In deal {deal} of table {table} the arbiter has answered already; once a deal is possible."),
    "no_call": mark("In deal {deal} of table {table} the arbiter has not been asked."),
    "undo_conflict": mark("This cannot be undone: the {record} was changed by somebody else meanwhile."),
    "undo_depends": mark(
        "This cannot be undone: {who} has gone on from it ({action}). Ask them to undo that first, or correct it here."
    ),
    "undo_gap": mark("This cannot be undone: somebody else has entered something that would not fit any more."),
    "drive_unfinished": mark("Round {round} is not finished: table {tables}. Who moves follows from its tricks."),
    "player_used": mark("{player} has played and stays in the results; make them inactive instead."),
    "same_player": mark("{player} cannot be merged with themselves; choose somebody else."),
    "both_seated": mark("{player} and {into} both played on {date}: they are two people and cannot be merged."),
    "joined_later": mark("At table {table} this seat was joined or left during play; change that entry instead."),
    # the club and its file
    "locked": mark("Another program is using {club}; close it there and try again."),
    "read_only": mark("{club} cannot be written: the file or its folder is read-only."),
    "disk_full": mark("The disk is full: free some space, then try again. Nothing that was stored is lost."),
    "disk_error": mark("The disk reports an error at {club}; copy the club to another disk and check this one."),
    "damaged": mark("{club} is damaged; restore the newest backup. The damaged file is kept."),
    "backup_damaged": mark("{club} is damaged; nothing was changed. Choose another copy."),
    "copied_damaged": mark("{club} is damaged. It was copied to {file} as it is; restore the newest sound backup."),
    "damaged_row": mark("An entry of the club is damaged ({table} {id}); restore the newest backup."),
    "cannot_open": mark("{club} cannot be opened; is the folder there, and may you read it?"),
    "club_moved": mark(
        "{club} was renamed, replaced or deleted by another program, and nothing more can be stored there: "
        "save the club under another name."
    ),
    "log_gone": mark("Another program has deleted the log of {club}: save the club under another name."),
    "locks_gone": mark("{club} is not protected from other programs any more: save the club under another name."),
    "club_closed": mark("{club} has been closed; open it again."),
    "club_is_open": mark("{file} is the club that is open; choose another file."),
    "not_a_club": mark("{club} is not a club of this program."),
    "not_a_whole_club": mark(
        "{club} is marked as a club but holds none; open another file, or put a backup in its place."
    ),
    "newer_club": mark("{club} was written by a newer version ({program}); install that version to open it."),
    "file_exists": mark("{file} is there already; choose another name."),
    "server_club": mark("The club lies in a database server: back it up and restore it there."),
    "club_there": mark("There is a club at {club} already; name a database without one."),
    "move_differs": mark("What arrived at {club} is not what was there; nothing was kept of it. Try again."),
    "no_folder": mark("The folder {folder} is not there; choose another."),
    "unreachable": mark("The club at {club} cannot be reached; is the network up and the server running?"),
    "unknown_database": mark("An address beginning {kind}:// is no club; give a file or a postgresql:// address."),
    "password_in_address": mark(
        "Leave the password out of the address, where others on this computer can read it: the program asks for it; "
        "or use PGPASSWORD or the file .pgpass."
    ),
    "server_unknown_host": mark("No computer is called {host}; check the name, and whether the network is up."),
    "server_refused": mark("No database server answers at {host}, port {port}; is it running, and is the port right?"),
    "server_silent": mark("{host} does not answer; is the network up, and does a firewall let port {port} through?"),
    "server_password": mark(
        "{host} wants the right password of {user}: type it in the window or in a terminal, or use PGPASSWORD or "
        ".pgpass."
    ),
    "server_no_database": mark("There is no database {database} at {host}; correct the name, or have it made there."),
    "server_no_right": mark("{user} may not create tables in the database {database}; make them its owner there."),
    "server_old": mark("The server is PostgreSQL {found}; version {least} or newer is needed."),
    "server_busy": mark("Another marker is changing the same; nothing was stored here. Try again in a moment."),
    "server_slow": mark("The server took too long, and nothing was stored; try again."),
    "server_says": mark("The server at {host} refuses: {text}"),
    "unsafe_storage": mark("The place of the club does not store safely ({setting}); keep the club on another disk."),
    "cannot_write": mark("{path} cannot be written; is it open elsewhere, or its folder read-only?"),
    "bad_picture": mark("No picture can be made of this file; choose a PNG, JPEG or SVG file."),
    "picture_too_large": mark("The picture is too large: at most {most} MB, and {dots} million dots."),
    "drawing_too_large": mark(
        "The drawing is too large or has too many parts: at most {most} kB and {parts} parts; choose a PNG of it."
    ),
    "unknown_suffix": mark("{path}: its ending says what to write; possible: {allowed}."),
    "migration_failed": mark("{club} could not be brought to the present version; it is as before, a copy is {copy}."),
}

_VALUES: Final[Mapping[str, str]] = {
    "whole_number": mark("a whole number"),
    "text": mark("text"),
    "true_or_false": mark("true or false"),
    "list": mark("a list"),
    "object": mark("a group of named values"),
    "PlayerRecord": mark("player"),
    "SeasonRecord": mark("season"),
    "EveningRecord": mark("evening"),
    "SheetRecord": mark("sheet"),
    "DealRecord": mark("deal"),
    "AdjustmentRecord": mark("adjustment"),
    "club_setting": mark("entry of the conventions"),
    "SeatChange": mark("seat change"),
}
"""Values that are themselves keys: forms of values in a file, kinds of records."""


def problem_text(
    problem: Problem, names: Mapping[int, str] | None = None, players: Mapping[PlayerKey, str] | None = None
) -> str:
    """The sentence of a problem. ``names``: seat to name; ``players``: stored players to names."""
    values = _worded(problem.values, names, players)
    field = field_name(problem.path) or tr("This")
    sentence = PROBLEMS.get(problem.key) or own_text(lambda words: words.problems, problem.key)
    if not sentence:
        return tr("{field}: this cannot be ({key}).", field=capital(field), key=problem.key)
    return capital(filled(sentence, {"field": field, **values}))


def located_text(
    problem: Problem, names: Mapping[int, str] | None = None, players: Mapping[PlayerKey, str] | None = None
) -> str:
    """The sentence after its place as people name it: "Sheet 1, deal 4: …"."""
    place = place_text([*problem.path[:-1], *(step for step in problem.path[-1:] if isinstance(step, int))])
    sentence = problem_text(problem, names, players)
    return tr("{place}: {sentence}", place=capital(place), sentence=sentence) if place else sentence


def error_text(error: KnownError) -> str:
    """The sentence of an error the user can act on."""
    if error.key not in ERRORS:
        return tr("This was not possible ({key}).", key=error.key)
    return filled(ERRORS[error.key], _worded(error.values, None, None))


def _worded(
    values: Mapping[str, object], names: Mapping[int, str] | None, players: Mapping[PlayerKey, str] | None
) -> dict[str, str]:
    worded = shown(values, names or {}, players or {})
    for key in ("expected", "record"):
        value = values.get(key)
        if isinstance(value, str) and value in _VALUES:
            worded[key] = tr_marked(_VALUES[value])
    for key, value in values.items():
        if isinstance(value, ActionName):
            worded[key] = action_text(value)
    for key in ("other", "what"):
        if key in worded:
            worded[key] = field_name((worded[key],))
    if "sum" in values and "deal" in values:
        worded["whole"] = tr("the sheet") if values["deal"] is None else tr("deal {number}", number=values["deal"])
    return worded
