"""BG-ABIL: what an ability is once its document is read: whom it is about, what it does, what numbers it changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from engine.kernel.step import Do
    from engine.systems.battleground.state import Battle
    from engine.systems.battleground.targets import Cast

Tested: TypeAlias = Literal["strength", "toughness", "mind", "power", "perception"]
Modified: TypeAlias = Literal[
    "health", "strength", "toughness", "mind", "power", "perception", "speed", "dice", "threshold", "rerolls"
]
Aim: TypeAlias = Literal[
    "self",
    "ally",
    "friend",
    "enemy",
    "character",
    "all-allies",
    "all-friends",
    "all-enemies",
    "all-characters",
    "hex",
    "objective",
]
Around: TypeAlias = Literal["self", "all-allies", "all-friends", "all-enemies", "all-characters"]
MomentName: TypeAlias = Literal["on-activation", "end-of-activation", "on-interruption", "end-of-interruption"]

CHOSEN: tuple[Aim, ...] = ("ally", "friend", "enemy", "character")
"""The aims that are one character, chosen."""
NOBODY: tuple[Aim, ...] = ("hex", "objective")
"""The aims that are no character."""


class Flaw(NamedTuple):
    """A field that does not go with the others: its key, the sentence that says so, and what may have been meant."""

    key: str
    code: str
    nearest: str | None = None


@dataclass(frozen=True, slots=True)
class Between:
    """The numbers that an author may write."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Key:
    """The key of a field in the document, where it cannot be its name here."""

    name: str


Few: TypeAlias = Annotated[int, Between(1, 20)]
Change: TypeAlias = Annotated[int, Between(-20, 20)]
Points: TypeAlias = Annotated[int, Between(0, 99)]
Slug: TypeAlias = Annotated[str, "slug"]
Titles: TypeAlias = Annotated[tuple[tuple[str, str], ...], "titles"]
Inches: TypeAlias = Annotated[Fraction, "inches"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """When a passive counts; all that is said must hold."""

    test: Literal["attack", "defence", "ability"] | None = None
    """In tests of this kind only."""
    weapon: Literal["melee", "ranged", "spell"] | None = None
    """In attacks with this type of weapon only, and in the defence against them."""
    target_on: Annotated[Literal["difficult-ground"] | None, Key("target-on")] = None
    """Only while the target stands there."""
    self_on: Annotated[Literal["difficult-ground"] | None, Key("self-on")] = None
    """Only while it stands there itself."""
    wounded: bool | None = None
    """Only while it has wounds, or only while it has none."""
    interrupting: bool | None = None
    """Only in an interruption of its own, or only outside."""


ANYTIME = Condition()


@dataclass(frozen=True, slots=True, kw_only=True)
class Passive:
    """A number that is changed for as long as something lasts."""

    modify: Modified
    """Which number; a threshold is widened by -1."""
    by: Change | None = None
    """What is added."""
    exactly: Annotated[Points | None, Key("set")] = None
    """What it is set to."""
    condition: Annotated[Condition, Key("if")] = ANYTIME
    """When it counts."""

    def flaws(self) -> Iterator[Flaw]:
        """It is either added to or set."""
        if (self.by is None) == (self.exactly is None):
            yield Flaw("by", "battleground-by-or-set")


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """One thing that an ability does; each kind of it is a file of `ops`."""

    rank: ClassVar[int] = 9
    """An effect may hold others of a lower rank."""
    aims: ClassVar[tuple[Aim, ...] | None] = None
    """The aims that it needs, if not any character will do."""
    forbidden_by: ClassVar[str] = ""
    """The rule that may keep it from beginning."""

    on: Literal["target", "self"] = "target"
    """Whom it happens to; to its owner where the target is no character."""

    @property
    def wounds_dealt(self) -> int:
        """How many wounds it gives its target, whatever else it does."""
        return 0

    @property
    def until_the_end(self) -> tuple[Passive, ...]:
        """The numbers that it changes until the activation or interruption ends."""
        return ()

    @property
    def meaning(self) -> TokenMeaning | MarkMeaning | None:
        """What the token or mark means that it puts on the table, where that is on the card."""
        return None

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        """What it does to this figure."""
        raise NotImplementedError

    def possible(self, state: Battle, cast: Cast, figure: str) -> bool:
        """Whether the rule that may forbid it lets it begin at all."""
        return True

    def matters(self, state: Battle, cast: Cast, figure: str) -> bool:
        """Whether it would change anything now."""
        return True

    def flaws(self) -> Iterator[Flaw]:
        """What does not go together."""
        yield from ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenMeaning:
    """BG-FX-4: a buff or debuff of its own kind: what it changes while it lies there, and what its removal does."""

    name: str
    gives: tuple[Passive, ...]
    consequences: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkMeaning:
    """BG-FX-5: a mark: whom it affects, what it changes for them, and what it does to them at which moment."""

    name: str
    range: Fraction
    affects: Literal["enemies", "allies", "characters"]
    gives: tuple[Passive, ...]
    when: MomentName | None
    consequences: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """BG-TEST-7: what happens with so many successes or more."""

    needs: Few
    """How many successes it needs."""
    effects: tuple[Effect, ...]
    """What happens then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityTest:
    """BG-ABIL-3: a test by the usual steps, alone or against another statistic."""

    statistic: Tested
    """What is tested."""
    against: Tested | None = None
    """What the target defends itself with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """BG-ACT-4: what an ability costs."""

    ap: Annotated[int, Between(0, 9)] = 0
    """Action points."""
    mana: Annotated[int, Between(0, 5)] = 0
    """Mana."""


FREE = Cost()


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """What is done, and whom it is about."""

    to: Aim = "self"
    """Whom it is about."""
    range: Inches | None = None
    """How far away they may be; none for any distance."""
    engaged: bool = False
    """Whether they must be engaged with it."""
    may: bool = False
    """Whether its player may decline."""
    test: AbilityTest | None = None
    """The test that it asks for."""
    effects: tuple[Effect, ...] = ()
    """What happens, without a test."""
    results: tuple[Line, ...] = ()
    """What happens by the successes of the test."""

    @property
    def lines(self) -> tuple[Line, ...]:
        """All that may happen, by needed successes; without a test there is one line that is always reached."""
        return self.results or (Line(needs=0, effects=self.effects),)

    @property
    def every_effect(self) -> tuple[Effect, ...]:
        """All its effects, of every line."""
        return tuple(effect for line in self.lines for effect in line.effects)

    def flaws(self) -> Iterator[Flaw]:
        """Effects stand alone, results behind a test; each effect needs an aim that it can be about."""
        if self.test is None and self.results:
            yield Flaw("results", "battleground-results-need-test")
        if self.test is not None and (self.effects or not self.results):
            yield Flaw("test", "battleground-test-needs-results")
        if self.test is not None and self.test.against is not None and self.to in ("self", *NOBODY):
            yield Flaw("test", "battleground-nobody-defends")
        for effect in self.every_effect:
            if effect.aims is not None and self.to not in effect.aims:
                yield Flaw("to", "battleground-effect-needs-aim")


@dataclass(frozen=True, slots=True, kw_only=True)
class Used(Deed):
    """BG-ACT-4, BG-ACT-8: an ability that its player uses: an action that costs, or an item turned down for it."""

    when: Literal["active", "single-use"]
    """How it is used."""
    id: Slug = ""
    """Its name among those of its card."""
    name: Titles = ()
    """What people call it."""
    cost: Cost = FREE
    """What it costs."""

    def flaws(self) -> Iterator[Flaw]:
        yield from Deed.flaws(self)
        if not self.every_effect:
            yield Flaw("effects", "battleground-ability-does-nothing")
        if self.when == "single-use" and self.cost.ap:
            yield Flaw("cost", "battleground-single-use-is-free")


@dataclass(frozen=True, slots=True, kw_only=True)
class Timely(Deed):
    """BG-ABIL-5: a passive that acts at a moment of its owner's activation or interruption."""

    when: MomentName
    """The moment."""
    id: Slug = ""
    """Its name among those of its card."""
    name: Titles = ()
    """What people call it."""

    def flaws(self) -> Iterator[Flaw]:
        yield from Deed.flaws(self)
        if not self.every_effect:
            yield Flaw("effects", "battleground-ability-does-nothing")


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing(Passive):
    """BG-ABIL-1: a passive that changes a number as long as its owner is on the map."""

    when: Literal["always"]
    """It is never used."""
    id: Slug = ""
    """Its name among those of its card."""
    name: Titles = ()
    """What people call it."""
    to: Around = "self"
    """Whose number it is."""
    range: Inches | None = None
    """How far away the others may be."""
    anyway: bool = False
    """BG-ATT-6: on a weapon: whether it works without an attack with it too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OnAttack:
    """BG-ATT-7: what an attack does beside its table."""

    when: Literal["attack"]
    """It comes with attacks."""
    id: Slug = ""
    """Its name among those of its card."""
    name: Titles = ()
    """What people call it."""
    needs: Few = 1
    """How many successes it needs after the defence."""
    effects: tuple[Effect, ...]
    """What happens to the target."""
    condition: Annotated[Condition, Key("if")] = ANYTIME
    """When it counts."""
    may: bool = False
    """Whether its player may decline."""
    anyway: bool = False
    """BG-ATT-6: on a weapon: whether it comes with attacks with others too."""

    @property
    def deed(self) -> Deed:
        """What is done to the target."""
        return Deed(to="character", may=self.may, effects=self.effects)

    def flaws(self) -> Iterator[Flaw]:
        """Its effects are about a character."""
        for effect in self.effects:
            if effect.aims is not None and "enemy" not in effect.aims:
                yield Flaw("effects", "battleground-effect-needs-aim")


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus(Deed):
    """BG-COMP-6: the bonus of a fate card; an ability of its own, or only the plain one more mana."""

    mana: Annotated[int, Between(0, 1)] = 0
    """The plain bonus, for cards without an ability."""

    def flaws(self) -> Iterator[Flaw]:
        yield from Deed.flaws(self)
        if self.mana and self.every_effect:
            yield Flaw("mana", "battleground-bonus-is-one")


Ability: TypeAlias = Used | Timely | Standing | OnAttack
