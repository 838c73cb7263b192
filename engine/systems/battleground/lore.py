"""What the cards of a game can do, found by name: abilities, the numbers they change, tokens and marks of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from engine.content.errors import ROOT, ContentError, Problem
from engine.systems.battleground.abilities import (
    Ability,
    Bonus,
    Deed,
    Effect,
    MarkMeaning,
    OnAttack,
    Standing,
    TokenMeaning,
)

if TYPE_CHECKING:
    from engine.systems.battleground.setting import FigureDef

CardKind: TypeAlias = Literal["character", "fate", "weapon", "item"]


@dataclass(frozen=True, slots=True)
class Known:
    """An ability of a card in the game: the name it is used by, and where it stands."""

    key: str
    kind: CardKind
    card: str
    ability: Ability | Bonus

    @property
    def anyway(self) -> bool:
        """BG-ATT-6: whether it says that it works without an attack with the weapon it stands on."""
        return isinstance(self.ability, Standing | OnAttack) and self.ability.anyway

    @property
    def deed(self) -> Deed:
        """What it does; nothing where it only changes a number."""
        match self.ability:
            case Deed():
                return self.ability
            case OnAttack():
                return self.ability.deed
            case _:
                return Deed()


@dataclass(frozen=True, slots=True)
class Lore:
    """All abilities of a game.

    `carried` are those of each figure, `numbers` its own passives by the number they change, `auras` those that
    change the numbers of others, with the figure they come from.
    """

    abilities: Mapping[str, Known]
    carried: Mapping[str, tuple[Known, ...]]
    numbers: Mapping[tuple[str, str], tuple[Known, ...]]
    auras: Mapping[str, tuple[tuple[str, Known], ...]]
    tokens: Mapping[str, TokenMeaning]
    marks: Mapping[str, MarkMeaning]


def lore_of(figures: Mapping[str, FigureDef], bonuses: Mapping[str, Bonus]) -> Lore:
    """The abilities of these figures and of the fate cards in the decks."""
    carried = {name: tuple(_carried(figure)) for name, figure in figures.items()}
    played = [Known(card, "fate", card, bonus) for card, bonus in bonuses.items()]
    every = [*(known for knowns in carried.values() for known in knowns), *played]
    standing = [(name, known, known.ability) for name, knowns in carried.items() for known in knowns]
    passives = [(name, known, it) for name, known, it in standing if isinstance(it, Standing)]
    numbers: dict[tuple[str, str], tuple[Known, ...]] = {}
    auras: dict[str, tuple[tuple[str, Known], ...]] = {}
    for name, known, passive in passives:
        if passive.to == "self":
            numbers[name, passive.modify] = (*numbers.get((name, passive.modify), ()), known)
        else:
            auras[passive.modify] = (*auras.get(passive.modify, ()), (name, known))
    meanings = [each for known in every for each in _meanings(known.deed.every_effect)]
    refuse_other_meanings(meanings)
    return Lore(
        {known.key: known for known in every},
        carried,
        numbers,
        auras,
        {each.name: each for each in meanings if isinstance(each, TokenMeaning)},
        {each.name: each for each in meanings if isinstance(each, MarkMeaning)},
    )


def _carried(figure: FigureDef) -> Iterator[Known]:
    """What a figure can do: by its own card, by its weapons, by its items."""
    yield from named("character", figure.card.id, figure.card.abilities)
    for weapon in figure.weapons:
        yield from named("weapon", weapon.id, (weapon.ability,) if weapon.ability else ())
    for item in figure.items:
        yield from named("item", item.id, (item.ability,) if item.ability else ())


def named(kind: CardKind, card: str, abilities: Iterable[Ability]) -> Iterator[Known]:
    """The abilities of a card by their names: that of the card, and behind it their own, or else their number."""
    for number, ability in enumerate(abilities, 1):
        own = ability.id or (str(number) if number > 1 else "")
        yield Known(f"{card}:{own}" if own else card, kind, card, ability)


def refuse_other_meanings(meanings: Iterable[TokenMeaning | MarkMeaning]) -> None:
    """BG-FX-4, -5: a token or mark is known by its name alone: a `ContentError` if two cards differ about it."""
    first: dict[tuple[type, str], TokenMeaning | MarkMeaning] = {}
    other = {each.name for each in meanings if first.setdefault((type(each), each.name), each) != each}
    if other:
        rule, at = "BG-FX-4", f"{ROOT}.armies"
        raise ContentError(
            Problem(at, "battleground-other-meaning", {"name": name}, rule=rule) for name in sorted(other)
        )


def _meanings(effects: Iterable[Effect]) -> Iterator[TokenMeaning | MarkMeaning]:
    """What the tokens and marks mean that effects put on the table, and those effects that these hold."""
    for effect in effects:
        if effect.meaning is not None:
            yield effect.meaning
            yield from _meanings(effect.meaning.consequences)
