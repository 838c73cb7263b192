"""What a person does at the table besides answering: look about, take back, have other dice, change one's mind."""

import random
from collections import Counter

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget

from editor.pages.play.page import PlayPage
from editor.shell.panel.panel_tab_bar import PanelTabBar
from tests.journeys.inside.beginning import named
from tests.journeys.inside.hands import (
    click,
    click_entry,
    click_soon,
    is_in_sight,
    move_mouse,
    open_menu,
    press,
    turn_wheel,
)
from tests.journeys.inside.living import Actions, Until
from tests.journeys.inside.table import point_of

OTHERS = ("hover", "wheel", "escape", "log", "history", "standing", "drag")
STEPS = 6
SECOND_THOUGHTS = 0.5


class LookingAbout:
    """One such deed, drawn by lot: what was done seldom sooner than what was done often."""

    def __init__(self, page: PlayPage, pick: random.Random, done: Counter[str]) -> None:
        self._page, self._pick, self._done = page, pick, done

    def do_something(self) -> Actions:
        tools = self._page.parts.tools.buttons
        actions = [*filter(self._is_sensible, tools), *OTHERS]
        action = self._pick.choices(actions, [1 / (1 + self._done[each]) for each in actions])[0]
        yield f"{action} after {self._page.play.session.game.answers} answers"
        self._done[action] += 1
        if action in tools:
            yield from self._use(action)
            yield None
            if action == "take-back" and self._is_usable("go-again") and self._pick.random() < SECOND_THOUGHTS:
                self._done["go-again"] += 1
                yield from self._use("go-again")
        else:
            yield from getattr(self, f"_{action}")()
        yield None
        yield from self._come_back()

    def _come_back(self) -> Actions:
        """From the page of a rule that a click opened."""
        if not self._page.isVisible():
            self._done["rules read"] += 1
            press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
            yield Until("the table is in front", self._page.isVisible)

    def _is_sensible(self, name: str) -> bool:
        """A player who wants manual dice does not change that before one was entered."""
        keeps_dice = name == "own-dice" and self._page.play.session.own_dice and not self._done["clicks on a key"]
        return self._is_usable(name) and not keeps_dice

    def _is_usable(self, name: str) -> bool:
        """Whether a button above the map can be clicked: the table may be covered for the other person."""
        tools = self._page.parts.tools
        tool = tools.buttons[name]
        return tool.isEnabled() and (tool.isVisible() or tools.has_in_menu(name))

    def _use(self, name: str) -> Actions:
        """Click a button above the map, or its entry in the menu of those for which there is no room."""
        tools = self._page.parts.tools
        tool = tools.buttons[name]
        if tool.isVisible():
            click(tool)
            return
        click_soon(tools.more)
        yield Until("the menu of tools is open", lambda: open_menu() is not None)
        menu = open_menu()
        assert menu is not None
        click_entry(menu, [entry.text() for entry in menu.actions()].index(tool.accessibleName()))

    def _hover(self) -> Actions:
        view = self._page.parts.map.viewport()
        for _ in range(STEPS):
            at = QPoint(self._pick.randrange(view.width()), self._pick.randrange(view.height()))
            if is_in_sight(view, at):
                move_mouse(view, at)
            yield None

    def _wheel(self) -> Actions:
        turn_wheel(self._page.parts.map.viewport(), self._pick.choice((-2, 2)), Qt.KeyboardModifier.ControlModifier)
        yield None

    def _escape(self) -> Actions:
        press(Qt.Key.Key_Escape)
        yield None

    def _log(self) -> Actions:
        """Unfold a line of the log."""
        tree = self._page.parts.log.tree
        line = tree.topLevelItem(self._pick.randrange(tree.topLevelItemCount())) if tree.topLevelItemCount() else None
        if line is not None:
            tree.scrollToItem(line)
            yield None
            click(tree.viewport(), tree.visualItemRect(line).center())
            press(Qt.Key.Key_Right)
        yield None

    def _history(self) -> Actions:
        """Go to one of the last moments by the list of answers."""
        yield from self._bring_forward("history")
        moments = self._page.parts.history.list
        row = self._pick.randrange(max(0, moments.count() - STEPS), moments.count())
        moments.scrollToItem(moments.item(row))
        yield None
        click(moments.viewport(), moments.visualItemRect(moments.item(row)).center())
        press(Qt.Key.Key_Return)
        yield None
        yield from self._bring_forward("log")

    def _bring_forward(self, name: str) -> Actions:
        """Click the tab of a panel that lies behind others."""
        bar = named(self._page.window(), "panel-tabs", PanelTabBar)
        for number in range(bar.count()):
            if bar.name_at(number) == name and is_in_sight(bar, bar.tabRect(number).center()):
                click(bar, bar.tabRect(number).center())
        yield None

    def _standing(self) -> Actions:
        """Open the menu of what stands beside every question, and leave it."""
        button = named(self._page.parts.bar, "standing", QToolButton)
        if button.isVisible():
            click_soon(button)
            yield Until("the menu is open", lambda: open_menu() is not None)
            menu = open_menu()
            assert isinstance(menu, QMenu)
            assert menu.actions()
            press(Qt.Key.Key_Escape)
            yield Until("the menu is closed", lambda: QApplication.activePopupWidget() is None)
        yield None

    def _drag(self) -> Actions:
        """Carry a figure to some place."""
        view = self._page.parts.map
        figures = [each for each in view.painter.board_index.pieces.values() if each.places]
        if not figures:
            return
        start = point_of(self._page, self._pick.choice(figures).places[0])
        end = QPoint(self._pick.randrange(view.viewport().width()), self._pick.randrange(view.viewport().height()))
        if is_in_sight(view.viewport(), start) and is_in_sight(view.viewport(), end):
            yield from self._carry(view.viewport(), start, end)
        if QApplication.activePopupWidget() is not None:
            press(Qt.Key.Key_Escape)
        yield None

    def _carry(self, on: QWidget, start: QPoint, end: QPoint) -> Actions:
        window = on.window().windowHandle()
        points = [
            window.mapFromGlobal(on.mapToGlobal(start + (end - start) * step / STEPS)) for step in range(STEPS + 1)
        ]
        left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(window, left, plain, points[0])
        for point in points[1:]:
            QTest.mouseMove(window, point)
            yield None
        QTest.mouseRelease(window, left, plain, points[-1])
        yield None
