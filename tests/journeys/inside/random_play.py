"""Somebody who plays by chance: whatever can be clicked is, with take-backs, new dice and dice of their own.

python -m tests.journeys.inside.random_play SCENARIO SEED DECISIONS
"""

import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolButton, QWidget

from editor.pages.play.page import PlayPage
from editor.shell.main_window import MainWindow
from tests.journeys.inside.beginning import begin_game, named
from tests.journeys.inside.counting import count, let_go, remember_tables
from tests.journeys.inside.hands import click, click_entry, is_in_sight, move_mouse, open_menu, press
from tests.journeys.inside.living import Actions, Report, Until, live, read_start_page
from tests.journeys.inside.looking_about import LookingAbout
from tests.journeys.inside.table import Sight, Sort, point_of, sights, someone_is_asked

WEIGHTS: dict[Sort, float] = {
    "answer": 4,
    "deed": 2,
    "grey": 0.1,
    "card": 3,
    "hex": 4,
    "figure": 4,
    "key": 1,
    "cover": 1,
}
GAMES = 4
MOST_ACTIONS = 150
"""For one decision."""
ODDITIES = 0.2
"""How often something else is done than to answer."""
ROUNDS = 3
"""Of letting go, until nothing is held any more."""
OPPONENTS = ({"red": "person", "blue": "greedy"}, {"red": "person", "blue": "person"})


class Somebody:
    """One person (or two, who pass the screen on), in one app."""

    def __init__(self, window: MainWindow, report: Report, scenario: str, seed: int, decisions: int) -> None:
        self._window, self._scenario, self._wanted = window, scenario, decisions
        self._pick = random.Random(seed)
        self._done: Counter[str] = Counter()
        self._report = report
        report.notes |= {"done": self._done, "counts": []}
        remember_tables()

    @property
    def page(self) -> PlayPage:
        """The table in front."""
        page = self._window.page
        assert isinstance(page, PlayPage), "no table is in front"
        return page

    @property
    def answers(self) -> int:
        return self.page.play.session.game.answers

    def live(self) -> Actions:
        """Games against a bot and between two persons in turn, until there were enough decisions."""
        self._window.change(guided=True)  # the notes of the first game would lie on what is clicked
        yield from read_start_page()
        number = 0
        while self._done["decisions"] < self._wanted:
            share = min(-(-self._wanted // GAMES), self._wanted - self._done["decisions"])
            yield from begin_game(self._window, self._scenario, OPPONENTS[number % 2], self._pick.randrange(10**6))
            yield from self.play(share)
            yield from self.end()
            number += 1

    def play(self, decisions: int) -> Actions:
        """Make so many decisions, or end the game."""
        for _ in range(decisions):
            yield from self.decide()
            if self.page.play.over:
                self._done["games to the end"] += 1
                return

    def decide(self) -> Actions:
        """Click until a person gave one answer more."""
        for _ in range(MOST_ACTIONS):
            yield from self.wait()
            play = self.page.play
            if play.over:
                return
            if self._pick.random() < ODDITIES and not play.covered:
                yield from LookingAbout(self.page, self._pick, self._done).do_something()
                continue
            before, is_decision = self.answers, not (play.covered or play.throws_own_dice)
            yield from self.click_something()
            if self.answers > before and is_decision:
                self._done["decisions"] += 1
                return
        raise AssertionError(f"nothing that could be clicked answered: {self.page.parts.bar.asked}")

    def wait(self) -> Actions:
        """Until a person is asked; dice on their way are hurried with a click."""
        while not someone_is_asked(self.page):
            page, tray = self.page, self.page.parts.tray
            if tray.busy and is_in_sight(tray):
                yield "click on the dice"
                self._done["hurried dice"] += 1
                click(tray)
            elif not page.play.running and page.play.session.bot_is_asked:
                yield "let the bots go on"
                self._done["bots asked to go on"] += 1
                click(page.parts.tools.watch.play)
            yield Until("somebody is asked", lambda: someone_is_asked(self.page) or self.page.parts.tray.busy)

    def click_something(self) -> Actions:
        """One click on something that is on offer; what is seen from a figure is shown in place of where one may go."""
        seen = self.page.parts.tools.buttons["show-sight"]
        if seen.isChecked() and not sights(self.page):
            yield "show no longer what is seen"
            click(seen)
        yield Until("something is on offer", lambda: bool(sights(self.page)))
        by_sort: dict[Sort, list[Sight]] = {}
        for each in sights(self.page):
            by_sort.setdefault(each.sort, []).append(each)
        sorts = list(by_sort)
        sort = self._pick.choices(sorts, [WEIGHTS[each] for each in sorts])[0]
        sight = self._pick.choice(by_sort[sort])
        yield f"click the {sort} {sight.name} of {self._scenario} after {self.answers} answers"
        self._done[f"clicks on a {sort}"] += 1
        if sight.place:
            yield from self.click_place(sight.place)
        else:
            click(sight.widget)
        yield from self.answer_small_window()

    def click_place(self, place: str) -> Actions:
        """On the map; first the other level where the place is not seen, and all of the map where it lies outside."""
        view = self.page.parts.map
        if view.place_at(point_of(self.page, place).toPointF()) != place:
            self._done["changes of level"] += 1
            click(named(view, "map-levels", QToolButton))
            yield None
        if not is_in_sight(view.viewport(), point_of(self.page, place)):
            self._done["fits of the map"] += 1
            click(named(view, "map-fit", QToolButton))
            yield None
        while toasts := [each for each in self._window.toasts.shown if self._lies_at(each, place)]:
            yield "close a toast that lies on the map"
            click(named(toasts[0], "toast-close", QAbstractButton))
            yield None
        move_mouse(view.viewport(), point_of(self.page, place))
        yield None
        click(view.viewport(), point_of(self.page, place))

    def _lies_at(self, toast: QWidget, place: str) -> bool:
        """Whether a toast covers a place of the map."""
        spot = self.page.parts.map.viewport().mapToGlobal(point_of(self.page, place))
        return toast.rect().contains(toast.mapFromGlobal(spot))

    def answer_small_window(self) -> Actions:
        """An entry of a menu, mostly; other small windows are closed by Esc."""
        yield None
        menu = open_menu()
        if menu is not None and self._pick.random() < 0.85:
            number = self._pick.randrange(len(menu.actions()))
            yield f"choose entry {number} of the menu {menu.objectName()}"
            self._done["entries of menus"] += 1
            click_entry(menu, number)
        elif QApplication.activePopupWidget() is not None:
            self._done["small windows closed"] += 1
            press(Qt.Key.Key_Escape)
        yield Until("no small window is open", lambda: QApplication.activePopupWidget() is None)

    def end(self) -> Actions:
        """Close the table, and count what is left; bit by bit, for the app stands still meanwhile."""
        yield "close the table"
        self._done["games"] += 1
        press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
        yield Until("the start page is in front", lambda: not isinstance(self._window.page, PlayPage))
        for _ in range(ROUNDS):
            yield "let go of what nobody needs"
            let_go()
        yield "count what is left"
        self._report.notes["counts"].append(asdict(count(self._window)))
        yield None


def main(arguments: Sequence[str]) -> int:
    scenario, seed, decisions = arguments
    return live(lambda window, report: Somebody(window, report, scenario, int(seed), int(decisions)).live(), [])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
