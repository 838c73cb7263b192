"""The bot `greedy` at Hoplomachus: it beats `random`, knows nothing hidden, and prefers what its player would."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.bots.evaluator import evaluator_of
from engine.bots.match import Match, play_match
from engine.content.kinds.scenario import Scenario
from engine.kernel.play.game import Game, start_game
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.systems.hoplomachus.arena_geometry import units_distance
from engine.systems.hoplomachus.favour.bonus_hp import BonusHp
from engine.systems.hoplomachus.favour.rewards import ReturnUnit
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM
from engine.systems.hoplomachus.turn.deployment import Deployment
from tests.engine.bots.hidden_information import count_other_deals
from tests.engine.bots.match_results import bound_of, results_under_other_hashes, seconds_of_a_game
from tests.support.hoplomachus import arena, changed, done, own, tactic, until, with_side, with_unit

SKIRMISH = "hoplomachus/skirmish-pozzuoli"
LEAST_SCORE, LEAST_OF_TWENTY = 0.90, 0.65
"""What the lower bound of 95 % has to reach in the soak and in every run."""

ASIDE = tactic("gust", {"do": "displace", "away": 1, "on": "target"})


@cache
def skirmish() -> dict[str, Any]:
    """The stock scenario, complete."""
    return load_playable(GameContext(DocumentResolver()), SKIRMISH, Scenario, "$").plain()


def match(games: int) -> Match:
    return Match("hoplomachus", skirmish(), ("greedy", "random"), games, 7, swap_seats=True)


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """A short version of the long test: twenty games, seats swapped, each pair with the same random results."""
    assert bound_of(match(20)) >= LEAST_OF_TWENTY


@pytest.mark.soak
def test_greedy_beats_random_with_confidence() -> None:
    """At least nine points of ten at the lower bound of 95 %, over 200 games."""
    assert bound_of(match(200)) >= LEAST_SCORE


@pytest.mark.slow
def test_games_of_greedy_do_not_depend_on_the_workers() -> None:
    assert play_match(match(4), workers=1) == play_match(match(4), workers=2)


@pytest.mark.slow
def test_games_of_greedy_do_not_depend_on_the_process() -> None:
    """The hashes of strings do not matter."""
    reported = results_under_other_hashes(SKIRMISH)
    assert reported[0] == reported[1]
    assert json.loads(reported[0])["games"] == 1


@pytest.mark.slow
def test_a_game_takes_less_than_a_second() -> None:
    """Of one processor, by the measure of a plain loop, which takes longer on a slow machine too."""
    assert seconds_of_a_game(match(2)) < 1


def test_greedy_knows_nothing_hidden() -> None:
    """HR-S-2: its answers do not depend on face-down units in the other camp and in the bags, in a whole game."""
    assert count_other_deals(start_game(SYSTEM, skirmish(), 5), "greedy", 120) > 30


def worths(game: Game[Arena]) -> dict[str, float]:
    """What each choice is worth to the seat that is asked."""
    decision = game.decision
    assert decision is not None
    seat, view = decision.seats[0], game.view(decision.seats[0])
    mine = decision.seen_by(seat).choices_of(seat)
    return {each.id: worth for each, worth in zip(mine, evaluator_of(view)(view, mine, seat), strict=True)}


def preferred(game: Game[Arena]) -> frozenset[str]:
    """The choices of which it takes one."""
    judged = worths(game)
    return frozenset(name for name, worth in judged.items() if worth == max(judged.values()))


def engaging(**lines: Any) -> Game[Arena]:
    return until(arena(**lines), "engagement")


def moving(**lines: Any) -> Game[Arena]:
    return until(arena(**lines), "movement")


def playing(*tactics: Mapping[str, Any], **lines: Any) -> Game[Arena]:
    return until(arena(tactics={"red": list(tactics)}, **lines), "tactic")


def test_greedy_leaps_onto_a_stone() -> None:
    """HR-S-4: by a skill that puts its own unit on a hex."""
    leap = {"when": "ability", "away": 2, "effects": [{"do": "displace", "on": "self"}]}
    cards = {"ana": {"skills": [own("leap", leap)]}}
    game = until(arena(red="ana@E4", blue="bo@H8", cards=cards), "ability")
    assert preferred(game) == {"ability skill=leap to=E2 unit=ana"}


def test_greedy_attacks_rather_than_end_the_phase() -> None:
    """HR-TURN-6."""
    game = engaging(red="ana@D5", blue="bo@D4")
    assert preferred(game) == {"attack target=bo unit=ana"}


def test_greedy_attacks_the_unit_that_is_likelier_defeated() -> None:
    """HR-TURN-10: by the exact odds of its dice: one hit of two defeats more often than both."""
    cards = {"ana": {"attack": ["blue", "blue"]}, "bo": {"health": 2}, "bert": {"health": 1}}
    game = engaging(red="ana@D5", blue="bo@D4 bert@D6", cards=cards)
    assert preferred(game) == {"attack target=bert unit=ana"}


def test_greedy_attacks_the_unit_that_cannot_withstand_its_damage() -> None:
    """HR-TURN-6, -7."""
    cards = {"ana": {"attack": ["black"]}, "bo": {"skills": ["ward:1"]}}
    game = engaging(red="ana@D5", blue="bo@D4 bert@D6", cards=cards)
    assert preferred(game) == {"attack target=bert unit=ana"}


def test_greedy_attacks_the_opposing_hero_above_all() -> None:
    """HR-S-1: even where another unit is defeated for certain."""
    cards = {"ana": {"attack": ["red"]}, "bo": {"health": 1}, "blue-hero": {"health": 1}}
    game = engaging(red="ana@D5", blue="bo@D4 blue-hero@D6", cards=cards)
    assert preferred(game) == {"attack target=blue-hero unit=ana"}


def test_greedy_wounds_the_opposing_hero_even_where_it_cannot_defeat_it() -> None:
    """HR-S-1: even where one blow cannot defeat it, and would defeat another unit."""
    cards = {"ana": {"attack": ["red"]}, "bo": {"health": 1}, "blue-hero": {"health": 5}}
    game = engaging(red="ana@D5", blue="bo@D4 blue-hero@D6", cards=cards)
    assert preferred(game) == {"attack target=blue-hero unit=ana"}


def test_the_last_unit_in_combat_is_worth_the_game() -> None:
    """HR-S-1: from the second round on, where nobody else is in combat."""
    alone = {"red": "ana@D5", "blue": "bo@D4", "cards": {"bo": {"health": 1}}}
    with_another = {**alone, "blue": "bo@D4 bert@I9"}
    worth = {}
    for name, lines, number in (("first", alone, 1), ("second", alone, 2), ("not last", with_another, 2)):
        game = changed(engaging(**lines), round=number)
        worth[name] = worths(game)["attack target=bo unit=ana"]
    assert worth["first"] == worth["not last"] < worth["second"] / 10


@pytest.mark.parametrize(
    ("answers", "chosen"), [((), "attack target=bo unit=red-hero"), (("retaliate",), "next-phase")]
)
def test_greedy_attacks_no_unit_whose_retaliation_would_defeat_its_hero(answers: tuple[str, ...], chosen: str) -> None:
    """HR-COMP-11: Retaliate costs the last HP of the hero, and so the game."""
    cards = {"red-hero": {"attack": ["black"]}, "bo": {"skills": answers}}
    game = with_side(arena(red="red-hero@D5", blue="bo@D4 bert@I9", cards=cards), "red", awake=True)
    game = with_unit(game, "red-hero", hp=1, active=True)
    assert preferred(until(game, "engagement")) == {chosen}


def test_greedy_counts_retaliation_only_within_range() -> None:
    """HR-COMP-11: so it shoots from where nothing comes back rather than go near."""
    cards = {"ana": {"range": 2}, "bo": {"skills": ["retaliate"]}}
    near, far = (engaging(red=f"ana@{at}", blue="bo@D4 bert@I9", cards=cards) for at in ("D5", "D6"))
    assert worths(near)["attack target=bo unit=ana"] < worths(far)["attack target=bo unit=ana"]


def test_greedy_moves_its_hero_away_from_units_that_could_defeat_it() -> None:
    """HR-TURN-4, HR-S-1: with its last HP the hero goes where no opponent comes within range in one turn."""
    cards = {"red-hero": {"movement": 4, "attack": ["yellow"]}, "bo": {"movement": 1, "attack": ["red"], "health": 9}}
    far = {"stone": "A9 B9"}
    game = with_side(arena(red="red-hero@D5", blue="bo@D4 bert@I9", cards=cards, roles=far), "red", awake=True)
    game = until(with_unit(game, "red-hero", hp=1, active=True), "movement")
    for each in preferred(game):
        fled = game.branch()
        fled.apply(each)
        assert units_distance(fled.state, "red-hero", "bo") > 2


def test_greedy_deploys_no_hero_into_defeat() -> None:
    """HR-S-1, HR-TURN-2: a hero in camp cannot be defeated."""
    cards = {"red-hero": {"health": 1}, "bo": {"movement": 9, "attack": ["red", "red"]}}
    game = with_side(arena(red="ana@D5", blue="bo@D4", cards=cards), "red", awake=True, camp=("red-hero",))
    game, _ = done(game, Deployment("red"))
    assert "deploy at=A1 unit=red-hero" in worths(game)
    assert preferred(game) == {"next-phase"}


def test_greedy_prefers_certain_damage_where_that_defeats() -> None:
    """HR-COMP-11: and throws its dice where they promise more."""
    cards = {"ana": {"attack": ["yellow"], "skills": ["sure-hit:1"]}, "bo": {"health": 1}}
    assert preferred(engaging(red="ana@D5", blue="bo@D4", cards=cards)) == {"special skill=sure-hit target=bo unit=ana"}
    strong = {"ana": {"attack": ["red", "red"], "skills": ["sure-hit:1"]}, "bo": {"health": 2}}
    assert preferred(engaging(red="ana@D5", blue="bo@D4", cards=strong)) == {"attack target=bo unit=ana"}


def test_a_special_is_no_attack_and_throws_no_red_dice() -> None:
    """HR-TURN-7, HR-COMP-2: what withstands attacks does not withstand it, nor do hit faces matter to it."""
    cards = {"ana": {"attack": ["black"], "skills": ["sure-hit:1"]}, "bo": {"skills": ["ward:1"]}}
    game = engaging(red="ana@D5", blue="bo@D4", cards=cards, options={"dice": {"red": 0}})
    assert preferred(game) == {"special skill=sure-hit target=bo unit=ana"}


def test_greedy_uses_whirl_among_many_opponents() -> None:
    """HR-COMP-11: a die at each of four rather than one at one of them."""
    cards = {"ana": {"attack": ["green"], "skills": ["whirlwind"]}}
    game = engaging(red="ana@D5", blue="bo@D4 bert@D6 bill@C5 bob@E5", cards=cards)
    assert preferred(game) == {"special skill=whirlwind unit=ana"}


def test_greedy_moves_to_where_it_can_attack() -> None:
    """HR-TURN-4, -6: within its range of an opponent."""
    game = moving(red="ana@A5", blue="bo@A8")
    game.apply(min(preferred(game)))
    assert "attack target=bo unit=ana" in worths(until(game, "engagement"))


def test_greedy_moves_towards_the_enemy_where_no_opponent_is_in_reach() -> None:
    """As many hexes nearer as it has movement."""
    lines: dict[str, Any] = {"red": "ana@A1", "blue": "bo@A9"}
    for chosen in preferred(moving(**lines)):
        game = moving(**lines)
        before = units_distance(game.state, "ana", "bo")
        game.apply(chosen)
        assert units_distance(game.state, "ana", "bo") == before - game.state.chip("ana").movement


def test_greedy_moves_onto_a_free_stone() -> None:
    """HR-S-4: where there is nobody to attack, favour counts more than a step."""
    game = moving(red="ana@E3", blue="bo@I9")
    assert preferred(game) == {"move to=E2 unit=ana"}


def test_greedy_stays_on_a_stone() -> None:
    """HR-S-4."""
    game = moving(red="ana@E2", blue="bo@I9")
    assert preferred(game) == {"next-phase"}


def test_greedy_deploys_the_stronger_unit() -> None:
    """HR-TURN-2: and deploys rather than go on."""
    cards = {"al": {"health": 4, "attack": ["black", "black"]}, "abe": {"health": 2, "attack": ["yellow"]}}
    game = arena(red="ana@D5 abe al", blue="bo@D9", cards=cards)
    assert {each.split(" unit=")[1] for each in preferred(game)} == {"al"}


def test_greedy_plays_helpful_tactics_on_its_own_and_harmful_ones_on_others() -> None:
    """HR-TACTIC-1."""
    helps = tactic("bolster", {"do": "gain-hp", "hp": 2})
    harms = tactic("stun", {"do": "fatigue"}, until="next-turn")
    assert preferred(playing(helps, red="ana@D5", blue="bo@D4")) == {"tactic on=ana tactic=test/bolster"}
    assert preferred(playing(harms, red="ana@D5", blue="bo@D4")) == {"tactic on=bo tactic=test/stun"}


def test_greedy_keeps_a_tactic_that_could_only_harm_its_own_units() -> None:
    """HR-TACTIC-1: where no opponent is near enough."""
    harms = tactic("stun", {"do": "fatigue"}, until="next-turn")
    assert preferred(playing(harms, red="ana@A1", blue="bo@I9")) == {"next-phase"}


def test_greedy_heals_itself() -> None:
    """HR-COMP-11."""
    game = with_unit(arena(red="ana@D5", blue="bo@I9", cards={"ana": {"skills": ["regen:1"]}}), "ana", hp=1)
    assert preferred(until(game, "ability")) == {"ability skill=regen unit=ana"}


def test_greedy_hurls_opponents_off_stones_and_no_ally() -> None:
    """HR-COMP-11, HR-S-4."""
    game = arena(red="ana@E3 al@D4", blue="bo@E2", cards={"ana": {"skills": ["hurl:1"]}})
    chosen = preferred(until(game, "ability"))
    assert all("target=bo" in each and "to=E2" not in each for each in chosen)


def test_greedy_displaces_its_own_onto_a_stone() -> None:
    """HR-TURN-9, HR-S-4: a tactic lets it choose the hex."""
    game = playing(ASIDE, red="ana@E3", blue="bo@A9")
    game.apply("tactic on=ana tactic=test/gust")
    assert preferred(game) == {"displace to=E2 unit=ana"}


def test_greedy_displaces_opponents_to_where_they_reach_no_unit() -> None:
    """HR-TURN-9: not beside the own unit, where they could attack it."""
    game = playing(ASIDE, red="ana@D5", blue="bo@D6", cards={"bo": {"attack": ["red", "red"]}})
    game.apply("tactic on=bo tactic=test/gust")
    assert preferred(game) < worths(game).keys()
    for each in preferred(game):
        put = game.branch()
        put.apply(each)
        assert units_distance(put.state, "ana", "bo") == 2


def test_greedy_takes_back_the_stronger_unit() -> None:
    """HR-FAVOUR-2: and does not forgo it."""
    cards = {"abe": {"health": 1}, "al": {"health": 4, "attack": ["black", "black"]}}
    game = with_side(arena(red="ana@D5 abe al", blue="bo@I9", cards=cards), "red", discard=("abe", "al"))
    game, _ = done(game, ReturnUnit("red", 2))
    assert preferred(game) == {"reward unit=al"}


def test_greedy_gives_the_bonus_to_the_most_valuable_unit() -> None:
    """HR-S-4: a hero, whose defeat loses the game, before any other unit."""
    game, _ = done(arena(red="ana@D5 red-hero@C5", blue="bo@I9"), BonusHp("red"))
    assert preferred(game) == {"bonus-hp unit=red-hero"}
