"""Reading the files of the catalogue: found by scanning, read once, parsed when said, broken ones named."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import engine.words
from engine.words import MissingWord
from engine.words.catalogue import Catalogue
from engine.words.fluent_entries import cut_entries


def catalogue(folder: Path, **files: str) -> Catalogue:
    """A catalogue with these English files."""
    (folder / "en").mkdir()
    for name, text in files.items():
        (folder / "en" / f"{name}.ftl").write_text(text, encoding="utf-8")
    return Catalogue(folder)


def test_every_file_of_the_folder_is_found(tmp_path: Path) -> None:
    """A new topic is a new file and nothing else."""
    words = catalogue(tmp_path, kernel="one = 1\n", window="two = 2\n")
    assert words.ids == {"one", "two"}
    assert words.entries("en")["two"].path.name == "window.ftl"


def test_languages_are_the_folders_english_first(tmp_path: Path) -> None:
    """A new language is a new folder; one without words is none."""
    for lang in ("cs", "en", "it"):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "all.ftl").write_text("one = 1\n", encoding="utf-8")
    (tmp_path / "xx").mkdir()
    assert Catalogue(tmp_path).languages == ("en", "cs", "it")


def test_entries_know_their_lines(tmp_path: Path) -> None:
    """Comments, blank lines and choices in between do not matter."""
    text = "### All\n\n# For a\na = A\nb =\n { $n ->\n  [one] x = y\n *[other] z\n}\n-c = C\n .gender = f\n"
    (tmp_path / "x.ftl").write_text(text, encoding="utf-8")
    entries = list(cut_entries(tmp_path / "x.ftl"))
    assert [(entry.id, entry.line) for entry in entries] == [("a", 4), ("b", 5), ("-c", 10)]
    assert "".join(entry.source for entry in entries) == text.split("# For a\n")[1]


def test_an_id_defined_twice_names_both_places(tmp_path: Path) -> None:
    """In one file or in two."""
    words = catalogue(tmp_path, a="same = 1\n", b="\nsame = 2\n")
    with pytest.raises(MissingWord, match=r"'same' is defined twice in 'en': a.ftl:1 and b.ftl:2"):
        words.say("same", "en", {})


@pytest.mark.parametrize(
    "source", ["bad = { $n\n", "bad = { FOO() }\n", "bad = { other }\n", "bad = { bad }\n", "bad =\n    .x = y\n"]
)
def test_a_broken_entry_is_named_and_harms_no_other(tmp_path: Path, source: str) -> None:
    """Bad syntax, an unknown function or word, a circle, a word without text."""
    words = catalogue(tmp_path, a=f"good = fine\n{source}also = fine\n")
    assert words.say("also", "en", {}) == "fine"
    with pytest.raises(MissingWord, match=r"bad|other"):
        words.say("bad", "en", {})


def test_private_terms_are_for_other_words(tmp_path: Path) -> None:
    """Fluent's own terms (`-name`) can be referred to, not said."""
    words = catalogue(tmp_path, a="-brand = Hexsmith\ntitle = About { -brand }\n")
    assert words.ids == {"title"}
    assert words.say("title", "en", {}) == "About Hexsmith"
    with pytest.raises(MissingWord, match="'-brand' in 'en' has no text of its own"):
        words.say("-brand", "en", {})


def test_files_are_read_once(tmp_path: Path) -> None:
    """What was read is not read again."""
    words = catalogue(tmp_path, a="one = 1\ntwo = 2\n")
    assert words.say("one", "en", {}) == "1"
    shutil.rmtree(tmp_path / "en")
    assert words.say("two", "en", {}) == "2"


def test_the_catalogue_moves_with_the_program(tmp_path: Path) -> None:
    """The words are found beside the package, not in the folder that one works in."""
    home = engine.words.resources_folder().parent
    for part in ("engine/__init__.py", "engine/words", "resources/words"):
        source, target = home / part, tmp_path / "a moved folder" / part
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    code = """
import sys
sys.path.insert(0, sys.argv[1])
from engine.words import resources_folder, say
print(resources_folder(), say("list-and", "it", rest="a", last="b"))
"""
    moved = str(tmp_path / "a moved folder")
    assert run(code, moved).strip() == f"{tmp_path.resolve() / 'a moved folder' / 'resources'} a e b"


def test_importing_the_words_imports_little() -> None:
    """Neither Fluent nor Babel nor the reader is loaded before a message is needed."""
    code = """
import sys, engine.words
print([name for name in ("fluent", "babel", "pathlib", "difflib", "engine.words.catalogue") if name in sys.modules])
engine.words.ids()
print([name for name in ("fluent", "babel") if name in sys.modules])
"""
    assert run(code) == "[]\n[]\n"


def run(code: str, *arguments: str) -> str:
    command = [sys.executable, "-c", code, *arguments]
    home = engine.words.resources_folder().parent
    return subprocess.run(command, cwd=home, capture_output=True, text=True, check=True).stdout
