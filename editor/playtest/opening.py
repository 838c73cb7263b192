"""From a document to a game on the table: a scenario with its seed and readings of the rules, or a stored position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from editor.playtest.naming import Naming
from engine.content.errors import Problem
from engine.content.kinds.position import Position
from engine.content.resolve import Resolve
from engine.protocol.documents import playable
from engine.protocol.refusal import Refusal
from engine.protocol.script import Luck
from engine.protocol.session import Session
from engine.protocol.setting_up import deal, start_of_position, start_of_scenario
from engine.protocol.table import Start, Table
from engine.words import speak

Said = str | Mapping[str, Any]
"""A document: its name, or what is written in it."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing that is wrong with a document: a sentence, where it is, and the rule that says so."""

    sentence: str
    path: str | None
    rule: str | None


class CannotOpen(Exception):
    """A document that no game can be made of."""

    def __init__(self, complaints: tuple[Complaint, ...]) -> None:
        super().__init__("; ".join(f"{each.path}: {each.sentence}" for each in complaints))
        self.complaints = complaints


def open_scenario(
    resolve: Resolve, said: Said, lang: str, seed: int = 0, profile: Mapping[str, str] | None = None
) -> Table:
    """A scenario at its first question; `CannotOpen` says in this language what is wrong with it."""
    return deal(start_of(resolve, said, lang, profile or {}), Luck(seed=seed))


def start_of(resolve: Resolve, said: Said, lang: str, profile: Mapping[str, str]) -> Start:
    """A scenario that was read and examined, before anything was thrown or drawn; `CannotOpen` as well."""
    try:
        return start_of_scenario(Session(resolve), said, profile, "$")
    except Refusal as refusal:
        raise CannotOpen(_complaints(refusal, lang)) from refusal


def open_position(resolve: Resolve, said: Said, lang: str) -> Table:
    """A stored moment of a game, to be gone on with."""
    session = Session(resolve)
    try:
        position = playable(session, said, Position, "$", in_play=True)
        start, luck = start_of_position(session, position, "$")
        return deal(start, luck, "$.state")
    except Refusal as refusal:
        raise CannotOpen(_complaints(refusal, lang)) from refusal


def naming_of(table: Table, lang: str) -> Naming:
    """How the things of a game are called."""
    return Naming.of(table.start.scenario, lang)


def _complaints(refusal: Refusal, lang: str) -> tuple[Complaint, ...]:
    if found := complaints_about(refusal.problems, lang):
        return found
    sentence = " ".join(speak(each, lang) for each in refusal.sentences)
    return (Complaint(sentence, refusal.path, refusal.rule),)


def complaints_about(problems: Sequence[Problem], lang: str) -> tuple[Complaint, ...]:
    """What a person is told of each problem."""
    return tuple(Complaint(each.sentence(lang), each.path, each.rule) for each in problems)
