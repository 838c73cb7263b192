"""The large picture beside the list: what a document shows, the face of a card, or the icon of a kind."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.pages.library.thumbnails.preview_widget import PreviewWidget
from editor.theme.board_colours import board_colours
from editor.theme.card_looks import faction_colours
from editor.theme.current_theme import apply_theme
from editor.theme.theme import COLOURS, Theme
from editor.thumbnails.thumbnail_source import is_card
from tests.editor.pages.library.conftest import Painted, Shown
from tests.support.packs import deck, fate
from tests.support.picture_documents import sheet

Show = Callable[..., Shown]
FACTIONS = ("masters-of-the-universe", "evil-warriors")


def portrait(shown: Shown) -> PreviewWidget:
    return shown.browser.details.portrait


def colours_of(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def seen(shown: Shown) -> set[str]:
    return colours_of(portrait(shown).grab().toImage())


@pytest.mark.slow
@pytest.mark.parametrize("theme", tuple(COLOURS))
def test_a_map_is_shown_as_the_canvas_shows_it(show: Show, qapp: QApplication, theme: Theme) -> None:
    shown = show(sheet())
    apply_theme(qapp, theme)
    shown.settle()
    colours = board_colours(theme)
    found = [QColor(name) for name in seen(shown)]
    for kind in ("open", "tall", "low"):
        asked = QColor(colours.fill(kind))
        off = (abs(each.red() - asked.red()) + abs(each.blue() - asked.blue()) for each in found)
        assert min(off) < 16, kind
    apply_theme(qapp, Theme.LIGHT)


def test_the_preview_is_painted_to_fit_once_resizing_stops(show: Show, painting: Painted) -> None:
    shown = show(sheet())
    before = len([look for look in painting.looks if not look.is_small])
    for width in (1000, 1100, 1200, 1300):
        shown.window.resize(width, 900)
        QApplication.processEvents()
    assert len([look for look in painting.looks if not look.is_small]) == before
    shown.settle()
    size, image = portrait(shown).size(), portrait(shown).image
    assert image is not None
    assert size.width() == image.width() or size.height() == image.height()


@pytest.mark.slow
@pytest.mark.parametrize("theme", tuple(COLOURS))
def test_a_card_has_the_colour_of_its_faction(show: Show, qapp: QApplication, theme: Theme) -> None:
    shown = show(*(fate(f"test/{faction}", faction=faction) for faction in FACTIONS))
    apply_theme(qapp, theme)
    found = []
    for faction in FACTIONS:
        shown.browser.mark(shown.entry(f"test/{faction}").key)
        shown.settle()
        colour = faction_colours("battleground", faction, theme).frame
        assert colour in seen(shown)
        found.append(colour)
    assert len(set(found)) == len(FACTIONS)
    apply_theme(qapp, Theme.LIGHT)


def test_a_card_is_painted_anew_in_another_language(show: Show) -> None:
    """Once there is a picture, it has the card's name in that language."""
    shown = show(fate("test/ambush", name={"en": "Ambush", "pl": "Zasadzka"}))
    shown.mark("Ambush")
    english = portrait(shown).image
    shown.browser.speak("pl")
    shown.settle()
    polish = portrait(shown).image
    assert english is not None
    assert polish is not None
    assert english != polish


def test_a_card_is_larger_than_a_board(show: Show) -> None:
    """Since it has text to be read."""
    shown = show(fate("test/ambush"), sheet())
    shown.mark("Test/Field")
    board = portrait(shown).maximumHeight()
    shown.mark("Ruin")
    assert portrait(shown).maximumHeight() > board


def test_other_kinds_show_their_icon(show: Show) -> None:
    limits = {"kind": "army-format", "schema": "1.0", "id": "test/limits", "system": "battleground"}
    shown = show(fate("test/ambush"), deck("test/deck", "test/ambush"), {**limits, "points": {"most": 9}})
    assert is_card(shown.entry("test/ambush").kind)
    assert not is_card(shown.entry("test/deck").kind)
    shown.mark("test/deck")
    assert portrait(shown).image is not None
    shown.mark("test/limits")
    with_icon = seen(shown)
    assert len(with_icon) > 2
    assert portrait(shown).image is None


def test_of_several_documents_there_is_none(show: Show) -> None:
    shown = show(fate("test/ambush"), sheet())
    shown.browser.table.selectAll()
    shown.settle()
    assert not portrait(shown).isVisible()
    shown.mark("Test/Field")
    assert portrait(shown).isVisible()


def test_the_preview_has_no_accessible_name_and_takes_no_focus(show: Show) -> None:
    shown = show(sheet())
    interface = QAccessible.queryAccessibleInterface(portrait(shown))
    assert interface.text(QAccessible.Text.Name) == ""
    assert portrait(shown).focusPolicy() == Qt.FocusPolicy.NoFocus
    QTest.mouseClick(portrait(shown), Qt.MouseButton.LeftButton)
    assert not portrait(shown).hasFocus()
