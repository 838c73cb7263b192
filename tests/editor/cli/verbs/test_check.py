"""`hexsmith check`: the problem, its place, the reason, and a suggestion."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.registry import probe_scenario
from engine.words import resources_folder, say
from tests.editor.cli.command_process import hexsmith
from tests.editor.cli.conftest import Ran
from tests.support.ability_documents import card

Here = Callable[..., Ran]

SOUND = json.dumps(probe_scenario("sealed-pick"))
MISSPELT = json.dumps({**probe_scenario("sealed-pick"), "id": "mine/misspelt", "rouns": 3})


@pytest.fixture
def sound(tmp_path: Path) -> str:
    """A file with nothing wrong in it."""
    path = tmp_path / "sound.json"
    path.write_text(SOUND, encoding="utf-8")
    return str(path)


@pytest.fixture
def misspelt(tmp_path: Path) -> str:
    """A file with an unknown key."""
    path = tmp_path / "misspelt.json"
    path.write_text(MISSPELT, encoding="utf-8")
    return str(path)


@pytest.mark.slow
@pytest.mark.command("hexsmith check")
def test_a_problem_is_reported_with_file_place_and_remedy(sound: str, misspelt: str) -> None:
    """The check goes on with the other files."""
    done = hexsmith("check", misspelt, sound)
    first, second = done.stdout.splitlines()
    assert first.startswith(f"{misspelt}: $.rouns: ")
    assert "“rounds”" in first
    assert second.startswith(f"{sound}: ")
    assert (done.returncode, done.stderr) == (1, "")


def test_sound_files_pass(here: Here, sound: str) -> None:
    assert here("check", sound).code == 0


def test_json_is_for_programs(here: Here, sound: str, misspelt: str) -> None:
    ran = here("check", "--json", sound, misspelt)
    good, bad = json.loads(ran.out)["files"]
    assert good == {"file": sound, "findings": []}
    assert [(each["severity"], each["place"], each["fixes"]) for each in bad["findings"]] == [
        ("error", "$.rouns", ["rounds"])
    ]
    assert ran.code == 1


@pytest.mark.parametrize(("stdin", "code"), [(SOUND, 0), (MISSPELT, 1), ("", 1), ("{" * 9, 1)])
def test_a_hyphen_is_standard_input(here: Here, stdin: str, code: int) -> None:
    ran = here("check", "-", stdin=stdin.encode())
    assert (ran.code, ran.err) == (code, "")
    assert ran.out.startswith("-: ")


def test_a_newer_document_is_no_error(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "newer.json"
    path.write_text(json.dumps({**probe_scenario("sealed-pick"), "schema": "1.9"}), encoding="utf-8")
    ran = here("check", str(path))
    assert ran.code == 0
    assert f"{path}: $.schema: " in ran.out


@pytest.mark.parametrize("names", [(), ("no-such-file.json",), ("/",)])
def test_wrong_use_is_distinguished(here: Here, names: tuple[str, ...]) -> None:
    ran = here("check", *names)
    assert (ran.code, ran.out) == (2, "")
    assert "hexsmith" in ran.err


def test_problems_are_reported_in_the_language_of_the_user(here: Here, misspelt: str) -> None:
    assert "«rounds»" in here("check", misspelt, lang="it").out
    assert "„rounds”" in here("check", misspelt, lang="pl").out


def test_references_are_looked_up_in_stock_and_library(here: Here, tmp_path: Path) -> None:
    """By id; a missing document is reported with the nearest name."""
    scenario = {"kind": "scenario", "schema": "1.0", "id": "mine", "system": "battleground"}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({**scenario, "map": "my-moor", "references": []}), encoding="utf-8")
    assert "$.map: " in here("check", str(path)).out
    moor = {"kind": "map", "schema": "1.0", "id": "my-moor"}
    grid = {"shape": "hex", "tops": "flat", "columns": 3, "rows": 3, "inch": 1}
    library = tmp_path / "library"
    (library / "maps").mkdir(parents=True)
    (library / "maps" / "some-file.json").write_text(json.dumps({**moor, "grid": grid}), encoding="utf-8")
    (library / "broken.json").write_text("{", encoding="utf-8")
    output = here("check", str(path), "my-moor", "--library", str(library)).out
    assert "$.map: " not in output
    assert "my-moor: " in output
    path.write_text(json.dumps({**scenario, "map": "my-more"}), encoding="utf-8")
    assert "“my-moor”" in here("check", str(path), "--library", str(library)).out


def test_a_library_must_be_there(here: Here, sound: str) -> None:
    ran = here("check", sound, "--library", "no-such-folder")
    assert (ran.code, ran.out) == (2, "")
    assert "no-such-folder" in ran.err


def test_a_warning_says_so_and_names_its_rule(here: Here, tmp_path: Path) -> None:
    """A warning is no failure."""
    grid = {"shape": "hex", "tops": "flat", "columns": 3, "rows": 3, "inch": 1}
    pieces = [{"id": "bog", "class": "difficult", "hexes": ["A1"]}]
    moor = {"kind": "map", "schema": "1.0", "id": "moor", "system": "battleground", "grid": grid, "pieces": pieces}
    path = tmp_path / "moor.json"
    path.write_text(json.dumps(moor), encoding="utf-8")
    ran = here("check", str(path))
    assert ran.code == 0
    assert ran.out.startswith(f"{path}: $.pieces: warning: ")
    assert ran.out.endswith("[BG-COMP-7]\n")


def test_an_odd_ability_is_warned_of_and_still_right(here: Here, tmp_path: Path) -> None:
    """With its place; a document that is only odd is no failure."""
    path = tmp_path / "odd.json"
    path.write_text(
        json.dumps(card({"when": {"heal": {"who": "self"}}, "effects": [{"do": "heal"}]})), encoding="utf-8"
    )
    ran = here("check", str(path))
    assert (ran.code, ran.err) == (0, "")
    assert "$.abilities[0].when: " in ran.out


def test_two_files_of_a_library_with_one_id_are_reported(here: Here, tmp_path: Path) -> None:
    """A warning about the folder, with both files: only one of them can be found."""
    for name in ("one", "two"):
        (tmp_path / f"{name}.json").write_text(json.dumps(card()), encoding="utf-8")
    ran = here("check", "--library", str(tmp_path), str(tmp_path / "one.json"))
    assert f"{tmp_path}: $: " in ran.out
    assert all(f"{name}.json" in ran.out.splitlines()[-1] for name in ("one", "two"))
    assert ran.code == 0


def test_a_card_of_the_library_that_is_no_json_is_reported_as_that(here: Here, tmp_path: Path) -> None:
    """A reference to it reports its own problem, not that there is no such card."""
    (tmp_path / "captain.json").write_text('{"kind": "character", "id": "mine/captain",,}', encoding="utf-8")
    army = {"kind": "army", "schema": "1.0", "id": "mine/reds", "system": "battleground"}
    figures = [{"id": "captain", "card": "mine/captain"}]
    path = tmp_path / "reds.json"
    path.write_text(json.dumps({**army, "name": {"en": "Reds"}, "figures": figures}), encoding="utf-8")
    ran = here("check", "--library", str(tmp_path), str(path))
    assert "$.figures[0].card: This isn’t JSON" in ran.out


@pytest.mark.command("hexsmith check")
def test_without_a_library_a_missing_reference_suggests_the_option(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "pick.json"
    path.write_text(json.dumps({**probe_scenario("sealed-pick"), "map": "my/map"}), encoding="utf-8")
    assert "--library" in here("check", str(path)).out
    assert "--library" not in here("check", str(path), "--library", str(tmp_path)).out


@pytest.mark.command("hexsmith check")
def test_a_skill_of_ones_own_by_its_last_name_is_reported_with_its_full_id(here: Here, tmp_path: Path) -> None:
    """Short names are for stock documents; the full name of the user's own is suggested."""
    skill = {
        "kind": "skill",
        "schema": "1.0",
        "id": "mine/ropes",
        "system": "hoplomachus",
        "name": {"en": "Ropes"},
        "provenance": {"source": "author"},
        "ability": {"when": "ability", "to": "opponent", "range": 1, "effects": [{"do": "daze"}]},
    }
    unit = {
        "kind": "unit",
        "schema": "1.0",
        "id": "mine/roper",
        "system": "hoplomachus",
        "name": {"en": "Roper"},
        "provenance": {"source": "author"},
        "faction": None,
        "class": "attacker",
        "range": 1,
        "movement": 3,
        "health": 3,
        "attack": ["black"],
        "skills": [{"skill": "ropes"}],
    }
    for name, document in (("ropes", skill), ("roper", unit)):
        (tmp_path / f"{name}.json").write_text(json.dumps(document), encoding="utf-8")
    ran = here("check", str(tmp_path / "roper.json"), "--library", str(tmp_path))
    assert (ran.code, "“mine/ropes”" in ran.out) == (1, True)


@pytest.mark.parametrize("lang", ["en", "it", "es", "pl"])
def test_a_long_list_ends_with_how_many_more_there_are(here: Here, tmp_path: Path, lang: str) -> None:
    """Of each file; with JSON too, and where a card cannot be explained."""
    path = tmp_path / "much.json"
    path.write_text(json.dumps({**card(), "references": [{"kind": 0, "id": 0}] * 40}), encoding="utf-8")
    more = say("cli-check-more", lang, name=str(path), count=30)
    lines = here("check", str(path), lang=lang).out.splitlines()
    assert (len(lines), lines[-1]) == (51, more)
    assert here("explain-card", str(path), lang=lang).err.splitlines()[-1] == more
    assert json.loads(here("check", str(path), "--json").out)["files"][0]["more"] == 30


@pytest.mark.command("hexsmith check")
def test_fixes_are_listed_and_applied(here: Here, tmp_path: Path) -> None:
    """The file is written with the best fix of each problem; what is read from standard input is not."""
    board = json.loads((resources_folder() / "systems/battleground/maps/castle-courtyard.json").read_bytes())
    board["pieces"].append({"id": "new", "class": "low", "hexes": ["D3", "D5", "D5"]})
    path = tmp_path / "board.json"
    path.write_text(json.dumps(board), encoding="utf-8")
    listed = here("check", "--fixes", str(path)).out
    assert "→" in listed
    assert json.loads(path.read_bytes()) == board
    ran = here("check", "--fix", str(path))
    assert (ran.code, ran.err) == (0, "")
    assert [piece["id"] for piece in json.loads(path.read_bytes())["pieces"][-2:]] == ["new", "new-2"]
    assert here("check", "--fix", str(path)).out.startswith(say("cli-check-nothing-fixed"))
    refused = here("check", "--fix", "-", stdin=json.dumps(board).encode())
    assert refused.code == 2
