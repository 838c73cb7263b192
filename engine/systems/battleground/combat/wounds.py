"""BG-WOUND: wounds, healing and knock-outs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar, NamedTuple

from engine.abilities.runtime.effect_runner import acts_on_several
from engine.kernel.data.field_marks import Count
from engine.kernel.data.record import record
from engine.kernel.data.value import expect
from engine.kernel.rules.clauses import clause, effect
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step, Within
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.abilities.types.card_abilities import OnAttack
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.events import with_figure, with_side
from engine.systems.battleground.state import Battle, FatalWound, FigureName, FigureOrNone, WeaponName
from engine.systems.battleground.trigger_events import Falling, WoundedByWeapon, passing


@record(frozen=True, slots=True, kw_only=True)
class WoundsSuffered(Event[Battle]):
    """A character suffered wounds; `by` is the figure that dealt them, if any."""

    figure: str
    wounds: int
    by: str | None = None

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        wounded = replace(figure, wounds=figure.wounds + self.wounds)
        after = with_figure(state, self.figure, wounded)
        if not is_beaten(after, self.figure) or is_beaten(state, self.figure):
            return after
        return with_figure(state, self.figure, replace(wounded, fatal=fatal_wound(state, self.by)))


@record(frozen=True, slots=True, kw_only=True)
class WoundsHealed(Event[Battle]):
    """A character lost wounds."""

    figure: str
    wounds: int

    def evolve(self, state: Battle) -> Battle:
        figure = state.figures[self.figure]
        better = replace(figure, wounds=figure.wounds - self.wounds)
        after = with_figure(state, self.figure, better)
        if figure.fatal is None or is_beaten(after, self.figure):
            return after
        return with_figure(state, self.figure, replace(better, fatal=None))


@record(frozen=True, slots=True, kw_only=True)
class KnockedOut(Event[Battle]):
    """BG-WOUND-1, -2: a character left the game; its cards wait for clean-up, its marks stay."""

    figure: str
    by: str | None = None
    weapon: str | None = None

    def evolve(self, state: Battle) -> Battle:
        gone = state.figures[self.figure]
        side = state.sides[gone.seat]
        figures = {name: figure for name, figure in state.figures.items() if name != self.figure}
        left = state.but(figures=figures, knocked_out=(*state.knocked_out, self.figure))
        after = with_side(left, gone.seat, replace(side, fallen=(*side.fallen, *gone.cards)))
        # BG-WIN-1: Who lived by the health that it lent has the same cause.
        return beaten(after, health_turns(after), FatalWound(self.by or "", self.weapon or ""))


@record(frozen=True, slots=True, kw_only=True)
class Spared(Event[Battle]):
    """A character that would have been knocked out stays with one health left, and so many wounds."""

    figure: str
    wounds: int

    def evolve(self, state: Battle) -> Battle:
        return with_figure(state, self.figure, replace(state.figures[self.figure], wounds=self.wounds, fatal=None))


@record(frozen=True, slots=True, kw_only=True)
class PointsScored(Event[Battle]):
    """BG-WIN-1: a seat scored victory points."""

    seat: str
    points: int

    def evolve(self, state: Battle) -> Battle:
        side = state.sides[self.seat]
        return with_side(state, self.seat, replace(side, points=side.points + self.points))


@record(frozen=True, slots=True, kw_only=True)
class HealthTurned(Event[Battle]):
    """Bookkeeping: a character without health left lost it otherwise than by wounds, or one that was beaten has some
    again; `by` is the one whose ability did it, if any did."""

    quiet: ClassVar[bool] = True
    figure: str
    by: str | None = None

    def evolve(self, state: Battle) -> Battle:
        cause = fatal_wound(state, self.by) if is_beaten(state, self.figure) else None
        return beaten(state, (self.figure,), cause)


def beaten(state: Battle, figures: Iterable[str], cause: FatalWound | None) -> Battle:
    """The state in which these figures have this fatal wound, or none."""
    for name in figures:
        state = with_figure(state, name, replace(state.figures[name], fatal=cause))
    return state


def healed(state: Battle, figure: str, wounds: int, rule: str) -> tuple[WoundsHealed, ...]:
    """The events of healing, limited to the wounds that there are."""
    fewer = min(wounds, state.figures[figure].wounds) if is_in_play(state, figure) else 0
    return (WoundsHealed(figure=figure, wounds=fewer, rules=(rule,)),) if fewer > 0 else ()


def health_left(state: Battle, figure: str) -> int:
    """BG-WOUND-1: so many wounds more beat it."""
    return statistic(state, figure, "health") - state.figures[figure].wounds


def is_beaten(state: Battle, figure: str) -> bool:
    """BG-WOUND-1: whether its wounds are equal to or above its health; it may still be on the map (BG-AREA-3)."""
    return health_left(state, figure) <= 0


class WoundedFigure(NamedTuple):
    """A figure that has had its last wound."""

    state: Battle
    figure: str


def is_in_play(state: Battle, figure: str) -> bool:
    """BG-WOUND-2: whether a figure is on the map, acts and may be healed."""
    there = state.figures.get(figure)
    return there is not None and (there.fatal is None or acts_still(WoundedFigure(state, figure)))


@clause("BG-WOUND-2")
def acts_still(wounded: WoundedFigure) -> bool:
    """From its last wound on a character does nothing, except in its last moment or if it has more health now."""
    state, figure = wounded
    return figure in in_last_moments(state) or not is_beaten(state, figure)


def fatal_wound(state: Battle, by: str | None) -> FatalWound:
    """BG-WIN-1: what is kept about the wound that beats a character, dealt now.

    One without a dealer, as a curse removed by an attack deals it, is the attacker's.
    """
    place = place_of_current_attack(state)
    if place is None or not deals_wounds_now(state, place):
        return FatalWound(by or "")
    *_, attack = ends = ends_of_attacks(state)
    if by not in (None, attack.by):
        return FatalWound(by or "")
    return FatalWound(attack.by or "", attack.weapon or "", len(ends))


def deals_wounds_now(state: Battle, place: int) -> bool:
    """BG-ATT-6, -7: whether the attack that ends at this place of the agenda acts now, by its table, an extra effect or
    an ability of its weapon, and no other ability of a character does."""
    abilities, *_, attack = state.scenario.ability_index.abilities, *ends_of_attacks(state)
    acting = (frame for frame in state.frames if frame.base > place and frame.subject and frame.ability)
    return all(is_of_the_attack(attack, each.subject, abilities[each.ability or ""]) for each in acting)


def is_of_the_attack(attack: KnockOuts, figure: str | None, known: KnownAbility) -> bool:
    """BG-ATT-6, -7: whether an ability that acts is an extra effect of an attack, or that of the weapon used in it."""
    of_weapon = known.kind == "weapon" and (figure, known.card) == (attack.by, attack.weapon)
    return of_weapon or isinstance(known.ability, OnAttack)


@record(frozen=True, slots=True)
class SufferWounds(Step[Battle]):
    """A character is about to suffer wounds, possibly by a figure or by the table of its weapon; `seen` are the
    replacement abilities already applied."""

    figure: FigureOrNone
    wounds: Count
    by: FigureOrNone
    rule: str
    seen: tuple[str, ...] = ()
    weapon: WeaponName = ""

    def run(self, state: Battle) -> Do[Battle]:
        if self.figure not in state.figures or not self.wounds:
            return Do()
        suffered = WoundsSuffered(figure=self.figure, wounds=self.wounds, by=self.by or None, rules=(self.rule,))
        return Do((suffered, *self._by_weapon(state)))

    def _by_weapon(self, state: Battle) -> tuple[Event[Battle], ...]:
        """For abilities that wait for wounds by a weapon of a type."""
        if not self.weapon:
            return ()
        return passing(
            state, WoundedByWeapon(figure=self.figure, by=self.by, weapon=self.weapon, wounds=self.wounds)
        ).events


FALLING = "falling"
"""The binding of a frame with the figures that are about to leave, while abilities react to that."""


@record(frozen=True, slots=True)
class KnockOuts(Step[Battle]):
    """BG-WOUND-1: characters with wounds equal to or above their health leave; `by` and `weapon` are the cause for who
    was not beaten by a wound, but lost health.

    `seen` are the replacement abilities already applied; `then` are their steps, which run after all figures have left,
    because a character beaten by them has another cause. `last` are the characters whose last moment is over.
    """

    by: FigureName | None = None
    weapon: WeaponName | None = None
    seen: tuple[str, ...] = ()
    then: tuple[Step[Battle], ...] = ()
    last: tuple[str, ...] = ()

    def run(self, state: Battle) -> Do[Battle]:
        going = leaving(state, self)
        first = tuple(name for name in going if name not in self.last)
        if first and Falling in state.scenario.ability_index.heard:
            leave = replace(self, last=(*self.last, *first), then=())
            return Do(then=(Within((LastMoments(first, self), leave), values={FALLING: first}), *self.then))
        events = tuple(event for name in going for event in knocked_out(state, name, self))
        # With a character its modifiers of the health of others disappear.
        return Do(events, (self,) if events else self.then)


@record(frozen=True, slots=True)
class HealthTurns(Step[Battle]):
    """BG-WOUND-1: characters that have no health left though nobody wounded them leave; if an attack did it, at its end
    (BG-AREA-3). Those that have some again do not."""

    figures: tuple[FigureName, ...]

    def run(self, state: Battle) -> Do[Battle]:
        by = resolving(state)
        events = tuple(HealthTurned(figure=name, by=by) for name in self.figures)
        return Do(events, () if current_attack(state) else (KnockOuts(),))


def knock_outs_demanded(state: Battle) -> tuple[Step[Battle], ...]:
    """BG-WOUND-1: the steps for figures whose health has turned by itself, or whose knock-out was left behind."""
    turned = health_turns(state)
    return (HealthTurns(turned),) if turned else overdue_knock_outs(state)


def health_turns(state: Battle) -> tuple[str, ...]:
    """The figures that are beaten without a wound that did it, or no more: lent health came or went. In its last moment
    a figure is as it was; before the first round nobody is knocked out."""
    if not health_varies(state) or state.phase == "set-up":
        return ()
    turned = (name for name in state.names if (state.figures[name].fatal is None) is is_beaten(state, name))
    return tuple(name for name in turned if name not in in_last_moments(state))


def health_varies(state: Battle) -> bool:
    """Whether in this game health changes otherwise than by wounds."""
    return "health" in state.scenario.ability_index.varying


def resolving(state: Battle) -> str | None:
    """The figure whose ability is being resolved; none for what a figure does of its own."""
    for frame in reversed(state.frames):
        if frame.ability or "active" in frame.values:
            return (frame.ability and frame.subject) or None
    return None


@record(frozen=True, slots=True)
class OverdueKnockOuts(Step[Battle]):
    """BG-INT-3: the end of an interruption, which parts its knock-outs from those of the interrupted action."""

    def run(self, state: Battle) -> Do[Battle]:
        return Do()


@record(frozen=True, slots=True)
class LastMoments(Step[Battle]):
    """BG-ABIL-5: the moment before some characters leave, for abilities that wait for it."""

    figures: tuple[str, ...]
    cause: KnockOuts

    def run(self, state: Battle) -> Do[Battle]:
        causes = ((name, cause_of_knock_out(state, name, self.cause)) for name in self.figures)
        falling = (Falling(figure=name, by=wound.by or None, weapon=wound.weapon or None) for name, wound in causes)
        return passing(state, *falling)


def current_attack(state: Battle) -> KnockOuts | None:
    """The final step of the current attack, which stays on the agenda until the attack is over."""
    place = place_of_current_attack(state)
    end = None if place is None else state.agenda[place]
    return end if isinstance(end, KnockOuts) else None


def place_of_current_attack(state: Battle) -> int | None:
    """The place of that step on the agenda; there is no current attack while it is interrupted (BG-INT-3), from the
    items of its attacker on (BG-INT-7)."""
    for place in range(len(state.agenda) - 1, -1, -1):
        step = state.agenda[place]
        if isinstance(step, OverdueKnockOuts):
            return None
        if isinstance(step, KnockOuts) and step.weapon:
            return place
    return None


def ends_of_attacks(state: Battle) -> tuple[KnockOuts, ...]:
    """The final steps of all attacks that are not over, of which each interrupts the one before it or belongs to it."""
    return tuple(step for step in state.agenda if isinstance(step, KnockOuts) and step.weapon)


def cause_of_knock_out(state: Battle, name: str, cause: KnockOuts) -> FatalWound:
    """BG-WIN-1: the wound that beat a character, whoever acted since; if there is none, the cause of the moment."""
    return state.figures[name].fatal or FatalWound(cause.by or "", cause.weapon or "")


def leaving(state: Battle, cause: KnockOuts) -> tuple[str, ...]:
    """BG-WOUND-1: the characters that are beaten; one whose last moment is in progress leaves at its end, one beaten by
    an attack that goes on at the end of that, one whose own effect goes on when that has reached all."""
    beaten = [name for name in state.names if is_beaten(state, name)]
    if not beaten:
        return ()
    acting, action = in_last_moments(state).difference(cause.last), current_action(state)
    left = [name for name in beaten if name not in acting and not acts_on_several(action, name)]
    going = {name for name in left if not stays_for_an_attack(state, name, cause)}
    # An attack ends with its attacker.
    return tuple(name for name in left if name in going or cause_of_knock_out(state, name, cause).by in going)


def overdue_knock_outs(state: Battle) -> tuple[KnockOuts, ...]:
    """BG-WOUND-1: the knock-outs that do not come any more because their cause ended early."""
    # The wounds are looked at first: hardly any figure has had its last one.
    if all(figure.fatal is None for figure in state.figures.values()) or knock_outs_come(state):
        return ()
    due = KnockOuts()
    return (due,) if leaving(state, due) else ()


def knock_outs_come(state: Battle) -> bool:
    """Whether the current action, which may be an interruption, will look for who is beaten."""
    return any(isinstance(step, KnockOuts) for step in current_action(state))


def current_action(state: Battle) -> tuple[Step[Battle], ...]:
    """BG-INT-3: what is still to be done of the innermost interruption, if there is one, else all."""
    parted = (place for place, step in enumerate(state.agenda) if isinstance(step, OverdueKnockOuts))
    return state.agenda[max(parted, default=-1) + 1 :]


def in_last_moments(state: Battle) -> frozenset[str]:
    """The characters whose last moment is in progress."""
    frames = (expect(frame.values.get(FALLING, ()), tuple, FALLING) for frame in state.frames)
    return frozenset(name for names in frames for name in names)


def stays_for_an_attack(state: Battle, name: str, cause: KnockOuts) -> bool:
    """BG-AREA-3: whether the attack that beat a character was interrupted and goes on; then it leaves at its end."""
    wound = state.figures[name].fatal
    if wound is None or not wound.attack:
        return False
    return sum(end is not cause for end in ends_of_attacks(state)) >= wound.attack


@effect("BG-WOUND-1")
def knocked_out(state: Battle, name: str, cause: KnockOuts) -> tuple[Event[Battle], ...]:
    """A figure that is knocked out leaves, and is scored."""
    wound = cause_of_knock_out(state, name, cause)
    gone = KnockedOut(figure=name, by=wound.by or None, weapon=wound.weapon or None, rules=("BG-WOUND-1",))
    return (gone, *scored_for(state, name, cause))


@effect("BG-WIN-1")
def scored_for(state: Battle, name: str, cause: KnockOuts) -> tuple[Event[Battle], ...]:
    """The other player scores the cost of the character and all its equipment."""
    seat, worth = state.opponent(state.figures[name].seat), state.card(name).cost
    if not worth or not knock_out_scores(state, name, cause):
        return ()
    return (PointsScored(seat=seat, points=worth, rules=("BG-WIN-1",)),)


def knock_out_scores(state: Battle, name: str, cause: KnockOuts) -> bool:
    """BG-WIN-1: by one edition points are scored only for enemies: not by curses or attacks on the own side."""
    if state.scenario.profile["knock_out_scores"] == "always":
        return True
    by = cause_of_knock_out(state, name, cause).by
    return by != "" and state.card(by).seat != state.card(name).seat
