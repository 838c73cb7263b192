"""Plays at the table as a person does: by the mouse on the map, on cards, on buttons and menus."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from editor.canvas.map_view import MapView
from editor.pages.play.decision_text import CHOICE, KIND
from editor.pages.play.page import PlayPage
from editor.playtest.choice_options import Handle
from engine.kernel.data.choice import Choice

LEFT = Qt.MouseButton.LeftButton


def point_of(view: MapView, place: str) -> QPoint:
    """Where a place is on the screen."""
    at = view.painter.board_index.centre(place)
    assert at is not None, place
    return view.in_view(*at).toPoint()


def click_place(view: MapView, place: str) -> None:
    """Move the mouse there and click, on the level where the place is."""
    snapshot = view.painter.board_index
    here = snapshot.place(place)
    assert here is not None
    view.show_platforms(here.level > 0 or snapshot.uppermost(snapshot.geometry.other_levels(place), True) == here)
    at = point_of(view, place)
    QTest.mouseMove(view.viewport(), at)
    QTest.mouseClick(view.viewport(), LEFT, pos=at)


class Hand:
    """One person at one page."""

    def __init__(self, page: PlayPage) -> None:
        self.page = page

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What this person may choose now."""
        return self.page.play.snapshot.options.choices

    def make(self, choice: Choice) -> None:
        """Click until this was chosen."""
        before = self.page.play.session.game.answers
        if KIND + choice.kind in self.page.parts.bar.buttons:
            self._press(KIND + choice.kind)
        for handle in self._order(choice):
            if self._done(before) or self._finish(choice):
                return
            if handle in self.page.play.options.by_handle:
                self._click(handle)
            if self._menu() is not None:
                self._choose_in_menu(choice)
        if not self._done(before):
            self._finish(choice)
        assert self._done(before), f"{choice.id} could not be chosen by clicks"

    def _done(self, before: int) -> bool:
        return self.page.play.session.game.answers != before

    def _order(self, choice: Choice) -> list[Handle]:
        handles = self.page.play.options.handles_of(choice)
        return sorted(
            handles, key=lambda each: (["card", "piece", "place", "facing", "word"].index(each.kind), each.id)
        )

    def _finish(self, choice: Choice) -> bool:
        """Press the button of the choice itself, where there is one."""
        number = self.page.play.options.choices.index(choice)
        if f"{CHOICE}{number}" not in self.page.parts.bar.buttons:
            return False
        self._press(f"{CHOICE}{number}")
        return True

    def _press(self, offer: str) -> None:
        QApplication.processEvents()
        QTest.mouseClick(self.page.parts.bar.buttons[offer], LEFT)

    def _click(self, handle: Handle) -> None:
        page = self.page
        if handle.kind == "card":
            self._click_card(handle.id)
        elif handle.kind == "piece":
            figures = {each.id: each.places[0] for each in page.play.snapshot.board.pieces if each.places}
            marks = {each.id: each.place for each in page.play.snapshot.board.markers}
            click_place(page.parts.map, {**marks, **figures}[handle.id])
        elif handle.kind == "place":
            click_place(page.parts.map, handle.id)

    def _click_card(self, id_: str) -> None:
        for side in self.page.parts.sides.values():
            for pile in side.piles.values():
                if id_ in pile.cards:
                    QApplication.processEvents()
                    QTest.mouseClick(pile.cards[id_], LEFT)
                    return
        raise AssertionError(f"there is no card {id_}")

    @staticmethod
    def _menu() -> QMenu | None:
        popup: QWidget | None = QApplication.activePopupWidget()
        return popup if isinstance(popup, QMenu) else None

    def _choose_in_menu(self, choice: Choice) -> None:
        menu = self._menu()
        assert menu is not None
        left = list(self.page.play.options.left)
        entry = menu.actions()[left.index(choice)]
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())


def offered(page: PlayPage, kind: str) -> Choice:
    """The last choice of a kind that is on offer."""
    return [each for each in Hand(page).choices if each.kind == kind][-1]
