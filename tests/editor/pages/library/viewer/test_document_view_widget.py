"""The view of a document on the screen: face, board, figures, limits and words, side by side where there is room."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.library.viewer.document_view_widget import DocumentViewWidget
from editor.pages.library.viewer.section_widgets import MOST
from editor.pages.library.viewer.small_cards import SmallFaceWidget
from editor.pages.library.viewer.total_bar import PartsBar
from editor.theme.current_theme import colours
from editor.view_model.document_view import DocumentView, ViewRow, ViewSection, ViewTotal
from engine.words import say
from tests.editor.conftest import child
from tests.editor.document_views.test_document_view import STOCK, view_of


@pytest.fixture
def widget(qtbot: QtBot) -> DocumentViewWidget:
    made = DocumentViewWidget("en")
    qtbot.addWidget(made)
    made.resize(1300, 800)
    made.show()
    return made


def texts(part: QWidget) -> set[str]:
    return {label.text() for label in part.findChildren(QLabel)}


def seen(part: QWidget) -> set[str]:
    QApplication.processEvents()
    return {label.text() for label in part.findChildren(QLabel) if label.isVisible()}


def test_a_card_stands_beside_its_numbers_and_text(widget: DocumentViewWidget) -> None:
    """And screen readers hear all of it."""
    view = view_of(STOCK("battleground/skeletor"))
    widget.show_view(view)
    assert widget.face is not None
    assert widget.face.face is view.face
    assert widget.face.accessibleName() == "Skeletor"
    assert "Strength: 4" in widget.face.accessibleDescription()
    assert {"Strength", "4", "Hex of Bones"} <= texts(widget)
    assert say("ability-label-cost").upper() in texts(widget)


def test_a_card_with_too_much_text_says_so(widget: DocumentViewWidget) -> None:
    """And what is too much."""
    plain = dict(STOCK("battleground/council-of-war"))
    fits = view_of(plain)
    widget.show_view(fits)
    assert widget.findChild(QLabel, "view-does-not-fit") is None
    name = "The Long and Winding Council of War of all the Masters of the Universe"
    widget.show_view(view_of({**plain, "name": {"en": name}}))
    assert name in child(widget, QLabel, "view-does-not-fit").text()


def test_an_army_has_its_limits_at_the_side(widget: DocumentViewWidget) -> None:
    widget.show_view(view_of(STOCK("battleground/first-masters")))
    main, side = child(widget, QWidget, "view-main"), child(widget, QWidget, "view-side")
    assert {"He-Man", "65", "52 without equipment", "Sword of Power"} <= texts(main)
    assert {"150", "of 150 points", "0 left", "Number of characters", "3 of 2 to 5 · each once"} <= texts(side)
    faces = [each.face.name for each in main.findChildren(SmallFaceWidget)]
    assert faces[:2] == ["He-Man", "Sword of Power"]
    assert "First Blow" in faces
    assert widget.focus_target is main


def test_a_rule_is_asked_for_by_its_number(widget: DocumentViewWidget, qtbot: QtBot) -> None:
    widget.show_view(view_of(STOCK("battleground/first-masters")))
    with qtbot.waitSignal(widget.rule_requested) as asked:
        child(widget, QPushButton, "view-rule").click()
    assert asked.args == ["BG-SETUP-3"]


def test_broken_limits_and_totals_stand_out(widget: DocumentViewWidget) -> None:
    rows = (ViewRow("Weapons", "3 of 2", "broken"), ViewRow("Items", "1 of 2", "met"))
    total = ViewTotal(120, 100, "of 100 points", "20 too many", (("A", 70), ("B", 50)))
    widget.show_view(DocumentView((ViewSection("Limits", total=total, rows=rows),)))
    states = {label.text(): label.property("state") for label in widget.findChildren(QLabel)}
    assert states["3 of 2"] == states["20 too many"] == "broken"
    assert states["1 of 2"] == ""
    bar = widget.findChild(PartsBar)
    assert bar is not None
    image = bar.grab().toImage()
    assert image.pixelColor(4, image.height() // 2).name() == colours().bad
    assert image.pixelColor(image.width() - 6, image.height() // 2).name() != colours().raised


def test_a_scenario_shows_its_board_and_keeps_it(widget: DocumentViewWidget) -> None:
    """A later version is shown on the same canvas."""
    view = view_of(STOCK("battleground/castle-siege"))
    widget.show_view(view)
    assert widget.map is not None
    assert widget.map.board.pieces == view.board.pieces if view.board else False
    board = widget.map
    widget.show_view(replace(view, sections=view.sections[:1]))
    assert widget.map is board
    assert board.isVisible()
    assert widget.focus_target is board
    widget.show_view(DocumentView(view.sections))
    assert not board.isVisible()


def test_parts_are_one_below_the_other_in_a_narrow_window(widget: DocumentViewWidget) -> None:
    widget.show_view(view_of(STOCK("battleground/first-masters")))
    layout = widget.layout()
    assert isinstance(layout, QBoxLayout)
    assert layout.direction() == QBoxLayout.Direction.LeftToRight
    widget.resize(500, 800)
    QApplication.processEvents()
    assert layout.direction() == QBoxLayout.Direction.TopToBottom
    for name in ("view-main", "view-side"):
        assert child(widget, QWidget, name).width() > 400


def test_the_same_view_leaves_everything_as_it_is(widget: DocumentViewWidget) -> None:
    view = view_of(STOCK("battleground/skeletor"))
    widget.show_view(view)
    face = widget.face
    widget.show_view(view_of(STOCK("battleground/skeletor")))
    assert widget.face is face


def test_a_small_card_shows_its_large_face(widget: DocumentViewWidget, qtbot: QtBot) -> None:
    """While the pointer rests on it."""
    widget.show_view(view_of(STOCK("battleground/masters-glory")))
    small = widget.findChild(SmallFaceWidget)
    assert small is not None
    QApplication.sendEvent(small, QEnterEvent(QPointF(), QPointF(), QPointF()))
    qtbot.waitUntil(lambda: small.hover.shown_face is small.face)
    QApplication.sendEvent(small, QEvent(QEvent.Type.Leave))
    assert small.hover.shown_face is None


def test_endless_documents_are_cut_short(widget: DocumentViewWidget) -> None:
    """With the number of what is left out."""
    rows = tuple(ViewRow(f"Row {number}", "x") for number in range(5000))
    widget.show_view(DocumentView((ViewSection("Many", rows=rows),)))
    assert f"Row {MOST - 1}" in texts(widget)
    assert f"Row {MOST}" not in texts(widget)
    assert say("content-and-more", n=5000 - MOST) in texts(widget)


def test_small_faces_have_their_size(widget: DocumentViewWidget) -> None:
    view = view_of(STOCK("battleground/skeletor"))
    assert view.face is not None
    small = SmallFaceWidget(view.face, 63)
    assert small.sizeHint() == small.minimumSizeHint() == QSize(63, 88)
    small.deleteLater()


def test_whole_sentences_are_one_click_away(widget: DocumentViewWidget) -> None:
    """And the short ones of the card come back by another."""
    widget.show_view(view_of(STOCK("battleground/skeletor")))
    button = child(widget, QPushButton, "view-literal")
    short, whole = "The target suffers Curse.", "Effect: give the debuff “curse” to the target"
    assert short in seen(widget)
    button.click()
    assert short not in seen(widget)
    assert any(whole in each for each in seen(widget))
    button.click()
    assert short in seen(widget)


def test_a_card_in_its_authors_words_has_no_other_sentences(widget: DocumentViewWidget) -> None:
    widget.show_view(view_of(STOCK("battleground/rally")))
    assert widget.findChild(QPushButton, "view-literal") is None
