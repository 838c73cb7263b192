"""Abilities that let a character wait for something until its activation or interruption ends."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.abilities.triggers.test_triggers import ATTACK, HIT, of
from tests.rules.battleground.fights import Document, fight, interrupting, of_kind
from tests.support.battleground import battle
from tests.support.script import asked, offers, play

DRAIN: Document = {"do": "lose", "counter": "mana", "on": "subject"}


def awaits(when: Any, *effects: Document, **more: Any) -> Document:
    """An active ability that lets its target wait for something."""
    effect = {"do": "wait", "when": when, "effects": list(effects), **more.pop("wait", {})}
    return {"when": "active", "id": "w", "effects": [effect], **more}


def waiting(*dice: int, ability: Document, **more: Any) -> Game[Battle]:
    """A fight in which Ana has begun to wait."""
    game = fight(*dice, stats={**of("ana", ability), "bo": {"health": 20}}, now={"bo": {"mana": 5}}, **more)
    play(game, "red: use ability=test/ana:w")
    return game


@pytest.mark.rule("BG-ABIL-1")
def test_whenever_it_happens_something_is_done() -> None:
    """With the names of what happened."""
    game = waiting(*HIT, *HIT, ability=awaits("hit", DRAIN))
    events = play(game, ATTACK[0], "blue: done", ATTACK[0], "blue: done")
    assert of_kind(events, "mana-lost") == ["mana-lost bo 1"] * 2


@pytest.mark.rule("BG-ABIL-1")
def test_a_wait_may_be_met_several_times() -> None:
    """And then no more."""
    for times in (1, 2):
        game = waiting(*HIT, *HIT, *HIT, ability=awaits("hit", DRAIN, wait={"times": times}))
        events = play(game, *[ATTACK[0], "blue: done"] * 3)
        assert of_kind(events, "mana-lost") == ["mana-lost bo 1"] * times


@pytest.mark.rule("BG-ABIL-1")
def test_before_it_was_begun_nothing_waits() -> None:
    """It is no passive."""
    game = fight(*HIT, stats=of("ana", awaits("hit", DRAIN)), now={"bo": {"mana": 5}})
    assert of_kind(play(game, ATTACK[0]), "mana-lost") == []


@pytest.mark.rule("BG-ABIL-1", "BG-ROUND-9")
def test_a_wait_ends_with_the_activation() -> None:
    """What happens later is not waited for."""
    game = waiting(ability=awaits({"round-begins": {}}, {"do": "heal"}))
    events = play(game, "red: end")
    assert of_kind(events, "await-met") == []
    assert not any("awaited" in frame.values for frame in game.state.frames)


@pytest.mark.rule("BG-ABIL-1", "BG-INT-1")
def test_a_wait_continues_during_interruptions_of_the_activation() -> None:
    """Somebody else who acts meanwhile may be what it waits for."""
    ability = awaits({"gains": {"counter": "ap", "who": "enemy"}}, {"do": "wound", "on": "subject"})
    game = interrupting(waiting(ability=ability), "bo", "guard")
    assert game.state.figures["bo"].wounds == 1


@pytest.mark.rule("BG-ROUND-7", "BG-ABIL-1", "BG-ABIL-5")
def test_the_bonus_of_a_card_may_wait() -> None:
    """For the character that it was played for; what else acts is ordered with it."""
    bonus = {"effects": [{"do": "wait", "when": "move", "effects": [{"do": "gain", "counter": "mana"}]}]}
    passive = {"when": "move", "effects": [{"do": "heal"}]}
    game = battle(decks={"red": "fate-1-2-0 fate-2"}, bonuses={"fate-1-2-0": bonus}, cards=of("ana", passive))
    play(game, "red: select-card card=fate-1-2-0", "blue: pass", "red: activate figure=ana", "red: bonus bonus=ability")
    play(game, "red: move to=A2", "red: face facing=s")
    assert offers(game, "red") == ["order next=test/ana", "order next=fate-1-2-0"]
    play(game, "red: order next=fate-1-2-0")
    assert (asked(game), game.state.figures["ana"].mana) == ("red: act", 1)
