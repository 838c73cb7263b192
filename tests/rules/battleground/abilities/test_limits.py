"""Abilities that work so many times only: in a game, a round, an activation; each figure counts for itself."""

from typing import Any

import pytest

from engine.systems.battleground.interruptions.execution import Interrupt
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.abilities.triggers.test_triggers import of, waits
from tests.rules.battleground.fights import SWORD, Document, fight, item, of_kind, with_dice
from tests.support.battleground import KEEPS, PASSES, battle
from tests.support.script import play, refused

DRAW: Document = {"do": "draw"}


def limited(per: str, times: int = 1, **more: Any) -> Document:
    """How often something works."""
    return {"limit": {"times": times, "per": per}, **more}


def worked(events: list[Any]) -> list[str]:
    """Whose abilities worked."""
    return [each.split()[1] for each in of_kind(events, "ability-triggered")]


@pytest.mark.rule("BG-ABIL-1")
@pytest.mark.parametrize(("per", "rounds"), [("game", 1), ("round", 3), ("activation", 3)])
def test_a_limit_lasts_as_long_as_its_scope(per: str, rounds: int) -> None:
    """Once a game; once a round, counted afresh in the next one; in an activation."""
    ability = waits("on-activation", {"do": "heal"}, **limited(per))
    game = battle(
        cards=of("ana", ability), red="ana@A1 al@A3", decks={"red": " ".join(["fate-1"] * 20), "blue": "fate-1"}
    )
    events: list[Any] = []
    for _ in range(3):
        events += play(game, "red: select-card card=fate-1", "blue: pass", "red: activate figure=ana")
        events += play(game, "red: bonus bonus=mana", "red: end", "red: select-card card=fate-1")
        events += play(game, "red: activate figure=al", "red: bonus bonus=mana", "red: end")
        if game.decision and game.decision.prompt.id.endswith("organise"):
            play(game, "red: done", "blue: done")
    assert len(worked(events)) == rounds


@pytest.mark.rule("BG-ABIL-1")
@pytest.mark.parametrize(("per", "times"), [("game", 2), ("round", 1), ("activation", 1)])
def test_a_limited_ability_works_as_often_as_its_limit(per: str, times: int) -> None:
    """And then no more."""
    used = [{"when": "active", "id": each, "effects": [{"do": "gain", "counter": "mana"}]} for each in "abc"]
    game = fight(stats=of("ana", *used, waits({"gains": {"counter": "mana"}}, {"do": "heal"}, **limited(per, times))))
    events = [event for each in "abc" for event in play(game, f"red: use ability=test/ana:{each}")]
    assert len(worked(events)) == times


@pytest.mark.rule("BG-ABIL-1")
def test_two_figures_with_one_card_count_apart() -> None:
    """The counter is that of the ability of one figure."""
    ring = item("ring", waits({"gains": {"counter": "mana", "who": "friend"}}, {"do": "heal"}, **limited("game")))
    used = {"when": "active", "effects": [{"do": "gain", "counter": "mana"}]}
    game = fight(stats=of("ana", used), arms={"ana": [ring], "al": [ring]}, red="ana@E5:n al@A9")
    play(game, "red: use ability=test/ana")
    events = play(game, 'red: order next="test/ring@al"')
    assert sorted(worked(events)) == ["al", "ana"]


@pytest.mark.rule("BG-ABIL-1", "BG-INT-1")
def test_an_interruption_counts_for_itself_and_the_activation_resumes_its_own() -> None:
    """BG-INT-1: as with what actions cost."""
    ability = waits({"gains": {"counter": "mana", "who": "character"}}, {"do": "heal"}, **limited("activation"))
    used = [{"when": "active", "id": each, "effects": [{"do": "gain", "counter": "mana"}]} for each in "ab"]
    stats = {**of("ana", *used, ability), **of("bo", waits("on-interruption"))}
    game = fight(stats=stats, now={"bo": {"mana": 0}})
    assert worked(play(game, "red: use ability=test/ana:a")) == ["ana"]
    game = with_dice(game.state.but(agenda=(*game.state.agenda, Interrupt("bo", "ana", "guard"))))
    assert game.state.frames[-1].values["spent"] == ("ana test/ana:3",), "that of the interruption began"
    play(game, "blue: end")
    assert worked(play(game, "red: use ability=test/ana:b")) == []


@pytest.mark.rule("BG-ACT-4", "BG-ABIL-1")
def test_a_limit_is_a_reason_against_using_an_ability() -> None:
    """Beside that it is used once in an activation."""
    ability = {"when": "active", "effects": [DRAW], **limited("game")}
    game = fight(stats=of("ana", ability))
    play(game, "red: use ability=test/ana")
    assert refused(game, "red: use ability=test/ana") == ["BG-ACT-4 ability-once", "BG-ABIL-1 within-its-limit"]


@pytest.mark.rule("BG-ATT-7", "BG-ABIL-1")
def test_extra_effects_of_attacks_may_have_limits() -> None:
    """Counted when they strike, or are used."""
    ring = item("ring", {"when": "attack", "effects": [{"do": "wound"}], **limited("round")})
    game = fight(5, 5, 5, 5, 1, 1, 1, 5, 5, 5, 5, 1, 1, 1, arms={"ana": [SWORD, ring]}, stats={"bo": {"health": 20}})
    attack = "red: attack weapon=test/sword target=bo"
    assert worked([*play(game, attack), *play(game, attack)]) == ["ana"]


@pytest.mark.rule("BG-ABIL-1", "BG-ROUND-1")
@pytest.mark.parametrize(
    ("per", "times", "heals"),
    [("game", 1, [1, 0]), ("game", 3, [2, 1]), ("round", 1, [1, 1]), ("activation", 1, [2, 2])],
)
def test_limits_count_while_nobody_acts(per: str, times: int, heals: list[int]) -> None:
    """Ana is wounded twice as each round ends; a limit for an activation counts none of it."""
    twice = waits("round-ends", {"do": "wound"}, {"do": "wound"})
    heal = waits("wound", {"do": "heal"}, **limited(per, times))
    game = battle(cards=of("ana", twice, heal, health=20), decks={"red": " ".join(["fate-1"] * 9), "blue": "fate-1"})
    found = []
    for _ in heals:
        found.append(len(of_kind([*play(game, *PASSES), *play(game, *KEEPS)], "wounds-healed")))
    assert found == heals
    assert "spent" not in game.state.used


@pytest.mark.rule("BG-ABIL-1")
def test_the_count_of_uses_is_part_of_the_state() -> None:
    """It is saved and read again, and seen by everybody."""
    game = fight(stats=of("ana", {"when": "active", "effects": [DRAW], **limited("game", 2)}))
    play(game, "red: use ability=test/ana")
    assert game.state.used == {"game ana test/ana": 1}
    assert SYSTEM.view(game.state, "blue").used == game.state.used


@pytest.mark.rule("BG-ABIL-1")
def test_a_declined_ability_is_not_counted_as_used() -> None:
    """Once a game: declined the first time, it is offered again."""
    gains = {"when": "active", "effects": [{"do": "gain", "counter": "mana"}]}
    healing = waits({"gains": {"counter": "mana"}}, {"do": "heal"}, may=True, **limited("game"))
    game = fight(
        stats=of("ana", {**gains, "id": "a"}, {**gains, "id": "b"}, {**healing, "id": "h"}), now={"ana": {"wounds": 2}}
    )
    play(game, "red: use ability=test/ana:a", "red: decline")
    play(game, "red: use ability=test/ana:b", "red: use ability=test/ana:h")
    assert game.state.figures["ana"].wounds == 1
