"""The index of all abilities in a game: by name, by carrier, by modified number, by awaited event.

It also contains the tokens and marks defined by cards of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from engine.abilities import kinds
from engine.abilities.ability_types import Modifier, with_branches
from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.systems.battleground.abilities.types.card_abilities import (
    AbilityDefinition,
    AnyCardAbility,
    Bonus,
    CardEffect,
    Exempt,
    Instead,
    MarkMeaning,
    OnAttack,
    Reacting,
    Standing,
    TokenMeaning,
    Used,
    own_effects,
)
from engine.systems.battleground.abilities.types.scenario_abilities import (
    ScenarioAbility,
    ScenarioReacts,
    ScenarioStands,
)
from engine.systems.battleground.cards import FigureDef

MeaningPart: TypeAlias = Literal["token", "token-act", "mark"]
"""The parts of a meaning: a token's removal, a token's effects on its bearer, and a mark's effects."""
AnyMeaning = TypeVar("AnyMeaning", TokenMeaning, MarkMeaning)
CardKind: TypeAlias = Literal["character", "fate", "weapon", "item", "scenario"]


@record(frozen=True, slots=True)
class KnownAbility:
    """An ability of a card in the game: its key, and the card that it is on."""

    key: str
    kind: CardKind
    card: str
    ability: AnyCardAbility | Bonus | ScenarioAbility

    @property
    def anyway(self) -> bool:
        """BG-ATT-6: whether it also applies without an attack with the weapon that it is on."""
        return isinstance(self.ability, Standing | OnAttack | Reacting | Instead | Exempt) and self.ability.anyway

    @property
    def is_single_use(self) -> bool:
        """BG-ACT-8: whether it is the ability of an item that is turned down when it is used."""
        return isinstance(self.ability, Used) and self.ability.when == "single-use"

    @property
    def definition(self) -> AbilityDefinition:
        """The definition of its effects; an empty one if it only changes a number."""
        match self.ability:
            case AbilityDefinition():
                return self.ability
            case OnAttack() | Instead() | ScenarioReacts():
                return self.ability.definition
            case _:
                return AbilityDefinition()


class WaitingAbility(NamedTuple):
    """An ability of a figure, and the trigger that it waits for."""

    figure: str
    known: KnownAbility
    when: kinds.Trigger[Any]


@record(frozen=True, slots=True)
class AbilityIndex:
    """All abilities of a game.

    `carried` are those of each figure, `numbers` its own passives by the number they change, `auras` those that change
    the numbers of others, with the figure they come from.
    """

    abilities: Mapping[str, KnownAbility]
    carried: Mapping[str, tuple[KnownAbility, ...]]
    numbers: Mapping[tuple[str, str], tuple[KnownAbility, ...]]
    auras: Mapping[str, tuple[tuple[str, KnownAbility], ...]]
    tokens: Mapping[str, TokenMeaning]
    marks: Mapping[str, MarkMeaning]
    definitions: Mapping[str, AbilityDefinition]
    """The definitions of abilities, tokens and marks by the keys of their scripts."""
    awaited: Mapping[type[Event[Any]], tuple[WaitingAbility, ...]]
    """The abilities that wait for an event, with their figures; events that no ability waits for have no key."""
    heard: frozenset[type[Event[Any]]]
    """All events that an ability or a side mission waits for."""
    instead: Mapping[str, tuple[tuple[str, KnownAbility], ...]]
    """BG-ABIL-6: the replacement abilities by the event that they change, with their figures."""
    exempt: Mapping[str, tuple[tuple[str, KnownAbility], ...]]
    """BG-ABIL-6: the exemptions by rule, with their figures."""
    of_scenario: Mapping[type[Event[Any]], tuple[KnownAbility, ...]]
    """The scenario's own triggered abilities by event."""
    everywhere: Mapping[str, tuple[KnownAbility, ...]]
    """The passives of the scenario itself, by the number that they change."""
    changed: frozenset[str]
    """All numbers that anything in this game changes."""
    varying: frozenset[str]
    """The numbers among them that change during the game, with a condition, with who is near, or with a token."""
    waiting_tokens: Mapping[type[Event[Any]], Mapping[str, TokenMeaning]]
    """BG-FX-4: the names of tokens by the event that they wait for."""
    waiting_marks: Mapping[type[Event[Any]], Mapping[str, MarkMeaning]]
    """BG-FX-5: the names of marks by the event that they wait for."""
    bearers: Mapping[str, tuple[KnownAbility, ...]]
    """The abilities by name, once for each figure that carries one."""

    def label(self, figure: str, known: KnownAbility) -> str:
        """The label of a triggered ability: its name if only one figure has it, else with its figure."""
        bearers = self.bearers.get(known.key, ()).count(known)
        return known.key if bearers == 1 else f"{known.key}@{figure}"


def meaning_key(of: MeaningPart, name: str) -> str:
    """The key of the effects of a token or mark defined by a card; no card has such a key."""
    return f"{of} {name}"


def build_ability_index(
    figures: Mapping[str, FigureDef],
    bonuses: Mapping[str, Bonus],
    missions: Iterable[kinds.Trigger[Any]] = (),
    scenario: Sequence[ScenarioAbility] = (),
) -> AbilityIndex:
    """The abilities of these figures, of the fate cards in the decks and of the scenario itself, and the events that
    side missions wait for."""
    carried = {name: tuple(_carried(figure)) for name, figure in figures.items()}
    played = [KnownAbility(card, "fate", card, bonus) for card, bonus in bonuses.items()]
    own = list(named("scenario", "scenario", scenario))
    every = [*(known for knowns in carried.values() for known in knowns), *played, *own]
    standing = [(name, known, known.ability) for name, knowns in carried.items() for known in knowns]
    passives = [(name, known, it) for name, known, it in standing if isinstance(it, Standing)]
    numbers: dict[tuple[str, str], tuple[KnownAbility, ...]] = {}
    auras: dict[str, tuple[tuple[str, KnownAbility], ...]] = {}
    for name, known, passive in passives:
        if passive.to == "self":
            numbers[name, passive.modify] = (*numbers.get((name, passive.modify), ()), known)
        else:
            auras[passive.modify] = (*auras.get(passive.modify, ()), (name, known))
    meanings = [each for known in every for line in known.definition.lines for each in _meanings(line)]
    tokens = {each.name: each for each in meanings if isinstance(each, TokenMeaning)}
    marks = {each.name: each for each in meanings if isinstance(each, MarkMeaning)}
    waiting_tokens, waiting_marks = _waiting(tokens), _waiting(marks)
    of_scenario = _of_scenario(own)
    definitions = _definitions(every, meanings)
    lasting, temporary = _lasting(every), tuple(_temporary(definitions.values(), meanings))
    also = (*waiting_tokens, *waiting_marks, *of_scenario, *_waited_for(definitions.values()))
    awaited = _awaited(carried, also)
    return AbilityIndex(
        {known.key: known for known in every},
        carried,
        numbers,
        auras,
        tokens,
        marks,
        definitions,
        awaited,
        frozenset((*awaited, *(event for when in missions for event in when.events))),
        _by_figure(carried, Instead, lambda ability: ability.of),
        _by_figure(carried, Exempt, lambda ability: ability.rule),
        of_scenario,
        _everywhere(own),
        frozenset(each.modify for each in (*lasting, *temporary)),
        frozenset(each.modify for each in (*filter(_varies, lasting), *temporary)),
        waiting_tokens,
        waiting_marks,
        _bearers(carried),
    )


def _bearers(carried: Mapping[str, tuple[KnownAbility, ...]]) -> dict[str, tuple[KnownAbility, ...]]:
    """The abilities of each name, once for each figure that carries it."""
    found: dict[str, list[KnownAbility]] = {}
    for knowns in carried.values():
        for known in dict.fromkeys(knowns):
            found.setdefault(known.key, []).append(known)
    return {key: tuple(knowns) for key, knowns in found.items()}


def _awaited(
    carried: Mapping[str, tuple[KnownAbility, ...]], also: Iterable[type[Event[Any]]]
) -> dict[type[Event[Any]], tuple[WaitingAbility, ...]]:
    """The abilities that wait for each event, in the order of the scenario; tokens and marks are not on the table
    yet."""
    found: dict[type[Event[Any]], tuple[WaitingAbility, ...]] = dict.fromkeys(also, ())
    for figure, knowns in carried.items():
        for known in dict.fromkeys(knowns):
            if isinstance(known.ability, Reacting):
                waiting = WaitingAbility(figure, known, known.ability.when)
                for event in waiting.when.events:
                    found[event] = (*found.get(event, ()), waiting)
    return found


def _waited_for(definitions: Iterable[AbilityDefinition]) -> Iterator[type[Event[Any]]]:
    """The events of the delayed abilities that some effects create."""
    for effect in (each for definition in definitions for each in own_effects(definition)):
        yield from effect.waits_for.events if effect.waits_for else ()


def _by_figure(
    carried: Mapping[str, tuple[KnownAbility, ...]], shape: type[Any], about: Callable[[Any], str]
) -> dict[str, tuple[tuple[str, KnownAbility], ...]]:
    """The abilities of one shape by what they concern, in the order of the scenario, with their figures."""
    found: dict[str, tuple[tuple[str, KnownAbility], ...]] = {}
    for figure, knowns in carried.items():
        for known in dict.fromkeys(knowns):
            if isinstance(known.ability, shape):
                key = about(known.ability)
                found[key] = (*found.get(key, ()), (figure, known))
    return found


def _of_scenario(own: Iterable[KnownAbility]) -> dict[type[Event[Any]], tuple[KnownAbility, ...]]:
    """The scenario's own abilities by the event they wait for, in order."""
    found: dict[type[Event[Any]], tuple[KnownAbility, ...]] = {}
    for known in own:
        for event in known.ability.when.events if isinstance(known.ability, ScenarioReacts) else ():
            found[event] = (*found.get(event, ()), known)
    return found


def _everywhere(own: Iterable[KnownAbility]) -> dict[str, tuple[KnownAbility, ...]]:
    """The passives of the scenario itself, in order."""
    found: dict[str, tuple[KnownAbility, ...]] = {}
    for known in own:
        if isinstance(known.ability, ScenarioStands):
            found[known.ability.modify] = (*found.get(known.ability.modify, ()), known)
    return found


def _lasting(every: Iterable[KnownAbility]) -> tuple[Modifier, ...]:
    """The modifiers that last as long as their owner is there, or the whole game."""
    return tuple(known.ability for known in every if isinstance(known.ability, Modifier))


def _temporary(
    definitions: Iterable[AbilityDefinition], meanings: Iterable[TokenMeaning | MarkMeaning]
) -> Iterator[Modifier]:
    """The modifiers of tokens and marks, and those until the end of an activation or interruption."""
    for effect in (each for definition in definitions for each in own_effects(definition)):
        yield from effect.until_the_end
    for meaning in meanings:
        yield from meaning.gives


def _varies(passive: Modifier) -> bool:
    """Whether a lasting modifier changes a number by itself during the game."""
    _, amount = passive.change
    about_others = isinstance(passive, Standing) and passive.to != "self"
    return about_others or bool(passive.condition) or not isinstance(amount, int)


def _waiting(meanings: Mapping[str, AnyMeaning]) -> dict[type[Event[Any]], dict[str, AnyMeaning]]:
    """The tokens or marks that wait for each event."""
    found: dict[type[Event[Any]], dict[str, AnyMeaning]] = {}
    for name, meaning in meanings.items():
        for event in meaning.when.events if meaning.when else ():
            found.setdefault(event, {})[name] = meaning
    return found


def _definitions(
    every: Iterable[KnownAbility], meanings: Iterable[TokenMeaning | MarkMeaning]
) -> dict[str, AbilityDefinition]:
    """The definitions of all abilities by key."""
    found = {known.key: known.definition for known in every}
    for each in meanings:
        key = meaning_key("token" if isinstance(each, TokenMeaning) else "mark", each.name)
        found[key] = AbilityDefinition(to="character", effects=each.consequences)
        if isinstance(each, TokenMeaning):
            found[meaning_key("token-act", each.name)] = AbilityDefinition(to="character", effects=each.acts)
    return found


def _carried(figure: FigureDef) -> Iterator[KnownAbility]:
    """The abilities of a figure: of its card, its weapons and its items."""
    yield from named("character", figure.card.id, figure.card.abilities)
    for weapon in figure.weapons:
        yield from named("weapon", weapon.id, (weapon.ability,) if weapon.ability else ())
    for item in figure.items:
        yield from named("item", item.id, (item.ability,) if item.ability else ())


def named(kind: CardKind, card: str, abilities: Iterable[AnyCardAbility | ScenarioAbility]) -> Iterator[KnownAbility]:
    """The abilities of a card by key: that of the card, followed by their own id or number."""
    for number, ability in enumerate(abilities, 1):
        own = own_name(ability.id, number)
        yield KnownAbility(f"{card}:{own}" if own else card, kind, card, ability)


def own_name(name: str, number: int) -> str:
    """The key of an ability within its card: its id, or else its number; the first one needs none."""
    return name or (str(number) if number > 1 else "")


def _meanings(effects: Iterable[kinds.Effect[Any]]) -> Iterator[TokenMeaning | MarkMeaning]:
    """The meanings of tokens and marks that effects create, including nested effects."""
    for effect in (each for outer in effects for each in with_branches(outer)):
        meaning = effect.meaning if isinstance(effect, CardEffect) else None
        if meaning is not None:
            yield meaning
            yield from _meanings(meaning.consequences)
            yield from _meanings(meaning.acts if isinstance(meaning, TokenMeaning) else ())
