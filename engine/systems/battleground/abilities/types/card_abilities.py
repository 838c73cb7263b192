"""BG-ABIL: types of abilities on cards: their targets, effects, costs and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from engine.abilities import kinds
from engine.abilities.ability_types import Ability as Freeing
from engine.abilities.ability_types import Acting, Modifier, Replacement, Shape
from engine.abilities.context import OWNER, TARGET, Now
from engine.abilities.fields import AbilityProblem, Between, Few, Inches, Key, LanguageTexts, NameType, SlugText, Titles
from engine.abilities.kinds import EffectLines
from engine.abilities.piece_sides import EVERYBODY, Sides
from engine.abilities.structure.traversal import in_branches, with_places
from engine.content.document_path import DocumentPath
from engine.content.problems import ProblemValue
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import Clause
from engine.systems.battleground.abilities.types.aims import AIMED, NOBODY, Aim, Around

TestedTrait: TypeAlias = Literal["strength", "toughness", "mind", "power", "perception"]
Exemption: TypeAlias = Literal[
    "stop-beside-enemies", "difficult-ground", "opportunity-attacks", "interruptions", "cover"
]
BY_ATTACKS = ("attack-begins", "tested", "hit", "missed", "wound", "last-moment", "knock-out", "attack-ends")
"""The moments within an attack."""


@record(frozen=True, slots=True, kw_only=True)
class CardEffect(kinds.Effect[Any]):
    """An effect of this game; each one is a file of `ops/effects`."""

    aims: ClassVar[tuple[Aim, ...] | None] = None
    """The aims that it needs, if not every character will do."""
    about_others: ClassVar[bool] = False
    """Whether nothing happens if the affected character is the owner."""
    leads_to_target: ClassVar[bool] = False
    """Whether, if it happens to the owner, the owner goes to the target of the ability."""
    forbidden_by: ClassVar[str] = ""
    """The rule that may prevent it."""
    ownerless: ClassVar[bool] = False
    """Whether a token or a mark may have it, which has no owner."""
    returns_cards: ClassVar[bool] = False
    """Whether it returns discarded fate cards to a hand."""

    @property
    def wounds_dealt(self) -> int:
        """The number of wounds that it certainly deals to its target."""
        return 0

    @property
    def until_the_end(self) -> tuple[Modifier, ...]:
        """The numbers that it changes until the activation or interruption ends."""
        return ()

    @property
    def waits_for(self) -> kinds.Trigger[Any] | None:
        """The event of the delayed ability that it creates, until the activation or interruption ends."""
        return None

    @property
    def brings(self) -> str | None:
        """The figure of the reserve that it brings onto the map."""
        return None

    @property
    def meaning(self) -> TokenMeaning | MarkMeaning | None:
        """The meaning of the token or mark that it creates, if the card defines it."""
        return None

    def possible(self, now: Now[Any]) -> bool:
        """Whether the rule that may prevent it allows it now."""
        return True


@record(frozen=True, slots=True, kw_only=True)
class TokenMeaning:
    """BG-FX-4: a buff or debuff defined by a card: the numbers it changes while it is there, and the effects of its
    removal."""

    name: str
    gives: tuple[Modifier, ...]
    consequences: tuple[kinds.Effect[Any], ...]
    when: kinds.Trigger[Any] | None = None
    acts: tuple[kinds.Effect[Any], ...] = ()
    """The effects on its bearer at each trigger."""


@record(frozen=True, slots=True, kw_only=True)
class MarkMeaning:
    """BG-FX-5: a mark: whom it affects, the numbers it changes for them, and its effects on them at its triggers."""

    name: str
    range: Fraction
    affects: Literal["enemies", "allies", "characters"]
    gives: tuple[Modifier, ...]
    when: kinds.Trigger[Any] | None
    consequences: tuple[kinds.Effect[Any], ...]


@record(frozen=True, slots=True, kw_only=True)
class Line:
    """BG-TEST-7: the effects at so many successes or more."""

    needs: Few
    """The successes needed."""
    effects: tuple[kinds.Effect[Any], ...]
    """The effects."""


@record(frozen=True, slots=True, kw_only=True)
class AbilityTest:
    """BG-ABIL-3: a test by the usual steps, alone or against another statistic."""

    statistic: TestedTrait
    """The tested statistic."""
    against: TestedTrait | None = None
    """The statistic with which the target defends."""


@record(frozen=True, slots=True, kw_only=True)
class Price(kinds.Cost[Any]):
    """BG-ACT-4: one cost of an ability; each kind of cost is a file of `ops/costs`."""

    written_as: ClassVar[str] = "amount"
    of: ClassVar[str]
    """The kind of cost."""
    affordable: ClassVar[Clause[Any, bool]]
    """The clause of the action that checks whether it can be paid."""
    amount: int
    """The amount."""


@record(frozen=True, slots=True, kw_only=True)
class AbilityDefinition(Acting):
    """The effects of an ability, and the characters that they are about."""

    shape: ClassVar[Shape] = "triggered"

    to: Aim = "self"
    """The characters that it is about."""
    range: Inches | None = None
    """The greatest distance; any distance if left out."""
    engaged: bool = False
    """Whether they must be engaged with its owner."""
    test: AbilityTest | None = None
    """The test that is made, instead of effects without a test."""
    results: tuple[Line, ...] = ()
    """The effects by the successes of the test."""

    @property
    def sides(self) -> Sides:
        """The sides of the characters that it is about."""
        return AIMED.get(self.to, EVERYBODY)

    @property
    def lines(self) -> EffectLines:
        return tuple(line.effects for line in self.by_successes)

    @property
    def by_successes(self) -> tuple[Line, ...]:
        """The effects by needed successes; without a test there is one line that is always reached."""
        return self.results or (Line(needs=0, effects=self.effects),)

    def warnings(self) -> Iterator[AbilityProblem]:
        """BG-ATT-2: only enemies can be engaged. Of two results for the same number of successes, one never applies."""
        if self.engaged and self.to in ("self", "ally", "friend", "all-allies", "all-friends", *NOBODY):
            yield AbilityProblem("engaged", "battleground-never-engaged")
        asked = [line.needs for line in self.results]
        again = {needs: at for at, needs in enumerate(asked) if asked.count(needs) > 1}
        for needs, at in sorted(again.items()):
            code = "battleground-results-for-the-same"
            yield AbilityProblem("results", code, values={"needs": needs}, inside=(at, "needs"))

    def errors(self) -> Iterator[AbilityProblem]:
        """Effects are either direct or results of a test; each effect needs an aim to which it can apply."""
        if self.test is None and self.results:
            yield AbilityProblem("results", "battleground-results-need-test")
        if self.test is not None and (self.effects or not self.results):
            yield AbilityProblem("effects" if self.effects else "results", "battleground-test-needs-results")
        if self.test is not None and self.test.against is not None and self.to in ("self", *NOBODY):
            yield AbilityProblem("to", "battleground-nobody-defends")
        yield from aim_errors(self, self.to, ("to",))


@record(frozen=True, slots=True, kw_only=True)
class Used(AbilityDefinition):
    """BG-ACT-4, BG-ACT-8: an ability that its player uses: an action with a cost, or an item that is turned down."""

    shape: ClassVar[Shape] = "activated"
    when: Literal["active", "single-use"]
    """The way of using it."""
    cost: tuple[kinds.Cost[Any], ...] = ()
    """The costs."""

    def warnings(self) -> Iterator[AbilityProblem]:
        """BG-ABIL-1: an ability used by an action has a cost."""
        yield from AbilityDefinition.warnings(self)
        if self.when == "active" and not self.cost:
            yield AbilityProblem("cost", "battleground-active-is-free")

    def price(self, of: str) -> int:
        """Its cost of a kind: action points or mana."""
        return sum(each.amount for each in self.cost if isinstance(each, Price) and each.of == of)

    def errors(self) -> Iterator[AbilityProblem]:
        yield from AbilityDefinition.errors(self)
        if not self.every_effect:
            yield AbilityProblem("effects", "battleground-ability-does-nothing")
        if self.when == "single-use" and self.price("ap"):
            yield AbilityProblem("cost", "battleground-single-use-is-free", inside=("ap",))


@record(frozen=True, slots=True, kw_only=True)
class Reacting(AbilityDefinition):
    """BG-ABIL-1, -5: a passive that acts whenever an event happens."""

    when: kinds.Trigger[Any]
    """The trigger."""
    anyway: bool = False
    """BG-ATT-6: on a weapon: whether it also acts without an attack with that weapon."""

    def errors(self) -> Iterator[AbilityProblem]:
        yield from AbilityDefinition.errors(self)
        if not self.every_effect:
            yield AbilityProblem("effects", "battleground-ability-does-nothing")


@record(frozen=True, slots=True, kw_only=True)
class Standing(Modifier):
    """BG-ABIL-1: a passive that changes a number as long as its owner is on the map."""

    shape: ClassVar[Shape] = "continuous"
    when: Literal["always"]
    """A permanent ability."""
    id: SlugText = ""
    """Its name among the abilities of its card."""
    name: Titles = ()
    """The name shown to people."""
    wording: LanguageTexts = ()
    """The author's own text, in place of the generated one."""
    to: Around = "self"
    """The figures whose number it changes."""
    range: Inches | None = None
    """The greatest distance of other figures."""
    anyway: bool = False
    """BG-ATT-6: on a weapon: whether it also applies without an attack with that weapon."""


@record(frozen=True, slots=True, kw_only=True)
class Instead(Replacement):
    """BG-ABIL-6: a passive that changes an event before it happens; a character that would be knocked out keeps one
    health."""

    when: Literal["instead"]
    """An ability that replaces an event."""
    to: Around = "self"
    """The character to which it is about to happen."""
    range: Inches | None = None
    """The greatest distance of other figures."""
    anyway: bool = False
    """BG-ATT-6: on a weapon: whether it also acts without an attack with that weapon."""

    @property
    def definition(self) -> AbilityDefinition:
        """The effects that replace the event, on the same character."""
        return AbilityDefinition(to="character", may=self.may, condition=self.condition, effects=self.effects)

    def errors(self) -> Iterator[AbilityProblem]:
        yield from Replacement.errors(self)
        if self.by is not None and self.of not in COUNTED:
            yield AbilityProblem("by", "battleground-nothing-to-count")
        yield from aim_errors(self.definition, self.definition.to)


@record(frozen=True, slots=True, kw_only=True)
class Exempt(Freeing):
    """BG-ABIL-6: a passive that exempts figures from a rule of the rulebook."""

    shape: ClassVar[Shape] = "continuous"
    when: Literal["exempt"]
    """A permanent ability."""
    rule: Annotated[Exemption, Key("from")]
    """The rule."""
    to: Around = "self"
    """The figures that it exempts."""
    range: Inches | None = None
    """The greatest distance of other figures."""
    anyway: bool = False
    """BG-ATT-6: on a weapon: whether it also applies without an attack with that weapon."""


COUNTED = ("wounds", "push", "pull", "mana")
"""The events with an amount that can be changed beforehand."""


@record(frozen=True, slots=True, kw_only=True)
class OnAttack(Acting):
    """BG-ATT-7: the extra effects of an attack on its target, in addition to its table."""

    shape: ClassVar[Shape] = "triggered"
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("successes", "number"),)
    """The names that it binds: the successes left by the defence."""
    when: Literal["attack"]
    """An ability of attacks."""
    needs: Few = 1
    """The successes needed after the defence."""
    anyway: bool = False
    """BG-ATT-6: on a weapon: whether it also applies to attacks with other weapons."""

    @property
    def definition(self) -> AbilityDefinition:
        """The effects on the target."""
        return AbilityDefinition(to="character", may=self.may, effects=self.effects)

    def errors(self) -> Iterator[AbilityProblem]:
        """An ability has effects, and they are about a character."""
        if not self.effects:
            yield AbilityProblem("effects", "battleground-ability-does-nothing")
        yield from aim_errors(self, "enemy")


@record(frozen=True, slots=True, kw_only=True)
class Bonus(AbilityDefinition):
    """BG-COMP-6: the bonus of a fate card; an ability of its own, or only the plain one more mana."""

    mana: Annotated[int, Between(0, 1)] = 0
    """The plain bonus, for cards without an ability."""

    def errors(self) -> Iterator[AbilityProblem]:
        yield from AbilityDefinition.errors(self)
        if self.mana and self.every_effect:
            yield AbilityProblem("mana", "battleground-bonus-is-one")


AnyCardAbility: TypeAlias = Used | Reacting | Standing | OnAttack | Instead | Exempt


def own_effects(ability: Acting) -> tuple[CardEffect, ...]:
    """Its effects that are defined by this game, including nested ones."""
    return tuple(each for each in ability.every_effect if isinstance(each, CardEffect))


def aim_errors(ability: Acting, to: Aim, aim_path: DocumentPath = ()) -> Iterator[AbilityProblem]:
    """The first effect that cannot apply to its target: the aim, given at this path, if anywhere, or the pieces that
    the effect itself names."""
    found = (each for listed in _lists(ability) for each in _with_their_aims(listed, (to,), aim_path))
    for effect, aims, (key, *inside) in found:
        if effect.aims is not None and not set(effect.aims) & set(aims):
            named = "yes" if "character" in effect.aims else "no"
            values: dict[str, ProblemValue] = {"effect": effect.called(), "aim": aims[0], "options": effect.aims}
            code = "battleground-effect-needs-aim"
            yield AbilityProblem(str(key), code, values={**values, "named": named}, inside=tuple(inside))
            return


def _lists(ability: Acting) -> Iterator[Iterable[tuple[kinds.Effect[Any], DocumentPath]]]:
    """The lists of effects of an ability, each effect with its path, without nested ones."""
    results = ability.results if isinstance(ability, AbilityDefinition) else ()
    lists = [(line.effects, ("results", number, "effects")) for number, line in enumerate(results)]
    for effects, at in lists or ((ability.effects, ("effects",)),):
        yield [(each, (*at, number)) for number, each in enumerate(effects)]


def _with_their_aims(
    placed: Iterable[tuple[kinds.Effect[Any], DocumentPath]], aims: tuple[Aim, ...], aim_path: DocumentPath
) -> Iterator[tuple[CardEffect, tuple[Aim, ...], DocumentPath]]:
    """Effects, including nested ones, with their aims and the path where the aim is given."""
    for effect, at in placed:
        elsewhere: tuple[Aim, ...] = ("character", *aims)
        moves_to_target = isinstance(effect, CardEffect) and effect.leads_to_target and effect.on == OWNER
        own, here = (aims, aim_path) if effect.on == TARGET or moves_to_target else (elsewhere, (*at, "on"))
        if isinstance(effect, CardEffect):
            yield effect, ("self",) if effect.about_others and effect.on == OWNER else own, here or (*at, "do")
        waits = isinstance(effect, CardEffect) and effect.waits_for is not None
        inner_aims: tuple[Aim, ...] = elsewhere if effect.moves_target else ("self",) if waits else own
        inner_path = () if effect.moves_target or waits else here
        yield from _with_their_aims(in_branches(effect, at), inner_aims, inner_path)


def ownerless_problems(key: str, effects: Iterable[kinds.Effect[Any]]) -> Iterator[AbilityProblem]:
    """Errors of effects that need an owner to cause them, in an ability without one."""
    for each, (_, *inside) in with_places(effects, (key,)):
        if isinstance(each, CardEffect) and not each.ownerless:
            yield AbilityProblem(key, "battleground-effect-needs-owner", inside=(*inside, "do"))
            return
