"""Hints next to the sentence of a problem, where no name is similar to the one written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.loading.json_parser import parse
from engine.content.problems import ContentError, Problem
from engine.content.references.resolver import UnknownDocument
from engine.registry import declarations
from engine.words import languages
from tests.rules.battleground.stock.test_author_manual import on_an_item
from tests.support.ability_documents import card
from tests.support.battleground import DECLARED


def nothing(name: str) -> Mapping[str, Any]:
    """No document is known."""
    raise UnknownDocument(name)


BOTH = declarations()


def problem(ability: dict[str, Any], declared: Any = DECLARED) -> Problem:
    """The only problem of an ability, rendered in every language."""
    (found,) = (each for each in check_document(card(ability), declared, nothing).problems if each.severity == "error")
    assert all(found.sentence(lang) for lang in languages())
    return found


def active(*effects: Any, **more: Any) -> dict[str, Any]:
    """An ability with these effects."""
    return {"when": "active", "cost": {"ap": 1}, "effects": list(effects), **more}


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        ({"when": "always", "modify": "mind", "by": 1, "effects": []}, "Allowed here: modify, by, set,"),
        (active({"do": "wound", "on": "enemy"}), "Allowed here: self, target and bearer."),
        (active({"do": "heal", "wounds": "two"}), "Or an object with one of these keys: bounded, count,"),
        (active({"do": "heal", "on": ["self"]}), "Or an object with one of these keys: most, nearest, pieces,"),
        (active({"do": "heal"}, **{"if": {"bearing": "hasty"}}), "Or an object with one of these keys: so, who,"),
        (active({"do": "buff", "name": "stun"}), "“stun” is a common debuff"),
    ],
)
def test_the_allowed_keys_names_and_objects_are_listed(ability: dict[str, Any], said: str) -> None:
    """Keys, names, and the objects that are allowed in place of a plain value."""
    assert said in problem(ability).sentence()


def test_a_name_that_looks_like_it_is_enough() -> None:
    """A good suggestion has no long list after it."""
    reported = problem(active({"do": "pull", "hexs": 2}, to="enemy")).sentence()
    assert reported == "Unknown key “hexs”. Did you mean “hexes”?"


@pytest.mark.parametrize(
    "ability", [active({"do": "daze"}), {"when": {"damaged": {"how": "attack"}}, "effects": [{"do": "heal"}]}]
)
def test_a_word_of_another_game_is_known_as_such(ability: dict[str, Any]) -> None:
    """Where that game is here."""
    assert problem(ability, BOTH).sentence().endswith("belongs to another game, hoplomachus.")
    assert "another game" not in problem(ability).sentence()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (
            active({"do": "wound", "if": {"wounded": True}}),
            "“if” is an effect: it goes under the key “do”.",
        ),
        (active({"do": "charge", "sees": "self"}), "“sees” is a condition: it goes under the key “if”."),
        (active({"do": "wound"}, nearest={"of": "self"}), "“nearest” is a selector: it goes where a character"),
        (active({"do": "wound"}, bounded={"of": 2}), "“bounded” is an amount: it goes where a number"),
        (active({"do": "claim"}), "“claim” is a trigger: it goes under the key “when”."),
        (active({"do": "wound"}, mana=1), "“mana” is a cost: it goes under the key “cost”."),
    ],
)
@pytest.mark.parametrize("declared", [DECLARED, BOTH])
def test_a_word_of_another_game_is_reported_as_such(ability: dict[str, Any], said: str, declared: Any) -> None:
    """A word of this game is not a word of another one."""
    sentence = problem(ability, declared).sentence()
    assert said in sentence
    assert "another game" not in sentence


@pytest.mark.parametrize(
    ("ability", "options"),
    [
        (active({"do": "heal"}, limit={"times": 1, "per": "turn"}), "game, round and activation."),
        (active({"do": "gain", "counter": "draw"}), "mana, focus, guard and ap."),
    ],
)
def test_where_no_operation_may_stand_none_is_reported_of(ability: dict[str, Any], options: str) -> None:
    """“turn” is an effect, but nobody means one by it there; what may stand there is reported."""
    assert problem(ability).sentence().endswith(options)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"a": 1,}', "Remove the comma before this"),
        ('{"a": 1 "b": 2}', "Add a comma"),
        ("{a: 1}", "quotation marks"),
        ('{"a": 1', "Close the bracket"),
        ('{"a": 1}}', "follows the last bracket"),
    ],
)
def test_unbalanced_brackets_are_reported(text: str, said: str) -> None:
    """Beside line and column."""
    with pytest.raises(ContentError) as caught:
        parse(text)
    assert said in caught.value.problem.sentence()
    assert len({caught.value.problem.sentence(lang) for lang in languages()}) == len(languages())


def test_a_game_that_is_not_here_is_reported_with_the_nearest_one() -> None:
    """Its documents are kept all the same."""
    found = check_document({**card(), "system": "battlegrounds"}, BOTH, nothing)
    assert [(each.path, each.code, each.suggestion) for each in found.problems] == [
        ("$.system", "content-unknown-system", "battleground")
    ]
    assert (found.errors(), found.document is not None) == ((), True)


def test_nothing_is_said_of_what_could_not_be_read() -> None:
    """A cost that is wrong is not also called missing."""
    found = check_document(card(active({"do": "heal"}, cost={"ap": 0})), DECLARED, nothing).problems
    assert [(each.path, each.code) for each in found] == [("$.abilities[0].cost.ap", "content-too-small")]


@pytest.mark.parametrize(
    ("more", "path", "keys"),
    [
        ({"limit": "once"}, "limit", ("times", "per")),
        ({"cost": 1}, "cost", ("ap", "cards", "focus", "mana", "wounds")),
        ({"name": "Strike"}, "name", ("en", "it", "es", "pl")),
        ({"if": "wounded"}, "if", ("wounded",)),
    ],
)
def test_where_an_object_is_needed_its_keys_are_reported(
    more: dict[str, Any], path: str, keys: tuple[str, ...]
) -> None:
    found = problem({**active({"do": "draw"}), **more})
    assert (found.path, found.code) == (f"$.abilities[0].{path}", "content-not-object")
    assert found.remark is not None
    assert set(keys) <= set(found.remark.values["options"])  # type: ignore[arg-type]  # names


def test_of_a_list_in_place_of_an_ability_no_keys_are_reported() -> None:
    """They depend on its `when`."""
    wrong = {**on_an_item(active({"do": "draw"})), "ability": [active({"do": "draw"})]}
    [found] = check_document(wrong, BOTH, DocumentResolver(with_files=False)).problems
    assert (found.path, found.code, found.remark) == ("$.ability", "content-not-object", None)
