"""Fills a slot of a sentence from the field of an operation, in the grammatical form that the slot requests."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from engine.abilities.context import BEARER, OWNER, TARGET
from engine.abilities.fields import authored_fields
from engine.abilities.kinds import Amount, Condition, Conditions, Effect, Op, Selector
from engine.abilities.wording.field_roles import FieldRole, marks_of
from engine.abilities.wording.grammar import MINUS, Determiner, PhraseForm, figures
from engine.abilities.wording.phrases import Phrase
from engine.abilities.wording.referents import PLACE, loop_names, measured, within
from engine.abilities.wording.relative_clauses import restriction
from engine.abilities.wording.repeated_subject import text_with_pronoun
from engine.abilities.wording.slots import Slot, slot_named
from engine.abilities.wording.word_ids import titled, word_of
from engine.words import TextValue, arguments, ids, say

if TYPE_CHECKING:
    from engine.abilities.wording.renderer import Renderer

NONE = "none"
VISIBLE = "visible"
TITLE = "title"
"""The field with the author's title."""


def slot_value(renderer: Renderer, definition: Any, slot: Slot, asked: PhraseForm) -> TextValue:
    """The text for one slot of the sentence of a definition; `form` is the form requested for the whole sentence."""
    if slot.determiner is not None:
        phrase = _headed(renderer, definition, slot, slot.determiner)
        form = PhraseForm(slot.case or asked.case, slot.number or asked.number, asked.how_many)
        return phrase.gender if slot.form == "gender" else phrase.inflected(form)
    if slot.form == "alike":
        return "equal" if getattr(definition, slot.field) == getattr(definition, slot.noun) else "other"
    if slot.form == "sight":
        return _sight(renderer, definition)
    if slot.form == "tail":
        return renderer.tail(definition, slot.field)
    if slot.form == "again":
        return text_with_pronoun(renderer, definition, slot.field)
    if slot.form == "keyword":
        return renderer.keyword(getattr(definition, slot.field), PhraseForm(slot.case or asked.case))
    inherited = asked if slot.form == "same" else PhraseForm()
    form = PhraseForm(slot.case or inherited.case, slot.number or inherited.number, inherited.how_many)
    value = getattr(definition, slot.field)
    if slot.noun:
        return _counted(renderer, definition, slot, form)
    if slot.form == "measure":
        return _measure(renderer, definition, value)
    if slot.form == "relative":
        return restriction(renderer, definition, slot.field, _gender(renderer, definition), asked) if value else NONE
    mark = marks_of(type(definition))[slot.field]
    titles = getattr(definition, TITLE, None)
    if mark == "own" and titles:
        return renderer.quoted(titled(titles, renderer.lang))
    if mark == "measured":
        renderer, mark = measured(renderer), "pieces"
    inner = renderer if mark == "pieces" else within(renderer, definition, slot.field)
    return _worded(inner, value, mark, slot, form)


def _sight(renderer: Renderer, definition: Any) -> str:
    """The text about line of sight for pieces found within a distance: seen by the piece measured from, or by the
    owner, as both of two named pieces are; nothing if sight does not matter.
    """
    if definition.seen:
        return "there"
    if not renderer.sight_in_range:
        return NONE
    if definition.seen is not None:
        return "unneeded"
    if _is_owner(renderer, getattr(definition, "who", None)):
        return "other"
    if _is_owner(measured(renderer), definition.of) or not renderer.is_owned:
        return "there"
    is_of_two_pieces = hasattr(definition, "who") and not (definition.of == TARGET and PLACE in renderer.known)
    return "both" if is_of_two_pieces else "owner"


def _is_owner(renderer: Renderer, who: Any) -> bool:
    """Whether pieces are the owner of the ability, by whatever name."""
    return isinstance(who, str) and str(renderer.named(who)) == str(renderer.named(OWNER))


def _headed(renderer: Renderer, definition: Any, slot: Slot, determiner: Determiner) -> Phrase:
    """The phrase of a slot that begins with its determiner."""
    word = _noun_of(definition, slot)
    known = word in (OWNER, BEARER) or word in renderer.known
    if known:
        return renderer.named(word)
    is_seen = slot.form == VISIBLE and renderer.sight_in_range and renderer.is_owned
    return renderer.phrase(word, determiner, VISIBLE if is_seen else "")


def _noun_of(definition: Any, slot: Slot) -> str:
    """The noun that a slot names, or that is the value of a field."""
    return str(getattr(definition, slot.noun)) if slot.noun in authored_fields(definition) else slot.noun


def _counted(renderer: Renderer, definition: Any, slot: Slot, form: PhraseForm) -> str:
    """A number of things, with or without its sign."""
    value, word = getattr(definition, slot.field), _noun_of(definition, slot)
    if value is None:
        return NONE
    noun, number = renderer.noun(word), _number(renderer, value)
    whom = getattr(definition, slot.noun, None)
    if isinstance(whom, Selector):
        return renderer.render(whom, form._replace(how_many=number))
    if noun is None:
        return f"{number} {renderer.quoted(word)}"
    if slot.form not in ("signed", "size"):
        return renderer.grammar.counted(noun, number, form.case)
    text = renderer.grammar.counted(noun, abs(number) if isinstance(number, int) else number, form.case)
    if slot.form == "size":
        return text
    sign = MINUS if isinstance(number, int) and number < 0 else "+"
    return f"{sign}{text}"


def _measure(renderer: Renderer, definition: Any, value: Amount[Any] | int) -> str:
    """The text of a comparison that goes through pieces one by one, without naming them, if possible:
    number of wounds.
    """
    word = f"{word_of(type(value))}-measure" if isinstance(value, Amount) else ""
    asks_of_each = getattr(value, "of", None) in loop_names(definition)
    least = "yes" if getattr(definition, "least", False) else "no"
    return renderer.render(value, word_id=word, least=least) if asks_of_each and word in ids() else NONE


def _number(renderer: Renderer, value: Any) -> int | str:
    """A whole number, or the letter for one that is computed in play."""
    return value if isinstance(value, int) else renderer.unknowns.letter(renderer.amount(value))


def _worded(renderer: Renderer, value: Any, mark: FieldRole, slot: Slot, form: PhraseForm) -> TextValue:
    if slot.form == "key":
        return _name_key(renderer, value) if mark == "number" else _key(renderer, value)
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
            return _length(renderer, value)
        case int():
            return _figure(value, slot)
        case Amount():
            return _unknown(renderer, value, slot)
        case Selector():
            return _gender(renderer, value) if slot.form == "gender" else renderer.render(value, form)
        case str():
            return _text(renderer, value, mark, slot, form)
        case tuple() if mark == "pieces":
            names_first = sorted(value, key=lambda each: not isinstance(each, str))
            later = form if form.how_many is None else form._replace(how_many=None, number="many")
            asked = (form, *(later for _ in names_first[1:]))
            return tuple(
                str(_worded(renderer, each, mark, slot, one)) for each, one in zip(names_first, asked, strict=True)
            )
        case tuple():
            return _row(renderer, value, mark, slot)
        case _:
            return renderer.render(value)


def _key(renderer: Renderer, value: Any) -> str:
    """The selector key of a value, for sentences that differ by it."""
    if isinstance(value, str) and value in renderer.known:
        return renderer.known_key(value)
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


def _name_key(renderer: Renderer, name: str) -> str:
    """Whether a number has a name known to players, a name by its author, or is known by another number."""
    if name in renderer.known and renderer.known[name].key:
        return renderer.known[name].key
    return "own" if _is_own(renderer, name) else "noun"


def _is_own(renderer: Renderer, name: str) -> bool:
    """Whether the name of a number is the author's own: a parameter of a skill, or a name without an entry in the
    lexicon."""
    return name in renderer.known or renderer.noun(name) is None


def _figure(value: int, slot: Slot) -> TextValue:
    if slot.form == "sign":
        return "less" if value < 0 else "more"
    if slot.form == "signed":
        return f"+{value}" if value >= 0 else f"{MINUS}{-value}"
    return abs(value) if slot.form == "size" else value if value >= 0 else figures(value)


def _length(renderer: Renderer, value: Fraction) -> str:
    """A distance in the unit of the game."""
    length = int(value) if value.denominator == 1 else float(value)
    return say(f"ability-{renderer.game}-length", renderer.lang, length=length)


def _unknown(renderer: Renderer, value: Amount[Any], slot: Slot) -> TextValue:
    if slot.form == "sign":
        return "more"
    if slot.form == "enclosed":
        return renderer.enclosed(value)
    text = renderer.amount(value) if slot.form == "phrase" else str(_number(renderer, value))
    return f"+{text}" if slot.form == "signed" else text


def _gender(renderer: Renderer, value: Selector[Any]) -> str:
    """The gender of the noun for the selected pieces."""
    field_names = authored_fields(value)
    for name in arguments(word_of(type(value)), renderer.lang):
        slot = slot_named(name, field_names, renderer.grammar.cases)
        if slot.determiner is not None:
            return _headed(renderer, value, slot, slot.determiner).gender
    return renderer.phrase("piece", "each").gender


def _text(renderer: Renderer, value: str, mark: FieldRole, slot: Slot, form: PhraseForm) -> TextValue:
    match mark:
        case "pieces":
            phrase = renderer.named(value)
            return phrase.gender if slot.form == "gender" else phrase.inflected(form)
        case "listed" | "number" if slot.form == "mass":
            return "yes" if _is_measured(renderer, value) else "no"
        case "number" if not _is_own(renderer, value):
            return renderer.phrase(value, "bare").inflected(PhraseForm(form.case, "many"))
        case "number":
            return renderer.grammar.named(renderer.quoted(value), form.case)
        case "binding" | "in turn":
            return renderer.quoted(value)
        case "listed" if slot.form == "gender":
            return renderer.phrase(value, "bare").gender
        case "listed":
            return renderer.phrase(value, _article(renderer, value, slot)).inflected(form)
        case "own":
            return renderer.own(value)
        case _:
            return value


def _article(renderer: Renderer, word: str, slot: Slot) -> Determiner:
    """The article of a word of the game: indefinite for countable nouns if the slot requests it."""
    return "a" if slot.form == "some" and not _is_measured(renderer, word) else "bare"


def _is_measured(renderer: Renderer, word: str) -> bool:
    """Whether it is a mass noun ("much", not "many")."""
    noun = renderer.noun(word)
    return noun is None or noun.mass


def _row(renderer: Renderer, value: tuple[Any, ...], mark: FieldRole, slot: Slot) -> TextValue:
    """A list: titles in several languages, words of the game, effects, numbers, conditions, parts."""
    first = value[0]
    if isinstance(first, str):
        return tuple(_of_game(renderer, slot.field, each) for each in value)
    if mark == "titles":
        return titled(value, renderer.lang)
    if isinstance(first, Effect):
        return renderer.effects(value, apart=slot.form == "apart")
    if isinstance(first, Amount | int):
        return " + ".join(map(renderer.enclosed, value))
    if isinstance(first, Condition):
        return renderer.in_turn(value)
    if isinstance(first, tuple):
        return "; ".join(_all_of(renderer, each) for each in value)
    return "; ".join(renderer.render(each) for each in value)


def _all_of(renderer: Renderer, conditions: Conditions) -> str:
    """Conditions that must hold together; empty if there are none."""
    if not conditions:
        return say("ability-always-so", renderer.lang)
    return say("list-of", renderer.lang, items=renderer.in_turn(conditions))


def _of_game(renderer: Renderer, field: str, value: str) -> str:
    """A word of a closed set of the game, as the texts of play name it."""
    word = f"value-{renderer.game}-{field}-{value}"
    return say(word, renderer.lang) if word in ids() else renderer.quoted(value)
