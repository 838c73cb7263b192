"""Idioms say what the literal sentences say: each field of which those speak is fixed, at its default, or a blank."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

from engine.abilities.fields import authored_fields
from engine.abilities.game_interface import Vocabulary
from engine.abilities.wording.grammar import Determiner
from engine.abilities.wording.idioms import TAIL, matching, spoken_fields
from engine.abilities.wording.renderer import GRAMMARS, Renderer
from engine.abilities.wording.slots import slot_named
from engine.abilities.wording.word_ids import word_of
from engine.systems.battleground.abilities.ability_text import clauses, generated_clauses, renderer_of
from engine.systems.battleground.documents.ability_fields import ABILITY, BONUS, MISSION
from engine.words import arguments, idioms, ids, languages
from engine.words.idiom_files import BLANK, IdiomFile
from tests.support.ability_words import VOCABULARIES, every_op
from tests.support.cases import all_cases
from tests.support.op_samples import samples
from tests.tools.wording_lint import faults

FILES = idioms().files
OPS = [(vocabulary, op) for vocabulary in VOCABULARIES for op in every_op(vocabulary)]


def short(lang: str) -> Renderer:
    """A renderer of Battleground that prefers idioms."""
    return replace(renderer_of(lang), is_short=True)


def read(**written: Any) -> Any:
    """An ability of a card."""
    return ABILITY.read(written).read()


def text_of(ability: Any, lang: str = "en", *, is_short: bool = True) -> str:
    """The text of an ability in one line."""
    renderer = replace(renderer_of(lang), is_short=is_short)
    return " / ".join(line for clause in clauses(ability, renderer) for line in clause.lines)


def blanks_of(pattern: Any) -> Iterator[str]:
    """The blanks of a pattern."""
    match pattern:
        case dict():
            for each in pattern.values():
                yield from blanks_of(each)
        case list():
            for each in pattern:
                yield from blanks_of(each)
        case str() if pattern.startswith(BLANK):
            yield pattern[1:]


@pytest.mark.parametrize("idiom", FILES, ids=lambda each: each.id)
def test_each_blank_stands_in_the_sentence_of_each_language(idiom: IdiomFile) -> None:
    """Nothing that a pattern leaves open is left out."""
    assert idiom.instead_of == TAIL or idiom.instead_of in ids()
    assert set(idiom.sentences) == set(languages())
    open_ = tuple(blanks_of(idiom.pattern)) if idiom.pattern is not None else ()
    for lang in languages():
        slots = [slot_of(name, open_, lang) for name in arguments(idiom.id, lang)] if open_ else []
        named = {each for slot in slots if slot for each in (slot.field, slot.noun, slot.noun.replace("-", "_"))}
        left_out = set(open_) - named - set(filter(None, arguments(idiom.id, lang)))
        assert {each for each in left_out if each not in of_nobody(idiom)} == set(), lang


def of_nobody(idiom: IdiomFile) -> set[str]:
    """What the literal sentence does not say either; what is prevented stands in the clause before."""
    if idiom.id.endswith("-prevented"):
        return {"of"}
    return {"on"} if "on" not in {name.split("_")[0] for name in arguments(idiom.instead_of)} else set()


def slot_of(name: str, open_: tuple[str, ...], lang: str) -> Any:
    try:
        return slot_named(name, open_, GRAMMARS[lang].cases)
    except LookupError:
        return None


@pytest.mark.parametrize("lang", languages())
def test_idioms_are_well_formed(lang: str) -> None:
    """The sentences take the same fields in each language."""
    for idiom in FILES:
        here, english = fields_of(idiom.id, lang), fields_of(idiom.id, "en")
        assert here == english, idiom.id


def fields_of(word_id: str, lang: str) -> set[str]:
    parts = (name.split("_") for name in arguments(word_id, lang))
    found = {each[1] if each[0] in get_args(Determiner) and each[1:] else each[0] for each in parts}
    return found - {"on", "subject"}


@pytest.mark.slow
@all_cases("vocabulary, op", OPS, by=lambda case: case[0].system)
def test_idioms_tell_apart_what_literal_sentences_tell_apart(vocabulary: Vocabulary, op: type[Any]) -> None:
    """Over all samples of an operation, in all languages."""
    for lang in languages():
        literal = renderer_of(lang) if vocabulary.system == "battleground" else Renderer(lang, vocabulary.system)
        idiomatic = replace(literal, is_short=True)
        meant: dict[str, str] = {}
        for number in (1, 5):
            for sample in samples(op, number, vocabulary):
                text, whole = idiomatic.sentence(sample), literal.sentence(sample)
                assert meant.setdefault(text, whole) == whole, (lang, text)
                assert not faults(text, lang), text


@pytest.mark.parametrize("idiom", [each for each in FILES if each.pattern is None], ids=lambda each: each.id)
def test_an_idiom_without_a_pattern_says_all_that_the_literal_sentence_says(idiom: IdiomFile) -> None:
    """But for what its reminder tells."""
    constant = {"ability-battleground-when", "ability-battleground-single-use"}
    if idiom.instead_of not in constant:
        assert fields_of(idiom.id, "en") >= fields_of(idiom.instead_of, "en") - {"target", "bearer", "victory"}


ATTACK, MELEE = {"test": "attack"}, {"test": "attack", "weapon": "melee"}
STRENGTH = {"modify": "strength", "by": 2, "if": MELEE}
ACTIVE = {"when": "active", "cost": {"ap": 1}}
SAID = [
    (ACTIVE | {"effects": [{"do": "modify", "gives": [STRENGTH]}]}, "+2 strength on melee attacks this activation."),
    ({"when": "always", "modify": "dice", "by": 2, "if": {"test": "defence", "attack-from": "rear"}},
     "+2 dice against flank attacks."),
    ({"when": "always", "modify": "mind", "by": -1, "to": "all-enemies", "range": 4},
     "Each visible enemy within 4″: −1 mind."),
    ({"when": "attack", "needs": 3, "effects": [{"do": "push", "hexes": 2}]},
     "3+ successes remain / Push the target 2 hexes."),
    ({"when": "attack", "effects": [{"do": "debuff", "name": "stun"}]}, "the attack hits / The target suffers Stun."),
    (ACTIVE | {"effects": [{"do": "gain", "counter": "mana"}, {"do": "gain", "counter": "focus"}]},
     "1 AP / Gain 1 mana and 1 focus token."),
    (ACTIVE | {"to": "enemy", "effects": [{"do": "wound"}, {"do": "lose", "counter": "mana"}]},
     "1 AP / a visible enemy / The target suffers 1 wound and loses 1 mana."),
]  # fmt: skip


@pytest.mark.parametrize(("written", "said"), SAID, ids=[said for _, said in SAID])
def test_idioms_say_what_games_print(written: dict[str, Any], said: str) -> None:
    assert text_of(read(**written)).endswith(said)


def test_the_literal_text_is_still_there() -> None:
    ability = read(**ACTIVE, effects=[{"do": "modify", "gives": [STRENGTH]}])
    assert text_of(ability, is_short=False).endswith(
        "until this activation or interruption ends, for this character: +2 to strength if it is an attack test and "
        "the attack is a melee attack"
    )


@pytest.mark.parametrize(
    ("near", "other"),
    [
        ({"within": 3}, {"within": 3, "seen": False}),
        ({"within": 3}, {"within": 3, "of": "target"}),
        ({"within": 3}, {"seen": True}),
        ({"within": 3}, {"within": 3, "where": {"wounded": {"who": "it"}}}),
    ],
)
def test_an_idiom_matches_only_what_it_says(near: dict[str, Any], other: dict[str, Any]) -> None:
    """A distance as the rules have it is short; another sight, another middle and a condition are said."""
    hurt = [
        read(**ACTIVE, to="enemy", effects=[{"do": "wound", "on": {"pieces": {"side": "allies", **each}}}])
        for each in (near, other)
    ]
    for lang in languages():
        assert text_of(hurt[0], lang) != text_of(hurt[1], lang)


def test_a_condition_about_somebody_else_is_no_tail() -> None:
    """`while focused` is only said of the one whose number it is."""
    own = read(when="always", modify="dice", by=1, **{"if": {"focused": True}})
    other = read(when="always", modify="dice", by=1, to="all-allies", **{"if": {"focused": {"who": "self"}}})
    assert text_of(own) == "+1 die while focused."
    assert text_of(other) == "Each visible ally: +1 die if this character is focused."


def test_an_aimed_place_is_no_owner_to_measure_from() -> None:
    """Where an ability is aimed at a hex, the target of a distance is that hex."""
    near = {"pieces": {"side": "enemies", "within": 2, "of": "target"}}
    ability = read(**ACTIVE, to="hex", range=6, effects=[{"do": "wound", "on": near}])
    assert text_of(ability).endswith("Each visible enemy within 2″ of that hex suffers 1 wound.")


def test_each_blank_belongs_to_a_field() -> None:
    """The place of a change in the data, for whoever edits the sentence."""
    effect = read(**ACTIVE, effects=[{"do": "modify", "gives": [STRENGTH]}]).effects[0]
    found = matching(short("en"), word_of(type(effect)), effect)
    assert found is not None
    assert {name: (blank.definition, blank.field) for name, blank in found.blanks.items()} == {
        "on": (effect, "on"),
        "gives": (effect, "gives"),
    }
    assert set(spoken_fields(word_of(type(effect)), effect)) == set(authored_fields(effect))


def test_bonuses_and_missions_are_short_too() -> None:
    bonus = BONUS.read({"effects": [{"do": "draw"}]}).read()
    mission = MISSION.read({"when": {"knock-out": {"by": "self"}}, "vp": 15}).read()
    assert text_of(bonus) == "Draw 1 card."
    assert text_of(mission) == "this character knocks out an enemy / 15 VP"
    assert generated_clauses(mission, renderer_of("en"))[-1].text == "15 victory points"
