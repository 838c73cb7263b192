"""Walks the app with documents in which every text is a tag that names a file, and tells who obeys it.

python -m tests.tools.canaries SCREEN… | --game SCENARIO

It is a process of its own, since what ships is read once. It writes what it found as JSON to standard output.
"""

from __future__ import annotations

import ctypes
import json
import os
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import engine.words
from engine.words import languages, resources_folder

IN_OPEN = 0x20
EVENT = struct.Struct("iIII")
LONGEST_TITLE = 120
SHIPPED = resources_folder()
PICTURE = SHIPPED / "icons" / "hexsmith.svg"
MOST_ROWS = 40
MOST_ANSWERS = 3_000
LOOKS = 10
"""At every so many answers all widgets are checked."""


class Bait:
    """A picture file that documents refer to, and a watch on who opens it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "bait.svg"
        self.path.write_bytes(PICTURE.read_bytes())
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._watch = self._libc.inotify_init1(os.O_NONBLOCK)
        if self._watch < 0 or self._libc.inotify_add_watch(self._watch, os.fsencode(folder), IN_OPEN) < 0:
            raise OSError(ctypes.get_errno(), "the folder cannot be watched")

    @property
    def tag(self) -> str:
        """The text put into documents: the picture as an HTML tag and in Markdown."""
        return f"<img src={self.path}>![x]({self.path})"

    def taken(self) -> int:
        """How often the file was opened since the last call."""
        try:
            events = os.read(self._watch, 1 << 20)
        except BlockingIOError:
            return 0
        found, at = 0, 0
        while at < len(events):
            found += 1
            at += EVENT.size + EVENT.unpack_from(events, at)[3]
        return found


def baited(found: Any, tag: str) -> Any:
    """A document with the tag in every text of its author."""
    if isinstance(found, list):
        return [baited(each, tag) for each in found]
    if not isinstance(found, dict):
        return found
    if found and set(found) <= set(languages()) and all(isinstance(each, str) for each in found.values()):
        return {lang: f"{tag}{each}"[:LONGEST_TITLE] for lang, each in found.items()}
    made: dict[str, Any] = {
        key: f"{tag}{each}" if key == "text" and isinstance(each, str) else baited(each, tag)
        for key, each in found.items()
    }
    if made.get("kind") == "scenario" and "seats" not in made:
        seats = [side["seat"] for side in made.get("armies", [])]
        made["seats"] = [{"id": seat, "name": {"en": f"{tag}{seat}"}} for seat in seats]
    if "hexes" in made and ("role" in made or "seat" in made):
        made.setdefault("name", {"en": f"{tag}place"})
    if made.get("do") == "mark":
        made.setdefault("title", {"en": f"{tag}mark"})
    return made


def baited_resources(folder: Path, tag: str) -> Path:
    """What ships, with such documents in it."""
    made = folder / "resources"
    made.mkdir()
    for each in SHIPPED.iterdir():
        if each.name != "systems":
            (made / each.name).symlink_to(each)
    for path in (SHIPPED / "systems").rglob("*.json"):
        target = made / path.relative_to(SHIPPED)
        target.parent.mkdir(parents=True, exist_ok=True)
        document = baited(json.loads(path.read_text(encoding="utf-8")), tag)
        target.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
    return made


def main(arguments: list[str]) -> int:
    with TemporaryDirectory(prefix="b") as folder, TemporaryDirectory(prefix="r") as other:
        bait = Bait(Path(folder))
        made = baited_resources(Path(other), bait.tag)
        with patch.object(engine.words, "resources_folder", lambda: made):
            found = game_of(arguments[1], bait) if arguments[:1] == ["--game"] else screens_of(arguments, bait)
            sys.stdout.write(json.dumps(found))
    return 0


def screens_of(names: list[str], bait: Bait) -> dict[str, Any]:
    """The faults found on each of these screens."""
    from editor.theme.theme import Theme
    from tests.support import own_mission, packs
    from tests.tools.screens import notes, recovery
    from tests.tools.shots import Look, find_screens, parts, shown

    app = application()
    found: dict[str, Any] = {}
    about = {**packs.ABOUT, "title": {"en": bait.tag}, "description": {"en": bait.tag}}
    with (
        patch.object(packs, "ABOUT", about),
        patch.object(notes, "say", lambda *_: bait.tag),
        patch.object(recovery, "Note", lambda **given: Note(**{**given, "text": bait.tag})),
        patch.object(own_mission, "_head", baited_head(own_mission._head, bait.tag)),
    ):
        from engine.content.kinds.notes import Note

        for name in names:
            with shown(app, find_screens()[name], Look(Theme.LIGHT, "en", 100)) as (window, screen):
                app.processEvents()
                for part in {window, *parts(app, screen)}:
                    part.grab()
                found[name] = {"faults": list(faults_of(app, bait.tag)), "seen": seen(app, bait.tag)}
            found[name]["opened"] = bait.taken()
    return found


def baited_head(head: Any, tag: str) -> Any:
    return lambda *given, **names: baited(head(*given, **names), tag)


def game_of(scenario: str, bait: Bait) -> dict[str, Any]:
    """The faults found in a whole game, at every answer, with everything inspected that can be."""
    from editor.pages.play.page import PlayPage
    from editor.pages.play.start.new_session import NewGame, seat_stock_game
    from editor.playtest.play_session import PERSON
    from editor.settings.store import SettingsStore
    from editor.shell.main_window import MainWindow
    from editor.theme.theme import Theme
    from engine.kernel.chance.rolls import Stream

    app = application()
    with TemporaryDirectory() as folder:
        window = MainWindow(app, SettingsStore(Path(folder)), "en", Theme.LIGHT)
        session = seat_stock_game(NewGame(scenario, {"red": PERSON, "blue": PERSON}, 3), "en")
        page = PlayPage(session, scenario, "en", lambda: 0)
        page.build()
        window.open_page("table", lambda: page)
        window.resize(1400, 1000)
        window.show()
        stream, faults, answers, most_seen = Stream(7, "test"), set(), 0, 0
        while not page.play.over and answers < MOST_ANSWERS:
            page.parts.tray.finish()
            if page.parts.cover.isVisible():
                page.parts.cover.button.click()
            choices = page.play.snapshot.options.choices
            page.play.answer(choices[stream.next_below(len(choices))])
            app.processEvents()
            answers += 1
            if answers % LOOKS == 0 or page.play.over:
                window.grab()
                faults |= set(faults_of(app, bait.tag))
                most_seen = max(most_seen, seen(app, bait.tag))
        over = page.play.over
        window.grab()
        window.skip_questions()
        window.close()
    return {"faults": sorted(faults), "seen": most_seen, "opened": bait.taken(), "over": over, "answers": answers}


def application() -> Any:
    from editor.app.main import make_app

    app = make_app("en")
    app.setQuitOnLastWindowClosed(False)
    return app


def faults_of(app: Any, tag: str) -> Iterator[str]:
    """Widgets and entries that would render an author's text as rich text, or otherwise than as written."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QLabel, QTextEdit, QWidget

    for widget in app.allWidgets():
        name = f"{type(widget).__name__} {widget.objectName()}".strip()
        if isinstance(widget, QLabel) and tag in widget.text() and widget.textFormat() != Qt.TextFormat.PlainText:
            yield f"{name} is rich text: {widget.text()[:80]}"
        if isinstance(widget, QTextEdit) and "\N{OBJECT REPLACEMENT CHARACTER}" in widget.toPlainText():
            yield f"{name} shows a picture"
        for tip in tips_of(widget):
            if tag in tip:
                yield f"the tip of {name} is rich text: {tip[:80]}"
        for action in widget.actions() if isinstance(widget, QWidget) else ():
            if isinstance(action, QAction) and tag in action.toolTip():
                yield f"the tip of the action {action.objectName()} is rich text: {action.toolTip()[:80]}"


def tips_of(widget: Any) -> Iterator[str]:
    """The tooltips of a widget, of its tabs and of the rows of its list."""
    from PySide6.QtCore import QAbstractListModel, Qt
    from PySide6.QtWidgets import QAbstractItemView, QTabBar

    yield widget.toolTip()
    if isinstance(widget, QTabBar):
        yield from (widget.tabToolTip(place) for place in range(widget.count()))
    model = widget.model() if isinstance(widget, QAbstractItemView) else None
    if model is not None:
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        for row in range(min(model.rowCount(), MOST_ROWS)):
            for column in range(columns):
                yield str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")


def seen(app: Any, tag: str) -> int:
    """How many visible labels show the tag literally."""
    from PySide6.QtWidgets import QLabel

    return sum(tag in each.text() for each in app.allWidgets() if isinstance(each, QLabel) and each.isVisible())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
