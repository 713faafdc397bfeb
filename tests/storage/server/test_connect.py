"""A club in a server is reached without its password being written anywhere; a failure says its true reason."""

from __future__ import annotations

import subprocess
import sys

import keyring
import pytest
from keyring.backend import KeyringBackend

from tests.postgres import GUEST, OWNER, PASSWORD
from whistclub.bootstrap import open_club
from whistclub.cli.main import main
from whistclub.errors import KnownError, without_passwords
from whistclub.storage.server import passwords
from whistclub.storage.server.address import ServerAddress
from whistclub.storage.server.trying import try_connection

SENTENCES = {
    "server_unknown_host": "No computer is called",
    "server_refused": "No database server answers",
    "server_no_database": "There is no database",
    "server_password": "wants the right password",
    "server_no_right": "may not create tables",
}


class Ring(KeyringBackend):
    """A keyring in memory, which may be locked."""

    priority = 1

    def __init__(self) -> None:
        self.kept, self.locked = {}, False

    def get_password(self, service, username):
        if self.locked:
            raise keyring.errors.KeyringLocked
        return self.kept.get((service, username))

    def set_password(self, service, username, password):
        if self.locked:
            raise keyring.errors.KeyringLocked
        self.kept[service, username] = password

    def delete_password(self, service, username):
        del self.kept[service, username]


@pytest.fixture(autouse=True)
def ring(monkeypatch):
    """The keyring of this test, and no password of another."""
    ring, before = Ring(), keyring.get_keyring()
    keyring.set_keyring(ring)
    monkeypatch.setattr(passwords, "_typed", {})
    monkeypatch.delenv("PGPASSWORD", raising=False)
    monkeypatch.setenv("PGPASSFILE", "/nowhere")
    yield ring
    keyring.set_keyring(before)


@pytest.fixture
def theirs(server):
    """A database in which the guest may make tables."""
    name = server.new_database()
    server.do(name, f"GRANT ALL ON SCHEMA public TO {GUEST}")
    return ServerAddress.read(server.url(name, GUEST))


def key_of(address):
    with pytest.raises(KnownError) as error:
        try_connection(address)
    return error.value.key


def test_every_failure_says_its_true_reason(server, theirs):
    folder = str(server.folder)
    assert key_of(ServerAddress("nowhere.invalid", "club", "ann")) == "server_unknown_host"
    assert key_of(ServerAddress("127.0.0.1", "club", "ann", 1)) == "server_refused"
    assert key_of(ServerAddress("/nowhere", "club", "ann")) == "server_refused"
    assert key_of(ServerAddress(folder, "nothing", OWNER)) == "server_no_database"
    assert key_of(theirs) == "server_password"
    passwords.use_password(theirs.url, "wrong")
    assert key_of(theirs) == "server_password"
    passwords.use_password(theirs.url, PASSWORD)
    try_connection(theirs)
    others = ServerAddress(folder, server.new_database(), GUEST)
    passwords.use_password(others.url, PASSWORD)
    assert key_of(others) == "server_no_right"


def test_the_reason_is_found_where_the_server_speaks_french():
    from whistclub.storage.server.connect import _why_not

    class Failed(Exception):
        class pgconn:
            needs_password, used_password = False, True

    def why(said):
        error = Failed(f'connection failed: connection to server at "h", port 5432 failed: {said}')
        return _why_not(error, ServerAddress("h", "club", "ann"))

    assert why("FATAL:  authentification par mot de passe échouée pour l'utilisateur « ann »") == "server_password"
    assert why("FATAL:  la base de données « club » n'existe pas") == "server_no_database"
    assert why("FATAL:  aucune entrée dans pg_hba.conf pour l'utilisateur « ann », base « club »") == "server_says"


def test_a_password_comes_from_the_keyring_the_environment_or_a_pgpass_file(
    server, theirs, ring, monkeypatch, tmp_path
):
    assert passwords.keep_password(theirs.url, PASSWORD)
    monkeypatch.setattr(passwords, "_typed", {})
    try_connection(theirs)
    ring.kept.clear()
    monkeypatch.setattr(passwords, "_typed", {})
    assert key_of(theirs) == "server_password"
    with monkeypatch.context() as here:
        here.setenv("PGPASSWORD", PASSWORD)
        try_connection(theirs)
    kept = tmp_path / "pgpass"
    kept.write_text(f"*:*:*:{GUEST}:{PASSWORD}\n", encoding="utf-8")
    kept.chmod(0o600)
    monkeypatch.setenv("PGPASSFILE", str(kept))
    try_connection(theirs)


def test_a_locked_or_a_silent_keyring_is_no_keyring(theirs, ring, monkeypatch):
    ring.locked = True
    assert not passwords.keep_password(theirs.url, PASSWORD)
    try_connection(theirs)
    monkeypatch.setattr(passwords, "_typed", {})
    assert key_of(theirs) == "server_password"
    monkeypatch.setattr(passwords, "PATIENCE", 0.05)
    monkeypatch.setattr(ring, "get_password", lambda *_: __import__("time").sleep(60))
    assert key_of(theirs) == "server_password"


def test_an_address_is_read_and_written_without_password():
    for url in (
        "postgresql://ann@host/club",
        "postgresql://ann@host:5433/club",
        "postgresql://ann@/club?host=%2Frun%2Fpostgresql",
        "postgresql://ann@/club?host=%2Frun%2Fpostgresql&port=5433",
    ):
        assert ServerAddress.read(url).url == url
    assert ServerAddress.read("club.whist") is None
    assert ServerAddress.read("sqlite:///club.whist") is None


@pytest.mark.parametrize(
    "place",
    [
        "postgresql://ann:se:cret@host/club",
        "postgresql://ann@host/club?password=secret",
        "postgresql://:secret@host/club",
        "sqlite://ann:secret@/club.whist",
    ],
)
def test_a_password_in_the_address_is_refused_and_not_repeated(place, capsys, caplog):
    with pytest.raises(KnownError) as error:
        open_club(place)
    assert error.value.key == "password_in_address"
    assert main(["--lang", "en", "standings", "--evening", "2026-11-27", "--club", place]) == 2
    assert main(["--lang", "en", "check", f"--club={place}"]) == 2
    said = capsys.readouterr()
    assert "PGPASSWORD" in said.err
    assert "secret" not in said.out + said.err + caplog.text + without_passwords(place)


def test_without_a_terminal_a_missing_password_is_the_inputs_fault(theirs, tmp_path):
    command = [sys.executable, "-m", "whistclub", "--lang", "en", "check", "--club", theirs.url]
    environment = {
        "WHISTCLUB_HOME": str(tmp_path),
        "PATH": "/usr/bin",
        "PGPASSFILE": "/nowhere",
        "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",
    }
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, env=environment)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert SENTENCES["server_password"] in done.stderr
    done = subprocess.run(
        command, capture_output=True, text=True, stdin=subprocess.DEVNULL, env={**environment, "PGPASSWORD": PASSWORD}
    )
    assert (done.returncode, done.stdout) == (0, "Everything is in order.\n")


def test_each_reason_has_its_sentence():
    from whistclub.words.problems import error_text

    for key, sentence in SENTENCES.items():
        said = error_text(KnownError(key, host="h", port=1, user="u", database="d", text="", club="c"))
        assert sentence in said
