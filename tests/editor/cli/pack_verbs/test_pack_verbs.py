"""`hexsmith pack`: packs made, shown, checked, compared and imported."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from database.packs.reader import staging
from engine.words import languages, say
from tests.editor.cli.command_process import hexsmith
from tests.editor.cli.conftest import Ran
from tests.support.pack_libraries import library_at, save, stored_document
from tests.support.packs import Entry, as_bytes, crafted, deck, fate, manifest_of, pack_of, png

Here = Callable[..., Ran]
NEW = ("--id", "org.example.ruins", "--version", "1.0.0", "--title", "Ruins")

pytestmark = pytest.mark.usefixtures("packs_read_here")


@pytest.fixture
def library(tmp_path: Path) -> str:
    """A library without stock, with two documents in it."""
    path = tmp_path / "library.db"
    library_at(path, fate("a"), deck("pile", "a")).close()
    return str(path)


@pytest.fixture
def empty(tmp_path: Path) -> str:
    path = tmp_path / "empty.db"
    library_at(path).close()
    return str(path)


def packed(folder: Path, data: bytes, name: str = "a.hexpack") -> str:
    path = folder / name
    path.write_bytes(data)
    return str(path)


def test_pictures_are_put_into_a_pack_reported_and_passed_on(
    library: str, empty: str, tmp_path: Path, here: Here
) -> None:
    """The pack exported again on another machine has them, and has the same content."""
    first, second = str(tmp_path / "one.hexpack"), str(tmp_path / "two.hexpack")
    images = ("--image", packed(tmp_path, png(20, 10), "a.png"), "--image", packed(tmp_path, png(10, 20), "b.png"))
    made = here("pack", "export", "a", *NEW, *images, "--to", first, "--library", library)
    assert (made.code, made.err) == (0, "")
    output = here("pack", "info", first).out
    assert "1 document, 2 pictures" in output
    assert {line[-7:] for line in output.splitlines() if "images/" in line} == {"20 × 10", "10 × 20"}
    here("pack", "import", first, "--library", empty)
    here("pack", "export", "--again", "org.example.ruins", "--to", second, "--library", empty)
    assert Path(first).read_bytes() == Path(second).read_bytes()


def test_entries_for_a_newer_program_are_reported_and_passed_on(
    empty: str, tmp_path: Path, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = {"songs/march.ogg": b"la"}
    pack = packed(tmp_path, crafted(Entry("songs/march.ogg", b"la"), manifest=manifest_of(entries, container="1.7")))
    assert "for a newer Hexsmith: songs/march.ogg" in here("pack", "info", pack).out
    again = ("pack", "export", "--again", "org.example.ruins", "--to", str(tmp_path / "again"), "--library", empty)
    here("pack", "import", pack, "--library", empty)
    assert here(*again).err == ""
    assert "songs/march.ogg" in here("pack", "info", str(tmp_path / "again")).out
    monkeypatch.setattr("database.packs.format.contents.MAX_KEPT_UNREAD", 1)
    here("pack", "import", pack, "--library", empty)
    assert "songs/march.ogg" in here(*again).err
    assert json.loads(here(*again, "--json").out)["lost"] == ["songs/march.ogg"]


def test_a_picture_that_cannot_be_used_is_named_and_no_pack_is_made(library: str, tmp_path: Path, here: Here) -> None:
    pack, bad = tmp_path / "x.hexpack", packed(tmp_path, b"text", "bad.png")
    ran = here("pack", "export", "a", *NEW, "--image", bad, "--to", str(pack), "--library", library)
    assert (ran.code, ran.err) == (1, "bad.png: This isn’t a PNG, JPEG or WebP picture. Choose one of those.\n")
    assert not pack.exists()


@pytest.mark.command("hexsmith pack")
def test_a_stranger_gets_a_pack_and_plays_from_an_empty_library(
    library: str, empty: str, tmp_path: Path, here: Here
) -> None:
    """Exported here, imported there."""
    pack = str(tmp_path / "ruins.hexpack")
    made = here("pack", "export", "pile", *NEW, "--to", pack, "--library", library, "--author", "Ana")
    assert (made.code, made.err) == (0, "")
    assert pack in made.out
    ran = here("pack", "import", pack, "--library", empty)
    assert ran.out.splitlines()[:2] == ["new: a", "new: pile"]
    assert ran.out.splitlines()[-1] == "Imported: 2 new, 0 changed, 0 the same."
    with library_at(Path(empty)) as there:
        assert stored_document(there, "pile")["cards"] == ["a"]


def test_conflicts_are_reported_and_decided_by_whoever_imports(library: str, tmp_path: Path, here: Here) -> None:
    pack = packed(tmp_path, pack_of(fate("a", ap=9), deck("pile", "a")))
    planned = here("pack", "import", pack, "--library", library, "--plan", "--json")
    items = {item["id"]: (item["state"], item["choice"], item["new_id"]) for item in json.loads(planned.out)["items"]}
    assert items == {"a": ("conflict", "both", "a-2"), "pile": ("same", "mine", None)}
    ran = here("pack", "import", pack, "--library", library, "--keep", "both", "--choose", "a=theirs")
    assert "conflict: a; replaced by the one in the pack" in ran.out
    with library_at(Path(library)) as there:
        assert stored_document(there, "a")["ap"] == 9


def test_a_choice_about_a_document_that_is_not_in_the_pack_is_wrong(library: str, tmp_path: Path, here: Here) -> None:
    pack = packed(tmp_path, pack_of(fate("a", ap=9)))
    ran = here("pack", "import", pack, "--library", library, "--choose", "b=theirs")
    assert (ran.code, ran.out) == (2, "")
    assert "“b”" in ran.err
    with library_at(Path(library)) as there:
        assert (stored_document(there, "a")["ap"], there.packs.all()) == (1, ())


def test_documents_that_get_another_id_along_with_one_they_name_are_reported(
    library: str, tmp_path: Path, here: Here
) -> None:
    pack = packed(tmp_path, pack_of(fate("a", ap=9), deck("pile", "a")))
    ran = here("pack", "import", pack, "--library", library, "--choose", "a=both")
    assert ran.out.splitlines()[-2:] == [
        "also gets another ID, because it refers to such a document: pile-2",
        "Imported: 2 new, 0 changed, 0 the same.",
    ]


def test_a_doubt_stops_an_import_until_it_is_put_aside(empty: str, tmp_path: Path, here: Here) -> None:
    pack = packed(tmp_path, pack_of(fate("a"), requires=[{"id": "org.example.base", "range": "^2.0.0"}]))
    ran = here("pack", "import", pack, "--library", empty)
    assert ran.code == 1
    assert "org.example.base" in ran.out
    assert json.loads(here("pack", "import", pack, "--library", empty, "--anyway", "--json").out)["imported"] is True


def test_a_bad_pack_is_refused_line_by_line_and_the_rest_may_come_in(empty: str, tmp_path: Path, here: Here) -> None:
    pack = packed(tmp_path, pack_of(fate("a", ap="1"), fate("b")))
    ran = here("pack", "import", pack, "--library", empty)
    assert ran.code == 1
    assert ran.err.startswith("documents/a.json: $.ap: ")
    output = json.loads(here("pack", "import", pack, "--library", empty, "--json").out)
    assert [(each["entry"], each["place"]) for each in output["findings"]] == [("documents/a.json", "$.ap")]
    rest = here("pack", "import", pack, "--library", empty, "--without-broken")
    assert rest.code == 0
    assert "skipped: documents/a.json" in rest.out


def test_info_says_what_a_pack_is_and_nothing_in_it_is_more_than_text(tmp_path: Path, here: Here) -> None:
    """B35, B37: neither tags nor templates have any effect."""
    evil = "<img src=/etc/passwd> {0.__class__} %s {missing}"
    about: dict[str, Any] = {"title": {"en": evil}, "authors": [evil], "description": {"en": evil}}
    pack = packed(tmp_path, pack_of(fate("a", name={"en": evil}), entries={"images/a.png": png()}, **about))
    ran = here("pack", "info", pack)
    assert ran.out.count(evil) == 4
    assert "1 document, 1 picture" in ran.out
    output = json.loads(here("pack", "info", pack, "--json").out)["files"][0]
    assert output["pack"]["title"] == {"en": evil}
    assert [each["id"] for each in output["documents"]] == ["a"]


def test_check_says_everything_that_is_wrong(tmp_path: Path, here: Here) -> None:
    good = packed(tmp_path, pack_of(fate("a")), "good.hexpack")
    bad = packed(tmp_path, b"PK", "bad.hexpack")
    ran = here("pack", "check", good, bad)
    assert ran.code == 1
    assert ran.out.splitlines() == [
        f"{good}: no problems",
        f"{bad}: This isn’t a Hexsmith pack. Choose a .hexpack file.",
    ]
    output = json.loads(here("pack", "check", "--json", good, bad).out)["files"]
    assert [[each["code"] for each in file["findings"]] for file in output] == [[], ["pack-is-none"]]


def arena(crate: str) -> dict[str, Any]:
    """A map with one piece of terrain on it."""
    piece = {"id": "crate", "class": "low", "hexes": [crate]}
    plain = {"kind": "map", "schema": "1.0", "id": "arena", "system": "battleground", "name": {"en": "Arena"}}
    return {**plain, "grid": {"shape": "hex", "tops": "flat", "columns": 9, "rows": 9}, "pieces": [piece]}


def test_diff_says_in_what_two_packs_differ(tmp_path: Path, here: Here) -> None:
    pl = as_bytes({"texts": {"test/ruin": {"name": "Ruina"}}})
    old = packed(
        tmp_path,
        pack_of(fate("b"), arena("H7"), entries={"images/a.png": png(4, 3), "translations/pl.json": pl}),
        "old.hexpack",
    )
    other = as_bytes({"texts": {"test/ruin": {"name": "Zgliszcza"}}})
    new = packed(
        tmp_path,
        pack_of(
            fate("c"),
            arena("H8"),
            entries={"images/a.png": png(5, 3), "translations/pl.json": other},
            version="2.0.0",
            licence="CC0-1.0",
            requires=[{"id": "org.example.more", "range": "^1.2.0"}],
        ),
        "new.hexpack",
    )
    ran = here("pack", "diff", old, new)
    assert ran.err == ""
    assert ran.out.splitlines() == [
        "only in the first: documents/b.json",
        "only in the second: documents/c.json",
        "different: documents/arena.json",
        "  “crate” moved from H7 to H8",
        "different: images/a.png",
        "  Another picture: it had 4 × 3 pixels, now it has 5 × 3.",
        "different: manifest.json.licence",
        "  Licence: now “CC0-1.0”",
        "different: manifest.json.requires",
        "  Packs it needs › “org.example.more”: now “^1.2.0”",
        "different: manifest.json.version",
        "  Version: from “1.0.0” to “2.0.0”",
        "different: translations/pl.json",
        "  “test/ruin” › Name: from “Ruina” to “Zgliszcza”",
    ]
    plain = json.loads(here("pack", "diff", old, new, "--json").out)
    assert plain["only_in_new"] == ["documents/c.json"]
    assert plain["differs"]["documents/arena.json"] == ["“crate” moved from H7 to H8"]
    assert here("pack", "diff", old, old).out == "The packs are the same.\n"


@pytest.mark.parametrize("lang", languages())
def test_diff_speaks_all_languages(lang: str, tmp_path: Path, here: Here) -> None:
    old, new = (packed(tmp_path, pack_of(arena(hex_), version=f"{hex_[1]}.0.0"), hex_) for hex_ in ("H7", "H8"))
    printed = here("pack", "diff", old, new, lang=lang).out.splitlines()
    assert [line[2:] for line in printed if line.startswith("  ")] == [
        say("comparing-moved", lang, field=say("comparing-quoted", lang, text="crate"), old="H7", new="H8"),
        say(
            "comparing-changed",
            lang,
            field=say("comparing-field-version", lang),
            old=say("comparing-quoted", lang, text="7.0.0"),
            new=say("comparing-quoted", lang, text="8.0.0"),
        ),
    ]


def test_where_no_pack_can_be_read_into_it_says_why(
    tmp_path: Path, library: str, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file is in the way of the folder; the same without a library."""
    pack = packed(tmp_path, pack_of(fate("a")))
    (tmp_path / "library.staging").write_bytes(b"")
    ran = here("pack", "import", pack, "--library", library)
    assert ran.code == 1
    assert "library.staging" in ran.err
    monkeypatch.setattr(staging, "gettempdir", lambda: str(tmp_path / "library.staging"))
    ran = here("pack", "check", pack)
    assert ran.code == 1
    assert "library.staging" in ran.err


def test_an_imported_pack_is_made_again_with_its_translations(empty: str, tmp_path: Path, here: Here) -> None:
    overlay = tmp_path / "pl.json"
    overlay.write_text('{"texts": {"test/ruin": {"name": "Ruina"}}}', encoding="utf-8")
    first, second = str(tmp_path / "first"), str(tmp_path / "second")
    here("pack", "export", *NEW, "--to", first, "--library", empty, "--translation", str(overlay))
    here("pack", "import", first, "--library", empty)
    here("pack", "export", "--again", "org.example.ruins", "--to", second, "--library", empty)
    assert Path(first).read_bytes() == Path(second).read_bytes()


def test_documents_shared_with_another_pack_stay_when_one_is_removed(library: str, tmp_path: Path, here: Here) -> None:
    first, second = str(tmp_path / "first"), str(tmp_path / "second")
    with library_at(Path(library)) as opened:
        save(opened, fate("both"))
    about = ("--version", "1.0.0", "--title", "Ruins", "--library", library)
    here("pack", "export", "both", "--id", "org.example.first", "--to", first, *about)
    here("pack", "export", "both", "--id", "org.example.second", "--to", second, *about)
    other = str(tmp_path / "other.db")
    for pack in (first, second):
        here("pack", "import", pack, "--library", other)
    planned = here("pack", "remove", "org.example.first", "--library", other, "--plan")
    assert planned.out.splitlines()[0] == "stays, because the pack “org.example.second” has it as well: both"
    done = json.loads(here("pack", "remove", "org.example.first", "--library", other, "--json").out)
    assert (done["trash"], done["shared"]) == ([], {"both": "org.example.second"})
    (left,) = json.loads(here("pack", "list", "--library", other, "--json").out)["packs"]
    assert left["documents"] == ["both"]


def test_a_pack_is_listed_and_taken_out(library: str, tmp_path: Path, here: Here) -> None:
    """The documents that use it are reported, and it is removed only on request."""
    pack = packed(tmp_path, pack_of(fate("new"), fate("other")))
    assert here("pack", "list", "--library", library).out == "No packs have been imported.\n"
    here("pack", "import", pack, "--library", library)
    with library_at(Path(library)) as opened:
        save(opened, deck("mine", "new"), fate("other", ap=9))
    assert here("pack", "list", "--library", library).out == "org.example.ruins 1.0.0: Ruins\n"
    (listed,) = json.loads(here("pack", "list", "--library", library, "--json").out)["packs"]
    assert listed["documents"] == ["new", "other"]
    stopped = here("pack", "remove", "org.example.ruins", "--library", library)
    assert (stopped.code, stopped.out.splitlines()) == (
        1,
        [
            "to the trash: new",
            "stays, because you changed it: other",
            "warning: new is used by mine. Change those first, or delete it anyway.",
            "Nothing was removed. To remove it anyway, add --anyway.",
        ],
    )
    planned = json.loads(here("pack", "remove", "org.example.ruins", "--library", library, "--plan", "--json").out)
    assert (planned["removed"], planned["used"]) == (False, {"new": ["mine"]})
    done = here("pack", "remove", "org.example.ruins", "--library", library, "--anyway")
    assert (done.code, done.out.splitlines()[-1]) == (
        0,
        "Removed the pack “org.example.ruins”. Its documents are in the trash; import it again to get it all back.",
    )
    gone = here("pack", "remove", "org.example.ruins", "--library", library)
    assert (gone.code, gone.err) == (
        1,
        "You haven’t imported a pack “org.example.ruins”. “hexsmith pack list” shows yours.\n",
    )
    with library_at(Path(library)) as opened:
        assert [entry.id for entry in opened.trash.entries()] == ["new"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("export", "a", "--to", "x"),
        ("export", "a", *NEW),
        ("export", "--again", "org.example.ruin", "--to", "x"),
        ("export", "a", *NEW[:-1], "", "--to", "x"),
        ("export", "a", "--id", "A B", *NEW[2:], "--to", "x"),
        ("export", *NEW, "--to", "x", "--translation", "xx.json"),
        ("export", *NEW, "--to", "x", "--translation", "nowhere/pl.json"),
        ("import", "x", "--keep", "yours"),
    ],
)
def test_wrong_use_says_what_is_wrong(arguments: tuple[str, ...], library: str, here: Here) -> None:
    ran = here("pack", *arguments, "--library", library)
    assert ran.code == 2
    assert ran.err.startswith("hexsmith: ")


def test_a_missing_document_or_folder_is_reported(library: str, tmp_path: Path, here: Here) -> None:
    assert "“nothing”" not in here("pack", "export", "nothing", *NEW, "--to", "x", "--library", library).out
    ran = here("pack", "export", "a", *NEW, "--to", str(tmp_path / "no" / "x"), "--library", library)
    assert (ran.code, "the folder doesn’t exist" in ran.err) == (1, True)


@pytest.mark.parametrize("lang", languages())
def test_the_pack_verbs_speak_every_language(lang: str, library: str, tmp_path: Path, here: Here) -> None:
    pack = packed(tmp_path, pack_of(fate("a", ap=9), deck("new", "a", "nowhere"), requires=[{"id": "a.b"}]))
    ran = here("pack", "import", pack, "--library", library, "--plan", lang=lang)
    assert ran.code == 0
    assert "nowhere" in ran.out
    assert here("pack", "info", pack, lang=lang).code == 0


def test_saving_after_an_import_makes_a_conflict_of_the_next_one(empty: str, tmp_path: Path, here: Here) -> None:
    """What the user changed is not written over by a newer version."""
    here("pack", "import", packed(tmp_path, pack_of(fate("a"))), "--library", empty)
    with library_at(Path(empty)) as there:
        save(there, fate("a", ap=5))
    newer = packed(tmp_path, pack_of(fate("a", ap=8), version="1.1.0"))
    here("pack", "import", newer, "--library", empty)
    with library_at(Path(empty)) as there:
        assert (stored_document(there, "a")["ap"], stored_document(there, "a-2")["ap"]) == (5, 8)


@pytest.mark.slow
def test_as_a_process_of_its_own(tmp_path: Path) -> None:
    """The worker begins from the real command line, too."""
    pack = packed(tmp_path, pack_of(fate("a")))
    done = hexsmith("pack", "check", pack)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{pack}: no problems\n", "")


def test_a_pack_without_a_title_is_listed_by_its_id(library: str, tmp_path: Path, here: Here) -> None:
    here("pack", "import", packed(tmp_path, pack_of(fate("new"), title={})), "--library", library)
    assert here("pack", "list", "--library", library).out == "org.example.ruins 1.0.0: org.example.ruins\n"
