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
    TextClause,
    aware,
    condition_clause,
    effect_clause,
    knowing_subject,
    limit_clause,
    line_by_line,
)
from engine.abilities.wording.phrases import Phrase, Unknowns
from engine.abilities.wording.renderer import PIECE, Renderer, as_written
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
    speaker = _knowing_parameters(document, Renderer(lang, GAME))
    effects = tuple(each.read() for each in getattr(document, "effects", ()))
    if effects:
        yield Passage("", tuple(line_by_line(tuple(effect_clause(effects, speaker)), lang)))
    one = getattr(document, "ability", None)
    for ability in (each.read() for each in (*((one,) if one else ()), *getattr(document, "abilities", ()))):
        lines = tuple(line_by_line(clauses(ability, speaker), lang))
        yield Passage(titled(ability.name, lang), lines)
    for each in getattr(document, "skills", ()):
        yield _skill_passage(each, lang)


def _skill_passage(skill: SkillOfChip, lang: str) -> Passage:
    """A skill as it is on a chip; its name alone if its document is missing."""
    if skill.card is None:
        return Passage(skill.name, ())
    known = skill.read()
    options = (option for parameter in skill.card.parameters for option in parameter.options)
    words = {option.id: _name_of(option, lang) for option in options}
    speaker = speaker_of(lang, lambda name: words.get(name) or as_written(name))
    return Passage(_name_of(skill.card, lang), tuple(line_by_line(clauses(known.ability, speaker, known.values), lang)))


def _name_of(named: SkillCard | ParameterOption, lang: str) -> str:
    return titled(tuple(named.name.model_dump(exclude_none=True).items()), lang)


def _knowing_parameters(document: Document, speaker: Renderer) -> Renderer:
    """A renderer that shows the parameters of a skill as letters, or as the list of possible words."""
    letters = Unknowns()
    known: dict[str, Phrase] = {}
    for each in getattr(document, "parameters", ()):
        words = (_name_of(option, speaker.lang) for option in each.options)
        known[each.id] = _fixed(" / ".join(words) or letters.letter(each.id))
    return speaker.knowing(known)


def _fixed(text: str) -> Phrase:
    """A text that has one form only."""
    return Phrase(lambda _: text)


def speaker_of(lang: str, called: Callable[[str], str] = as_written) -> Renderer:
    """The renderer for skills; `called` looks up the names in documents."""
    return Renderer(lang, GAME, called)


def clauses(ability: Skill, speaker: Renderer, values: Mapping[str, Value] = NOTHING) -> tuple[TextClause, ...]:
    """The text of a skill: the author's own with the chip's values in it, otherwise generated from its data."""
    own = dict(ability.wording).get(speaker.lang)
    if own:
        return (TextClause("own", (PLACEHOLDER.sub(lambda found: _said(found[1], speaker, values), own),)),)
    numbers = {name: value for name, value in values.items() if isinstance(value, int)}
    return tuple(made_clauses(substitute_parameters(ability, numbers), speaker, values))


def made_clauses(ability: Skill, speaker: Renderer, values: Mapping[str, Value] = NOTHING) -> Iterator[TextClause]:
    """The text generated from the data of a skill."""
    match ability:
        case Used():
            yield from _used(ability, aware(ability, speaker))
        case Reacting():
            yield TextClause("when", (speaker.sentence(ability.when),))
            speaker = speaker.knowing({TARGET: replace(speaker.one(PIECE, "this"), key="self")})
            yield from _acting(ability, aware(ability, knowing_subject(ability.when, speaker)))
        case Instead():
            yield TextClause("when", (say("ability-hoplomachus-about-to", speaker.lang),))
            yield from condition_clause(ability.condition, speaker)
            yield TextClause("instead", (speaker.sentence(ability, word_id="ability-hoplomachus-changed"),))
        case Standing():
            yield from _standing(ability, speaker, values)


def effect_lines(effects: tuple[Effect[Any], ...], speaker: Renderer) -> tuple[str, ...]:
    """The text of the effects of a tactic, one per line."""
    return tuple(line for clause in effect_clause(effects, speaker) for line in clause.lines)


def conditions_text(ability: Acting, conditions: Conditions, speaker: Renderer) -> str:
    """The text of some conditions of a skill."""
    return "".join(clause.text for clause in condition_clause(conditions, _knowing_its_target(ability, speaker)))


def _used(ability: Used, speaker: Renderer) -> Iterator[TextClause]:
    yield TextClause("when", (speaker.said(ability, word_id="ability-hoplomachus-used"),))
    aimed = () if ability.to == "nobody" else (speaker.sentence(ability, word_id="ability-hoplomachus-aim"),)
    hex_ = () if ability.away is None else (speaker.sentence(ability, word_id="ability-hoplomachus-place"),)
    if aimed or hex_:
        yield TextClause("target", (*aimed, *hex_))
    yield from _acting(ability, _knowing_its_target(ability, speaker))


def _knowing_its_target(ability: Acting, speaker: Renderer) -> Renderer:
    """A renderer that knows the target of a skill, or else its unit."""
    own = replace(speaker.one(PIECE, "this"), key="self")
    aimed = isinstance(ability, Used) and ability.to != "nobody"
    return speaker.knowing({TARGET: speaker.one("target", "the") if aimed else own})


def _acting(ability: Used | Reacting, speaker: Renderer) -> Iterator[TextClause]:
    yield from condition_clause(ability.condition, speaker)
    yield from effect_clause(ability.effects, speaker, may=ability.may)
    yield from limit_clause(ability.limit, speaker)


def _standing(ability: Standing, speaker: Renderer, values: Mapping[str, Value]) -> Iterator[TextClause]:
    if ability.modify:
        yield TextClause("always", (speaker.sentence(ability, word_id="ability-part-modifier"),))
    else:
        yield from condition_clause(ability.condition, speaker)
    if ability.status:
        yield TextClause("always", (speaker.said(ability, word_id="ability-hoplomachus-status"),))
    dice = list(map(colour_said(speaker), ability.more_dice(values)))
    if ability.dice_named and ability.dice_named not in values:
        dice.append(speaker.quoted(ability.dice_named))
    if dice:
        yield TextClause("always", (say("ability-hoplomachus-more-dice", speaker.lang, dice=tuple(dice)),))


def _said(name: str, speaker: Renderer, values: Mapping[str, Value]) -> str:
    """The value of a parameter in an author's text: the chip's, or the default."""
    match values.get(name):
        case None:
            return str(speaker.known[name]) if name in speaker.known else speaker.quoted(name)
        case tuple() as dice:
            return say("list-of", speaker.lang, items=tuple(map(colour_said(speaker), map(str, dice))))
        case found:
            return speaker.called(str(found))


def colour_said(speaker: Renderer) -> Callable[[str], str]:
    """Dice by their colours."""
    return lambda colour: say(f"value-hoplomachus-dice-{colour}", speaker.lang)
