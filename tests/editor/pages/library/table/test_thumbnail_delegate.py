"""The list: a thumbnail where there is one, the icon of the kind elsewhere; the accessible text does not change."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem

from editor.pages.library.table.document_table_model import NAME, DocumentTableModel
from editor.pages.library.table.thumbnail_delegate import ThumbnailDelegate
from editor.presenters.document_kinds import kind_icon
from editor.theme.board_colours import board_colours
from editor.theme.current_theme import apply_theme
from editor.theme.icons import icon
from editor.theme.theme import COLOURS, Theme
from editor.thumbnails.row_icon import RowIconEngine
from tests.editor.pages.library.conftest import Shown
from tests.support.packs import deck, fate
from tests.support.picture_documents import scenario, sheet

MOST_PAINTINGS = 50
"""So often the list may be drawn until it is as it stays."""

Show = Callable[..., Shown]


def row_of(shown: Shown, name: str) -> int:
    row = shown.browser.model.row_of(shown.entry(name).key)
    assert row is not None
    return row


def cell(shown: Shown, name: str) -> QImage:
    """The beginning of the row of a document, as it is on the screen."""
    table = shown.browser.table
    place = table.visualRect(shown.browser.model.index(row_of(shown, name), NAME))
    whole = table.viewport().grab(QRect(place.topLeft(), place.size())).toImage()
    return whole.copy(0, 0, round(1.4 * place.height() * whole.devicePixelRatio()), whole.height())


def colours_of(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def option_of(shown: Shown, name: str) -> QStyleOptionViewItem:
    table, option = shown.browser.table, QStyleOptionViewItem()
    table.initViewItemOption(option)
    option.widget = table
    delegate = table.itemDelegate()
    assert isinstance(delegate, ThumbnailDelegate)
    delegate.initStyleOption(option, shown.browser.model.index(row_of(shown, name), NAME))
    return option


@pytest.mark.slow
@pytest.mark.parametrize("theme", tuple(COLOURS))
def test_a_map_shows_itself_in_the_colours_of_the_theme(show: Show, qapp: QApplication, theme: Theme) -> None:
    shown = show(fate("test/ambush"), sheet(objectives=[], zones=[]))
    apply_theme(qapp, theme)
    shown.settle()
    open_ground = board_colours(theme).fill("open")
    assert open_ground in colours_of(cell(shown, "test/field"))
    apply_theme(qapp, Theme.LIGHT)


def test_a_row_without_a_picture_keeps_the_icon_of_its_kind(show: Show) -> None:
    shown = show(deck("test/deck"), scenario(), {**sheet(), "schema": "1.99"}, fate("test/newer", schema="1.99"))
    for name in ("test/deck", "test/fight", "test/field", "test/newer"):
        option = option_of(shown, name)
        table = shown.browser.table
        side = table.style().pixelMetric(QStyle.PixelMetric.PM_ListViewIconSize, None, table)
        expected = RowIconEngine(kind_icon(shown.entry(name).kind), side, None)
        size = option.decorationSize
        assert option.icon.pixmap(size).toImage() == expected.pixmap(size, QIcon.Mode.Normal, QIcon.State.Off).toImage()


def test_an_icon_is_as_large_as_elsewhere_and_in_the_middle(show: Show) -> None:
    option = option_of(show(fate("test/ambush")), "test/ambush")
    size = QSize(option.decorationSize)
    drawn = RowIconEngine("card", 16, None).pixmap(size, QIcon.Mode.Normal, QIcon.State.Off).toImage()
    alone = icon("card").pixmap(16, 16).toImage()
    left, top = (size.width() - 16) // 2, (size.height() - 16) // 2
    assert drawn.copy(left, top, 16, 16).convertToFormat(alone.format()) == alone


@pytest.mark.slow
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_pictures_fit_into_comfortable_rows_and_names_begin_in_one_column(
    show: Show, qapp: QApplication, text_size: int
) -> None:
    shown = show(fate("test/ambush"), sheet())
    apply_theme(qapp, Theme.LIGHT, text_size)
    shown.settle()
    table = shown.browser.table
    with_picture, without = option_of(shown, "test/field"), option_of(shown, "test/ambush")
    assert with_picture.decorationSize == without.decorationSize
    assert with_picture.decorationSize.height() >= table.fontMetrics().height() + 6
    assert table.rowHeight(0) - with_picture.decorationSize.height() == 6
    apply_theme(qapp, Theme.LIGHT)


def test_a_picture_tells_nothing_to_who_hears_the_list(show: Show) -> None:
    """No cell of the model changes, so that nothing is read out when a picture comes."""
    shown = show(sheet())
    model = shown.browser.model
    assert isinstance(model, DocumentTableModel)
    heard = model.index(0, NAME).data(Qt.ItemDataRole.AccessibleTextRole)
    assert str(heard).startswith("Test/Field, ")
    changes: list[object] = []
    model.dataChanged.connect(lambda *_: changes.append(None))
    delegate = shown.browser.table.itemDelegate()
    assert isinstance(delegate, ThumbnailDelegate)
    delegate.box = delegate.box * 2
    shown.browser.table.viewport().update()
    QApplication.processEvents()
    shown.settle()
    assert shown.gallery.is_idle
    assert not changes


def test_only_the_row_of_a_picture_is_drawn_anew(show: Show) -> None:
    shown = show(sheet(), fate("test/ambush"))
    painted: list[int] = []
    delegate = shown.browser.table.itemDelegate()
    assert isinstance(delegate, ThumbnailDelegate)
    before = delegate.initStyleOption

    def noted(option: QStyleOptionViewItem, index: object) -> None:
        painted.append(index.row())  # type: ignore[attr-defined]
        before(option, index)  # type: ignore[arg-type]

    delegate.initStyleOption = noted  # type: ignore[method-assign]
    for _ in range(MOST_PAINTINGS):
        painted.clear()
        shown.settle()
        QTest.qWait(20)
        if not painted:
            break
    assert not painted, "nothing else is drawn any more"
    shown.gallery.made.emit(shown.entry("test/field").digest)
    QApplication.processEvents()
    assert set(painted) == {row_of(shown, "test/field")}


def test_pixels_of_a_row_are_not_blurred(show: Show) -> None:
    """The picture of the row is the cached one, pixel by pixel, within its line."""
    shown = show(sheet())
    option = option_of(shown, "test/field")
    image = next(kept.image for wish, kept in shown.gallery._cache.items() if wish.look.is_small)
    assert image is not None
    drawn = option.icon.pixmap(option.decorationSize).toImage()
    left, top = (drawn.width() - image.width()) // 2, (drawn.height() - image.height()) // 2
    for x in range(1, image.width() - 1):
        for y in range(1, image.height() - 1):
            assert QColor(drawn.pixel(left + x, top + y)) == QColor(image.pixel(x, y))
