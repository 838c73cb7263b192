"""The details of a document next to the list."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from editor.pages.library.details.details_panel import DetailsPanel
from editor.pages.library.documents.search_query import document_details
from engine.words import say
from tests.editor.conftest import OpenWindow
from tests.support.libraries import fate, open_library, stock_in


@pytest.mark.slow
def test_a_copy_says_when_its_original_is_another_one_by_now(
    tmp_path: Path, qtbot: QtBot, open_window: OpenWindow
) -> None:
    view = DetailsPanel(open_window().context.library, "en")
    qtbot.addWidget(view)
    facts = []
    for ap in (1, 33):
        stock = stock_in(tmp_path, fate("battleground/ambush", ap=ap))
        with open_library(tmp_path / "library.db", stock=lambda stock=stock: stock) as library:
            mine = library.documents.save(fate("battleground/ambush", ap=7))
            view.show_details(document_details(library, mine))
        facts.append(dict(view.facts.rows)[say("library-fact-copied-from")])
    assert facts == ["Ambush", say("library-fact-earlier", name="Ambush")]


@pytest.mark.slow
def test_nothing_is_said_of_who_uses_it_before_that_is_known(
    tmp_path: Path, qtbot: QtBot, open_window: OpenWindow
) -> None:
    view = DetailsPanel(open_window().context.library, "en")
    qtbot.addWidget(view)
    with open_library(tmp_path / "library.db") as library:
        mine = library.documents.save(fate("ambush"))
        view.show_entry(mine, may_write=True)
        assert say("library-used-by", n=0) not in words_of(view)
        view.show_details(document_details(library, mine))
        assert say("library-used-by", n=0) in words_of(view)
        view.show_entry(mine, may_write=True)
        assert say("library-used-by", n=0) in words_of(view)


def words_of(view: DetailsPanel) -> list[str]:
    return [label.text() for label in view.findChildren(QLabel)]
