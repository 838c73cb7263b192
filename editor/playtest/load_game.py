"""Loads a game from a document: a scenario with seed and rule variants, or a stored position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from editor.game_text.display_names import DisplayNames
from engine.content.kinds.position import Position
from engine.content.problems import Problem
from engine.content.references.resolver import Resolve
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.session.luck import Luck
from engine.session.refusal import Refusal
from engine.session.session import GameSession, GameStart
from engine.session.start_game import start_of_position, start_of_scenario, start_session
from engine.words import speak

Said = str | Mapping[str, Any]
"""A document: its name, or what is written in it."""


@dataclass(frozen=True, slots=True)
class ProblemText:
    """One thing that is wrong with a document: a sentence, where it is, and the rule that says so."""

    sentence: str
    path: str | None
    rule: str | None


class CannotLoad(Exception):
    """A document that no game can be made of."""

    def __init__(self, complaints: tuple[ProblemText, ...]) -> None:
        super().__init__("; ".join(f"{each.path}: {each.sentence}" for each in complaints))
        self.complaints = complaints


def open_scenario(
    resolve: Resolve, said: Said, lang: str, seed: int = 0, profile: Mapping[str, str] | None = None
) -> GameSession:
    """A scenario at its first question; `CannotOpen` says in this language what is wrong with it."""
    return start_session(start_of(resolve, said, lang, profile or {}), Luck(seed=seed))


def start_of(resolve: Resolve, said: Said, lang: str, profile: Mapping[str, str]) -> GameStart:
    """A scenario that was read and examined, before anything was thrown or drawn; `CannotOpen` as well."""
    try:
        return start_of_scenario(GameContext(resolve), said, profile, "$")
    except Refusal as refusal:
        raise CannotLoad(_complaints(refusal, lang)) from refusal


def open_position(resolve: Resolve, said: Said, lang: str) -> GameSession:
    """A stored moment of a game, to be gone on with."""
    session = GameContext(resolve)
    try:
        position = load_playable(session, said, Position, "$", in_play=True)
        start, luck = start_of_position(session, position, "$")
        return start_session(start, luck, "$.state")
    except Refusal as refusal:
        raise CannotLoad(_complaints(refusal, lang)) from refusal


def naming_of(table: GameSession, lang: str) -> DisplayNames:
    """How the things of a game are called."""
    return DisplayNames.of(table.start.scenario, lang)


def _complaints(refusal: Refusal, lang: str) -> tuple[ProblemText, ...]:
    if found := problem_texts(refusal.problems, lang):
        return found
    sentence = " ".join(speak(each, lang) for each in refusal.sentences)
    return (ProblemText(sentence, refusal.path, refusal.rule),)


def problem_texts(problems: Sequence[Problem], lang: str) -> tuple[ProblemText, ...]:
    """What a person is told of each problem."""
    return tuple(ProblemText(each.sentence(lang), each.path, each.rule) for each in problems)
