"""Fills a slot of a sentence from the field of an operation, in the grammatical form that the slot requests."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from engine.abilities.context import BEARER, OWNER
from engine.abilities.fields import authored_fields
from engine.abilities.kinds import Amount, Condition, Conditions, Effect, Op, Selector
from engine.abilities.wording.field_roles import Mark, marks_of
from engine.abilities.wording.grammar import MINUS, Determiner, PhraseForm, figures
from engine.abilities.wording.phrases import Phrase
from engine.abilities.wording.referents import measured, taken_in_turn, within
from engine.abilities.wording.relative_clauses import restriction
from engine.abilities.wording.slots import Slot, slot_named
from engine.abilities.wording.word_ids import titled, word_of
from engine.words import Value, arguments, ids, say

if TYPE_CHECKING:
    from engine.abilities.wording.renderer import Renderer

NONE = "none"
TITLE = "title"
"""The field with the author's title."""


def slot_value(speaker: Renderer, definition: Any, slot: Slot, asked: PhraseForm) -> Value:
    """The text for one slot of the sentence of a definition; `form` is the form requested for the whole sentence."""
    if slot.determiner is not None:
        phrase = _headed(speaker, definition, slot, slot.determiner)
        wanted = PhraseForm(slot.case or asked.case, slot.number or asked.number, asked.how_many)
        return phrase.gender if slot.form == "gender" else phrase.said(wanted)
    if slot.form == "alike":
        return "equal" if getattr(definition, slot.field) == getattr(definition, slot.noun) else "other"
    if slot.form == "sight":
        return _sight(speaker, definition)
    inherited = asked if slot.form == "same" else PhraseForm()
    wanted = PhraseForm(slot.case or inherited.case, slot.number or inherited.number, inherited.how_many)
    value = getattr(definition, slot.field)
    if slot.noun:
        return _counted(speaker, definition, slot, wanted)
    if slot.form == "measure":
        return _measure(speaker, definition, value)
    if slot.form == "relative":
        return restriction(speaker, definition, slot.field, _gender(speaker, definition), asked) if value else NONE
    mark = marks_of(type(definition))[slot.field]
    titles = getattr(definition, TITLE, None)
    if mark == "own" and titles:
        return speaker.quoted(titled(titles, speaker.lang))
    if mark == "whence":
        speaker, mark = measured(speaker), "pieces"
    inner = speaker if mark == "pieces" else within(speaker, definition, slot.field)
    return _worded(inner, value, mark, slot, wanted)


def _sight(speaker: Renderer, definition: Any) -> str:
    """The text about line of sight for pieces found within a distance: seen by the piece measured from, or by the
    owner; nothing if sight does not matter.
    """
    if definition.seen:
        return "there"
    if not speaker.sight_in_range:
        return NONE
    if definition.seen is not None:
        return "unneeded"
    if getattr(definition, "who", None) == OWNER:
        return "other"
    return "there" if definition.of == OWNER or not speaker.is_owned else "owner"


def _headed(speaker: Renderer, definition: Any, slot: Slot, determiner: Determiner) -> Phrase:
    """The phrase of a slot that begins with its determiner."""
    word = _noun_of(definition, slot)
    known = word in (OWNER, BEARER) or word in speaker.known
    return speaker.named(word) if known else speaker.phrase(word, determiner)


def _noun_of(definition: Any, slot: Slot) -> str:
    """The noun that a slot names, or that is the value of a field."""
    return str(getattr(definition, slot.noun)) if slot.noun in authored_fields(definition) else slot.noun


def _counted(speaker: Renderer, definition: Any, slot: Slot, wanted: PhraseForm) -> str:
    """A number of things, with or without its sign."""
    value, word = getattr(definition, slot.field), _noun_of(definition, slot)
    if value is None:
        return NONE
    noun, number = speaker.noun(word), _number(speaker, value)
    whom = getattr(definition, slot.noun, None)
    if isinstance(whom, Selector):
        return speaker.said(whom, wanted._replace(how_many=number))
    if noun is None:
        return f"{number} {speaker.quoted(word)}"
    if slot.form not in ("signed", "size"):
        return speaker.grammar.counted(noun, number, wanted.case)
    said = speaker.grammar.counted(noun, abs(number) if isinstance(number, int) else number, wanted.case)
    if slot.form == "size":
        return said
    sign = MINUS if isinstance(number, int) and number < 0 else "+"
    return f"{sign}{said}"


def _measure(speaker: Renderer, definition: Any, value: Amount[Any] | int) -> str:
    """The text of a comparison that goes through pieces one by one, without naming them, if possible:
    number of wounds.
    """
    word = f"{word_of(type(value))}-measure" if isinstance(value, Amount) else ""
    asks_of_each = getattr(value, "of", None) in taken_in_turn(definition)
    least = "yes" if getattr(definition, "least", False) else "no"
    return speaker.said(value, word_id=word, least=least) if asks_of_each and word in ids() else NONE


def _number(speaker: Renderer, value: Any) -> int | str:
    """A whole number, or the letter for one that is computed in play."""
    return value if isinstance(value, int) else speaker.unknowns.letter(speaker.amount(value))


def _worded(speaker: Renderer, value: Any, mark: Mark, slot: Slot, wanted: PhraseForm) -> Value:
    if slot.form == "key":
        return _name_key(speaker, value) if mark == "number" else _key(speaker, value)
    if slot.form == "called":
        return value.called() if isinstance(value, Op) else "name"
    if slot.form == "several":
        return "yes" if isinstance(value, Selector) and value.several else "no"
    match value:
        case None | ():
            return NONE
        case bool():
            return "yes" if value else "no"
        case Fraction():
            return _length(speaker, value)
        case int():
            return _figure(value, slot)
        case Amount():
            return _unknown(speaker, value, slot)
        case Selector():
            return _gender(speaker, value) if slot.form == "gender" else speaker.said(value, wanted)
        case str():
            return _text(speaker, value, mark, slot, wanted)
        case tuple() if mark == "pieces":
            names_first = sorted(value, key=lambda each: not isinstance(each, str))
            later = wanted if wanted.how_many is None else wanted._replace(how_many=None, number="many")
            asked = (wanted, *(later for _ in names_first[1:]))
            return tuple(
                str(_worded(speaker, each, mark, slot, one)) for each, one in zip(names_first, asked, strict=True)
            )
        case tuple():
            return _row(speaker, value, mark, slot)
        case _:
            return speaker.said(value)


def _key(speaker: Renderer, value: Any) -> str:
    """The selector key of a value, for sentences that differ by it."""
    if isinstance(value, str) and value in speaker.known:
        return speaker.known[value].key or value
    match value:
        case None | "":
            return NONE
        case 0 | 1:
            return "single" if value else "nothing"
        case str():
            return value
        case Selector():
            return "selector"
        case _:
            return "amount" if isinstance(value, Amount) else "number"


def _name_key(speaker: Renderer, name: str) -> str:
    """Whether a number has a name known to players, a name by its author, or is known by another number."""
    if name in speaker.known and speaker.known[name].key:
        return speaker.known[name].key
    return "own" if _is_own(speaker, name) else "noun"


def _is_own(speaker: Renderer, name: str) -> bool:
    """Whether the name of a number is the author's own: a parameter of a skill, or a name without an entry in the
    lexicon."""
    return name in speaker.known or speaker.noun(name) is None


def _figure(value: int, slot: Slot) -> Value:
    if slot.form == "sign":
        return "less" if value < 0 else "more"
    if slot.form == "signed":
        return f"+{value}" if value >= 0 else f"{MINUS}{-value}"
    return abs(value) if slot.form == "size" else value if value >= 0 else figures(value)


def _length(speaker: Renderer, value: Fraction) -> str:
    """A distance in the unit of the game."""
    length = int(value) if value.denominator == 1 else float(value)
    return say(f"ability-{speaker.game}-length", speaker.lang, length=length)


def _unknown(speaker: Renderer, value: Amount[Any], slot: Slot) -> Value:
    if slot.form == "sign":
        return "more"
    if slot.form == "enclosed":
        return speaker.enclosed(value)
    said = speaker.amount(value) if slot.form == "phrase" else str(_number(speaker, value))
    return f"+{said}" if slot.form == "signed" else said


def _gender(speaker: Renderer, value: Selector[Any]) -> str:
    """The gender of the noun for the selected pieces."""
    field_names = authored_fields(value)
    for name in arguments(word_of(type(value)), speaker.lang):
        slot = slot_named(name, field_names, speaker.grammar.cases)
        if slot.determiner is not None:
            return _headed(speaker, value, slot, slot.determiner).gender
    return speaker.phrase("piece", "each").gender


def _text(speaker: Renderer, value: str, mark: Mark, slot: Slot, wanted: PhraseForm) -> Value:
    match mark:
        case "pieces":
            phrase = speaker.named(value)
            return phrase.gender if slot.form == "gender" else phrase.said(wanted)
        case "listed" | "number" if slot.form == "mass":
            return "yes" if _is_measured(speaker, value) else "no"
        case "number" if not _is_own(speaker, value):
            return speaker.phrase(value, "bare").said(PhraseForm(wanted.case, "many"))
        case "number":
            return speaker.grammar.named(speaker.quoted(value), wanted.case)
        case "binding" | "in turn":
            return speaker.quoted(value)
        case "listed" if slot.form == "gender":
            return speaker.phrase(value, "bare").gender
        case "listed":
            return speaker.phrase(value, _article(speaker, value, slot)).said(wanted)
        case "own":
            return speaker.own(value)
        case _:
            return value


def _article(speaker: Renderer, word: str, slot: Slot) -> Determiner:
    """The article of a word of the game: indefinite for countable nouns if the slot requests it."""
    return "a" if slot.form == "some" and not _is_measured(speaker, word) else "bare"


def _is_measured(speaker: Renderer, word: str) -> bool:
    """Whether it is a mass noun ("much", not "many")."""
    noun = speaker.noun(word)
    return noun is None or noun.mass


def _row(speaker: Renderer, value: tuple[Any, ...], mark: Mark, slot: Slot) -> Value:
    """A list: titles in several languages, words of the game, effects, numbers, conditions, parts."""
    first = value[0]
    if isinstance(first, str):
        return tuple(_of_game(speaker, slot.field, each) for each in value)
    if mark == "titles":
        return titled(value, speaker.lang)
    if isinstance(first, Effect):
        return speaker.effects(value, apart=slot.form == "apart")
    if isinstance(first, Amount | int):
        return " + ".join(map(speaker.enclosed, value))
    if isinstance(first, Condition):
        return speaker.in_turn(value)
    if isinstance(first, tuple):
        return "; ".join(_all_of(speaker, each) for each in value)
    return "; ".join(speaker.said(each) for each in value)


def _all_of(speaker: Renderer, conditions: Conditions) -> str:
    """Conditions that must hold together; empty if there are none."""
    if not conditions:
        return say("ability-always-so", speaker.lang)
    return say("list-of", speaker.lang, items=speaker.in_turn(conditions))


def _of_game(speaker: Renderer, field: str, value: str) -> str:
    """A word of a closed set of the game, as the texts of play name it."""
    word = f"value-{speaker.game}-{field}-{value}"
    return say(word, speaker.lang) if word in ids() else speaker.quoted(value)
