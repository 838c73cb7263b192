"""Resolves the names in an ability: each name that is read must be bound there, to a value of a fitting type."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from typing import Any

from pydantic_core import InitErrorDetails

from engine.abilities.ability_types import Ability, Modifier
from engine.abilities.context import BEARER, OWNER, TARGET
from engine.abilities.fields import NameType
from engine.abilities.kinds import Effect, Op, Selector, Trigger
from engine.abilities.structure.field_types import KnownName, NewName, Operation
from engine.abilities.structure.traversal import Member, members
from engine.content.document_path import DocumentPath
from engine.content.limits import MAX_PROBLEMS
from engine.content.model import detail
from engine.content.problems import ProblemValue, nearest
from engine.kernel.data.record import record

ALWAYS: Mapping[str, NameType] = {OWNER: "piece", TARGET: "piece", BEARER: "piece"}
"""The names that are bound in nearly every ability of every game."""

EFFECT = Operation("effect")


@record(frozen=True, slots=True)
class Meaning:
    """The type of a name's value and the path where an author bound it; empty for names that are always bound."""

    type: NameType
    at: DocumentPath | None = None


NameScope = Mapping[str, Meaning]


def name_details(ability: Any, always: Mapping[str, NameType]) -> list[InitErrorDetails]:
    """The errors of the names in an ability."""
    return _looked(ability, always).wrong


def unused_names(ability: Any, always: Mapping[str, NameType]) -> Iterator[tuple[str, DocumentPath]]:
    """The names that the author binds and never reads, with their paths."""
    look = _looked(ability, always)
    return ((name, at) for at, name in look.given.items() if at not in look.read)


def _looked(ability: Any, always: Mapping[str, NameType]) -> _Look:
    look = _Look({name: Meaning(type_) for name, type_ in always.items()})
    look.through(ability, look.always, ())
    return look


class _Look:
    """One pass through an ability, which collects errors and the names that are bound and read."""

    def __init__(self, always: NameScope) -> None:
        self.always = always
        self.wrong: list[InitErrorDetails] = []
        self.given: dict[DocumentPath, str] = {}
        self.read: set[DocumentPath] = set()

    def through(self, definition: Any, scope: NameScope, at: DocumentPath) -> NameScope:
        """Visits a definition; returns the names that are bound after it."""
        found = tuple(members(definition, at))
        given = _given_by(definition, found)
        scope = {**scope, **given} if given else scope
        own = {
            member.value: Meaning(self._new(definition, member, member.holds.type, scope), member.at)
            for member in found
            if isinstance(member.holds, NewName)
        }
        inside = {**scope, **own} if own else scope
        during, later, running = _at_once(definition, found), {**self.always, **given}, Running()
        for member in found:
            if isinstance(member.holds, KnownName):
                self._known(member, member.holds.types, scope)
            elif member.holds == EFFECT:
                before = running.scope(member.at[:-1], inside if id(member.value) in during else later)
                running.now = self.through(member.value, before, member.at)
            elif is_dataclass(member.value):
                self.through(member.value, self._scope_of(definition, member, scope, inside), member.at)
        binds_for_what_follows = isinstance(definition, Effect) and all(member.holds != EFFECT for member in found)
        return inside if binds_for_what_follows else scope

    def _scope_of(self, definition: Any, member: Member, scope: NameScope, inside: NameScope) -> NameScope:
        """The names known inside an operation: its own names are known in its conditions, amounts and effects, but not
        in its selector."""
        if isinstance(member.value, Modifier) and isinstance(definition, Effect):
            return self.always  # It outlives the frame with the names of the ability.
        looked_for = isinstance(member.value, Selector) or isinstance(definition, Effect)
        return scope if looked_for and isinstance(member.holds, Operation) else inside

    def _new(self, definition: Any, member: Member, type_: NameType, scope: NameScope) -> NameType:
        """Records a name that an author binds; returns its meaning."""
        name = member.value
        if name != member.field.default:
            self.given[member.at] = name
            if name in scope:
                self.wrong.append(detail(member.at, "ability-name-taken", name, name=name))
        one = type_ == "pieces" and isinstance(definition, Op) and definition.names_one
        return "piece" if one else type_

    def _known(self, member: Member, types: tuple[NameType, ...], scope: NameScope) -> None:
        name = member.value
        meaning = scope.get(name)
        if meaning is None and name == member.field.default:
            return
        if meaning is not None and meaning.at is not None:
            self.read.add(meaning.at)
        if meaning is not None and meaning.type in types:
            return
        if len(self.wrong) >= MAX_PROBLEMS:
            return
        fitting = tuple(each for each, known in scope.items() if known.type in types)
        near = nearest(name, fitting)
        hint: dict[str, ProblemValue] = {"nearest": near} if near else {"allowed": fitting}
        if meaning is None:
            self.wrong.append(detail(member.at, "ability-unknown-name", name, name=name, **hint))
        else:
            values = {"name": name, "found": meaning.type, "wanted": types[0]}
            self.wrong.append(detail(member.at, "ability-name-of-another-type", name, **values, **hint))


class Running:
    """The names that are bound in a list of effects, from one effect to the next."""

    def __init__(self) -> None:
        self.now: NameScope = {}
        self.list: DocumentPath | None = None

    def scope(self, list_: DocumentPath, first: NameScope) -> NameScope:
        """The names bound before an effect of a list; for the first one, those of the enclosing scope."""
        if list_ != self.list:
            self.list, self.now = list_, first
        return self.now


def _at_once(definition: Any, found: tuple[Member, ...]) -> frozenset[int]:
    """The effects in a definition that happen while its names are bound, by identity.

    Effects that wait, or are not in a branch of the enclosing effect, happen when the names of the ability are no
    longer bound.
    """
    if not isinstance(definition, Effect):
        return frozenset(id(member.value) for member in found)
    waits = any(isinstance(member.value, Trigger) for member in found)
    return frozenset() if waits else frozenset(id(each) for branch in definition.branches for each in branch)


def _given_by(definition: Any, found: tuple[Member, ...]) -> dict[str, Meaning]:
    """The names bound by the triggers of a definition, or by the definition itself if it replaces an event."""
    giving: list[Any] = [member.value for member in found if isinstance(member.value, Trigger)]
    if isinstance(definition, Ability):
        giving.append(definition)
    return {name: Meaning(type_) for each in giving for name, type_ in each.gives}
