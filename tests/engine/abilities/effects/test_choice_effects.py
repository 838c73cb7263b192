"""choose and one-of: the player asked, the choices, and their results."""

from typing import Any

import pytest

from engine.kernel.data.choice import Choice
from engine.words import languages, speak
from tests.engine.abilities.toy import cast_on, gold
from tests.support.script import asked, offers, play, refused

ALL = {"pieces": {"side": "all"}}
FOES = {"pieces": {"side": "enemies"}}
OTHERS = {"without": {"of": ALL, "these": "self"}}
RICHER = {"do": "gain", "counter": "gold"}
FOE_RICHER = {**RICHER, "on": "foe"}


def choosing(**more: Any) -> dict[str, Any]:
    return {"do": "choose", "as": "foe", "from": FOES, **more}


def one_of(*options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"do": "one-of", "options": list(options), **more}


MINE = {"effects": [{**RICHER, "on": "self"}]}
YOURS = {"name": {"en": "A gift", "pl": "Dar"}, "effects": [{**RICHER, "amount": 2}]}
NEVER = {"if": {"trait": {"who": "self", "trait": "king"}}, "effects": [{**RICHER, "amount": 9}]}


def test_choose_asks_the_player_of_the_ability_and_names_whom_it_chose() -> None:
    game = cast_on(choosing(), FOE_RICHER)
    assert asked(game) == "red: choose"
    assert offers(game, "red") == ["choose piece=bo", "choose piece=be"]
    play(game, "red: choose piece=be")
    assert gold(game) == {"be": 1}


def test_choose_does_not_ask_where_there_is_no_choice() -> None:
    assert gold(cast_on(choosing(count=2), FOE_RICHER)) == {"bo": 1, "be": 1}
    assert gold(cast_on(choosing(count=3), FOE_RICHER)) == {"bo": 1, "be": 1}
    assert gold(cast_on(choosing(**{"from": {"pieces": {"side": "allies"}}}), FOE_RICHER)) == {"al": 1}
    assert gold(cast_on(choosing(**{"from": "nobody"}), FOE_RICHER)) == {}
    assert gold(cast_on(choosing(**{"from": "nobody"}, may=True), FOE_RICHER)) == {}
    assert gold(cast_on(choosing(count={"count": {"of": "nobody"}}), FOE_RICHER)) == {}


def test_several_are_chosen_one_by_one() -> None:
    game = cast_on(choosing(count=2, **{"from": OTHERS}), FOE_RICHER)
    play(game, "red: choose piece=be")
    assert offers(game, "red") == ["choose piece=al", "choose piece=bo"]
    play(game, "red: choose piece=al")
    assert gold(game) == {"al": 1, "be": 1}


def test_an_optional_choice_allows_none_or_fewer() -> None:
    game = cast_on(choosing(may=True, count=2), FOE_RICHER)
    assert offers(game, "red") == ["choose piece=bo", "choose piece=be", "decline"]
    play(game, "red: decline")
    assert gold(game) == {}
    game = cast_on(choosing(may=True, count=2), FOE_RICHER)
    play(game, "red: choose piece=be")
    assert offers(game, "red") == ["choose piece=bo", "done"]
    play(game, "red: done")
    assert gold(game) == {"be": 1}


def test_a_single_choice_is_still_asked_for_where_it_may_be_declined() -> None:
    game = cast_on(choosing(may=True, **{"from": {"pieces": {"side": "allies"}}}), FOE_RICHER)
    assert offers(game, "red") == ["choose piece=al", "decline"]


def test_choose_asks_once_however_many_the_ability_is_about() -> None:
    game = cast_on(choosing(), FOE_RICHER, whom=("al", "bo"))
    play(game, "red: choose piece=bo")
    assert gold(game) == {"bo": 1}


def test_why_somebody_cannot_be_chosen() -> None:
    game = cast_on(choosing(count=2, **{"from": OTHERS}), FOE_RICHER)
    assert reasons(game, "choose piece=ana") == ["asking/can-be-chosen"]
    play(game, "red: choose piece=bo")
    assert reasons(game, "choose piece=bo") == ["asking/not-chosen-yet"]
    assert reasons(game, "choose piece=al") == []
    assert refused(game, "red: choose piece=nobody") == []


def test_one_of_asks_what_happens_to_the_piece() -> None:
    game = cast_on(one_of(MINE, YOURS))
    assert asked(game) == "red: option"
    assert offers(game, "red") == ["option option=1", "option option=2"]
    play(game, "red: option option=2")
    assert gold(game) == {"bo": 2}
    game = cast_on(one_of(MINE, YOURS))
    play(game, "red: option option=1")
    assert gold(game) == {"ana": 1}


def test_one_of_asks_for_each_piece_by_itself() -> None:
    game = cast_on(one_of(MINE, YOURS), whom=("bo", "al"))
    play(game, "red: option option=2", "red: option option=1")
    assert gold(game) == {"bo": 2, "ana": 1}


def test_an_option_that_is_closed_is_not_offered_and_says_so() -> None:
    game = cast_on(one_of(NEVER, MINE, YOURS))
    assert offers(game, "red") == ["option option=2", "option option=3"]
    assert reasons(game, "option option=1") == ["asking/option-is-open"]
    assert gold(cast_on(one_of(NEVER, YOURS))) == {"bo": 2}
    assert gold(cast_on(one_of(NEVER))) == {}


def test_a_closed_option_says_by_number_and_name_what_it_asks_for() -> None:
    """Which of it is not so now, in its own words."""
    closed = {"name": {"en": "Alms"}, "if": {"there-are": {"who": "self", "least": 5}}, "effects": MINE["effects"]}
    game = cast_on(one_of(closed, MINE, YOURS))
    [reason] = game.why_not(Choice("option", {"option": 1}), "red")
    text = speak(reason.sentence, "en")
    assert "option 1 (“Alms”) asks for something that is not so now: there are at least 5" in text
    [unnamed] = cast_on(one_of(NEVER, MINE, YOURS)).why_not(Choice("option", {"option": 1}), "red")
    assert "option 1 asks for" in speak(unnamed.sentence, "en")


def test_one_of_may_be_declined_where_it_says_so() -> None:
    game = cast_on(one_of(NEVER, YOURS, may=True))
    assert offers(game, "red") == ["option option=2", "decline"]
    play(game, "red: decline")
    assert gold(game) == {}


def test_the_name_of_an_option_is_shown_beside_it() -> None:
    game = cast_on(one_of(MINE, YOURS))
    assert game.decision is not None
    first, second = game.decision.choices
    assert game.shown(first) == {}
    assert game.shown(second) == {"title": {"en": "A gift", "pl": "Dar"}}


@pytest.mark.parametrize("effect", [choosing(), choosing(count=2, may=True), one_of(MINE, YOURS)])
def test_the_questions_have_words_and_a_rule(effect: dict[str, Any]) -> None:
    game = cast_on(effect)
    assert game.decision is not None
    for lang in languages():
        assert speak(game.decision.prompt, lang)
    assert {rule for each in game.decision.choices for rule in each.rules} == {"TOY-1"}


def reasons(game: Any, wish: str) -> list[str]:
    """The clauses that refuse the wish for a piece or an option; each has its sentence in every language."""
    kind, _, value = wish.partition(" ")
    name, _, text = value.partition("=")
    found = game.why_not(Choice(kind, {name: int(text) if kind == "option" else text}), "red")
    for each in found:
        assert each.rule == "TOY-1"
        for lang in languages():
            assert speak(each.sentence, lang)
    return [each.clause for each in found]
