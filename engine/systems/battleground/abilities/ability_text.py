"""Rules text of abilities, bonuses and side missions, clause by clause, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.abilities.ability_types import Acting
from engine.abilities.analysis.author_wording import differing_numbers, empty_words, unknown_placeholders
from engine.abilities.analysis.lint import AbilityWarning
from engine.abilities.context import BEARER, OWNER, TARGET
from engine.abilities.kinds import Conditions, Effect
from engine.abilities.relations import sides
from engine.abilities.wording.clauses import (
    TextClause,
    acting_clause,
    aware,
    condition_clause,
    effect_clause,
    knowing_subject,
    limit_clause,
    line_by_line,
    own_wording,
)
from engine.abilities.wording.phrases import Phrase
from engine.abilities.wording.referents import AFFECTED, PLACE, RECEIVER
from engine.abilities.wording.renderer import PIECE, Renderer, as_written
from engine.abilities.wording.word_ids import titled
from engine.content.declarations import Passage
from engine.content.maps.hex_map import HexMap
from engine.content.maps.zones import region_titles
from engine.systems.battleground.abilities.triggers.trigger_types import AttackTrigger
from engine.systems.battleground.abilities.types.aims import NOBODY
from engine.systems.battleground.abilities.types.card_abilities import (
    Ability,
    AbilityDefinition,
    Bonus,
    Exempt,
    Instead,
    OnAttack,
    Reacting,
    Standing,
    Used,
)
from engine.systems.battleground.abilities.types.missions import Mission
from engine.systems.battleground.abilities.types.scenario_abilities import (
    ScenarioAbility,
    ScenarioReacts,
    ScenarioStands,
)
from engine.words import ids, language_name, say

if TYPE_CHECKING:
    from engine.content.envelope import Document

WordedAbility: TypeAlias = Ability | Bonus | AbilityDefinition | Mission | ScenarioAbility

GAME = "battleground"
ACTS = ("when", "effects")
"""The fields with the effects of a token or mark at its triggers."""
EACH_OF = {"all-allies": "ally", "all-enemies": "enemy"}
"""The noun for each of the figures that an ability is about."""
SINGLE = ("ability", "bonus", "mission")
NUMBER = "number"
"""The amount of the event that is about to happen."""
"""The fields of cards with a single ability."""


def ability_passages(document: Document, lang: str) -> Iterator[Passage]:
    """The text of the abilities, the bonus and the side mission of a card or a scenario."""
    written = (*getattr(document, "abilities", ()), *(getattr(document, name, None) for name in SINGLE))
    speaker = speaker_of(lang, _places_of(document, lang))
    for ability in (each.read() for each in written if each is not None):
        lines = tuple(line_by_line(clauses(ability, speaker), lang))
        yield Passage(titled(getattr(ability, "name", ()), lang), lines)


def _places_of(document: Document, lang: str) -> Callable[[str], str]:
    """A function that returns the title of a named part of a scenario's map."""
    board = getattr(document, "map", None)
    titles = region_titles(board) if isinstance(board, HexMap) else {}
    return lambda name: titled(titles[name], lang) if name in titles else as_written(name)


def speaker_of(lang: str, called: Callable[[str], str] = as_written) -> Renderer:
    """The renderer for abilities of this game; `called` looks up the names that cards give to tokens."""
    speaker = Renderer(lang, GAME, called)
    bearer, that = speaker.one("bearer", "the"), speaker.one(PIECE, "that")
    receiver = replace(that, key=RECEIVER)
    carried = dict.fromkeys((OWNER, TARGET, BEARER), bearer)
    inside = {f"{kind}.{part}": carried for kind in ("buff", "debuff") for part in ("gives", "removed", *ACTS)}
    inside |= {f"mark.{part}": dict.fromkeys(carried, replace(that, key=AFFECTED)) for part in ("gives", *ACTS)}
    inside |= {f"wait.{part}": dict.fromkeys(carried, receiver) for part in ACTS}
    return replace(
        speaker, inside={**inside, "modify.gives": {BEARER: receiver}}, first=("test", "weapon"), sight_in_range=True
    )


def clauses(ability: WordedAbility, speaker: Renderer) -> tuple[TextClause, ...]:
    """The text of an ability: the author's own if there is one in this language, otherwise generated from its data."""
    own = own_wording(ability, speaker.lang)
    if own and isinstance(ability, ScenarioStands | ScenarioReacts):
        return (*_player(ability, speaker), *own)
    return own or made_clauses(ability, speaker)


def made_clauses(ability: WordedAbility, speaker: Renderer) -> tuple[TextClause, ...]:
    """The text generated from the data of an ability."""
    match ability:
        case Mission():
            return (
                TextClause("when", (speaker.sentence(ability.when),)),
                *condition_clause(ability.condition, knowing_subject(ability.when, speaker)),
                TextClause("reward", (speaker.said(ability, word_id="ability-battleground-reward"),)),
            )
        case Standing():
            return tuple(_standing(ability, speaker))
        case Exempt():
            return tuple(_exempt(ability, speaker))
        case Instead():
            return tuple(_instead(ability, aware(ability, speaker)))
        case OnAttack():
            return tuple(_on_attack(ability, aware(ability, speaker)))
        case ScenarioStands():
            return tuple(_over_all(ability, speaker))
        case ScenarioReacts():
            return tuple(_of_scenario(ability, aware(ability, speaker)))
        case _:
            return tuple(_definition_clauses(ability, aware(ability, speaker)))


def conditions_text(definition: AbilityDefinition, conditions: Conditions, speaker: Renderer) -> str:
    """The text of some conditions of an ability."""
    return "".join(clause.text for clause in condition_clause(conditions, _inside(definition, speaker)))


def some_effects(
    definition: AbilityDefinition, effects: tuple[Effect[Any], ...], speaker: Renderer
) -> Iterator[TextClause]:
    """The text of some effects of an ability."""
    return effect_clause(effects, _inside(definition, speaker))


def _inside(definition: AbilityDefinition, speaker: Renderer) -> Renderer:
    """The renderer inside an ability that binds these names."""
    return aware(definition, speaker).knowing(_aimed(definition, speaker))


def wording_doubts(ability: WordedAbility) -> Iterator[AbilityWarning]:
    """Warnings about authors' texts whose numbers differ from the data, or that lack a name."""
    yield from empty_words(ability)
    yield from unknown_placeholders(ability, ())
    for lang, own in getattr(ability, "wording", ()):
        if not own.strip():
            continue
        made = made_clauses(ability, speaker_of(lang))
        for number, added in differing_numbers(own, made):
            code = "ability-wording-adds" if added else "ability-wording-lacks"
            yield AbilityWarning(("wording", lang), code, {"number": number, "language": language_name(lang)})


def _standing(ability: Standing, speaker: Renderer) -> Iterator[TextClause]:
    if ability.to != "self":
        yield _around(ability, speaker)
        speaker = speaker.knowing({BEARER: _each(ability, speaker)})
    said = speaker.sentence(ability, word_id="ability-part-modifier")
    yield TextClause("always", (_also(said, ability.anyway, speaker),))


def _exempt(ability: Exempt, speaker: Renderer) -> Iterator[TextClause]:
    if ability.to != "self":
        yield _around(ability, speaker)
    speaker = speaker.knowing({BEARER: _each(ability, speaker)})
    said = speaker.said(ability, word_id="ability-battleground-exempt", of=ability.rule)
    yield from condition_clause(ability.condition, speaker)
    yield TextClause("always", (_also(said, ability.anyway, speaker),))


def _instead(ability: Instead, speaker: Renderer) -> Iterator[TextClause]:
    if ability.to != "self":
        yield _around(ability, speaker)
    subject = _each(ability, speaker)
    proposed = Phrase(lambda _: speaker.quoted(NUMBER), key="proposed")
    speaker = speaker.knowing({TARGET: subject, "subject": subject, NUMBER: proposed})
    said = speaker.said(ability, word_id="ability-battleground-about-to", of=ability.of)
    yield TextClause("when", (_also(said, ability.anyway, speaker),))
    yield from condition_clause(ability.condition, speaker)
    yield from _done_instead(ability, speaker)
    yield from limit_clause(ability.limit, speaker)


def _done_instead(ability: Instead, speaker: Renderer) -> Iterator[TextClause]:
    """BG-ABIL-6: the effects of a replacement; a character that would be knocked out keeps one health in any case."""
    said = speaker.sentence(ability, word_id="ability-battleground-changed")
    changed = (said,) if ability.by is not None or not ability.effects or ability.of == "knock-out" else ()
    yield from acting_clause("instead", changed, ability.effects, speaker, may=ability.may)


def _on_attack(ability: OnAttack, speaker: Renderer) -> Iterator[TextClause]:
    said = speaker.said(ability, word_id="ability-battleground-when")
    yield TextClause("when", (_also(said, ability.anyway, speaker),))
    yield from _acting(ability, speaker)


def _over_all(ability: ScenarioStands, speaker: Renderer) -> Iterator[TextClause]:
    yield from _player(ability, speaker)
    speaker = replace(speaker, is_owned=False)
    yield TextClause("target", (speaker.said(ability, word_id="ability-battleground-everybody"),))
    about_each = speaker.knowing({BEARER: _each(ability, speaker)})
    yield TextClause("always", (about_each.sentence(ability, word_id="ability-part-modifier"),))


def _of_scenario(ability: ScenarioReacts, speaker: Renderer) -> Iterator[TextClause]:
    yield from _player(ability, speaker)
    speaker = replace(speaker, is_owned=False)
    yield TextClause("when", (speaker.sentence(ability.when),))
    yield from _acting(ability, knowing_subject(ability.when, speaker))


def _player(ability: ScenarioAbility, speaker: Renderer) -> Iterator[TextClause]:
    """The clause with the player that the ability belongs to."""
    if ability.seat is not None:
        seat = f"seat-{ability.seat}"
        yield TextClause("player", (say(seat, speaker.lang) if seat in ids() else speaker.called(ability.seat),))


def _definition_clauses(definition: AbilityDefinition, speaker: Renderer) -> Iterator[TextClause]:
    if isinstance(definition, Used) and definition.when == "single-use":
        yield TextClause("when", (say("ability-battleground-single-use", speaker.lang),))
    if isinstance(definition, Reacting):
        yield TextClause("when", (_also(speaker.sentence(definition.when), definition.anyway, speaker),))
        speaker = knowing_subject(definition.when, speaker)
        if isinstance(definition.when, AttackTrigger) and definition.when.sides_of("by") != sides("self"):
            speaker = speaker.knowing({"by": speaker.one("attacker", "the")})
    if isinstance(definition, Used) and definition.cost:
        yield TextClause("cost", (say("list-of", speaker.lang, items=tuple(map(speaker.said, definition.cost))),))
    if definition.to != "self":
        yield _aim(definition, speaker, engaged=definition.engaged)
    speaker = speaker.knowing(_aimed(definition, speaker))
    if definition.test is not None:
        yield TextClause("test", (speaker.said(definition.test),))
    if isinstance(definition, Bonus) and not definition.every_effect:
        yield TextClause("effect", (say("ability-battleground-mana-bonus", speaker.lang),))
    yield from _acting(definition, speaker)


def _acting(ability: Acting, speaker: Renderer) -> Iterator[TextClause]:
    yield from condition_clause(ability.condition, speaker)
    if isinstance(ability, AbilityDefinition) and ability.results:
        yield TextClause("effect", tuple(speaker.sentence(line) for line in ability.results))
    yield from effect_clause(ability.effects, speaker, may=ability.may)
    yield from limit_clause(ability.limit, speaker)


def _each(ability: Standing | Instead | Exempt | ScenarioStands, speaker: Renderer) -> Phrase:
    """Its owner, or each of those that it is about: "that ally"."""
    return speaker.one(PIECE, "this") if ability.to == "self" else speaker.one(EACH_OF.get(ability.to, PIECE), "that")


def _around(ability: Standing | Instead | Exempt, speaker: Renderer) -> TextClause:
    return _aim(ability, speaker, engaged=False)


def _aim(ability: AbilityDefinition | Standing | Instead | Exempt, speaker: Renderer, *, engaged: bool) -> TextClause:
    """The clause with the aim and its range."""
    said = speaker.said(ability, word_id="ability-battleground-aim", engaged="yes" if engaged else "no")
    return TextClause("target", (said,))


def _aimed(definition: AbilityDefinition, speaker: Renderer) -> dict[str, Phrase]:
    """The phrases of the target, and of the place that distances are measured from."""
    place = {PLACE: speaker.one(definition.to, "that")} if definition.to in NOBODY else {}
    return {TARGET: _target(definition, speaker), **place}


def _target(definition: AbilityDefinition, speaker: Renderer) -> Phrase:
    """The phrase of the target: the owner if the ability is about itself or about no character."""
    if definition.to == "self" or definition.to in NOBODY:
        return replace(speaker.one(PIECE, "this"), key="self")
    return speaker.phrase("target", "each") if definition.to.startswith("all-") else speaker.one("target", "the")


def _also(said: str, anyway: bool, speaker: Renderer) -> str:
    """BG-ATT-6: the text, with a note if it also applies to attacks with other weapons."""
    return say("ability-battleground-anyway", speaker.lang, said=said) if anyway else said
