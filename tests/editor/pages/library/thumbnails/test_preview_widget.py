"""The large picture beside the list: what a document shows, the face of a card, or the icon of a kind."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from database.records import LibraryEntry
from editor.pages.library.thumbnails.card_face import faction_colour, is_card, paint_card
from editor.pages.library.thumbnails.preview_widget import PreviewWidget
from editor.theme.board_colours import board_colours
from editor.theme.current_theme import apply_theme
from editor.theme.theme import COLOURS, Theme
from tests.editor.pages.library.conftest import Painted, Shown
from tests.support.packs import deck, fate
from tests.support.picture_documents import sheet

Show = Callable[..., Shown]
FACTIONS = ("masters-of-the-universe", "evil-warriors")
ROOM = QRectF(0, 0, 150, 170)


def portrait(shown: Shown) -> PreviewWidget:
    return shown.browser.details.portrait


def colours_of(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def seen(shown: Shown) -> set[str]:
    return colours_of(portrait(shown).grab().toImage())


def face(entry: LibraryEntry, lang: str = "en") -> QImage:
    made = QImage(150, 170, QImage.Format.Format_RGB32)
    made.fill(QColor("#123456"))
    painter = QPainter(made)
    paint_card(painter, entry, lang, ROOM)
    painter.end()
    return made


@pytest.mark.slow
@pytest.mark.parametrize("theme", tuple(COLOURS))
def test_a_map_is_shown_as_the_canvas_shows_it(show: Show, qapp: QApplication, theme: Theme) -> None:
    shown = show(sheet())
    apply_theme(qapp, theme)
    shown.settle()
    colours = board_colours(theme)
    assert {colours.fill("open"), colours.fill("tall"), colours.fill("low")} <= seen(shown)
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
        colour = faction_colour("battleground", faction, theme).name()
        assert colour in seen(shown)
        found.append(colour)
    assert len(set(found)) == len(FACTIONS)
    apply_theme(qapp, Theme.LIGHT)


def test_factions_of_strangers_have_colours_too_that_stay() -> None:
    one, same, none = (faction_colour("no-game", faction, Theme.DARK) for faction in ("moles", "moles", None))
    assert one == same != none


def test_a_face_tells_kind_cost_and_name(show: Show) -> None:
    entry = show(fate("test/ambush")).entry("test/ambush")
    plain = face(entry)
    for changed in (replace(entry, kind="weapon"), replace(entry, cost=12), replace(entry, names={"en": "Other"})):
        assert face(changed) != plain
    named = replace(entry, names={"en": "A", "pl": "Ż"})
    assert face(named) != face(named, "pl")


def test_a_name_without_end_stays_on_its_card(show: Show) -> None:
    """Outside of the face nothing is drawn over."""
    entry = show(fate("test/ambush")).entry("test/ambush")
    for name in ("M" * 120, "So many words " * 8, "\u202eevil <b>"):
        image = face(replace(entry, names={"en": name}, cost=1_000_000))
        edge = {image.pixelColor(x, y).name() for x in (2, 10, 139, 147) for y in range(image.height())}
        assert edge == {"#123456"}


def test_other_kinds_show_their_icon(show: Show) -> None:
    shown = show(fate("test/ambush"), deck("test/deck", "test/ambush"))
    assert is_card(shown.entry("test/ambush"))
    assert not is_card(shown.entry("test/deck"))
    shown.mark("test/deck")
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
