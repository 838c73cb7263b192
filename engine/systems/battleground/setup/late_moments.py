"""BG-ROUND-13: the moments that may still come in a round after its victory check."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engine.abilities.ability_types import with_branches
from engine.abilities.kinds import Effect, Trigger, may_hold_in
from engine.abilities.outlook import Outlook
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.state import Battle

END_OF_ROUND = frozenset(("phase-ends", "round-ends"))
"""The triggers by what happens then by itself: the clean-up and the round end."""
USED_AT = {"active": "use", "single-use": "use-item", "attack": "hit", None: "play-card"}
"""The trigger for which an ability that waits for none is used: an extra effect at a hit, a bonus with its card."""
BY_REMOVAL = frozenset(("heal", "wound", "last-moment", "knock-out"))
"""BG-FX-2, -3: the triggers that a removed regeneration or curse may set off."""
BY_LOST_HEALTH = frozenset(("last-moment", "knock-out"))
"""BG-WOUND-1: the triggers that are set off where health varies, by whatever changes it."""
BY_TEST = frozenset(("tested", "spends"))


class LateSource(NamedTuple):
    """A source of triggers: the trigger at whose moment it acts, none if at any, and those that it may set off."""

    moment: str | None
    causes: frozenset[str]


def moment_of(when: object) -> str | None:
    """The name of the trigger at which an ability acts, with the counter that it is about; none for one that always
    does."""
    if isinstance(when, Trigger):
        return _with_its_counter(when.called(), when)
    return USED_AT.get(when) if when is None or isinstance(when, str) else None


def _with_its_counter(name: str, about: object) -> str:
    """The name of a trigger about any counter, or about one: `gains mana`."""
    counter = getattr(about, "counter", "")
    return f"{name} {counter}" if counter else name


def is_coming(moment: str | None, moments: frozenset[str]) -> bool:
    """Whether the moment of an ability is among these; one that names no counter is about all."""
    return moment is None or moment in moments or moment.partition(" ")[0] in moments


def late_moments(outlook: Outlook[Battle]) -> frozenset[str]:
    """The triggers that come at the end of this round, and those that effects set off by them may cause."""
    coming, sources = END_OF_ROUND, tuple(_sources(outlook))
    while True:
        caused = [each.causes for each in sources if is_coming(each.moment, coming)]
        after = coming.union(*caused)
        if after == coming:
            return coming
        coming = after


def _sources(outlook: Outlook[Battle]) -> Iterator[LateSource]:
    index = outlook.state.scenario.ability_index
    yield LateSource("lose-effect", BY_REMOVAL)
    if _mana_is_gained(outlook.state):
        yield LateSource(None, frozenset(("gains mana",)))
    if "health" in index.varying:
        yield LateSource(None, BY_LOST_HEALTH)
    carried = {known.key for name in outlook.pieces for known in index.carried[name]}
    for known in index.abilities.values():
        when, conditions = getattr(known.ability, "when", None), getattr(known.ability, "condition", ())
        there = known.key in carried or known.kind in ("fate", "scenario")
        if there and _may_come(outlook, when) and may_hold_in(outlook, conditions):
            yield LateSource(moment_of(when), _causes_of(known))
    for token in index.tokens.values():
        yield LateSource("lose-effect", _causes(token.consequences))
        if token.when is not None and _may_come(outlook, token.when):
            yield LateSource(moment_of(token.when), _causes(token.acts))
    for mark in index.marks.values():
        if mark.when is not None and _may_come(outlook, mark.when):
            yield LateSource(moment_of(mark.when), _causes(mark.consequences))


def _mana_is_gained(state: Battle) -> bool:
    """BG-ROUND-13: whether a character may gain mana as one that was not activated; in clean-up that is settled."""
    return state.phase != "clean-up" or any(figure.rested for figure in state.figures.values())


def _may_come(outlook: Outlook[Battle], when: object) -> bool:
    return not isinstance(when, Trigger) or when.may_come_in(outlook)


def _causes_of(known: KnownAbility) -> frozenset[str]:
    effects = (effect for line in known.definition.lines for effect in line)
    return _causes(effects) | (BY_TEST if known.definition.test else frozenset())


def _causes(effects: Iterable[Effect[Any]]) -> frozenset[str]:
    every = (effect for each in effects for effect in with_branches(each))
    return frozenset(_with_its_counter(cause, effect) for effect in every for cause in effect.causes)
