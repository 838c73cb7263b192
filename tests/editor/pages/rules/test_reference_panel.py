"""The rule reference in use: search, arrows, links, back and forward, copying, languages."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from editor.pages.rules.reference_panel import RuleReferencePanel
from editor.rule_books.rule_books import rule_books
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from engine.words import languages, say


@pytest.fixture
def reference(qtbot: QtBot, qapp: QApplication) -> RuleReferencePanel:
    apply_theme(qapp, Theme.LIGHT)
    made = RuleReferencePanel("en")
    qtbot.addWidget(made)
    made.resize(1000, 600)
    with qtbot.waitActive(made):
        made.show()
    return made


def marked(reference: RuleReferencePanel) -> str | None:
    """The rule that the list marks."""
    number = reference.list.currentIndex().data(Qt.ItemDataRole.UserRole)
    return None if number is None else str(number)


def place_of_text(reference: RuleReferencePanel, text: str) -> QPoint:
    cursor = reference.reader.document().find(text)
    assert not cursor.isNull()
    cursor.setPosition(cursor.selectionStart() + 1)
    cursor.movePosition(QTextCursor.MoveOperation.Left)
    return reference.reader.cursorRect(cursor).center() + QPoint(4, 0)


@pytest.mark.slow
def test_a_rule_is_opened_marked_and_in_sight(reference: RuleReferencePanel) -> None:
    assert reference.open_rule("BG-SHIFT-6")
    assert marked(reference) == "BG-SHIFT-6"
    assert reference.reader.viewport().rect().contains(place_of_text(reference, "BG-SHIFT-6"))


@pytest.mark.slow
def test_a_number_that_no_rule_has_is_reported(reference: RuleReferencePanel, qtbot: QtBot) -> None:
    reference.open_rule("BG-MAP-1")
    with qtbot.waitSignal(reference.noticed) as signal:
        assert not reference.open_rule("BG-MAP-99")
    assert [each.text("en") for each in signal.args] == ["There is no rule BG-MAP-99. Search for a word of it."]
    assert reference.trail.here == "BG-MAP-1"


@pytest.mark.slow
def test_typing_lists_what_fits_and_shows_the_likeliest(reference: RuleReferencePanel) -> None:
    QTest.keyClicks(reference.search, "opportunity")
    assert reference.trail.here == "BG-INT-6"
    assert {"BG-INT-6", "BG-MOD-6", "BG-SHIFT-6"} <= set(reference.list.numbers)
    assert "BG-COMP-1" not in reference.list.numbers


@pytest.mark.slow
def test_arrows_in_the_search_go_through_the_list_and_enter_to_the_text(reference: RuleReferencePanel) -> None:
    reference.start_searching()
    QTest.keyClicks(reference.search, "flank")
    first = reference.trail.here
    QTest.keyClick(reference.search, Qt.Key.Key_Down)
    QTest.keyClick(reference.search, Qt.Key.Key_Down)
    second = reference.trail.here
    assert second == marked(reference) != first
    assert reference.search.hasFocus()
    QTest.keyClick(reference.search, Qt.Key.Key_Return)
    assert reference.reader.hasFocus()
    assert reference.trail.here == second


@pytest.mark.slow
def test_an_empty_result_says_so_and_escape_gives_up_the_search(reference: RuleReferencePanel) -> None:
    QTest.keyClicks(reference.search, "zeppelin")
    assert reference.list.numbers == []
    assert not reference.list.isVisible()
    assert reference.nothing.isVisible()
    QTest.keyClick(reference.search, Qt.Key.Key_Escape)
    assert reference.search.text() == ""
    assert reference.list.isVisible()
    assert len(reference.list.numbers) == len(reference.book.rules)


@pytest.mark.slow
@pytest.mark.parametrize("typed", ["HR-TURN-4", "hr turn 4", "hr-turn-"])
def test_a_number_of_another_game_leads_to_its_rules(reference: RuleReferencePanel, typed: str) -> None:
    assert reference.book.system == "battleground"
    QTest.keyClicks(reference.search, typed)
    assert reference.book.system == reference.games.currentData() == "hoplomachus"
    assert "HR-TURN-4" in reference.list.numbers
    assert str(reference.trail.here).startswith("HR-TURN-")


@pytest.mark.slow
def test_words_that_only_another_game_has_are_said_to_be_there(reference: RuleReferencePanel) -> None:
    QTest.keyClicks(reference.search, "favour")
    assert reference.book.system == "battleground"
    signal = " ".join(label.text() for label in reference.nothing.findChildren(QLabel))
    assert "No rule of Battleground mentions" in signal
    assert "of Hoplomachus: Remastered do" in signal


@pytest.mark.slow
def test_escape_with_nothing_searched_leaves(reference: RuleReferencePanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(reference.left):
        QTest.keyClick(reference.search, Qt.Key.Key_Escape)


@pytest.mark.slow
def test_a_number_in_a_sentence_can_be_clicked(reference: RuleReferencePanel) -> None:
    reference.open_rule("BG-SHIFT-4")
    where = place_of_text(reference, "BG-SHIFT-3), but")
    QTest.mouseClick(reference.reader.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert reference.trail.here == marked(reference) == "BG-SHIFT-3"


@pytest.mark.slow
def test_back_and_forward_by_button_and_by_key(reference: RuleReferencePanel) -> None:
    back, forward = reference.bar.back, reference.bar.forward
    reference.open_rule("BG-ACT-7")
    assert (back.isEnabled(), forward.isEnabled()) == (False, False)
    reference.open_rule("BG-INT-4")
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert reference.trail.here == marked(reference) == "BG-ACT-7"
    QTest.keyClick(reference.reader, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert reference.trail.here == "BG-INT-4"
    QTest.keyClick(reference.search, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert reference.trail.here == "BG-ACT-7"


@pytest.mark.slow
def test_copying_puts_number_title_and_sentence_on_the_clipboard(reference: RuleReferencePanel, qtbot: QtBot) -> None:
    assert not reference.bar.copy.isEnabled()
    reference.open_rule("BG-ROUND-1")
    with qtbot.waitSignal(reference.noticed) as signal:
        QTest.mouseClick(reference.bar.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().startswith("BG-ROUND-1 Rounds and phases\nThe game lasts 4 rounds.")
    assert [each.text("en") for each in signal.args] == ["Copied rule BG-ROUND-1."]


@pytest.mark.slow
def test_a_click_on_a_chapter_unfolds_it_and_begins_to_read_it(reference: RuleReferencePanel) -> None:
    chapter = reference.list.model().index(1, 0)
    QTest.mouseClick(
        reference.list.viewport(), Qt.MouseButton.LeftButton, pos=reference.list.visualRect(chapter).center()
    )
    assert reference.list.isExpanded(chapter)
    assert reference.trail.here == "BG-MAP-1"
    QTest.mouseClick(
        reference.list.viewport(), Qt.MouseButton.LeftButton, pos=reference.list.visualRect(chapter).center()
    )
    assert not reference.list.isExpanded(chapter)


@pytest.mark.slow
def test_the_list_is_gone_through_and_chosen_from_by_keyboard(reference: RuleReferencePanel) -> None:
    reference.open_rule("BG-MAP-1")
    reference.list.setFocus()
    QTest.keyClick(reference.list, Qt.Key.Key_Down)
    QTest.keyClick(reference.list, Qt.Key.Key_Down)
    assert reference.trail.here == "BG-MAP-3"
    QTest.keyClick(reference.list, Qt.Key.Key_Return)
    assert reference.trail.before == ("BG-MAP-1",)


@pytest.mark.slow
def test_a_rule_that_the_search_hides_gives_up_the_search(reference: RuleReferencePanel) -> None:
    QTest.keyClicks(reference.search, "flank")
    reference.open_rule("BG-COMP-1")
    assert reference.search.text() == ""
    assert marked(reference) == "BG-COMP-1"


@pytest.mark.slow
def test_ctrl_f_goes_to_the_search_from_anywhere(reference: RuleReferencePanel) -> None:
    reference.reader.setFocus()
    QTest.keyClick(reference.reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert reference.search.hasFocus()


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_another_language_keeps_the_rule_and_names_everything(reference: RuleReferencePanel, lang: str) -> None:
    reference.open_rule("BG-SIGHT-6")
    reference.speak(lang)
    rule = next(rule for rule in reference.book.rules if rule.number == "BG-SIGHT-6")
    assert marked(reference) == "BG-SIGHT-6"
    assert rule.titles[lang] in reference.reader.toPlainText()
    assert reference.search.placeholderText() == say("reference-search", lang)
    bar = reference.bar
    for widget in (
        reference.search,
        reference.list,
        reference.reader,
        reference.games,
        bar.back,
        bar.forward,
        bar.copy,
    ):
        assert widget.accessibleName()
        assert widget.objectName()


@pytest.mark.slow
def test_a_theme_put_on_later_changes_the_text(reference: RuleReferencePanel, qapp: QApplication) -> None:
    reference.open_rule("BG-SIGHT-6")
    light = reference.reader.toHtml()
    apply_theme(qapp, Theme.DARK)
    assert reference.reader.toHtml() != light
    apply_theme(qapp, Theme.LIGHT)
    assert reference.reader.toHtml() == light


@pytest.mark.slow
def test_each_game_can_be_chosen(reference: RuleReferencePanel) -> None:
    for place, (id_, book) in enumerate(rule_books().items()):
        assert reference.games.itemText(place) == say(f"game-{id_}", "en")
        reference.games.setCurrentIndex(place)
        reference.games.activated.emit(place)
        assert reference.list.numbers == [rule.number for rule in book.rules]


@pytest.mark.slow
def test_titles_take_the_room_of_numbers_in_a_narrow_list(reference: RuleReferencePanel, qapp: QApplication) -> None:
    assert not reference.list.isColumnHidden(1)
    reference.splitter.setSizes([1, 1000])
    qapp.processEvents()
    assert reference.list.isColumnHidden(1) == (
        reference.list.width() < 32 * reference.fontMetrics().averageCharWidth()
    )
