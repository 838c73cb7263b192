"""Active abilities: their costs, targets and effects."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.abilities.use.use_action import ACTION
from engine.systems.battleground.state import Battle, Token
from tests.rules.battleground.fights import begun, fight, interrupting, of_kind, weapon
from tests.support.battleground import event_lines, place_of, with_figure
from tests.support.script import asked, offers, play, refused

HOWL = "test/ana"


def active(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An active ability with these effects."""
    return {"when": "active", "effects": list(effects), **more}


def using(*abilities: dict[str, Any], dice: tuple[int, ...] = (), **lines: Any) -> Game[Battle]:
    """A fight in which Ana has these abilities."""
    return fight(*dice, stats={"ana": {"abilities": list(abilities)}, **lines.pop("stats", {})}, **lines)


def uses(game: Game[Battle], seat: str = "red") -> list[str]:
    """The uses of abilities on offer, without the fields that all of them share."""
    return [
        each.removeprefix("use ability=").replace(f"{HOWL} ", "") for each in offers(game, seat) if each[:4] == "use "
    ]


def ap(game: Game[Battle]) -> int:
    """The action points of the acting figure."""
    return game.state.bound("ap", int)


HEAL_SELF = active({"do": "heal"})


@pytest.mark.rule("BG-ACT-4", "BG-ACT-1")
def test_an_ability_costs_what_it_says_and_nothing_gets_dearer() -> None:
    """Two abilities of one character cost their own; a focus afterwards costs 1."""
    game = using(
        active({"do": "gain", "counter": "mana"}, id="a", cost={"ap": 2}),
        active({"do": "heal"}, id="b", cost={"mana": 2}),
    )
    game = with_figure(game, "ana", mana=3, wounds=1)
    assert of_kind(play(game, "red: use ability=test/ana:a"), "action-paid", "mana-gained") == [
        "action-paid ana  2",
        "mana-gained ana 1",
    ]
    assert of_kind(play(game, "red: use ability=test/ana:b"), "mana-spent", "wounds-healed") == [
        "mana-spent ana 2",
        "wounds-healed ana 1",
    ]
    assert (ap(game), game.state.figures["ana"].mana) == (4, 2)
    play(game, "red: focus")
    assert ap(game) == 3


@pytest.mark.rule("BG-ACT-4")
def test_each_ability_once_in_an_activation() -> None:
    """It is used again in the next interruption only; a cost that is not there refuses it, too."""
    game = using(HEAL_SELF)
    play(game, f"red: use ability={HOWL}")
    assert refused(game, f"red: use figure=ana ability={HOWL}") == ["BG-ACT-4 ability-once"]
    poor = using(active({"do": "heal"}, cost={"ap": 7, "mana": 1}))
    assert refused(poor, f"red: use figure=ana ability={HOWL}") == [
        "BG-ACT-4 enough-ap-for-ability",
        "BG-ACT-4 enough-mana-for-ability",
    ]
    assert uses(interrupting(fight(stats={"bo": {"abilities": [HEAL_SELF]}}), "bo", "guard"), "blue") == [
        "test/bo figure=bo"
    ]


@pytest.mark.rule("BG-ABIL-2", "BG-SIGHT-1")
def test_a_target_is_in_range_and_in_sight() -> None:
    """Range counts between the nearest points; a wall hides; a character sees itself."""
    hurt = active({"do": "wound"}, to="enemy", range=2)
    game = using(hurt, blue="bo@E4:s cy@E2 di@E9", pieces={"tall": "E3"})
    assert refused(game, f"red: use figure=ana ability={HOWL} target=cy") == ["BG-ABIL-2 ability-sees"]
    assert refused(game, f"red: use figure=ana ability={HOWL} target=di") == ["BG-SIGHT-1 ability-reaches"]
    assert refused(game, f"red: use figure=ana ability={HOWL} target=ana") == ["BG-COMP-1 ability-is-about-such"]
    assert event_lines(play(game, f"red: use ability={HOWL} target=bo"))[-1] == "wounds-suffered bo 1 ana"
    itself = using(active({"do": "heal"}, to="character", range=1), pieces={"tall": "D4 E3 F4"})
    assert "figure=ana target=ana" in uses(itself)


@pytest.mark.rule("BG-ABIL-2", "BG-ATT-4")
def test_a_target_is_faced_and_with_two_nearest_sides_the_player_chooses() -> None:
    """As for an attack; nobody turns for itself or for everybody around."""
    hurt = active({"do": "lose", "counter": "mana"}, to="enemy")
    game = using(hurt, red="ana@E5:n", blue="bo@E8:s")
    play(game, f"red: use ability={HOWL}")
    assert game.state.figures["ana"].facing == game.state.scenario.terrain.grid.direction("s")
    between = using(hurt, red="ana@E5:s", blue="bo@F3:s")
    play(between, f"red: use ability={HOWL}")
    assert (asked(between), offers(between, "red")) == ("red: face", ["face facing=n", "face facing=ne"])
    everybody = using(active({"do": "lose", "counter": "mana"}, to="all-enemies"), red="ana@E5:n", blue="bo@E8:s")
    play(everybody, f"red: use ability={HOWL}")
    assert everybody.state.figures["ana"].facing == everybody.state.scenario.terrain.grid.direction("n")


@pytest.mark.rule("BG-COMP-1")
def test_an_ally_is_of_the_own_army_and_not_oneself() -> None:
    """It is one of its friends, to which some cards refer instead; but no friend of the enemy."""
    help_ = active({"do": "gain", "counter": "mana"}, to="ally")
    lines: dict[str, Any] = {"red": "ana@E5:n al@G5"}
    game = using(help_, **lines)
    assert uses(game) == ["figure=ana target=al"]
    assert refused(game, f"red: use figure=ana ability={HOWL} target=ana") == ["BG-COMP-1 ability-is-about-such"]
    assert refused(game, f"red: use figure=ana ability={HOWL} target=bo") == ["BG-COMP-1 ability-is-about-such"]
    friend = using({**help_, "to": "friend"}, **lines)
    assert uses(friend) == ["figure=ana target=ana", "figure=ana target=al"]
    assert refused(friend, f"red: use figure=ana ability={HOWL} target=bo") == ["BG-COMP-1 ability-is-about-such"]


@pytest.mark.rule("BG-ABIL-2", "BG-COMP-1")
def test_everybody_around_is_who_is_in_range_and_seen() -> None:
    """Allies without the one that acts, enemies in range, nobody behind a wall."""
    game = using(
        active({"do": "lose", "counter": "mana"}, to="all-characters", range=2),
        red="ana@E5:n al@F5 an@E9",
        blue="bo@E4:s cy@E2",
        pieces={"tall": "E3"},
    )
    rich = {name: {"mana": 3} for name in ("ana", "al", "an", "bo", "cy")}
    for name, changes in rich.items():
        game = with_figure(game, name, **changes)
    play(game, f"red: use ability={HOWL}")
    assert {name: figure.mana for name, figure in game.state.figures.items()} == {
        "ana": 2,
        "al": 2,
        "an": 3,
        "bo": 2,
        "cy": 3,
    }


@pytest.mark.rule("BG-ATT-2")
def test_an_ability_for_engaged_enemies() -> None:
    """It refuses those who are only near."""
    game = using(active({"do": "wound"}, to="enemy", engaged=True), blue="bo@E4:s cy@E2")
    assert uses(game) == ["figure=ana target=bo"]
    assert refused(game, f"red: use figure=ana ability={HOWL} target=cy") == ["BG-ATT-2 ability-needs-engagement"]


@pytest.mark.rule("BG-INT-2", "BG-INT-1")
def test_in_an_interruption_abilities_are_aimed_at_the_interrupted() -> None:
    """Allies may still be helped; what is about all enemies must have the interrupted one among them."""
    everything = [
        active({"do": "lose", "counter": "mana"}, id="one", to="enemy", cost={"ap": 1}),
        active({"do": "lose", "counter": "mana"}, id="all", to="all-enemies", range=1),
        active({"do": "gain", "counter": "mana"}, id="help", to="ally"),
    ]
    game = fight(
        red="ana@E5:n al@E6",
        blue="bo@E4:s cy@D4:s",
        stats={"bo": {"abilities": everything}, "cy": {"abilities": everything}},
    )
    game = interrupting(game, "bo", "guard")
    assert uses(game, "blue") == [
        "test/bo:one figure=bo target=ana",
        "test/bo:all figure=bo",
        "test/bo:help figure=bo target=cy",
    ]
    assert refused(game, "blue: use figure=bo ability=test/bo:one target=al") == ["BG-INT-2 ability-at-the-interrupted"]
    far = fight(red="ana@E8:n al@E5", blue="bo@E4:s", stats={"bo": {"abilities": everything}})
    assert refused(interrupting(far, "bo", "guard"), "blue: use figure=bo ability=test/bo:all") == [
        "BG-INT-2 ability-at-the-interrupted"
    ]


@pytest.mark.rule("BG-INT-6")
def test_no_abilities_in_an_opportunity_attack() -> None:
    """Only melee attacks are made."""
    game = interrupting(fight(stats={"bo": {"abilities": [HEAL_SELF]}}), "bo", "opportunity")
    assert refused(game, "blue: use figure=bo ability=test/bo") == ["BG-INT-6 no-ability-in-opportunity-attack"]


@pytest.mark.rule("BG-ABIL-3", "BG-TEST-6", "BG-TEST-7")
def test_an_ability_test_has_the_usual_steps() -> None:
    """Mind 3 against mind 3; the line that needs the most successes is the only one."""
    results = [{"needs": 1, "effects": [{"do": "wound"}]}, {"needs": 2, "effects": [{"do": "wound", "wounds": 4}]}]
    test = {"when": "active", "to": "enemy", "test": {"statistic": "mind", "against": "toughness"}, "results": results}
    game = using(test, dice=(4, 4, 4, 4, 1, 1))
    events = play(game, f"red: use ability={HOWL}")
    assert begun(events) == ["ana ability 3 dice 4+", "bo defence 3 dice 4+"]
    assert of_kind(events, "wounds-suffered") == ["wounds-suffered bo 4 ana"]
    one = using(test, dice=(4, 4, 1, 4, 1, 1))
    assert of_kind(play(one, f"red: use ability={HOWL}"), "wounds-suffered") == ["wounds-suffered bo 1 ana"]
    none = using(test, dice=(1, 1, 1))
    assert of_kind(play(none, f"red: use ability={HOWL}"), "wounds-suffered") == []


@pytest.mark.rule("BG-ABIL-3", "BG-ACT-6")
def test_focus_serves_an_ability_test() -> None:
    """It is spent, and widens the test by 1."""
    alone = {
        "when": "active",
        "test": {"statistic": "power"},
        "results": [{"needs": 2, "effects": [{"do": "gain", "counter": "mana", "amount": 2}]}],
    }
    game = using(alone, dice=(3, 3), now={"ana": {"focused": True}})
    events = play(game, f"red: use ability={HOWL}")
    assert begun(events) == ["ana ability 2 dice 3+"]
    assert of_kind(events, "mana-gained") == ["mana-gained ana 2"]
    assert not game.state.figures["ana"].focused


@pytest.mark.rule("BG-ABIL-3", "BG-TEST-6")
def test_a_test_against_everybody_is_made_against_each() -> None:
    """Each has its own test and its own defence."""
    against = {
        "when": "active",
        "to": "all-enemies",
        "test": {"statistic": "power", "against": "mind"},
        "results": [{"needs": 1, "effects": [{"do": "wound"}]}],
    }
    game = using(against, dice=(4, 1, 1, 1, 1, 1, 1), blue="bo@E4:s cy@D4")
    events = play(game, f"red: use ability={HOWL}")
    assert begun(events) == ["ana ability 2 dice 4+", "bo defence 3 dice 4+", "ana ability 2 dice 4+"]
    assert of_kind(events, "wounds-suffered") == ["wounds-suffered bo 1 ana"]


@pytest.mark.rule("BG-ACT-5")
def test_a_free_action_costs_nothing_and_does_not_count() -> None:
    """A free move by an ability, then the next move costs 1."""
    game = using(active({"do": "free-action", "action": "move"}), red="ana@E5:n", blue="bo@A1")
    play(game, f"red: use ability={HOWL}", "red: move to=E6", "red: face facing=n")
    assert (place_of(game, "ana"), ap(game)) == ("E6", 6)
    play(game, "red: move to=E7", "red: face facing=n")
    assert ap(game) == 5


@pytest.mark.rule("BG-ACT-5")
def test_a_free_attack_may_be_declined() -> None:
    """By the player of the figure that gets it."""
    game = using(
        active({"do": "free-action", "action": "attack"}, to="ally"),
        red="ana@E5:n al@D4:n",
        arms={"al": [weapon("sword", "melee")]},
        blue="bo@E4:s",
    )
    play(game, f"red: use ability={HOWL}")
    assert "decline" in offers(game, "red")
    play(game, "red: decline")
    assert ap(game) == 6


@pytest.mark.rule("BG-SHIFT-2")
def test_a_charge_needs_a_way() -> None:
    """Closed in, it cannot be used on an enemy that is out of reach."""
    charge = active({"do": "charge", "on": "self", "points": 3}, to="enemy")
    game = using(charge, red="ana@E5:n", blue="bo@E2:s cy@A1")
    assert uses(game) == ["figure=ana target=bo"]
    assert refused(game, f"red: use figure=ana ability={HOWL} target=cy") == ["BG-SHIFT-2 charge-has-a-way"]


@pytest.mark.rule("BG-BIG-5")
def test_a_swap_with_a_massive_figure_is_refused() -> None:
    """One of a single hex swaps with its like only."""
    swap = active({"do": "swap"}, to="ally")
    game = using(swap, red="ana@E5:n al@G7:n abe@B2:n", blue="bo@A9", bases={"al": [[0, 0], [0, 1]]})
    assert uses(game) == ["figure=ana target=abe"]
    assert refused(game, f"red: use figure=ana ability={HOWL} target=al") == ["BG-BIG-5 swap-has-room"]


@pytest.mark.rule("BG-SHIFT-5", "BG-SHIFT-6")
def test_pushes_and_swaps_are_by_the_owner() -> None:
    """A push goes away from it; a swap changes places."""
    game = using(active({"do": "push", "hexes": 2}, to="enemy"), red="ana@E5:n", blue="bo@E4:s")
    play(game, f"red: use ability={HOWL}")
    assert place_of(game, "bo") == "E2"
    swap = using(active({"do": "swap"}, to="ally"), red="ana@E5:n al@G7:n", blue="bo@A1")
    play(swap, f"red: use ability={HOWL}")
    assert (place_of(swap, "ana"), place_of(swap, "al")) == ("G7", "E5")


@pytest.mark.rule("BG-SHIFT-3", "BG-SHIFT-1")
def test_teleports_and_movements_towards() -> None:
    """The owner teleports itself; a movement towards an objective ends by facing it."""
    game = using(active({"do": "teleport", "points": 2}), red="ana@E5:n", blue="bo@A1")
    play(game, f"red: use ability={HOWL}", "red: teleport to=E7", "red: face facing=n")
    assert place_of(game, "ana") == "E7"
    near = using(
        active({"do": "towards", "points": 1}, to="objective"), red="ana@E5:n", blue="bo@A1", objectives="gem@E8"
    )
    play(near, f"red: use figure=ana ability={HOWL} objective=gem", "red: move to=E6")
    assert place_of(near, "ana") == "E6"


@pytest.mark.rule("BG-ROUND-2")
def test_draws_fill_the_hand_up_to_five() -> None:
    """Never more, by no effect; glory cards do not count."""
    game = using(active({"do": "draw", "cards": 9}), decks={"red": "fate-1 fate-2 fate-3 fate-4 fate-5 fate-6 fate-7"})
    side = game.state.sides["red"]
    assert len(side.holding.hand) == 5
    assert of_kind(play(game, f"red: use ability={HOWL}"), "card-drawn") == []
    fewer = using(active({"do": "draw", "cards": 2}), decks={"red": "fate-1 fate-2 fate-3 fate-4 fate-5 fate-6 fate-7"})
    hand = fewer.state.sides["red"].holding
    for card in hand.hand[:3]:
        play(fewer, f"red: play-card card={card} bonus=mana")
    assert len(of_kind(play(fewer, f"red: use ability={HOWL}"), "card-drawn")) == 2
    assert len(fewer.state.sides["red"].holding.hand) == 4


@pytest.mark.rule("BG-ROUND-9")
def test_a_readied_character_can_be_activated_again() -> None:
    """The cards on it go to the discards at once."""
    game = using(active({"do": "ready"}, to="ally"), red="ana@E5:n al@G7")
    game = with_figure(game, "al", activated=True, cards=("fate-1",))
    assert of_kind(play(game, f"red: use ability={HOWL}"), "figure-readied") == ["figure-readied al"]
    assert not game.state.figures["al"].activated
    assert game.state.sides["red"].discard == ("fate-1",)


@pytest.mark.rule("BG-ROUND-9", "BG-ABIL-1")
def test_a_ready_character_is_not_made_ready_again() -> None:
    """Nothing happens to it: none of its cards goes, and clean-up does not take it for roused."""
    game = using(active({"do": "ready"}, to="all-allies"), red="ana@E5:n al@G7 ad@G8")
    game = with_figure(game, "ad", activated=True, cards=("fate-1",))
    before = game.state.figures["al"]
    assert of_kind(play(game, f"red: use ability={HOWL}"), "figure-readied") == ["figure-readied ad"]
    assert game.state.figures["al"] == before


@pytest.mark.rule("BG-ABIL-1")
def test_tokens_of_focus_and_guard_are_given_to_those_without() -> None:
    """A guard token given by an ability ends no activation."""
    game = using(
        active(
            {"do": "gain", "counter": "guard"},
            {"do": "gain", "counter": "focus"},
            {"do": "gain", "counter": "ap", "amount": 2},
        )
    )
    play(game, f"red: use ability={HOWL}")
    figure = game.state.figures["ana"]
    assert (figure.focused, figure.guarding, ap(game)) == (True, True, 8)


@pytest.mark.rule("BG-WOUND-1", "BG-WOUND-2")
def test_an_ability_ends_when_it_knocks_out_its_owner() -> None:
    """The effects after that do not happen."""
    game = using(active({"do": "wound", "wounds": 9}, {"do": "lose", "counter": "mana", "on": "target"}))
    game = with_figure(game, "ana", mana=3)
    events = event_lines(play(game, f"red: use ability={HOWL}"))
    assert "knocked-out ana ana None" in events
    assert not any("mana-spent" in each for each in events)


@pytest.mark.rule("BG-FX-1")
def test_an_ability_removes_a_debuff() -> None:
    """And leaves the buff, where it says so."""
    game = using(active({"do": "remove-effect", "of": "debuff"}))
    game = with_figure(game, "ana", buff=Token("haste", "red"), debuff=Token("stun", "blue"))
    play(game, f"red: use ability={HOWL}")
    figure = game.state.figures["ana"]
    assert (figure.buff, figure.debuff) == (Token("haste", "red"), None)


@pytest.mark.rule("BG-BIG-4", "BG-ABIL-2")
@pytest.mark.parametrize("interrupts", [False, True])
def test_offers_are_the_legal_wishes(interrupts: bool) -> None:
    """What is listed fast is what the clauses allow, with massive figures, too."""
    everything = [
        active({"do": "wound"}, id="a", to="enemy", range=3),
        active({"do": "mark", "name": "snare", "range": 2}, id="b", to="hex", range=2),
        active({"do": "heal"}, id="c", to="character"),
        active({"do": "towards"}, id="d", to="objective"),
        active({"do": "swap"}, id="e", to="friend", range=4.5),
        active({"do": "charge", "on": "self"}, id="f", to="enemy", engaged=True),
    ]
    game = using(
        *everything,
        red="ana@E5:n al@C3",
        blue="bo@E4:s cy@G2:n di@B7:n",
        bases={"cy": [[0, 0], [0, 1], [1, 0]], "al": [[0, 0], [0, 1]]},
        pieces={"tall": "E3 F4 C5", "difficult": "D5"},
        objectives="gem@E6",
        stats={"bo": {"abilities": everything}},
    )
    state = (interrupting(game, "bo", "guard") if interrupts else game).state
    legal = [wish for wish in ACTION.wishes(state) if ACTION.legal(state, wish)]
    assert ACTION.offers is not None
    assert list(ACTION.offers(state)) == legal
    assert len(legal) >= 10
