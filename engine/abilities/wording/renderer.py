"""Renders operations as text in one language: finds the sentence of each, and the words for nouns and names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace
from typing import Any

from engine.abilities.conditions.any import AnyOf
from engine.abilities.context import BEARER, OWNER
from engine.abilities.fields import authored_fields
from engine.abilities.kinds import Amount, Conditions, Effect
from engine.abilities.wording.english import English
from engine.abilities.wording.grammar import PLAIN, Determiner, Grammar, PhraseForm, figures
from engine.abilities.wording.idioms import Blanks, IdiomMatch, NodePath, matching, tail_matches, values_of
from engine.abilities.wording.phrases import Phrase, Unknowns
from engine.abilities.wording.polish import Polish
from engine.abilities.wording.referents import within
from engine.abilities.wording.relative_clauses import closed
from engine.abilities.wording.romance import ITALIAN, SPANISH
from engine.abilities.wording.slot_values import slot_value
from engine.abilities.wording.slots import slot_named
from engine.abilities.wording.spans import FieldOf, SpanLog, fields_of_slot
from engine.abilities.wording.word_ids import word_of
from engine.kernel.data.record import record
from engine.words import TextValue, arguments, ids, lexicon, say
from engine.words.marks import cut, unmarked
from engine.words.nouns import Noun
from engine.words.slug_text import slug_words

GRAMMARS: Mapping[str, Grammar] = {"en": English(), "it": ITALIAN, "es": SPANISH, "pl": Polish()}


BETWEEN = "; "
"""The separator of effects in a row."""
PIECE = "piece"
"""A piece, in the aliases of the lexicon."""
OWNERS = (OWNER, BEARER)
"""The names of the piece or player with the ability."""
OPEN = ("all", "any", "not")
"""Conditions whose sentences end in nested conditions: a condition after them would be read as one of these."""
TRAILING = ("bounded", "half")
"""Amounts whose text ends in an aside: text after it would be read as part of the aside."""
NAMED = "name"
"""The prefix of a name that the rules bind, in the aliases of the lexicon."""


def as_written(name: str) -> str:
    """An author's name for something of the author's own, shown as written."""
    return slug_words(name)


COUNTED = ("gain", "lose")
"""Effects of which several in a row are one sentence with one verb."""


class _Row:
    """Effects that share a sentence: about the same piece, or with the same verb."""

    def __init__(self, effect: Effect[Any], subject: str, text: str) -> None:
        self.phrases = [[text]]
        """The verbs of the sentence, each with its objects."""
        self._last, self._subject = effect, subject
        self._text = cut(text, len(subject) + 1)[1] if subject else text
        """The sentence without its subject."""

    def goes_on(self, other: _Row) -> bool:
        """Whether the other effect was taken into this sentence."""
        before, after = self._last, other._last
        is_counted = before.called() == after.called() and before.called() in COUNTED and before.on == after.on
        verb = unmarked(other._text).partition(" ")[0] if is_counted else ""
        same_verb = is_counted and unmarked(self._text).startswith(f"{verb} ") and self._subject == other._subject
        if not same_verb and not (self._subject and self._subject == other._subject):
            return False
        if same_verb:
            self.phrases[-1].append(cut(other._text, len(verb) + 1)[1])
        else:
            self.phrases.append([other._text])
        self._last, self._text = after, other._text
        return True


@record(frozen=True, slots=True)
class Renderer:
    """Text for the abilities of one game in one language.

    `called` looks up the names of cards, `known` has the names that stand for pieces in the current ability, `inside`
    those that have another meaning inside a field of an operation: `buff.removed`; `first` are the conditions that must
    be mentioned before others. `in_a_row` puts nested effects into brackets, to show where they end. `sight_in_range`
    says that the resolving piece must see the pieces within a distance, `is_owned` that there is such a piece.
    `is_short` prefers idioms to the literal sentences. `spans` marks what each field says in the texts.
    """

    lang: str
    game: str
    called: Callable[[str], str] = as_written
    known: Mapping[str, Phrase] = field(default_factory=dict)
    inside: Mapping[str, Mapping[str, Phrase]] = field(default_factory=dict)
    first: tuple[str, ...] = ()
    unknowns: Unknowns = field(default_factory=Unknowns)
    depth: int = 0
    in_a_row: bool = False
    sight_in_range: bool = False
    is_owned: bool = True
    is_short: bool = False
    spans: SpanLog | None = None

    @property
    def grammar(self) -> Grammar:
        """The grammar of the language."""
        return GRAMMARS[self.lang]

    def knowing(self, known: Mapping[str, Phrase]) -> Renderer:
        """The renderer with more known names."""
        return self._copy({**self.known, **known}, self.unknowns)

    def _copy(self, known: Mapping[str, Phrase], unknowns: Unknowns) -> Renderer:
        """The renderer with other names and letters; faster than `replace`, as each sentence needs several."""
        return Renderer(
            self.lang,
            self.game,
            self.called,
            known,
            self.inside,
            self.first,
            unknowns,
            self.depth,
            self.in_a_row,
            self.sight_in_range,
            self.is_owned,
            self.is_short,
            self.spans,
        )

    def sentence(self, definition: Any, word_id: str | None = None, **more: TextValue) -> str:
        """The text of a definition, with explanations of the numbers that are computed in play."""
        return closed(self._explained(definition, word_id, **more), self.grammar)

    def join_conditions(self, conditions: Conditions) -> str:
        """The conditions as one text, joined by "and"."""
        return closed(say("list-of", self.lang, items=self.in_turn(conditions, self._explained)), self.grammar)

    def in_turn(self, conditions: Conditions, say_one: Callable[[Any], str] | None = None) -> tuple[str, ...]:
        """Each of several conditions; those that end in nested conditions are last, or in brackets."""
        *others, last = self.sorted(conditions)
        say_one = say_one or self.render
        before = (f"({say_one(each)})" if each.called() in OPEN else say_one(each) for each in others)
        return (*before, say_one(last))

    def _explained(self, definition: Any, word_id: str | None = None, **more: TextValue) -> str:
        fresh = self._copy(self.known, Unknowns())
        text = fresh.render(definition, PLAIN, word_id, **more)
        meanings = [
            say("ability-unknown", self.lang, letter=letter, meaning=meaning)
            for letter, meaning in fresh.unknowns.explained
        ]
        return say("ability-unknowns", self.lang, said=text, meanings=BETWEEN.join(meanings)) if meanings else text

    def render(self, definition: Any, asked: PhraseForm = PLAIN, word_id: str | None = None, **more: TextValue) -> str:
        """The sentence of a definition, with its slots filled from its fields."""
        word_id = word_id or word_of(type(definition))
        idiom = matching(self, word_id, definition) if self.is_short else None
        if idiom is not None:
            values = values_of(self, idiom, definition, asked, more)
            return self._text(idiom.word_id, values, definition, idiom.blanks)
        field_names = authored_fields(definition)
        values = dict(more)
        for name in arguments(word_id, self.lang):
            if name not in more:
                values[name] = slot_value(self, definition, slot_named(name, field_names, self.grammar.cases), asked)
        return self._text(word_id, values, definition, {})

    def _text(self, word_id: str, values: Mapping[str, TextValue], definition: Any, blanks: Blanks) -> str:
        """A sentence, with marks around it and around what its slots say if spans are wanted."""
        if self.spans is None:
            return say(word_id, self.lang, **values)
        owners = {name: self._owners(name, definition, blanks) for name in arguments(word_id, self.lang)}
        return self.spans.around(self.spans.sentence(word_id, self.lang, values, owners), (definition,))

    def field_text(self, text: str, definition: Any, field: str) -> str:
        """A text that says a field of a definition by itself, such as "You may: …"."""
        return text if self.spans is None else self.spans.around(text, (definition,), field)

    def _owners(self, name: str, definition: Any, blanks: Blanks) -> tuple[FieldOf, ...]:
        """The fields that a slot says: its own, and that of its noun."""
        names = tuple(blanks) or authored_fields(definition)
        try:
            slot = slot_named(name, names, self.grammar.cases)
        except LookupError:
            return fields_of_slot(definition, name)
        if not blanks:
            return fields_of_slot(definition, slot.field, slot.noun)
        found = (blanks[each] for each in dict.fromkeys((slot.field, slot.noun)) if each in blanks)
        return tuple((each.definition, each.field) for each in found)

    def tail(self, definition: Any, field: str) -> str:
        """The conditions of a number as text behind it: with idioms as far as there are any, then with "if"."""
        conditions: Conditions = tuple(one for each in getattr(definition, field) for one in each.each)
        path = ((definition, field),)
        alternatives = self._tail_or(conditions, definition, path)
        if alternatives is not None:
            return alternatives
        found = sorted(tail_matches(self, conditions, path), key=lambda each: not each.says_any(self.first))
        texts = [self._tail_of(each, definition) for each in found]
        said = tuple(one for each in found for one in each.conditions)
        left = tuple(each for each in conditions if not any(each is one for one in said))
        if left:
            there = within(self, definition, field)
            texts.append(say("ability-tail-if", self.lang, conditions=there.in_turn(left)))
        return "".join(text if unmarked(text).startswith(",") else f" {text}" for text in texts)

    def _tail_or(self, conditions: Conditions, definition: Any, path: NodePath) -> str | None:
        """One condition that is a choice of others, each said by an idiom: "while on guard or while interrupting"."""
        choice = conditions[0] if len(conditions) == 1 else None
        if not isinstance(choice, AnyOf) or len(choice.of) < 2:
            return None
        found = [tuple(tail_matches(self, each, (*path, (choice, "of")))) for each in choice.of]
        if any(len(each) != 1 or each[0].conditions != said for each, said in zip(found, choice.of, strict=True)):
            return None
        *rest, last = (self._tail_of(each[0], definition) for each in found)
        if any(unmarked(each).startswith(",") for each in (*rest, last)):
            return None
        text = say("ability-tail-or", self.lang, rest=", ".join(rest), last=last)
        return f" {text if self.spans is None else self.spans.around(text, (choice,))}"

    def _tail_of(self, found: IdiomMatch, definition: Any) -> str:
        """The sentence of an idiom for conditions."""
        values = values_of(self, found, definition, PLAIN, {})
        if self.spans is None:
            return say(found.word_id, self.lang, **values)
        owners = {name: self._owners(name, definition, found.blanks) for name in values}
        return self.spans.around(self.spans.sentence(found.word_id, self.lang, values, owners), found.conditions)

    def keyword(self, name: str, asked: PhraseForm) -> str:
        """A name given by the rules, as cards print it: with a capital letter, without quotation marks."""
        text = self.phrase(name, "bare").inflected(asked)
        return text[:1].upper() + text[1:]

    def effects(self, effects: tuple[Effect[Any], ...], *, apart: bool = False) -> str:
        """Nested effects in a row; in brackets if they contain effects themselves."""
        inner = replace(self, depth=self.depth + 1, in_a_row=len(effects) > 1)
        text = BETWEEN.join(inner.row(effects))
        nested = apart and any(each.branches for each in effects)
        return f"({text})" if nested or self.in_a_row or (self.depth and len(effects) > 1) else text

    def row(self, effects: tuple[Effect[Any], ...]) -> tuple[str, ...]:
        """The sentences of effects in a row; short ones about the same piece are one that names it once."""
        if not self.is_short:
            return tuple(map(self.sentence, effects))
        found: list[_Row] = []
        for each in effects:
            text, subject = self.sentence(each), self._subject(each)
            begins = bool(subject) and unmarked(text).startswith(f"{subject} ")
            new = _Row(each, subject if begins else "", text)
            if not (found and found[-1].goes_on(new)):
                found.append(new)
        return tuple(self._listed(map(self._listed, each.phrases)) for each in found)

    def _listed(self, texts: Iterable[str]) -> str:
        items = tuple(texts)
        return items[0] if len(items) == 1 else say("list-of", self.lang, items=items)

    def _subject(self, effect: Effect[Any]) -> str:
        """The name of the piece that an effect happens to; empty if it finds pieces, or happens to its owner."""
        on = effect.on
        return "" if not isinstance(on, str) or self.known_key(on) == "self" else str(self.named(on))

    def known_key(self, name: str) -> str:
        """The key by which a name is known, or the name itself."""
        return (self.known[name].key or name) if name in self.known else name

    def sorted(self, conditions: Conditions) -> Conditions:
        """The conditions in the order in which they are read."""
        last = len(self.first)
        places = {name: place for place, name in enumerate(self.first)}
        return tuple(sorted(conditions, key=lambda each: (each.called() in OPEN, places.get(each.called(), last))))

    def amount(self, amount: Amount[Any] | int) -> str:
        """The text of a number."""
        return figures(amount) if isinstance(amount, int) else self.render(amount)

    def enclosed(self, amount: Amount[Any] | int) -> str:
        """The text of a number before other text: in brackets if it ends in an aside."""
        text = self.amount(amount)
        return f"({text})" if isinstance(amount, Amount) and amount.called() in TRAILING else text

    def noun(self, word: str) -> Noun | None:
        """The noun for a word of the data."""
        return lexicon().noun(lexicon().term(word, self.game), self.lang)

    def phrase(self, word: str, determiner: Determiner, adjective: str = "") -> Phrase:
        """A noun phrase; a word without an entry in the lexicon is shown as the author wrote it."""
        noun = self.noun(word)
        if noun is None:
            return Phrase(lambda _: self.quoted(word))
        if determiner == "that" and self.is_short and self.grammar.says_this and not self._is_piece(word):
            determiner = "this"
        if adjective:
            noun = lexicon().adjective(adjective, self.lang).with_noun(noun, self.grammar.described)
        return Phrase(lambda asked: self.grammar.phrase(noun, determiner, asked), noun.gender)

    def _is_piece(self, word: str) -> bool:
        """Whether a word is that for any piece, which with "this" means the owner."""
        return lexicon().term(word, self.game) == lexicon().term(PIECE, self.game)

    def one(self, word: str, determiner: Determiner) -> Phrase:
        """A noun phrase that stays in the singular, for a known piece."""
        phrase = self.phrase(word, determiner)
        return Phrase(lambda asked: phrase.inflected(PhraseForm(asked.case)), phrase.gender)

    def named(self, name: str) -> Phrase:
        """The phrase of a name: known here, bound by the rules, or chosen by an author."""
        if name in self.known:
            return self.known[name]
        if name in OWNERS:
            return self.one(PIECE, "this")
        if self.noun(f"{NAMED}-{name}") is not None:
            return self.one(f"{NAMED}-{name}", "the")
        piece = self.one(PIECE, "the")
        return Phrase(lambda asked: f"{piece.inflected(asked)} {self.quoted(name)}", piece.gender)

    def quoted(self, name: str) -> str:
        """A name as it was written."""
        return say("ability-quoted", self.lang, name=name)

    def own(self, name: str) -> str:
        """The name of something that the author or the rules define."""
        known = (say(each, self.lang) for each in (f"term-{name}", f"seat-{name}") if each in ids())
        return self.quoted(next(known, None) or self.called(name))
