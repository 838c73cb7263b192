"""A mission goes from one machine to another: exported there, imported here, played over the protocol and seated."""

from pathlib import Path

import pytest

from database.library import Library, no_stock
from editor.pages.play.page import PlayPage
from editor.services.library_worker import LibraryWorker
from editor.services.open_requests import open_named
from tests.editor.cli.command_process import Engine, hexsmith
from tests.editor.conftest import OpenWindow
from tests.support.library_screens import settled
from tests.support.own_mission import CARDS, MISSION, documents
from tests.support.pack_libraries import library_at

ABOUT = ("--id", "org.example.giants", "--version", "1.0.0", "--title", "Giants", "--author", "Ana")


@pytest.mark.slow
@pytest.mark.command("hexsmith pack")
def test_a_pack_is_played_from_an_empty_library(open_window: OpenWindow, tmp_path: Path) -> None:
    """With all that the mission names; by bots to the end of the game, and by a person in the window."""
    there, here, pack = (str(tmp_path / each) for each in ("there.db", "here.db", "giants.hexpack"))
    library_at(Path(there), *documents()).close()
    library_at(Path(here)).close()
    made = hexsmith("pack", "export", MISSION, *ABOUT, "--to", pack, "--library", there)
    assert made.returncode == 0, made.stderr
    taken = hexsmith("pack", "import", pack, "--library", here)
    assert taken.returncode == 0, taken.stderr
    with Engine("--library", here) as engine:
        engine.ask("new", scenario=MISSION, seed=3)
        played = engine.ask("play", players=["greedy", "random"])
    assert played["result"] is not None
    assert all(card in str(played["journal"]) for card in CARDS)
    window = open_window()
    window.context.use_library(
        LibraryWorker(window, lambda: Library.open(Path(here), stock=no_stock), lambda: Path(here))
    )
    open_named(window.context, [MISSION])
    settled(window)
    page = window.page
    assert isinstance(page, PlayPage)
    assert page.play.session.persons == ("red",)
    assert page.scenario == f"own:{MISSION}"
