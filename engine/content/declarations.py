"""Declarations of the game systems about their documents: cards, piles, options. Passed in, never global.

class Pawn(Card):
    kind: Literal["pawn"]
    strength: Count

Declarations([SystemContent("duel", cards=(Pawn,))])
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, get_args

from engine.content.checks.fix import Fix
from engine.content.checks.playability import PartCheck, Playability, no_additions
from engine.content.document_path import DocumentPath
from engine.content.maps.fairness_sheet import FairnessSheet
from engine.content.maps.map_contents import MapContents
from engine.content.model import Model
from engine.content.polymorphic_slot import PolymorphicSlot
from engine.content.problems import Problem
from engine.kernel.data.record import record

if TYPE_CHECKING:
    from engine.kernel.rules.game_system import ProfileOption

ContentCheck: TypeAlias = Callable[[Mapping[str, Any]], Iterable[Problem]]
MakeFixes: TypeAlias = Callable[[Any, Problem, DocumentPath], Iterable[Fix]]
"""A function that makes the fixes of a problem at a path, from a `FixContext`; the first is the best."""


class Passage(NamedTuple):
    """A passage of a document's text: its title and its lines; nested lines are indented."""

    name: str
    lines: tuple[str, ...]


class Fact(NamedTuple):
    """A value on a card as text: its label, and the value."""

    name: str
    text: str

    @property
    def line(self) -> str:
        """Label and value in one line; a card that belongs to no faction has only the name of its kind."""
        return f"{self.name}: {self.text}" if self.text else self.name


def no_printed_values(document: Model, lang: str) -> Iterable[Fact]:
    """The default for cards without printed values."""
    return ()


def no_ability_texts(document: Model, lang: str) -> Iterable[Passage]:
    """The default for a game without ability texts."""
    return ()


@record(frozen=True, slots=True)
class Upgrade:
    """A pure function from documents of one kind and version to the next version."""

    kind: str
    old: str
    new: str
    apply: Callable[[Mapping[str, Any]], dict[str, Any]]


@record(frozen=True, slots=True)
class SystemContent:
    """The declarations of one game system about documents.

    Without a model for `options` or `victory`, its scenarios may not have these fields.
    """

    id: str
    cards: tuple[type[Model], ...] = ()
    """The models of its cards: subclasses of `Card`."""
    piles: tuple[str, ...] = ()
    """The keys under which an army holds cards that are not figures: `deck`, `glory`."""
    table_piles: tuple[str, ...] = ()
    """The keys under which a scenario holds cards that lie on the table and belong to no army: `encounters`."""
    dice: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The dice with symbols instead of numbers: the symbol of each face from 1 on, by the purpose of the throw."""
    options: type[Model] | None = None
    victory: type[Model] | None = None
    ability: PolymorphicSlot | None = None
    """The slot for a scenario's own abilities, if they are allowed."""
    profile: tuple[ProfileOption, ...] = ()
    """The options of its rules."""
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: {"default": {}})
    """Predefined profiles: the options that differ from the default, by the name of the preset."""
    checks: Mapping[str, ContentCheck] = field(default_factory=dict)
    """The game's checks of complete, valid documents, by kind."""
    slow_checks: Mapping[str, ContentCheck] = field(default_factory=dict)
    """Further ones that take longer, such as those of sight: only a thorough check runs them."""
    playability: Playability | None = None
    """The requirements that a scenario must meet to be played, if the game is set up from its content."""
    scenario_check: PartCheck = no_additions
    """The game's further checks of a scenario, by itself or in a position or a journal."""
    fixes: Mapping[str, MakeFixes] = field(default_factory=dict)
    """The game's makers of fixes, by the code of the problem."""
    maps: MapContents = MapContents()
    """The parts that its maps may have."""
    fairness: Callable[[Any], FairnessSheet] | None = None
    """The fairness sheet of a map of hexes, if the game has measures."""
    rules: Mapping[str, str] = field(default_factory=dict)
    """The number of the rule behind a general problem of documents, by the code of the problem."""
    upgrades: tuple[Upgrade, ...] = ()
    parts: Callable[[], Mapping[str, Mapping[str, Any]]] = dict
    """The schemas of nested structures that are not models, by name: `battleground/ability`."""
    ability_texts: Callable[[Any, str], Iterable[Passage]] = no_ability_texts
    """The text of the abilities of a card or a scenario, in a language."""
    literal_texts: Callable[[Any, str], Iterable[Passage]] = no_ability_texts
    """The literal text of the abilities: sentences that name everything that the data says."""
    printed: Callable[[Any, str], Iterable[Fact]] = no_printed_values
    """The printed values of a card, apart from its abilities, in a language."""
    meant: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Suggestions for wrong words that no similarly spelt word matches, by the wrong word."""
    card_models: Mapping[str, Any] = field(init=False, compare=False, repr=False)
    """The models of its cards by kind: subclasses of `Card`."""

    def symbols(self, die: str, results: Iterable[int]) -> tuple[str, ...]:
        """The symbols of a die by the results of its throws, which count from 1."""
        return tuple(self.dice[die][result - 1] for result in results)

    def __post_init__(self) -> None:
        object.__setattr__(self, "card_models", {declared_kind(card): card for card in self.cards})


@record(frozen=True, slots=True)
class Declarations:
    """The installed game systems. A document of another system is kept but cannot be played."""

    systems: Iterable[SystemContent] = ()
    by_id: Mapping[str, SystemContent] = field(init=False)

    def __post_init__(self) -> None:
        systems = tuple(self.systems)
        by_id = {system.id: system for system in systems}
        if len(by_id) != len(systems):
            raise ValueError(f"a system is declared twice: {[system.id for system in systems]}")
        object.__setattr__(self, "systems", systems)
        object.__setattr__(self, "by_id", by_id)

    def of(self, system: object) -> SystemContent | None:
        """The declarations of the system with this id; None if it is not installed."""
        return self.by_id.get(system) if isinstance(system, str) else None


def declared_kind(card: type[Model]) -> str:
    """The kind that a card model is for: the only value of its field `kind`."""
    options = get_args(card.model_fields["kind"].annotation)
    if len(options) != 1 or not isinstance(options[0], str):
        raise TypeError(f"{card.__name__}.kind must be a Literal of one name")
    return options[0]
