"""Abilities are read strictly: misspelt keys and words of any operation are reported with path and suggestion."""

from collections.abc import Iterator, Mapping
from operator import itemgetter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.abilities.kinds import KindName, Op
from engine.abilities.loading.ability_variants import AbilityVariants
from engine.abilities.structure.field_types import FieldDescription, WordChoice, field_descriptions
from engine.systems.battleground.documents.ability_fields import WRITING
from tests.support.abilities import abilities
from tests.support.ability_documents import wrong
from tests.support.cases import all_cases

DRAW = {"do": "draw"}
KINDS: tuple[KindName, ...] = ("effect", "condition", "selector", "amount", "trigger", "cost")
OPS = [(kind, name) for kind in KINDS for name in WRITING.ops(kind)]


def holding(kind: KindName, op: Any) -> tuple[dict[str, Any], str]:
    """An ability that holds an operation as it is written there, and the path of it."""
    active: dict[str, Any] = {"when": "active", "effects": [DRAW]}
    match kind:
        case "effect":
            return {**active, "to": "enemy", "effects": [op]}, "$.effects[0]"
        case "condition":
            return {**active, "if": op}, "$.if"
        case "selector":
            return {**active, "effects": [{"do": "wound", "on": op}]}, "$.effects[0].on"
        case "amount":
            return {**active, "effects": [{**DRAW, "cards": op}]}, "$.effects[0].cards"
        case "trigger":
            return {"when": op, "effects": [DRAW]}, "$.when"
        case "cost":
            return {**active, "cost": op}, "$.cost"


def misspelt(word: str) -> str:
    """The same with a letter too many."""
    return f"{word[:-1]}x{word[-1]}"


@all_cases("kind, name", OPS, by=itemgetter(0))
def test_an_operation_that_is_misspelt_is_reported_with_its_name(kind: KindName, name: str) -> None:
    if kind == "effect":
        ability, at = holding(kind, {"do": misspelt(name)})
        reported = (f"{at}.do", "content-not-an-option")
    else:
        ability, at = holding(kind, {misspelt(name): {}})
        reported = (f"{at}.{misspelt(name)}", "content-unknown-key")
    found = next(each for each in wrong(ability) if each[:2] == reported)
    # Of names that look alike another one may be the nearest.
    assert found[2] == name or found[2] in WRITING.ops(kind)


@all_cases("kind, name", OPS, by=itemgetter(0))
def test_a_field_that_is_misspelt_is_reported_with_its_key(kind: KindName, name: str) -> None:
    op: type[Op] = WRITING.ops(kind)[name]
    if len(field_descriptions(op)) == 1 and op.written_as:
        return  # It has no object.
    for field in field_descriptions(op):
        key = misspelt(field.key)
        ability, at = holding(kind, {"do": name, key: 1} if kind == "effect" else {name: {key: 1}})
        path = f"{at}.{key}" if kind == "effect" else f"{at}.{name}.{key}"
        found = {place: (code, near) for place, code, near in wrong(ability)}
        assert found[path][0] == "content-unknown-key"
        assert found[path][1] in {each.key for each in field_descriptions(op)} | {"do"}


@all_cases("kind, name", OPS, by=itemgetter(0))
def test_a_word_that_cannot_be_chosen_is_reported_with_the_nearest(kind: KindName, name: str) -> None:
    op: type[Op] = WRITING.ops(kind)[name]
    for field in field_descriptions(op):
        options = _options(field)
        if not options:
            continue
        word = misspelt(options[0])
        alone = op.written_as == field.name and len(field_descriptions(op)) == 1
        fields: Any = word if alone else {field.key: word}
        ability, at = holding(kind, {"do": name, **fields} if kind == "effect" else {name: fields})
        path = f"{at}.{field.key}" if kind == "effect" else f"{at}.{name}" if alone else f"{at}.{name}.{field.key}"
        assert (path, "content-not-an-option", options[0]) in wrong(ability)


def _options(field: FieldDescription) -> tuple[str, ...]:
    match field.holds:
        case WordChoice(options, list_):
            words = options or WRITING.vocabulary.listed(list_)  # type: ignore[arg-type]
            return tuple(word for word in words if isinstance(word, str))
        case _:
            return ()


def keys_in(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all keys, but for those of texts."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if key not in ("name", "wording", "text"):
                yield (*at, key)
                yield from keys_in(inner, (*at, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from keys_in(inner, (*at, number))


def with_key_misspelt(value: Any, at: tuple[Any, ...]) -> Any:
    step, *rest = at
    if isinstance(value, list):
        return [with_key_misspelt(each, tuple(rest)) if n == step else each for n, each in enumerate(value)]
    if not rest:
        return {misspelt(key) if key == step else key: inner for key, inner in value.items()}
    return {key: with_key_misspelt(inner, tuple(rest)) if key == step else inner for key, inner in value.items()}


@pytest.mark.slow
@given(ability=abilities(), data=st.data())
@settings(max_examples=200)
def test_any_key_anywhere_that_is_misspelt_is_reported_where_it_stands(
    ability: dict[str, Any], data: st.DataObject
) -> None:
    """In random abilities, however deep; an ability or effect without what says which one it is is reported so."""
    places = [at for at in keys_in(ability) if len(at) > 1 or at[0] != "when"]
    at = data.draw(st.sampled_from(places)) if places else ()
    if not at or at[-1] == "do":
        return
    path = "$"
    for step in (*at[:-1], misspelt(at[-1])):
        path += f"[{step}]" if isinstance(step, int) else f".{step}"
    assert (path, "content-unknown-key") in {reported[:2] for reported in wrong(with_key_misspelt(ability, at))}


def test_a_value_of_another_type_is_reported() -> None:
    """At its place, in each kind of operation."""
    for kind in KINDS:
        for odd in (5.5, [1], True):
            ability, at = holding(kind, odd)
            assert {path for path, _, _ in wrong(ability)} == {at}


def test_null_stands_for_nothing() -> None:
    """What says nothing is left out."""
    for key in ("range", "test", "limit", "if"):
        ability = {"when": "active", "effects": [DRAW], key: None}
        assert [path for path, _, _ in wrong(ability)] == [f"$.{key}"]
    assert wrong({"when": "active", "effects": [DRAW], "if": {"weapon": None}}) != []


def test_a_family_knows_its_words() -> None:
    """The words of `when` by the definition that each means."""
    family = AbilityVariants({"a": int, "b": int, "c": str}, float)
    assert family.definitions == (int, str, float)
    assert family.words_for(int) == ("a", "b")
    assert family.words_for(float) == ()


def test_an_author_may_write_more_than_a_line_of_own_words() -> None:
    """A name is a line, a wording is not."""
    ability = {"when": "active", "effects": [DRAW], "wording": {"en": "Draw a card. " * 20}}
    assert wrong(ability) == []
    assert wrong({**ability, "name": {"en": "x" * 200}}) == [("$.name.en", "content-text-too-long", None)]
    assert wrong({**ability, "wording": {"de": "Karte"}})[0][:2] == ("$.wording.de", "content-unknown-key")
