"""Forms for abilities: every operation, shape and part has one, with words in every language."""

import re
from operator import itemgetter

import pytest

from engine.abilities.loading.form_descriptions import forms
from engine.abilities.structure.field_types import EVERY_KIND, Number, Operation, field_descriptions
from engine.kernel.data.message import Message
from engine.words import ids, languages, say, speak
from tests.support.abilities import GAMES
from tests.support.ability_forms import PREFIXES, words_of_forms
from tests.support.cases import all_cases

FORMS = {game: forms(writing) for game, writing in GAMES.items()}
ALL = [(game, name) for game, made in FORMS.items() for name in made]


def sounds_right(word: Message) -> None:
    """It is there in each language, begins as a sentence does, and has no slot that nothing fills."""
    assert word.id in ids(), f"{word.id} is missing in ability-forms.ftl"
    for lang in languages():
        said = speak(word, lang)
        assert said[0].isupper(), (lang, said)
        assert not re.search(r"[{}]|  ", said)


@all_cases("game, name", ALL, by=itemgetter(0))
def test_each_form_has_its_words(game: str, name: str) -> None:
    """A label for itself, and for each field a label and what it means."""
    form = FORMS[game][name]
    sounds_right(form.label)
    for field in form.fields:
        sounds_right(field.label)
        sounds_right(field.help)
        assert all(speak(field.help, lang).endswith(".") for lang in languages())


@all_cases("game, name", ALL, by=itemgetter(0))
def test_the_shared_explanation_of_a_key_is_true_of_each_field(game: str, name: str) -> None:
    """A key that has other meanings elsewhere has an explanation of its own."""
    for field in FORMS[game][name].fields:
        match field.help.id:
            case "ability-help-name":
                assert not field.required, "what must be there is never “empty: any”"
            case "ability-help-of" | "ability-help-by":
                assert re.search("amount|Number", str(field.holds)), "only numbers are worked out, or added"


@pytest.mark.parametrize("game", GAMES)
def test_a_form_has_the_fields_of_its_operation_in_order(game: str) -> None:
    """With required fields, defaults, and possible choices."""
    writing = GAMES[game]
    made = FORMS[game]
    for kind in EVERY_KIND:
        for name, op in writing.ops(kind).items():
            fields = field_descriptions(op)
            shown = made[f"{kind}/{name}"].fields
            assert [(each.key, each.required, each.default) for each in shown] == [
                (each.key, each.required, each.default) for each in fields
            ]
            assert all(each.options for each in shown if each.control == "choice")
            assert [each.key for each in shown if each.alone] == [
                each.key for each in fields if each.name == op.written_as
            ]


def test_fields_of_forms_have_options_bounds_and_operations() -> None:
    """A choice has its options, an amount its bounds and operations, a shape its words of `when`."""
    made = FORMS["battleground"]
    action = next(each for each in made["effect/free-action"].fields if each.key == "action")
    assert (action.control, action.options, action.required) == ("choice", ("move", "attack"), True)
    wounds = next(each for each in made["effect/wound"].fields if each.key == "wounds")
    assert isinstance(wounds.holds, Operation)
    assert (wounds.holds.bounds.least, wounds.holds.bounds.most, wounds.default) == (1, 20, 1)
    assert "half" in wounds.options
    assert "on-activation" in next(each for each in made["ability/reacting"].fields if each.key == "when").options
    assert next(each for each in made["item-ability/used"].fields if each.key == "when").options == (
        "active",
        "single-use",
    )
    times = next(each for each in made["part/limit"].fields if each.key == "times")
    assert isinstance(times.holds, Number)


def test_no_word_of_forms_is_left_over() -> None:
    """What no operation, part or field has any more is taken out."""
    assert sorted(each for each in ids() if each.startswith(PREFIXES) and each not in words_of_forms()) == []
    assert say("ability-form-effect-wound") == "Give wounds"
