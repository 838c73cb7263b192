"""Beside each player stands the name of the army, wherever the army comes from."""

import json
from pathlib import Path

import pytest

from database.library import Library, no_stock
from editor.pages.play.page import PlayPage
from editor.pages.play.player_names import army_names, named_armies
from editor.playtest.load_game import start_of
from editor.services.document_resolver import DocumentResolver
from editor.services.library_worker import LibraryWorker
from editor.services.open_requests import open_named
from editor.shell.main_window import MainWindow
from engine.content.references.resolver import UnknownDocument
from tests.editor.conftest import OpenWindow
from tests.support.library_screens import settled
from tests.support.own_mission import ARMY, MISSION, STOCK, Document, army, documents, mission, written_into
from tests.support.pack_libraries import library_at

NAME = army()["name"]["en"]


def shown_name(window: MainWindow) -> str:
    settled(window)
    page = window.page
    assert isinstance(page, PlayPage)
    return page.parts.sides["red"].accessibleName()


@pytest.mark.slow
def test_an_army_of_the_library_has_its_name_beside_its_player(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    library_at(path, *documents()).close()
    window = open_window()
    window.context.use_library(LibraryWorker(window, lambda: Library.open(path, stock=no_stock), lambda: path))
    open_named(window.context, [MISSION])
    assert shown_name(window) == f"Red, You · {NAME}"
    window.speak("it")
    assert shown_name(window).endswith(f" · {NAME}")


@pytest.mark.slow
def test_an_army_in_a_file_has_its_name_beside_its_player(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    open_named(window.context, [str(written_into(tmp_path / "mine"))])
    assert shown_name(window) == f"Red, You · {NAME}"


@pytest.mark.slow
def test_a_scenario_need_not_declare_the_army_that_it_names(open_window: OpenWindow, tmp_path: Path) -> None:
    path = written_into(tmp_path / "mine")
    path.write_text(json.dumps({**mission(), "references": []}), encoding="utf-8")
    window = open_window()
    open_named(window.context, [str(path)])
    assert shown_name(window) == f"Red, You · {NAME}"


def own(name: str) -> Document:
    found = {each["id"]: each for each in documents()}
    if name in found:
        return found[name]
    raise UnknownDocument(name)


def test_an_army_that_has_changed_since_or_is_gone_has_no_name() -> None:
    """Its name might be wrong by now."""
    scenario = start_of(DocumentResolver(with_files=False, library=None), "battleground/first-game", "en", {}).scenario
    assert named_armies({**scenario, "references": [{"kind": "army", "id": "mine/gone"}]}, own) == ()
    armies = named_armies(scenario, STOCK)
    assert army_names(scenario, armies, "en")["red"] == "First game: Masters of the Universe"
    fewer = [{**each, "figures": each["figures"][1:]} for each in armies]
    assert army_names(scenario, fewer, "en") == {}
    assert own(ARMY)["figures"] == army()["figures"]


def test_two_armies_of_the_same_list_have_its_name_both() -> None:
    """The scenario then calls their figures by their seats as well."""
    figures = army()["figures"]
    both = [
        {"seat": seat, "figures": [{**each, "id": f"{seat}-{each['id']}"} for each in figures]}
        for seat in ("red", "blue")
    ]
    assert army_names({"armies": both}, [army()], "en") == {"red": NAME, "blue": NAME}
