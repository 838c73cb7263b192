"""Loads a game from a document: a scenario with seed and rule variants, or a stored position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.presenters.card_faces import ScenarioFaces
from engine.content.checks.problem_text import ProblemText, problem_texts
from engine.content.kinds.position import Position
from engine.content.references.resolver import ResolveDocument
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.session.luck import Luck
from engine.session.past import PastReplay
from engine.session.refusal import Refusal
from engine.session.session import GameSession, GameStart
from engine.session.start_game import resume_with_past, start_of_scenario, start_session
from engine.words import speak

DocumentRef = str | Mapping[str, Any]
"""A document by name, or its content."""


class CannotLoad(Exception):
    """A document from which no game can be made. `more` is the minimum number of further problems."""

    def __init__(self, problems: tuple[ProblemText, ...], more: int = 0) -> None:
        super().__init__("; ".join(f"{each.path}: {each.sentence}" for each in problems))
        self.problems, self.more = problems, more


def open_scenario(
    resolve: ResolveDocument, document: DocumentRef, lang: str, seed: int = 0, profile: Mapping[str, str] | None = None
) -> GameSession:
    """A session at the first decision of a scenario; raises `CannotLoad` with the problems in this language."""
    return start_session(start_of(resolve, document, lang, profile or {}), Luck(seed=seed))


def start_of(resolve: ResolveDocument, document: DocumentRef, lang: str, profile: Mapping[str, str]) -> GameStart:
    """Loads and checks a scenario without starting it; raises `CannotLoad`."""
    try:
        return start_of_scenario(GameContext(resolve), document, profile, "$")
    except Refusal as refusal:
        raise CannotLoad(_problems(refusal, lang), refusal.more) from refusal


def open_position(resolve: ResolveDocument, document: DocumentRef, lang: str) -> tuple[GameSession, PastReplay | None]:
    """A session that resumes a stored position, and the replay of what was played before, if that is kept."""
    context = GameContext(resolve)
    try:
        return resume_with_past(context, load_playable(context, document, Position, "$", in_play=True), "$")
    except Refusal as refusal:
        raise CannotLoad(_problems(refusal, lang), refusal.more) from refusal


def naming_of(table: GameSession, lang: str) -> DisplayNames:
    """Display names for a game."""
    return DisplayNames.of(table.start.scenario, lang)


def faces_of(table: GameSession, lang: str) -> ScenarioFaces:
    """The faces of the cards of a game."""
    return ScenarioFaces(table.start.scenario, lang)


def _problems(refusal: Refusal, lang: str) -> tuple[ProblemText, ...]:
    if found := problem_texts(refusal.problems, lang):
        return found
    sentence = " ".join(speak(each, lang) for each in refusal.sentences)
    return (ProblemText(sentence, refusal.path, refusal.rule),)
