"""The shared effects: the result of each, its targets, and its repetitions."""

from typing import Any

import pytest

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import Now
from engine.abilities.loading.op_registry import ops_of
from tests.engine.abilities.toy import ability, cast_on, gold

ALL = {"pieces": {"side": "all"}}
FOES = {"pieces": {"side": "enemies"}}
RICHER = {"do": "gain", "counter": "gold"}
POORER = {"do": "lose", "counter": "gold"}
IS_KING = {"trait": {"who": "target", "trait": "king"}}


def test_gain_adds_so_much_to_everybody_it_is_about() -> None:
    assert gold(cast_on(RICHER)) == {"bo": 1}
    assert gold(cast_on({**RICHER, "amount": 3}, whom=("bo", "al"))) == {"bo": 3, "al": 3}
    assert gold(cast_on({**RICHER, "amount": {"count": {"of": ALL}}, "on": "self"})) == {"ana": 4}


def test_lose_takes_so_much_as_far_as_there_is_any() -> None:
    assert gold(cast_on({**POORER, "amount": 2}, whom=("be", "bo"))) == {"be": -2, "bo": -1}


def test_an_amount_below_nothing_takes_nothing() -> None:
    less = {"difference": {"from": 1, "less": 3}}
    assert gold(cast_on({**RICHER, "amount": less})) == {}
    assert gold(cast_on({**POORER, "amount": less})) == {}


def test_gain_and_lose_matter_where_they_would_change_something() -> None:
    state = cast_on(RICHER).state
    gain, lose = ability(effects=[RICHER, POORER]).effects
    assert gain.matters(Now(state, AbilityUse("red", "ana", "spell"), (0, 0), "al"))
    assert not lose.matters(Now(state, AbilityUse("red", "ana", "spell"), (0, 1), "al"))


def test_if_carries_out_one_of_its_lists_for_each_piece_by_itself() -> None:
    """Inside, the target is the piece that is asked about."""
    branch = {"do": "if", "if": IS_KING, "then": [{**RICHER, "amount": 5}], "else": [RICHER]}
    assert gold(cast_on(branch, whom=("al", "bo"))) == {"al": 5, "bo": 1}
    assert gold(cast_on({**branch, "else": []}, whom=("al", "bo"))) == {"al": 5}


def test_inside_a_branch_the_target_is_whom_the_effect_happens_to() -> None:
    branch = {"do": "if", "if": {}, "then": [RICHER]}
    assert gold(cast_on({**branch, "on": "self"})) == {"ana": 1}
    assert gold(cast_on({**branch, "on": FOES}, whom=("al",))) == {"bo": 1, "be": 1}


def test_for_each_makes_each_piece_the_target_and_gives_it_a_name() -> None:
    assert gold(cast_on({"do": "for-each", "of": FOES, "effects": [RICHER]})) == {"bo": 1, "be": 1}
    named = {"do": "for-each", "of": FOES, "as": "foe", "effects": [{**RICHER, "on": "foe"}, {**RICHER, "on": "self"}]}
    assert gold(cast_on(named)) == {"bo": 1, "be": 1, "ana": 2}


def test_for_each_passes_over_who_left_before_its_turn() -> None:
    """The first foe takes all others with it."""
    rich = {**RICHER, "amount": 20, "on": {"without": {"of": FOES, "these": "it"}}}
    game = cast_on({"do": "for-each", "of": FOES, "effects": [rich, {**RICHER, "on": "self"}]})
    assert gold(game) == {"ana": 1}
    assert "be" not in game.state.pieces


def test_repeat_does_the_same_so_many_times() -> None:
    assert gold(cast_on({"do": "repeat", "times": 3, "effects": [RICHER, {**RICHER, "on": "self"}]})) == {
        "bo": 3,
        "ana": 3,
    }
    assert gold(cast_on({"do": "repeat", "times": {"count": {"of": "nobody"}}, "effects": [RICHER]})) == {}


def test_repeat_has_an_end() -> None:
    much = {"do": "repeat", "times": {"times": {"of": 99, "by": 99}}, "effects": [{"do": "score", "points": 1}]}
    assert cast_on(much).state.points == {"red": 25, "blue": 2}


def test_keep_holds_the_number_as_it_was() -> None:
    kept = {"do": "keep", "as": "before", "value": {"counter": {"of": "target", "name": "gold"}}}
    assert gold(cast_on(kept, {**RICHER, "amount": 5}, {**RICHER, "amount": {"named": "before"}})) == {"bo": 6}


def test_score_counts_once_however_many_the_ability_is_about() -> None:
    mine, theirs = {"do": "score", "points": 3}, {"do": "score", "points": 4, "whose": "other"}
    assert cast_on(mine, whom=("al", "bo")).state.points == {"red": 8, "blue": 2}
    assert cast_on(theirs).state.points == {"red": 5, "blue": 6}
    assert cast_on({"do": "score", "points": {"count": {"of": "nobody"}}}).state.points == {"red": 5, "blue": 2}


def test_message_tells_everybody_the_words_of_its_author() -> None:
    game = cast_on({"do": "message", "text": {"en": "Run!", "it": "Via!"}}, whom=("al", "bo"))
    reported = [event.to_json() for event in game.events if event.name() == "message-given"]
    assert reported == [
        {"event": "message-given", "ability": "spell", "text": {"en": "Run!", "it": "Via!"}, "rules": ["TOY-1"]}
    ]


@pytest.mark.parametrize("text", [{"text": {}}, {}])
def test_a_message_says_something(text: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="ability-message-says-nothing"):
        ability(effects=[{"do": "message", **text}])


TRIED = {"gain", "lose", "if", "for-each", "repeat", "keep", "score", "message"}
ASKED = {"choose", "one-of"}
"""Those of `test_effects_that_ask.py`."""


def test_every_shared_effect_is_tried() -> None:
    assert ops_of("effect").keys() == TRIED | ASKED
