"""The bytes of a club file after a person was erased."""

from dataclasses import replace

from tests.club.deals import pair
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.players import erase_player
from whistclub.storage.club_file.backup import back_up, keep_copy
from whistclub.storage.club_file.erasing import copies, erase_in_copies


def test_no_byte_of_the_files_holds_an_erased_name(room, tmp_path):
    evening = room.evening()
    table = room.table(evening, "Ada Bea Cas Zoë-Marie")
    for _ in range(60):
        room.act(enter_deal, table, replace(pair(0, 2), note="Zoë-Marie smiled " * 20))
        room.club.undo()
    room.act(erase_player, room.player("Zoë-Marie"))
    club = room.club.store.path
    copy = back_up(club, tmp_path / "fresh.whist")
    for file in (*club.parent.glob(f"{club.name}*"), copy):
        held = file.read_bytes()
        assert b"-marie" not in held.lower(), file.name


def test_a_copy_that_cannot_be_read_is_named_and_the_others_are_erased(room):
    room.player("Bea")
    jan = room.player("Zoë-Marie")
    club = room.club.store.path
    kept = keep_copy(club)
    broken = club.with_name("club-damaged.whist")
    broken.write_bytes(kept.read_bytes()[:3000])
    assert copies(club) == (kept, broken)
    assert erase_in_copies(club, jan, "Anonyme") == (broken,)
    assert b"-marie" not in kept.read_bytes().lower()
    assert b"Bea" in kept.read_bytes()
