"""Rules text of abilities, bonuses and side missions, clause by clause, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.abilities.ability_types import Acting
from engine.abilities.analysis.author_wording import differing_numbers, empty_words, unknown_placeholders
from engine.abilities.analysis.lint import AbilityWarning
from engine.abilities.context import BEARER, OWNER, TARGET
from engine.abilities.kinds import Conditions, Effect
from engine.abilities.piece_sides import sides
from engine.abilities.wording.clauses import (
    AbilityText,
    TextClause,
    acting_clause,
    condition_clause,
    effect_clause,
    knowing_subject,
    limit_clause,
    own_wording,
    sentence,
    sentences,
    with_plural_names,
)
from engine.abilities.wording.phrases import Phrase, Unknowns
from engine.abilities.wording.referents import AFFECTED, PLACE, RECEIVER
from engine.abilities.wording.renderer import PIECE, Renderer, as_written
from engine.abilities.wording.spanned_clauses import SpannedClause, spanned_clauses
from engine.abilities.wording.word_ids import titled
from engine.content.declarations import Passage
from engine.content.maps.hex_map import HexMap
from engine.content.maps.zones import region_titles
from engine.systems.battleground.abilities.triggers.trigger_types import AttackTrigger
from engine.systems.battleground.abilities.types.aims import NOBODY
from engine.systems.battleground.abilities.types.card_abilities import (
    AbilityDefinition,
    AnyCardAbility,
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
from engine.words import ids, language_name, lexicon, say

if TYPE_CHECKING:
    from engine.content.envelope import Document
    from engine.words.nouns import Lexicon

WordedAbility: TypeAlias = AnyCardAbility | Bonus | AbilityDefinition | Mission | ScenarioAbility

GAME = "battleground"
ACTS = ("when", "effects")
"""The fields with the effects of a token or mark at its triggers."""
EACH_OF = {"all-allies": "ally", "all-enemies": "enemy"}
"""The noun for each of the figures that an ability is about."""
SINGLE = ("ability", "bonus", "mission")
"""The fields of cards with a single ability."""
NUMBER = "number"
"""The amount of the event that is about to happen."""


def ability_passages(document: Document, lang: str) -> Iterator[Passage]:
    """The text of the abilities, the bonus and the side mission of a card or a scenario."""
    yield from (Passage(each.title, each.lines(lang)) for each in ability_texts(document, lang))


def literal_passages(document: Document, lang: str) -> Iterator[Passage]:
    """The literal text of a card or a scenario: sentences that name everything that the data says."""
    yield from (Passage(each.title, each.lines(lang)) for each in ability_texts(document, lang, is_short=False))


def ability_texts(document: Document, lang: str, *, is_short: bool = True) -> Iterator[AbilityText]:
    """The abilities, the bonus and the side mission of a card or a scenario, clause by clause."""
    written = (*getattr(document, "abilities", ()), *(getattr(document, name, None) for name in SINGLE))
    renderer = replace(renderer_of(lang, _places_of(document, lang)), is_short=is_short)
    for ability in (each.read() for each in written if each is not None):
        yield AbilityText(titled(getattr(ability, "name", ()), lang), clauses(ability, renderer), ability)


def _places_of(document: Document, lang: str) -> Callable[[str], str]:
    """A function that returns the title of a named part of a scenario's map."""
    board = getattr(document, "map", None)
    titles = region_titles(board) if isinstance(board, HexMap) else {}
    return lambda name: titled(titles[name], lang) if name in titles else as_written(name)


def renderer_of(lang: str, called: Callable[[str], str] = as_written) -> Renderer:
    """The renderer for abilities of this game; `called` looks up the names that cards give to tokens."""
    return replace(_renderer_in(lang, lexicon()), called=called, unknowns=Unknowns())


@cache
def _renderer_in(lang: str, nouns: Lexicon) -> Renderer:
    """The renderer of a language and its nouns, with what the names of pieces mean inside of tokens and marks."""
    renderer = Renderer(lang, GAME)
    bearer, that = renderer.one("bearer", "the"), renderer.one(PIECE, "that")
    receiver = replace(that, key=RECEIVER)
    carried = dict.fromkeys((OWNER, TARGET, BEARER), bearer)
    at_mark = dict.fromkeys(carried, replace(that, key=AFFECTED))
    in_a_test = {TARGET: renderer.one("test-target", "the")}
    inside = {f"{kind}.{part}": carried for kind in ("buff", "debuff") for part in ("removed", *ACTS)}
    inside |= {f"mark.{part}": at_mark for part in ACTS}
    inside |= {f"wait.{part}": dict.fromkeys(carried, receiver) for part in ACTS}
    inside |= {f"{kind}.gives": {**carried, **in_a_test} for kind in ("buff", "debuff")}
    inside |= {"mark.gives": {**at_mark, **in_a_test}, "modify.gives": {BEARER: receiver, **in_a_test}}
    return replace(renderer, inside=inside, first=("test", "weapon"), sight_in_range=True)


def clauses(ability: WordedAbility, renderer: Renderer) -> tuple[TextClause, ...]:
    """The text of an ability: the author's own if there is one in this language, otherwise generated from its data."""
    own = own_wording(ability, renderer.lang)
    if own and isinstance(ability, ScenarioStands | ScenarioReacts):
        return (*_player(ability, renderer), *own)
    return own or generated_clauses(ability, renderer)


def clauses_with_spans(ability: WordedAbility, renderer: Renderer) -> tuple[SpannedClause, ...]:
    """The text of an ability, with the field of the data to which each part belongs."""
    return spanned_clauses(ability, renderer, lambda marking: clauses(ability, marking))


def generated_clauses(ability: WordedAbility, renderer: Renderer) -> tuple[TextClause, ...]:
    """The text generated from the data of an ability."""
    match ability:
        case Mission():
            return (
                TextClause("when", (renderer.sentence(ability.when),)),
                *condition_clause(ability.condition, knowing_subject(ability.when, renderer)),
                TextClause("reward", (renderer.render(ability, word_id="ability-battleground-reward"),)),
            )
        case Standing():
            return tuple(_standing(ability, renderer))
        case Exempt():
            return tuple(_exempt(ability, renderer))
        case Instead():
            return tuple(_instead(ability, with_plural_names(ability, renderer)))
        case OnAttack():
            return tuple(_on_attack(ability, with_plural_names(ability, renderer)))
        case ScenarioStands():
            return tuple(_over_all(ability, renderer))
        case ScenarioReacts():
            return tuple(_of_scenario(ability, with_plural_names(ability, renderer)))
        case _:
            return tuple(_definition_clauses(ability, with_plural_names(ability, renderer)))


def conditions_text(definition: AbilityDefinition, conditions: Conditions, renderer: Renderer) -> str:
    """The text of some conditions of an ability."""
    return "".join(clause.text for clause in condition_clause(conditions, _inside(definition, renderer)))


def some_effects(
    definition: AbilityDefinition, effects: tuple[Effect[Any], ...], renderer: Renderer
) -> Iterator[TextClause]:
    """The text of some effects of an ability."""
    return effect_clause(effects, _inside(definition, renderer))


def _inside(definition: AbilityDefinition, renderer: Renderer) -> Renderer:
    """The renderer inside an ability that binds these names."""
    return with_plural_names(definition, renderer).knowing(_aimed(definition, renderer))


def wording_warnings(ability: WordedAbility) -> Iterator[AbilityWarning]:
    """Warnings about authors' texts whose numbers differ from the data, or that lack a name."""
    yield from empty_words(ability)
    yield from unknown_placeholders(ability, ())
    for lang, own in getattr(ability, "wording", ()):
        if not own.strip():
            continue
        made = generated_clauses(ability, renderer_of(lang))
        for number, added in differing_numbers(own, made):
            code = "ability-wording-adds" if added else "ability-wording-lacks"
            yield AbilityWarning(("wording", lang), code, {"number": number, "language": language_name(lang)})


def _standing(ability: Standing, renderer: Renderer) -> Iterator[TextClause]:
    if renderer.is_short:
        yield _standing_sentence(ability, renderer)
        return
    if ability.to != "self":
        yield _around(ability, renderer)
        renderer = renderer.knowing({BEARER: _each(ability, renderer)})
    text = renderer.sentence(ability, word_id="ability-part-modifier")
    yield TextClause("always", (_also(text, ability, renderer),))


def _standing_sentence(ability: Standing, renderer: Renderer) -> TextClause:
    """The short sentence of a number that changes, with those whose number it is."""
    about = renderer if ability.to == "self" else renderer.knowing({BEARER: _each(ability, renderer)})
    text = about.sentence(ability, word_id="ability-part-modifier")
    if ability.to != "self":
        text = say("ability-around", renderer.lang, who=_around(ability, renderer).text, said=text)
    return sentences("always", _also(text, ability, renderer))


def _exempt(ability: Exempt, renderer: Renderer) -> Iterator[TextClause]:
    if ability.to != "self":
        yield _around(ability, renderer)
    renderer = renderer.knowing({BEARER: _each(ability, renderer)})
    text = renderer.render(ability, word_id="ability-battleground-exempt", rule=ability.rule)
    yield from condition_clause(ability.condition, renderer)
    said = _also(text, ability, renderer)
    yield sentences("always", said) if renderer.is_short else TextClause("always", (said,))


def _instead(ability: Instead, renderer: Renderer) -> Iterator[TextClause]:
    if ability.to != "self":
        yield _around(ability, renderer)
    subject = _each(ability, renderer)
    if renderer.is_short and ability.to == "self":
        subject = replace(subject, key="self")
    proposed = Phrase(lambda _: renderer.quoted(NUMBER), key="proposed")
    renderer = renderer.knowing({TARGET: subject, "subject": subject, NUMBER: proposed})
    text = renderer.render(ability, word_id="ability-battleground-about-to", of=ability.of)
    yield TextClause("when", (_also(text, ability, renderer),))
    yield from condition_clause(ability.condition, renderer)
    yield from _done_instead(ability, renderer)
    yield from limit_clause(ability.limit, renderer)


def _done_instead(ability: Instead, renderer: Renderer) -> Iterator[TextClause]:
    """BG-ABIL-6: the effects of a replacement; a character that would be knocked out keeps one health in any case."""
    text = renderer.sentence(ability, word_id="ability-battleground-changed")
    changed = (text,) if ability.by is not None or not ability.effects or ability.of == "knock-out" else ()
    yield from acting_clause("instead", changed, ability.effects, renderer, ability if ability.may else None)


def _on_attack(ability: OnAttack, renderer: Renderer) -> Iterator[TextClause]:
    text = renderer.render(ability, word_id="ability-battleground-when")
    yield TextClause("when", (_also(text, ability, renderer),))
    yield from _acting(ability, renderer)


def _over_all(ability: ScenarioStands, renderer: Renderer) -> Iterator[TextClause]:
    yield from _player(ability, renderer)
    renderer = replace(renderer, is_owned=False)
    yield TextClause("target", (renderer.render(ability, word_id="ability-battleground-everybody"),))
    about_each = renderer.knowing({BEARER: _each(ability, renderer)})
    yield TextClause("always", (about_each.sentence(ability, word_id="ability-part-modifier"),))


def _of_scenario(ability: ScenarioReacts, renderer: Renderer) -> Iterator[TextClause]:
    yield from _player(ability, renderer)
    renderer = replace(renderer, is_owned=False)
    yield TextClause("when", (renderer.sentence(ability.when),))
    yield from _acting(ability, knowing_subject(ability.when, renderer))


def _player(ability: ScenarioAbility, renderer: Renderer) -> Iterator[TextClause]:
    """The clause with the player that the ability belongs to."""
    if ability.seat is not None:
        seat = f"seat-{ability.seat}"
        player = say(seat, renderer.lang) if seat in ids() else renderer.called(ability.seat)
        yield TextClause("player", (renderer.field_text(player, ability, "seat"),))


def _definition_clauses(definition: AbilityDefinition, renderer: Renderer) -> Iterator[TextClause]:
    if isinstance(definition, Used) and definition.when == "single-use":
        text = renderer.render(definition, word_id="ability-battleground-single-use")
        yield sentences("when", text) if renderer.is_short else TextClause("when", (text,))
    if isinstance(definition, Reacting):
        yield TextClause("when", (_also(renderer.sentence(definition.when), definition, renderer),))
        renderer = knowing_subject(definition.when, renderer)
        if isinstance(definition.when, AttackTrigger) and definition.when.sides_of("by") != sides("self"):
            renderer = renderer.knowing({"by": renderer.one("attacker", "the")})
    if isinstance(definition, Used) and definition.cost:
        yield TextClause("cost", (say("list-of", renderer.lang, items=tuple(map(renderer.render, definition.cost))),))
    if definition.to != "self":
        yield _aim(definition, renderer, engaged=definition.engaged)
    renderer = renderer.knowing(_aimed(definition, renderer))
    if definition.test is not None:
        yield TextClause("test", (renderer.render(definition.test),))
    if isinstance(definition, Bonus) and not definition.every_effect:
        text = renderer.render(definition, word_id="ability-battleground-mana-bonus")
        yield sentences("effect", text) if renderer.is_short else TextClause("effect", (text,))
    yield from _acting(definition, renderer)


def _acting(ability: Acting, renderer: Renderer) -> Iterator[TextClause]:
    yield from condition_clause(ability.condition, renderer)
    if isinstance(ability, AbilityDefinition) and ability.results:
        lines = tuple(renderer.sentence(line) for line in ability.results)
        yield (
            TextClause("effect", tuple(map(sentence, lines)), is_sentence=True)
            if renderer.is_short
            else TextClause("effect", lines)
        )
    yield from effect_clause(ability.effects, renderer, ability if ability.may else None)
    yield from limit_clause(ability.limit, renderer)


def _each(ability: Standing | Instead | Exempt | ScenarioStands, renderer: Renderer) -> Phrase:
    """Its owner, or each of those that it is about: "that ally"."""
    return renderer.one(PIECE, "this") if ability.to == "self" else renderer.one(EACH_OF.get(ability.to, PIECE), "that")


def _around(ability: Standing | Instead | Exempt, renderer: Renderer) -> TextClause:
    return _aim(ability, renderer, engaged=False)


def _aim(ability: AbilityDefinition | Standing | Instead | Exempt, renderer: Renderer, *, engaged: bool) -> TextClause:
    """The clause with the aim and its range."""
    text = renderer.render(ability, word_id="ability-battleground-aim", engaged="yes" if engaged else "no")
    return TextClause("target", (text,))


def _aimed(definition: AbilityDefinition, renderer: Renderer) -> dict[str, Phrase]:
    """The phrases of the target, and of the place that distances are measured from."""
    place = {PLACE: renderer.one(definition.to, "that")} if definition.to in NOBODY else {}
    return {TARGET: _target(definition, renderer), **place}


def _target(definition: AbilityDefinition, renderer: Renderer) -> Phrase:
    """The phrase of the target: the owner if the ability is about itself or about no character."""
    if definition.to == "self" or definition.to in NOBODY:
        return replace(renderer.one(PIECE, "this"), key="self")
    return renderer.phrase("target", "each") if definition.to.startswith("all-") else renderer.one("target", "the")


def _also(text: str, ability: Any, renderer: Renderer) -> str:
    """BG-ATT-6: the text, with a note if it also applies to attacks with other weapons."""
    if not ability.anyway:
        return text
    return renderer.field_text(say("ability-battleground-anyway", renderer.lang, said=text), ability, "anyway")
