"""The events of abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeAlias

from engine.kernel.data.record import record
from engine.kernel.data.value import expect
from engine.kernel.state.event import Event
from engine.kernel.state.step import assign
from engine.systems.battleground.activation_frame import abilities_used
from engine.systems.battleground.events import with_figure, with_side
from engine.systems.battleground.state import Battle, Mark, Token, mark_key

TokenKind: TypeAlias = Literal["buff", "debuff"]
Boost: TypeAlias = tuple[str, str, str, tuple[int, ...]]
"""A temporary modifier: the figure whose numbers it changes, the owner of the ability, and the path of the effect."""


@record(frozen=True, slots=True, kw_only=True)
class AbilityUsed(Event[Battle]):
    """BG-ACT-4: the acting character used an active ability; it can do so once."""

    figure: str
    ability: str

    def evolve(self, state: Battle) -> Battle:
        return assign(state, "abilities", (*abilities_used(state), self.ability))


@record(frozen=True, slots=True, kw_only=True)
class ItemUsed(Event[Battle]):
    """BG-ACT-8: a single-use item was used and turned down for the game."""

    figure: str
    item: str

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        return with_figure(state, self.figure, replace(figure, used=(*figure.used, self.item)))


@record(frozen=True, slots=True, kw_only=True)
class AbilityTriggered(Event[Battle]):
    """BG-ABIL-1: an ability was triggered."""

    figure: str
    ability: str

    def evolve(self, state: Battle) -> Battle:
        return state


@record(frozen=True, slots=True, kw_only=True)
class ScenarioActed(Event[Battle]):
    """BG-ABIL-1: an ability of the scenario itself was triggered, for a seat."""

    seat: str
    ability: str

    def evolve(self, state: Battle) -> Battle:
        return state


@record(frozen=True, slots=True, kw_only=True)
class Replaced(Event[Battle]):
    """BG-ABIL-6: an ability changed an event before it happened, and its amount; none if it was cancelled."""

    figure: str
    ability: str
    what: str
    whom: str
    before: int
    after: int

    def evolve(self, state: Battle) -> Battle:
        return state


@record(frozen=True, slots=True, kw_only=True)
class EffectGiven(Event[Battle]):
    """BG-FX-1: a character got a buff or debuff; `by` is the figure that gave it."""

    figure: str
    kind: TokenKind
    token: str
    seat: str
    by: str = ""

    def evolve(self, state: Battle) -> Battle:
        token, figure = Token(self.token, self.seat), state.figures[self.figure]
        given = replace(figure, buff=token) if self.kind == "buff" else replace(figure, debuff=token)
        return with_figure(state, self.figure, given)


@record(frozen=True, slots=True, kw_only=True)
class EffectRemoved(Event[Battle]):
    """BG-FX-1: a character lost its buff or debuff."""

    figure: str
    kind: TokenKind

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        left = replace(figure, buff=None) if self.kind == "buff" else replace(figure, debuff=None)
        return with_figure(state, self.figure, left)


@record(frozen=True, slots=True, kw_only=True)
class MarkLaid(Event[Battle]):
    """BG-FX-5: a mark was placed on a hex; it replaces another one of this army with the same name."""

    seat: str
    mark: str
    at: str
    by: str = ""

    def evolve(self, state: Battle) -> Battle:
        at = state.scenario.terrain.grid.place(self.at)
        laid = Mark(name=self.mark, seat=self.seat, at=at)
        return state.but(marks={**state.marks, mark_key(self.seat, self.mark): laid})


@record(frozen=True, slots=True, kw_only=True)
class MarkRemoved(Event[Battle]):
    """BG-FX-5: a mark was removed from the map."""

    seat: str
    mark: str

    def evolve(self, state: Battle) -> Battle:
        gone = mark_key(self.seat, self.mark)
        return state.but(marks={key: mark for key, mark in state.marks.items() if key != gone})


@record(frozen=True, slots=True, kw_only=True)
class FigureReadied(Event[Battle]):
    """BG-ROUND-9: a character became ready again; the cards on it were discarded."""

    figure: str

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        side = state.sides[figure.seat]
        ready = with_figure(state, self.figure, replace(figure, activated=False, roused=True, cards=()))
        return with_side(ready, figure.seat, replace(side, discard=(*side.discard, *figure.cards)))


@record(frozen=True, slots=True, kw_only=True)
class FigureExhausted(Event[Battle]):
    """BG-ROUND-5: a character counts as activated, although it was not."""

    figure: str

    def evolve(self, state: Battle) -> Battle:
        return with_figure(state, self.figure, replace(state.figures[self.figure], activated=True))


@record(frozen=True, slots=True, kw_only=True)
class MissionTaken(Event[Battle]):
    """BG-ABIL-4: a side mission was played for the acting character."""

    figure: str
    card: str

    def evolve(self, state: Battle) -> Battle:
        return assign(state, "missions", (*state.bound("missions", tuple), self.card))


@record(frozen=True, slots=True, kw_only=True)
class MissionCompleted(Event[Battle]):
    """BG-ABIL-4: a side mission was completed: its points are scored, and its card is face up from now on."""

    seat: str
    figure: str
    card: str
    points: int

    def evolve(self, state: Battle) -> Battle:
        state = without_mission(state, self.figure, self.card)
        figure, side = state.figures[self.figure], state.sides[self.seat]
        if self.card in figure.cards:
            state = with_figure(state, self.figure, replace(figure, cards=_without(figure.cards, self.card)))
        else:
            side = replace(side, discard=_without(side.discard, self.card))
        completed = replace(side, points=side.points + self.points, completed=(*side.completed, self.card))
        return with_side(state, self.seat, completed)


@record(frozen=True, slots=True, kw_only=True)
class NumberChanged(Event[Battle]):
    """Numbers of a character are changed until the activation or interruption ends, by an effect of this ability."""

    figure: str
    owner: str
    ability: str
    place: tuple[int, ...]

    def evolve(self, state: Battle) -> Battle:
        return with_boost(state, (self.figure, self.owner, self.ability, self.place))


def without_mission(state: Battle, figure: str, card: str) -> Battle:
    """The state after a side mission of a figure has left play."""
    frames = list(state.frames)
    for at, frame in enumerate(frames):
        missions = expect(frame.values.get("missions", ()), tuple, "missions")
        if frame.values.get("active") == figure and card in missions:
            frames[at] = replace(frame, values={**frame.values, "missions": _without(missions, card)})
            return state.but(frames=tuple(frames))
    raise LookupError(f"{figure} has no mission {card}")


def with_boost(state: Battle, boost: Boost) -> Battle:
    """The state with a modifier that lasts until the innermost activation or interruption ends."""
    frames = list(state.frames)
    at = max(number for number, frame in enumerate(frames) if "active" in frame.values)
    before = frames[at].values.get("boosts", ())
    frames[at] = replace(frames[at], values={**frames[at].values, "boosts": (*expect(before, tuple, "boosts"), boost)})
    return state.but(frames=tuple(frames))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without one copy of this one, at whichever position."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
