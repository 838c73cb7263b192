"""The left half of the dialog for a new game: the board of a mission as a picture, and what the mission is about."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.game_text.display_names import SEATS
from editor.theme.current_theme import text_size
from editor.theme.metrics import MEDIUM, SMALL, scaled
from editor.theme.type_scale import TextRole
from editor.thumbnails.board_picture import BoardPictureWidget
from editor.thumbnails.board_picture_worker import BoardPictureWorker, BoardSubject
from editor.thumbnails.thumbnail_board import thumbnail_board
from editor.thumbnails.thumbnail_source import ThumbnailSource
from editor.widgets.labels import RoleLabel, name_heading, quiet_text, text
from editor.widgets.layouts import clear_layout
from engine.words import ids, in_language, say

if TYPE_CHECKING:
    from editor.services.scenario_catalogue import ScenarioEntry
    from engine.session.session import GameStart

MOST_HEIGHT = 230
"""The greatest height of the picture in pixels at 100 %."""
MOST_EVENTS = 6
"""The most events of a mission that are told; all of them are in the library."""
MOST_ROUNDS = 20
"""Missions with more rounds end otherwise."""


class BriefingWidget(QWidget):
    """Picture, name, aim, length and events of a mission."""

    def __init__(self, pictures: BoardPictureWorker, lang: str) -> None:
        super().__init__()
        self.setObjectName("new-game-briefing")
        self._lang = lang
        self.picture = BoardPictureWidget(pictures, "new-game-picture")
        self.picture.setMaximumHeight(scaled(MOST_HEIGHT, text_size()))
        self._name = name_heading("")
        self._facts = quiet_text("")
        self._aim = text("")
        self._events = QVBoxLayout()
        self._events.setSpacing(scaled(SMALL, text_size()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(scaled(SMALL, text_size()))
        column.addWidget(self.picture)
        column.addSpacing(scaled(SMALL, text_size()))
        for part in (self._name, self._facts, self._aim):
            column.addWidget(part)
        column.addLayout(self._events)
        column.addStretch(1)

    def show_mission(self, entry: ScenarioEntry) -> None:
        """Show a mission of which only the name and the game are known yet."""
        self._name.setText(entry.name(self._lang))
        self._facts.setText(entry.game(self._lang))
        aim = f"brief-{entry.system}"
        self._aim.setText(say(aim, self._lang) if aim in ids() else "")
        self.picture.show_board(None)
        clear_layout(self._events)

    def show_start(self, entry: ScenarioEntry, start: GameStart) -> None:
        """Show what the mission sets up."""
        scenario = start.scenario
        self._facts.setText(" · ".join((entry.game(self._lang), *_length(scenario, self._lang))))
        self.picture.show_board(scenario_subject(scenario))
        clear_layout(self._events)
        for title, words in list(dict.fromkeys(_events(scenario, self._lang)))[:MOST_EVENTS]:
            self._events.addWidget(_event(title, words))


def scenario_subject(scenario: Mapping[str, Any]) -> BoardSubject:
    """The board of a scenario as it is set up."""
    written = json.dumps(dict(scenario), sort_keys=True, default=str)
    return BoardSubject(f"start@{hash(written)}", lambda: thumbnail_board(ThumbnailSource(written)))


def _length(scenario: Mapping[str, Any], lang: str) -> Iterator[str]:
    rounds = scenario.get("rounds")
    if isinstance(rounds, int) and rounds <= MOST_ROUNDS:
        yield say("new-game-rounds", lang, n=rounds)


def _events(scenario: Mapping[str, Any], lang: str) -> Iterator[tuple[str, str]]:
    """Names and words of the events that the mission tells about, with the seat that they are for."""
    for ability in scenario.get("abilities", ()):
        name, words = (_text(ability.get(key), lang) for key in ("name", "wording"))
        seat = ability.get("seat")
        if name and words:
            yield (f"{name} ({say(SEATS[seat], lang)})" if seat in SEATS else name), words


def _text(texts: object, lang: str) -> str:
    return in_language({str(key): str(text) for key, text in texts.items()}, lang) if isinstance(texts, Mapping) else ""


def _event(title: str, words: str) -> QWidget:
    part = QWidget()
    lines = QVBoxLayout(part)
    lines.setContentsMargins(0, scaled(MEDIUM, text_size()) - SMALL, 0, 0)
    lines.setSpacing(0)
    head = RoleLabel(title, TextRole.BODY, bold=True, serif=True)
    head.setWordWrap(True)
    lines.addWidget(head)
    lines.addWidget(text(words))
    return part
