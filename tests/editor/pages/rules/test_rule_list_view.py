"""The list of rules: every title has room beside its number."""

import pytest
from PySide6.QtWidgets import QApplication, QSplitter

from editor.pages.rules.page import RuleReferencePage
from editor.pages.rules.rule_list_view import NUMBERS, TITLE, RuleListView, child_items
from engine.words import languages
from tests.editor.conftest import OpenWindow, child


@pytest.mark.parametrize("number", ["BG-SIGHT-2", "HR-TURN-1"])
@pytest.mark.parametrize("lang", languages())
def test_no_title_is_cut_short(open_window: OpenWindow, lang: str, number: str) -> None:
    window = open_window(lang)
    window.resize(1240, 780)
    window.open_rule(number)
    assert isinstance(window.page, RuleReferencePage)
    rules = child(window.page, RuleListView)
    room = rules.columnWidth(TITLE) - 2 * rules.indentation()
    assert not rules.isColumnHidden(NUMBERS)
    for chapter in rules._chapters():
        for title in child_items(chapter):
            assert rules.fontMetrics().horizontalAdvance(title.text()) <= room


def test_a_list_that_was_dragged_stays_as_wide(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_rule("BG-SIGHT-2")
    splitter = child(window.page, QSplitter, "reference-parts")
    splitter.moveSplitter(260, 1)
    window.resize(window.width() + 60, window.height())
    QApplication.processEvents()
    assert splitter.sizes()[0] < 300
