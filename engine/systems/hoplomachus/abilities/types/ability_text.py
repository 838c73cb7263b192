"""The text of skills and tactics, clause by clause."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.abilities.ability_types import Acting
from engine.abilities.analysis.author_wording import PLACEHOLDER
from engine.abilities.analysis.parameters import substitute_parameters
from engine.abilities.context import TARGET
from engine.abilities.kinds import Conditions, Effect
from engine.abilities.wording.clauses import (
    AbilityText,
    TextClause,
    condition_clause,
    effect_clause,
    knowing_subject,
    limit_clause,
    sentences,
    with_plural_names,
)
from engine.abilities.wording.phrases import Phrase, Unknowns
from engine.abilities.wording.renderer import PIECE, Renderer, as_written
from engine.abilities.wording.spanned_clauses import SpannedClause, spanned_clauses
from engine.abilities.wording.word_ids import titled
from engine.content.declarations import Passage
from engine.kernel.data.value import NOTHING, Value
from engine.systems.hoplomachus.abilities.types.skills import Instead, Reacting, Skill, Standing, Used
from engine.systems.hoplomachus.documents.skill_documents import ParameterOption, SkillCard, SkillOfChip
from engine.words import say

if TYPE_CHECKING:
    from engine.content.envelope import Document

GAME = "hoplomachus"


def ability_passages(document: Document, lang: str) -> Iterator[Passage]:
    """The text of a card: its effects and abilities, and the skills of a chip with the chip's values."""
    yield from (Passage(each.title, each.lines(lang)) for each in ability_texts(document, lang))


def literal_passages(document: Document, lang: str) -> Iterator[Passage]:
    """The literal text of a card: sentences that name everything that the data says."""
    yield from (Passage(each.title, each.lines(lang)) for each in ability_texts(document, lang, is_short=False))


def ability_texts(document: Document, lang: str, *, is_short: bool = True) -> Iterator[AbilityText]:
    """The effects, abilities and skills of a card, clause by clause."""
    renderer = _knowing_parameters(document, Renderer(lang, GAME, is_short=is_short))
    effects = tuple(each.read() for each in getattr(document, "effects", ()))
    if effects:
        yield AbilityText("", tuple(effect_clause(effects, renderer)))
    one = getattr(document, "ability", None)
    for ability in (each.read() for each in (*((one,) if one else ()), *getattr(document, "abilities", ()))):
        yield AbilityText(titled(ability.name, lang), clauses(ability, renderer), ability)
    for each in getattr(document, "skills", ()):
        yield _skill_text(each, lang, is_short=is_short)


def _skill_text(skill: SkillOfChip, lang: str, *, is_short: bool) -> AbilityText:
    """A skill as it is on a chip; its name alone if its document is missing."""
    if skill.card is None:
        return AbilityText(skill.name, ())
    known = skill.read()
    options = (option for parameter in skill.card.parameters for option in parameter.options)
    words = {option.id: _name_of(option, lang) for option in options}
    renderer = replace(renderer_of(lang, lambda name: words.get(name) or as_written(name)), is_short=is_short)
    return AbilityText(_name_of(skill.card, lang), clauses(known.ability, renderer, known.values), known.ability)


def _name_of(named: SkillCard | ParameterOption, lang: str) -> str:
    return titled(tuple(named.name.model_dump(exclude_none=True).items()), lang)


def _knowing_parameters(document: Document, renderer: Renderer) -> Renderer:
    """A renderer that shows the parameters of a skill as letters, or as the list of possible words."""
    letters = Unknowns()
    known: dict[str, Phrase] = {}
    for each in getattr(document, "parameters", ()):
        words = (_name_of(option, renderer.lang) for option in each.options)
        known[each.id] = _fixed(" / ".join(words) or letters.letter(each.id))
    return renderer.knowing(known)


def _fixed(text: str) -> Phrase:
    """A text that has one form only."""
    return Phrase(lambda _: text)


def renderer_of(lang: str, called: Callable[[str], str] = as_written) -> Renderer:
    """The renderer for skills; `called` looks up the names in documents."""
    return Renderer(lang, GAME, called)


def clauses(ability: Skill, renderer: Renderer, values: Mapping[str, Value] = NOTHING) -> tuple[TextClause, ...]:
    """The text of a skill: the author's own with the chip's values in it, otherwise generated from its data."""
    own = dict(ability.wording).get(renderer.lang)
    if own:
        return (TextClause("own", (PLACEHOLDER.sub(lambda found: _value_text(found[1], renderer, values), own),)),)
    numbers = {name: value for name, value in values.items() if isinstance(value, int)}
    return tuple(generated_clauses(substitute_parameters(ability, numbers), renderer, values))


def clauses_with_spans(
    ability: Skill, renderer: Renderer, values: Mapping[str, Value] = NOTHING
) -> tuple[SpannedClause, ...]:
    """The text of a skill, with the field of the data to which each part belongs."""
    numbers = {name: value for name, value in values.items() if isinstance(value, int)}
    meant = substitute_parameters(ability, numbers)
    return spanned_clauses(meant, renderer, lambda marking: clauses(meant, marking, values))


def generated_clauses(
    ability: Skill, renderer: Renderer, values: Mapping[str, Value] = NOTHING
) -> Iterator[TextClause]:
    """The text generated from the data of a skill."""
    match ability:
        case Used():
            yield from _used(ability, with_plural_names(ability, renderer))
        case Reacting():
            yield TextClause("when", (renderer.sentence(ability.when),))
            renderer = renderer.knowing({TARGET: replace(renderer.one(PIECE, "this"), key="self")})
            yield from _acting(ability, with_plural_names(ability, knowing_subject(ability.when, renderer)))
        case Instead():
            yield TextClause("when", (say("ability-hoplomachus-about-to", renderer.lang),))
            yield from condition_clause(ability.condition, renderer)
            yield TextClause("instead", (renderer.sentence(ability, word_id="ability-hoplomachus-changed"),))
        case Standing():
            yield from _standing(ability, renderer, values)


def effect_lines(effects: tuple[Effect[Any], ...], renderer: Renderer) -> tuple[str, ...]:
    """The text of the effects of a tactic, one per line."""
    return tuple(line for clause in effect_clause(effects, renderer) for line in clause.lines)


def conditions_text(ability: Acting, conditions: Conditions, renderer: Renderer) -> str:
    """The text of some conditions of a skill."""
    return "".join(clause.text for clause in condition_clause(conditions, _knowing_its_target(ability, renderer)))


def _used(ability: Used, renderer: Renderer) -> Iterator[TextClause]:
    yield TextClause("when", (renderer.render(ability, word_id="ability-hoplomachus-used"),))
    aimed = () if ability.to == "nobody" else (renderer.sentence(ability, word_id="ability-hoplomachus-aim"),)
    hex_ = () if ability.away is None else (renderer.sentence(ability, word_id="ability-hoplomachus-place"),)
    if aimed or hex_:
        yield TextClause("target", (*aimed, *hex_))
    yield from _acting(ability, _knowing_its_target(ability, renderer))


def _knowing_its_target(ability: Acting, renderer: Renderer) -> Renderer:
    """A renderer that knows the target of a skill, or else its unit."""
    own = replace(renderer.one(PIECE, "this"), key="self")
    aimed = isinstance(ability, Used) and ability.to != "nobody"
    return renderer.knowing({TARGET: renderer.one("target", "the") if aimed else own})


def _acting(ability: Used | Reacting, renderer: Renderer) -> Iterator[TextClause]:
    yield from condition_clause(ability.condition, renderer)
    yield from effect_clause(ability.effects, renderer, ability if ability.may else None)
    yield from limit_clause(ability.limit, renderer)


def _standing(ability: Standing, renderer: Renderer, values: Mapping[str, Value]) -> Iterator[TextClause]:
    if ability.modify:
        yield _always(renderer.sentence(ability, word_id="ability-part-modifier"), renderer)
    else:
        yield from condition_clause(ability.condition, renderer)
    if ability.status:
        yield _always(renderer.render(ability, word_id="ability-hoplomachus-status"), renderer)
    dice = list(map(colour_text(renderer), ability.more_dice(values)))
    if ability.dice_named and ability.dice_named not in values:
        dice.append(renderer.quoted(ability.dice_named))
    if dice:
        yield _always(say("ability-hoplomachus-more-dice", renderer.lang, dice=tuple(dice)), renderer)


def _always(text: str, renderer: Renderer) -> TextClause:
    return sentences("always", text) if renderer.is_short else TextClause("always", (text,))


def _value_text(name: str, renderer: Renderer, values: Mapping[str, Value]) -> str:
    """The value of a parameter in an author's text: the chip's, or the default."""
    match values.get(name):
        case None:
            return str(renderer.known[name]) if name in renderer.known else renderer.quoted(name)
        case tuple() as dice:
            return say("list-of", renderer.lang, items=tuple(map(colour_text(renderer), map(str, dice))))
        case found:
            return renderer.called(str(found))


def colour_text(renderer: Renderer) -> Callable[[str], str]:
    """Dice by their colours."""
    return lambda colour: say(f"value-hoplomachus-dice-{colour}", renderer.lang)
