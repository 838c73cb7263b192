"""`hexsmith check` of a folder and of several files: each is checked, and they find one another."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from database.library import Library, no_stock
from editor.cli.main import WRONG_USE
from editor.services import document_sources as shelves
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.registry import declarations
from engine.words import languages, resources_folder, say
from tests.editor.cli.conftest import Ran
from tests.support.ability_documents import card
from tests.support.own_mission import ARMY, MISSION, documents

Here = Callable[..., Ran]


def written(folder: Path, wanted: Callable[[Mapping[str, Any]], bool] = lambda _: True) -> list[str]:
    """Somebody's own mission, its army and its cards, each in a folder of its kind; the files."""
    paths = []
    for document in filter(wanted, documents()):
        path = folder / document["kind"] / f"{document['id'].rpartition('/')[2]}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(document), encoding="utf-8")
        paths.append(str(path))
    return paths


def file_of(files: list[str], name: str) -> str:
    """The file of a document."""
    return next(each for each in files if each.endswith(f"{name.rpartition('/')[2]}.json"))


@pytest.mark.command("hexsmith check")
def test_files_that_are_named_together_find_one_another(here: Here, tmp_path: Path) -> None:
    """Wherever they lie; the mission alone misses its army."""
    files = written(tmp_path)
    ran = here("check", *files)
    assert (ran.code, ran.err) == (0, "")
    alone = here("check", file_of(files, MISSION))
    assert alone.code == 1
    assert f"“{ARMY}”" in alone.out


@pytest.mark.command("hexsmith check")
def test_all_documents_of_a_folder_are_checked(here: Here, tmp_path: Path) -> None:
    """Subfolders too, each document with its path; not hidden folders and other files. References resolve."""
    files = written(tmp_path)
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "readme.md").write_text("mine", encoding="utf-8")
    ran = here("check", str(tmp_path))
    *found, summed = ran.out.splitlines()
    assert (ran.code, ran.err) == (0, "")
    assert {line.partition(": ")[0] for line in found} == set(files)
    assert summed == say("cli-check-sum", documents=len(files), wrong=0)
    broken = tmp_path / "item" / "broken.json"
    broken.write_text("{", encoding="utf-8")
    ran = here("check", str(tmp_path))
    assert ran.code == 1
    assert f"{broken}: $: " in ran.out
    assert ran.out.splitlines()[-1] == say("cli-check-sum", documents=len(files) + 1, wrong=1)


@pytest.mark.command("hexsmith check")
@pytest.mark.parametrize("wrong", [None, "Mine/MyOwn", 7, ""])
def test_a_document_without_a_sound_id_hides_no_other(here: Here, tmp_path: Path, wrong: object) -> None:
    """Of each game and kind the three longest documents; each file is reported, at its id."""
    files = []
    for number, path in enumerate(longest_documents()):
        document = {key: value for key, value in json.loads(path.read_text("utf-8")).items() if key != "id"}
        files.append(tmp_path / f"{number}-{path.name}")
        files[-1].write_text(json.dumps(document if wrong is None else {**document, "id": wrong}), encoding="utf-8")
    files.append(tmp_path / "sound.json")
    files[-1].write_text(json.dumps(card()), encoding="utf-8")
    ran = here("check", str(tmp_path))
    assert (ran.code, ran.err) == (1, "")
    for file in files[:-1]:
        assert f"{file}: $.id" in ran.out or f"{file}: $: " in ran.out, file.name
    assert str(files[-1]) in ran.out


def longest_documents() -> list[Path]:
    """The files of the stock with most text: three of each kind of each game."""
    folders = [folder for folder in (resources_folder() / "systems").glob("*/*") if folder.is_dir()]
    return [
        path
        for folder in sorted(folders)
        for path in sorted(folder.glob("*.json"), key=lambda file: -file.stat().st_size)[:3]
    ]


@pytest.mark.command("hexsmith check")
def test_programs_are_reported_of_each_file_of_a_folder(here: Here, tmp_path: Path) -> None:
    """A file that is named beside its folder is reported once."""
    files = written(tmp_path)
    found = json.loads(here("check", "--json", files[0], str(tmp_path)).out)["files"]
    assert sorted(each["file"] for each in found) == sorted(files)
    assert {finding["rule"] for each in found for finding in each["findings"]} <= {"BG-COMP-7"}


@pytest.mark.command("hexsmith check")
@pytest.mark.parametrize("bound", ["MOST_FILES", "MOST_FOLDERS", "MOST_BYTES"])
def test_a_folder_with_more_than_can_be_checked_is_refused(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    """Nothing is skipped silently."""
    written(tmp_path)
    monkeypatch.setattr(shelves, bound, 2)
    ran = here("check", str(tmp_path))
    assert (ran.code, ran.out) == (WRONG_USE, "")
    assert str(tmp_path) in ran.err


@pytest.mark.command("hexsmith check")
def test_a_folder_without_documents_is_wrong_use(here: Here, tmp_path: Path) -> None:
    for lang in languages():
        ran = here("check", str(tmp_path), lang=lang)
        assert (ran.code, ran.out) == (WRONG_USE, "")
        assert say("cli-check-nothing-there", lang, name=str(tmp_path)) in ran.err


@pytest.mark.command("hexsmith check")
def test_two_files_with_one_id_are_reported(here: Here, tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.json").write_text(json.dumps(card()), encoding="utf-8")
    ran = here("check", str(tmp_path))
    assert (ran.code, "warning" in ran.out.splitlines()[-2]) == (0, True)
    assert all(f"{name}.json" in ran.out.splitlines()[-2] for name in ("one", "two"))


@pytest.mark.command("hexsmith check")
def test_two_files_with_one_id_that_are_named_are_reported_too(here: Here, tmp_path: Path) -> None:
    """The problem is reported at the file that is used; a file named in two ways counts once."""
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    for path in (one, two):
        path.write_text(json.dumps(card()), encoding="utf-8")
    last = f"{tmp_path}/./two.json"
    files = json.loads(here("check", "--json", str(one), last, "battleground/he-man").out)["files"]
    assert [[finding["severity"] for finding in each["findings"]] for each in files] == [[], ["warning"], []]
    assert all(str(path) in files[1]["findings"][0]["message"] for path in (one, two))
    again = f"{tmp_path}/../{tmp_path.name}/one.json"
    assert here("check", str(one), again).out.splitlines() == [
        say("cli-check-sound", name=name) for name in (str(one), again)
    ]


@pytest.mark.command("hexsmith check")
@pytest.mark.rule("BG-SETUP-3")
def test_a_mission_with_an_army_beyond_its_format_is_wrong(here: Here, tmp_path: Path) -> None:
    """The report has the rule, the numbers, and the list in which the numbers are."""
    files = written(tmp_path)
    army = Path(file_of(files, ARMY))
    listed = json.loads(army.read_text(encoding="utf-8"))
    army.write_text(json.dumps({**listed, "format": "battleground/standard-150"}), encoding="utf-8")
    ran, mission = here("check", *files), file_of(files, MISSION)
    found = [line for line in ran.out.splitlines() if line.startswith(f"{mission}: ")]
    few = say("content-format-too-few", limit="twenty-fate-cards", found=12, least=20)
    copies = say("content-format-copies", limit="twenty-fate-cards", id="mine/drums", found=12, most=2)
    assert ran.code == 1
    for line, said in zip(found, (few, copies), strict=True):
        assert line.startswith(f"{mission}: $.armies[0].army: {said} ")
        assert f"“{ARMY}”" in line
        assert line.endswith("[BG-SETUP-3]")


@pytest.mark.slow
@pytest.mark.command("hexsmith check")
def test_a_reference_into_the_trash_is_reported_as_such(here: Here, tmp_path: Path) -> None:
    """The report says what to do, and the id is not looked up elsewhere; so too on the command line."""
    library = tmp_path / "mine.db"
    with Library.open(library, stock=no_stock) as opened:
        for document in documents():
            opened.documents.save(_read(document))
        opened.documents.delete(ARMY, anyway=True)
    (tmp_path / "files").mkdir()
    (mission,) = written(tmp_path / "files", lambda document: document["id"] == MISSION)
    for lang in languages():
        ran = here("check", mission, "--library", str(library), lang=lang)
        (line,) = (each for each in ran.out.splitlines() if ".army: " in each)
        assert line.endswith(f"{say('content-no-such-document', lang, id=ARMY)} {say('content-in-the-trash', lang)}")
        assert ran.code == 1
    assert say("content-in-the-trash") in here("check", ARMY, "--library", str(library)).err
    with Library.open(library, stock=no_stock) as opened:
        opened.trash.restore(opened.trash.entries()[0].key)
    assert here("check", mission, "--library", str(library)).code == 0


def _read(document: Mapping[str, Any]) -> Document:
    found = read_document(document, declarations())
    assert isinstance(found, Document)
    return found
