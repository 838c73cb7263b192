"""Somebody without a mouse: from the start page through a round of the first game to its end, by key presses alone.

python -m tests.journeys.inside.by_keyboard
"""

import random
import sys
from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from editor.canvas.geometry.quarter_turns import turned_point
from editor.pages.play.page import PlayPage
from editor.shell.main_window import MainWindow
from editor.theme.theme import Theme
from tests.journeys.inside.hands import is_in_sight, open_menu, press, press_soon, type_text
from tests.journeys.inside.living import Actions, Report, Until, live, read_start_page
from tests.journeys.inside.table import Sight, sights, someone_is_asked

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
MOST_TABS = 150
MOST_STEPS = 120
MOST_ACTIONS = 400
SEED = 4
WHOLE_ROUND = ["Round 1 of 4", "Round 2 of 4"]


class Typist:
    """One person at the keyboard of one app."""

    def __init__(self, window: MainWindow, report: Report) -> None:
        self._window, self._report = window, report
        self._pick = random.Random(SEED)
        self._done: Counter[str] = Counter()
        report.notes |= {"done": self._done, "unseen": [], "nameless": []}

    @property
    def page(self) -> PlayPage:
        """The table in front."""
        page = self._window.page
        assert isinstance(page, PlayPage), "no table is in front"
        return page

    @property
    def round(self) -> str:
        """What the clock says first."""
        return self.page.play.snapshot.header.round

    def live(self) -> Actions:
        self._window.change(guided=True)  # the notes of the first game lie on the map
        yield from read_start_page()
        yield from self.tab_to("start-play-first-game")
        press(Key.Key_Return)
        yield Until("the table is there", lambda: isinstance(self._window.page, PlayPage))
        yield from self.play_a_round()
        yield from self.undo_and_redo()
        yield from self.command("dark", lambda: self._window.theme is Theme.DARK)
        yield from self.command("polski", lambda: self._window.lang == "pl")
        yield from self.concede()
        self._report.notes["result"] = self.page.parts.result.accessibleName()

    def play_a_round(self) -> Actions:
        """The one after the set-up, from its beginning to its end."""
        rounds: list[str] = []
        self._report.notes["rounds"] = rounds
        for _ in range(MOST_ACTIONS):
            yield from self.wait()
            assert not self.page.play.over, "the game was over before the round was"
            if self.round not in rounds:
                rounds.append(self.round)
            if rounds[-2:] == WHOLE_ROUND:
                return
            yield from self.answer()
        raise AssertionError("the round did not end")

    def wait(self) -> Actions:
        """Until a person is asked, and something is on offer."""
        yield Until("somebody is asked", lambda: someone_is_asked(self.page))
        yield Until("something is on offer", lambda: self.page.play.over or bool(sights(self.page)))

    def answer(self) -> Actions:
        """Pick something that is on offer."""
        offered = [each for each in sights(self.page) if each.sort != "grey"]
        sight = self._pick.choice(offered)
        yield f"take the {sight.sort} {sight.name} after {self.page.play.session.game.answers} answers"
        self._done[sight.sort] += 1
        if sight.place:
            yield from self.go_to_place(sight)
        elif sight.sort in ("answer", "deed"):
            yield from self.press_key_of(sight)
        else:
            yield from self.tab_to(sight.widget.objectName())
            press(Key.Key_Space)
        yield None
        yield from self.answer_menu()

    def press_key_of(self, sight: Sight) -> Actions:
        """The letter or digit on the cap of a button; one without a cap is reached by Tab."""
        key = self.page.parts.bar.buttons[sight.name].offer.key
        if key:
            self._done["letters" if key.isalpha() else "digits"] += 1
            press(Key(ord(key)))
        else:
            yield from self.tab_to(sight.widget.objectName())
            press(Key.Key_Space)

    def go_to_place(self, sight: Sight) -> Actions:
        """With the cursor of the map, step by step, as the map lies on the screen."""
        view, atlas = self.page.parts.map, self.page.parts.map.painter.board_index
        yield from self.tab_to("map-view")
        goal = atlas.place(sight.place)
        assert goal is not None
        for _ in range(MOST_STEPS):
            here = atlas.place(view.cursor_place)
            if here is not None and (here.column, here.row) == (goal.column, goal.row):
                break
            key = Key.Key_Down
            if here is not None:
                away = (goal.column - here.column, goal.row - here.row)
                across, down = turned_point(away, view.quarters)
                key = (Key.Key_Right if across > 0 else Key.Key_Left) if across else key
                key = (Key.Key_Down if down > 0 else Key.Key_Up) if not across else key
            press(key)
            yield None
        if view.cursor_place != sight.place:
            self._done["changes of level"] += 1
            press(Key.Key_L)
            yield None
        assert view.cursor_place == sight.place
        press(Key.Key_Return)

    def answer_menu(self) -> Actions:
        """Any entry of a menu that opened."""
        menu = open_menu()
        if menu is None:
            return
        self._done["menu"] += 1
        for _ in range(self._pick.randrange(len(menu.actions())) + 1):
            press(Key.Key_Down)
            yield None
        press(Key.Key_Return)
        yield Until("the menu is closed", lambda: open_menu() is None)

    def undo_and_redo(self) -> Actions:
        """Back by the keys of the menu, and forward again."""
        yield "undo move"
        game = self.page.play.session.game
        before = game.answers
        press(Key.Key_Backspace, CONTROL)
        yield Until("something was taken back", lambda: game.answers < before)
        self._report.notes["taken back"] = before - game.answers

    def command(self, wanted: str, came: Callable[[], bool]) -> Actions:
        """By the palette: some letters of the command's name."""
        yield f"find {wanted} in the palette"
        press(Key.Key_P, CONTROL | Qt.KeyboardModifier.ShiftModifier)
        yield Until("the palette is there", lambda: QApplication.activePopupWidget() is not None)
        type_text(wanted)
        yield None
        press(Key.Key_Return)
        yield Until(f"{wanted} came to be", came)
        yield Until("the window is in front", self._window.isActiveWindow)

    def concede(self) -> Actions:
        """By the menu of what stands beside every question."""
        yield from self.wait()
        yield from self.tab_to("standing")
        press_soon(Key.Key_Space)
        yield Until("the menu is there", lambda: open_menu() is not None)
        menu = open_menu()
        assert menu is not None
        names = [entry.objectName() for entry in menu.actions()]
        for _ in range(names.index("standing-concede") + 1):
            press(Key.Key_Down)
            yield None
        press(Key.Key_Return)
        yield Until("the result is there", self.page.parts.result.isVisible)

    def tab_to(self, name: str) -> Actions:
        """Press Tab until it has the focus; every widget on the way must be visible, and have a name."""
        yield f"tab to {name}"
        for _ in range(MOST_TABS):
            focused: QWidget | None = QApplication.focusWidget()
            if focused is not None:
                self._look_at(focused)
                if focused.objectName() == name:
                    return
            press(Key.Key_Tab)
            yield None
        raise AssertionError(f"the keyboard does not get to {name}")

    def _look_at(self, focused: QWidget) -> None:
        name = f"{type(focused).__name__} {focused.objectName()}"
        notes = self._report.notes
        if not (focused.accessibleName() and focused.objectName()) and name not in notes["nameless"]:
            notes["nameless"].append(name)
        if not is_in_sight(focused) and name not in notes["unseen"]:
            notes["unseen"].append(name)


if __name__ == "__main__":
    sys.exit(live(lambda window, report: Typist(window, report).live(), []))
