"""Output of the command line: control characters in file names are escaped, and long lists are cut off."""

import ast
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from editor.cli.output import MOST_LINES
from engine.words import say
from tests.editor.cli.conftest import Ran
from tests.support.pack_libraries import library_at
from tests.support.packs import deck, fate, pack_of

Here = Callable[..., Ran]
CLI = Path(__file__).parents[3] / "editor" / "cli"
OBEYED = "esc\x1b]0;pwned\x07\x9b31m\u202efdp"
"""Gives the window of a terminal another title, colours what follows, and turns the order of letters."""
FORGED = "a.json: $: all is well\nb"


@pytest.fixture
def empty(tmp_path: Path) -> str:
    path = tmp_path / "library.db"
    library_at(path).close()
    return str(path)


def is_plain(text: str) -> bool:
    return all(letter.isprintable() or letter == "\n" for letter in text)


@pytest.mark.parametrize("verb", ["check", "pack check", "pack info", "explain-card", "play"])
@pytest.mark.parametrize("name", [OBEYED, FORGED])
@pytest.mark.usefixtures("packs_read_here")
def test_a_terminal_obeys_no_name_of_a_file(here: Here, tmp_path: Path, verb: str, name: str) -> None:
    """Of one that is there, of one that is not, and of one that holds what it should not."""
    path = tmp_path / f"{name}.hexpack"
    more = ("--players", "random,random") if verb == "play" else ()
    contents = (b"", pack_of(fate("a")), json.dumps(fate("a")).encode())
    for content in contents if verb.startswith("pack") else (None, *contents):
        if content is not None:
            path.write_bytes(content)
        ran = here(*verb.split(), str(path), *more)
        output = ran.out + ran.err
        assert is_plain(output), ascii(output)
        assert all("\nb" not in line for line in (ran.out, ran.err))
        assert "Traceback" not in output


@pytest.mark.usefixtures("packs_read_here")
def test_for_programs_names_are_what_they_are(here: Here, tmp_path: Path) -> None:
    path = tmp_path / f"{OBEYED}.hexpack"
    path.write_bytes(pack_of(fate("a")))
    ran = here("pack", "check", str(path), "--json")
    assert is_plain(ran.out)
    assert json.loads(ran.out)["files"][0]["file"] == str(path)


def test_only_the_output_module_prints() -> None:
    """A verb that printed by itself would let names of files control the terminal."""
    others = [path for path in CLI.rglob("*.py") if path.name != "output.py"]
    printers = [
        f"{path.name}: {ast.unparse(node.func)}"
        for path in others
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("print", "typer.echo", "typer.secho", "click.echo")
    ]
    assert printers == []


@pytest.mark.parametrize("lang", ["en", "it", "es", "pl"])
@pytest.mark.usefixtures("packs_read_here")
def test_long_lists_end_with_how_much_more_there_is(here: Here, tmp_path: Path, empty: str, lang: str) -> None:
    path = tmp_path / "much.hexpack"
    cards = [f"no/card-{number}" for number in range(90)]
    documents = [fate(f"card-{number}") for number in range(70)]
    path.write_bytes(pack_of(*documents, deck("all", *cards), description={"en": "line\n" * 400}))
    ran = here("pack", "import", str(path), "--library", empty, "--plan", lang=lang)
    lines = ran.out.splitlines()
    assert len(lines) < 2 * MOST_LINES + 10
    assert lines.count(say("cli-more-lines", lang, count=71 - MOST_LINES)) == 1
    assert lines.count(say("cli-more-lines", lang, count=90 - MOST_LINES)) == 1
    output = json.loads(here("pack", "import", str(path), "--library", empty, "--plan", "--json").out)
    assert (len(output["items"]), len(output["missing"])) == (71, 90)
    assert len(here("pack", "info", str(path), lang=lang).out.splitlines()) < 2 * MOST_LINES + 10


@pytest.mark.parametrize("verb", ["play", "check", "explain-card"])
def test_a_file_that_cannot_be_read_is_named(here: Here, verb: str) -> None:
    """It is called a plain file and is none; standard input has nothing to do with it."""
    ran = here(verb, "/proc/self/mem", *(("--players", "random,random") if verb == "play" else ()))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("hexsmith: /proc/self/mem: ")
