"""The things on the screen by their accessible names, as assistive programs see them, waiting for slow ones."""

import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pyatspi  # type: ignore[import-not-found]
from gi.repository import GLib  # type: ignore[import-not-found]

T = TypeVar("T")
Thing = Any
APP = "Hexsmith"
PATIENCE = 30.0
"""Seconds."""
PAUSE = 0.1
DEEP = ("table", "tree", "list")
"""The depth of nesting beyond which nothing is searched."""
ANSWERING = 10_000
"""Milliseconds that the app has for one answer: it dresses in other colours before it gives it."""
pyatspi.setTimeout(ANSWERING, ANSWERING)
BUTTONS = ("push button", "check box", "toggle button", "button")


def wait_for(what: str, find: Callable[[], T | None]) -> T:
    """What is found once it is there."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        try:
            found = find()
        except (LookupError, RuntimeError, GLib.GError):
            found = None  # it changed while it was looked at
        if found:
            return found
        time.sleep(PAUSE)
    raise TimeoutError(f"waited in vain for {what}")


def app() -> Thing | None:
    """The app, as soon as it is there."""
    return next((each for each in pyatspi.Registry.getDesktop(0) if each is not None and each.name == APP), None)


def things(top: Thing | None = None) -> Iterator[Thing]:
    """Everything there is, without what is in tables, trees and lists."""
    top = app() if top is None else top
    if top is None:
        return
    yield top
    if top.getRoleName() not in DEEP:
        for number in range(top.childCount):
            child = top[number]
            if child is not None:
                yield from things(child)


def is_shown(thing: Thing) -> bool:
    return bool(thing.getState().contains(pyatspi.STATE_SHOWING))


def is_on(thing: Thing) -> bool:
    """Whether it is checked or pressed down."""
    state = thing.getState()
    return bool(state.contains(pyatspi.STATE_CHECKED) or state.contains(pyatspi.STATE_PRESSED))


def id_of(thing: Thing) -> str:
    """The last of the names that it has in the program."""
    return str(thing.get_accessible_id()).rpartition(".")[2]


def button(name: str) -> Thing:
    """A button that is seen, by its name."""

    def find() -> Thing | None:
        return next(
            (each for each in things() if each.getRoleName() in BUTTONS and each.name == name and is_shown(each)), None
        )

    return wait_for(f"the button {name}", find)


def named(role: str, name: str) -> Thing:
    """Something of this role and name, seen or not."""
    found = lambda: next((each for each in things() if (each.getRoleName(), each.name) == (role, name)), None)  # noqa: E731
    return wait_for(f"the {role} {name}", found)


def press(thing: Thing) -> None:
    """Do what it is for."""
    action = thing.queryAction()
    names = [action.getName(number) for number in range(action.nActions)]
    action.doAction(names.index("Press") if "Press" in names else 0)


def press_key(symbol: int) -> None:
    """A key of the keyboard."""
    pyatspi.Registry.generateKeyboardEvent(symbol, None, pyatspi.KEY_SYM)
