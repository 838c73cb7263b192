"""The document models of Battleground: the five kinds of cards (BG-COMP-3 to -6), and how a game is won (BG-WIN)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import AfterValidator, Field

from engine.abilities.loading.json_models import DefinitionModel
from engine.content.card import Card, PieceCard
from engine.content.declarations import SystemContent
from engine.content.fields import Length, Many, Slug, WholeNumber
from engine.content.id_checks import repeated_ids
from engine.content.model import ALWAYS_WRITTEN, Model, refused
from engine.content.problems import Problem, ProblemValue, step_into
from engine.content.system_fields import Owned
from engine.systems.battleground.abilities.types.ability_index import own_name
from engine.systems.battleground.documents.ability_fields import ABILITY, BONUS, ITEM_ABILITY, MISSION, PLAIN_BONUS

NumberPair: TypeAlias = Annotated[Many[int], Field(min_length=2, max_length=2)]
Faction: TypeAlias = Annotated[Slug | None, ALWAYS_WRITTEN]


def _base(hexes: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """BG-BIG-1: each hex once, the figure's own place first."""
    if tuple(hexes[0]) != (0, 0) or len(set(map(tuple, hexes))) < len(hexes):
        raise refused("battleground-bad-base")
    return hexes


class Character(PieceCard):
    """A character card (BG-COMP-3)."""

    stated_by: ClassVar = "BG-COMP-3"
    kind: Literal["character"]
    faction: Faction = None
    """The faction; none for a card that any army may have."""
    health: Annotated[int, Field(ge=1, le=99)]
    """The number of wounds that knock it out."""
    strength: WholeNumber
    """Dice of melee attacks."""
    toughness: WholeNumber
    """Dice of defence against melee and ranged attacks."""
    mind: WholeNumber
    """Dice of defence against spells."""
    power: WholeNumber
    """Dice of spells."""
    perception: WholeNumber
    """Dice of ranged attacks."""
    speed: Annotated[Many[WholeNumber], Field(min_length=2, max_length=2)]
    """Movement points, standard and focused."""
    base: Annotated[Many[NumberPair], Field(min_length=1, max_length=19), AfterValidator(_base)] = ((0, 0),)
    """BG-BIG-1: the hexes it fills, as steps south-east and south from its place when it faces north."""
    front: Annotated[Many[WholeNumber], Field(min_length=1, max_length=19)] = (0,)
    """BG-BIG-3: which hexes of the base are facing hexes, counted from 0."""
    abilities: Annotated[Many[Annotated[DefinitionModel, ABILITY]], Field(max_length=20), ALWAYS_WRITTEN] = ()
    """The abilities."""
    cost: WholeNumber
    """Points in an army, and victory points when it is knocked out."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        for number, hex_ in enumerate(self.front):
            if hex_ >= len(self.base):
                yield Problem(f"{at}.front[{number}]", "battleground-no-such-front", {"found": hex_}, rule="BG-BIG-3")
        names = (own_name(each.read().id, number) for number, each in enumerate(self.abilities, 1))
        yield from repeated_ids(names, step_into(at, "abilities"))


class ResultLine(Model):
    """A line of a weapon's result table (BG-COMP-4)."""

    # JSON calls it `from`, which is a keyword of Python.
    least: Annotated[int, Field(alias="from", ge=1, le=99)]
    """The lowest number of successes for which it applies."""
    most: Annotated[int | None, Field(alias="to", ge=1, le=99), ALWAYS_WRITTEN] = None
    """The highest number of successes for which it applies; none if it also applies to more."""
    wounds: WholeNumber
    """The wounds that it deals."""


class Weapon(Card):
    """A weapon card (BG-COMP-4)."""

    stated_by: ClassVar = "BG-COMP-4"
    kind: Literal["weapon"]
    faction: Slug | None = None
    """BG-COMP-10: the faction; none for a card of both."""
    type: Literal["melee", "ranged", "spell"]
    """The type of its attacks."""
    dice: Annotated[int, Field(ge=-20, le=20), ALWAYS_WRITTEN] = 0
    """The dice added to or subtracted from the statistic."""
    range: Length | None = None
    """The range, in inches; none for melee."""
    mana: WholeNumber = 0
    """The mana that a spell costs."""
    area: WholeNumber = 0
    """BG-AREA-1: the distance in hexes around the target within which it also hits."""
    table: Annotated[Many[ResultLine], Field(min_length=1, max_length=20)]
    """The results by successes."""
    targets: Literal["enemies", "allies"] = "enemies"
    """BG-ATT-5: whom it attacks; some spells are for allies, who do not defend themselves."""
    ability: Annotated[DefinitionModel, ABILITY] | None = None
    """The ability in addition to the table."""
    cost: WholeNumber
    """Points in an army."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        yield from _table_problems(self.table, step_into(at, "table"))
        # BG-COMP-4: ranged weapons and spells have a range, spells cost mana.
        if self.type == "melee" and self.range is not None:
            yield Problem(step_into(at, "range"), "battleground-range-of-melee", rule=self.stated_by)
        if self.type != "melee" and self.range is None:
            values = {"options": ("ranged", "spell")}
            yield Problem(step_into(at, "range"), "battleground-no-range", values, rule=self.stated_by)
        if self.type == "melee" and self.targets == "allies":
            # BG-ATT-2: a melee attack is made at somebody engaged with the attacker, and allies are not.
            here = step_into(at, "targets")
            yield Problem(here, "battleground-melee-at-allies", rule="BG-ATT-2", severity="warning")
        if self.type != "spell" and self.mana:
            yield Problem(step_into(at, "mana"), "battleground-mana-of-no-spell", rule=self.stated_by)


def _table_problems(table: tuple[ResultLine, ...], at: str) -> Iterator[Problem]:
    """BG-TEST-7: the lines are in ascending order, no number of successes is in two of them, and gaps between them are
    unlikely."""
    before: int | None = 0
    for number, line in enumerate(table):
        here = f"{at}[{number}]"
        if line.most is not None and line.most < line.least:
            values: dict[str, ProblemValue] = {"least": line.least, "most": line.most}
            yield Problem(here, "battleground-empty-line", values, rule="BG-TEST-7")
        if before is None or line.least <= before:
            yield Problem(here, "battleground-lines-overlap", {"successes": line.least}, rule="BG-TEST-7")
        elif 0 < before < line.least - 1:
            values = {"least": before + 1, "most": line.least - 1}
            yield Problem(here, "battleground-gap-between-lines", values, rule="BG-TEST-7", severity="warning")
        before = line.most
    if before:
        here = step_into(f"{at}[{len(table) - 1}]", "to")
        yield Problem(here, "battleground-table-ends", {"most": before}, rule="BG-TEST-7", severity="warning")


class Item(Card):
    """An item card (BG-COMP-5)."""

    stated_by: ClassVar = "BG-COMP-5"
    kind: Literal["item"]
    faction: Slug | None = None
    """BG-COMP-10: the faction; none for a card of both."""
    type: Literal["trinket", "shield", "armour"]
    """The type; a character carries one shield and one armour at most."""
    ability: Annotated[DefinitionModel, ITEM_ABILITY] | None = None
    """The ability."""
    cost: WholeNumber
    """Points in an army."""


class Fate(Card):
    """A fate card (BG-COMP-6)."""

    stated_by: ClassVar = "BG-COMP-6"
    kind: Literal["fate"]
    faction: Slug | None = None
    """BG-COMP-10: the faction; none for a card of both."""
    initiative: WholeNumber
    """The initiative; the higher card acts first."""
    ap: WholeNumber
    """Action points it gives."""
    mana: WholeNumber
    """Mana it gives."""
    bonus: Annotated[DefinitionModel, BONUS, ALWAYS_WRITTEN] = PLAIN_BONUS
    """Its own bonus, instead of one more mana."""


class Glory(Card):
    """A glory card (BG-COMP-6)."""

    stated_by: ClassVar = "BG-COMP-6"
    kind: Literal["glory"]
    faction: Slug | None = None
    """BG-COMP-10: the faction; none for a card of both."""
    initiative: WholeNumber
    """The initiative; the higher card acts first."""
    ap: WholeNumber = 0
    """Action points it gives."""
    mana: WholeNumber = 0
    """Mana it gives."""
    mission: Annotated[DefinitionModel, MISSION] | None = None
    """Its side mission; if played for it, the card gives one more action point instead."""


class Victory(Owned):
    """The points that win a game (BG-WIN-1, BG-WIN-3)."""

    stated_by: ClassVar = "BG-WIN-1"
    objective: WholeNumber = 20
    """Victory points of an objective held at the end."""
    lead: WholeNumber = 20
    """The lead that wins."""
