"""`hexsmith pack export`: the key for the signature, and the translations."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.editor.cli.conftest import Ran
from tests.support.pack_libraries import library_at
from tests.support.packs import fate

Here = Callable[..., Ran]
NEW = ("--id", "org.example.ruins", "--version", "1.0.0", "--title", "Ruins")

pytestmark = pytest.mark.usefixtures("packs_read_here")


@pytest.fixture
def library(tmp_path: Path) -> str:
    """A library without stock, with a document in it."""
    path = tmp_path / "library.db"
    library_at(path, fate("a")).close()
    return str(path)


@pytest.mark.slow
def test_a_pack_is_signed_with_a_key_that_is_kept(
    library: str, tmp_path: Path, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXSMITH_KEY_PASSWORD", "sesame")
    key, signers = tmp_path / "key.pem", set()
    for name in ("one", "two"):
        pack = str(tmp_path / name)
        here("pack", "export", "a", *NEW, "--to", pack, "--library", library, "--sign", str(key), "--sign-as", "Ana")
        signer = json.loads(here("pack", "info", pack, "--json").out)["files"][0]["signer"]
        assert signer["name"] == "Ana"
        signers.add(signer["fingerprint"])
    assert len(signers) == 1
    assert key.stat().st_mode & 0o077 == 0
    assert b"ENCRYPTED" in key.read_bytes()
    monkeypatch.setenv("HEXSMITH_KEY_PASSWORD", "simsim")
    ran = here("pack", "export", "a", *NEW, "--to", "x", "--library", library, "--sign", str(key))
    assert ran.code == 2
    assert "key.pem" in ran.err


@pytest.mark.parametrize("name", ["x" * 300, "nowhere/key.pem", "."])
def test_a_key_that_can_be_nowhere(library: str, here: Here, name: str) -> None:
    ran = here("pack", "export", "a", *NEW, "--to", "x", "--library", library, "--sign", name)
    assert ran.code == 2
    assert name in ran.err


def test_of_two_translations_into_a_language_none_is_left_out_unsaid(library: str, tmp_path: Path, here: Here) -> None:
    files = [tmp_path / folder / "pl.json" for folder in ("names", "notes")]
    for file in files:
        file.parent.mkdir()
        file.write_text('{"texts": {}}', encoding="utf-8")
    given = [part for file in files for part in ("--translation", str(file))]
    ran = here("pack", "export", *NEW, "--to", str(tmp_path / "x"), "--library", library, *given)
    assert (ran.code, (tmp_path / "x").exists()) == (2, False)
    assert "“pl”" in ran.err


def test_a_key_is_kept_whole_or_not_at_all(
    library: str, tmp_path: Path, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a key would be a bad one for ever."""

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("database.files.atomic_write.sync", fail)
    before = {each.name for each in tmp_path.iterdir()}
    ran = here("pack", "export", "a", *NEW, "--to", "x", "--library", library, "--sign", str(tmp_path / "key.pem"))
    assert ran.code == 2
    assert "key.pem" in ran.err
    assert {each.name for each in tmp_path.iterdir()} == before


@pytest.mark.parametrize("option", ["--sign", "--translation"])
def test_a_pipe_or_a_device_is_not_waited_for(library: str, tmp_path: Path, here: Here, option: str) -> None:
    pipe = tmp_path / "pl.json"
    os.mkfifo(pipe)
    wanted = ("--to", str(tmp_path / "x"), "--library", library)
    ran = here("pack", "export", "a", *NEW, *wanted, option, str(pipe))
    assert (ran.code, ran.out) == (2, "")
    assert "pl.json" in ran.err
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("lang", ["en", "it", "es", "pl"])
def test_a_key_that_others_may_read_is_warned_about(library: str, tmp_path: Path, here: Here, lang: str) -> None:
    key = tmp_path / "key.pem"
    given = ("--to", str(tmp_path / "x"), "--library", library, "--sign", str(key))
    assert here("pack", "export", "a", *NEW, *given, lang=lang).err == ""
    assert here("pack", "export", "a", *NEW, *given, lang=lang).err == ""
    key.chmod(0o640)
    ran = here("pack", "export", "a", *NEW, *given, lang=lang)
    assert (ran.code, "key.pem" in ran.err, "chmod 600" in ran.err) == (0, True, True)


def test_a_pack_is_never_written_over_its_key(library: str, tmp_path: Path, here: Here) -> None:
    """Neither under the key's own name, nor under another one that it has; nor is a key made for that."""
    key, second, link = tmp_path / "key.pem", tmp_path / "second.pem", tmp_path / "link.pem"
    new = here("pack", "export", "a", *NEW, "--to", str(key), "--library", library, "--sign", str(key))
    assert (new.code, key.exists()) == (2, False)
    here("pack", "export", "a", *NEW, "--to", str(tmp_path / "x"), "--library", library, "--sign", str(key))
    before = key.read_bytes()
    second.hardlink_to(key)
    link.symlink_to(key)
    for to in (key, second, link):
        ran = here("pack", "export", "a", *NEW, "--to", str(to), "--library", library, "--sign", str(key))
        assert (ran.code, "key.pem" in ran.err, key.read_bytes()) == (2, True, before)
