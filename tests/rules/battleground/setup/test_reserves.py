"""Figures in reserve: how they enter the map, and whether an army that has only them is left (BG-SETUP-4, BG-WIN-2)."""

from typing import Any

import pytest

from engine.abilities.runtime.use_counters import use_counter
from engine.kernel.data.record import replace
from engine.kernel.play.game import Game, start_game
from engine.systems.battleground.setup.reserves import is_waiting, yet_to_enter
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.abilities.types.test_scenario_abilities import acts, document
from tests.rules.battleground.fights import SWORD, Document, armed, item, of_kind
from tests.support.battleground import changed, place_of, scenario, with_figure, without
from tests.support.script import asked, offers, play


def with_reserve(*abilities: Document, **more: Any) -> Game[Battle]:
    """A game in which Cy, of blue, waits beside the map."""
    made = document(*abilities, blue="bo@E2:s cy@E1", **more)
    made["armies"][1]["figures"][1] |= {"reserve": True, "facing": "s"}
    return start_game(SYSTEM, made, 0)


ENTER = acts({"phase-ends": {"phase": "activation"}}, {"do": "spawn", "figure": "cy"})


@pytest.mark.rule("BG-SETUP-4")
def test_a_figure_in_reserve_is_not_in_the_game() -> None:
    """Nor is it missed: the army plays on, and loses without it."""
    game = with_reserve()
    assert sorted(game.state.figures) == ["ana", "bo"]
    assert game.state.knocked_out == ()


@pytest.mark.rule("BG-SETUP-4", "BG-ROUND-13")
def test_a_figure_enters_on_its_own_hex_ready() -> None:
    """As the scenario has it."""
    game = with_reserve(ENTER)
    events = play(game, "red: pass", "blue: pass")
    assert of_kind(events, "figure-entered") == ["figure-entered cy E1 s"]
    assert not game.state.figures["cy"].activated
    assert list(game.state.names) == ["ana", "bo", "cy"]


@pytest.mark.rule("BG-SETUP-4")
def test_where_somebody_stands_it_enters_beside() -> None:
    """Its player says where; it enters once."""
    made = document(ENTER, red="ana@E1", blue="bo@E3:s cy@E1")
    made["armies"][1]["figures"][1] |= {"reserve": True, "facing": "s"}
    game = start_game(SYSTEM, made, 0)
    play(game, "red: pass", "blue: pass")
    assert asked(game) == "blue: place"
    assert offers(game, "blue") == [f"place at={at} facing=s figure=cy" for at in ("D1", "E2", "F1")]
    play(game, "blue: place at=D1")
    assert place_of(game, "cy") == "D1"


@pytest.mark.rule("BG-SETUP-4", "BG-MAP-6")
def test_a_figure_enters_in_a_part_of_the_map() -> None:
    """Where it has room."""
    spawn = acts({"phase-ends": {"phase": "activation"}}, {"do": "spawn", "figure": "cy", "region": "gate"})
    game = with_reserve(spawn, roles={"gate": "A1 E2 B1"})
    play(game, "red: pass", "blue: pass")
    assert offers(game, "blue") == ["place at=A1 facing=s figure=cy", "place at=B1 facing=s figure=cy"]


@pytest.mark.rule("BG-WOUND-1")
def test_a_figure_that_was_knocked_out_enters_no_more() -> None:
    """Its card is out of use for the game."""
    game = with_reserve(acts({"move": {"who": "character"}}, {"do": "spawn", "figure": "cy"}))
    assert is_waiting(game.state, "cy")
    assert not is_waiting(game.state.but(knocked_out=("cy",)), "cy")
    assert not is_waiting(game.state, "bo")


def alone(*abilities: Document, rounds: int = 3, reds: bool = False) -> Game[Battle]:
    """A game in which Bo, or everybody on the map, has been knocked out; Cy waits."""
    game = with_reserve(*abilities, rounds=rounds)
    return without(game, "ana", "bo") if reds else without(game, "bo")


def after_the_round(game: Game[Battle]) -> Game[Battle]:
    """The same game, all having passed."""
    while seat := asked(game).partition(": select-card")[0]:
        if ": " in seat:
            break
        play(game, f"{seat}: pass")
    return game


IN_ROUND_2 = acts({"round-begins": {"round": 2}}, {"do": "spawn", "figure": "cy"})


BLUE_LOST = ("win", "BG-WIN-2", ("red",))


@pytest.mark.rule("BG-WIN-2")
@pytest.mark.parametrize("when", [{"round-begins": {"round": 2}}, {"round-ends": {"round": 1}}, "knock-out"])
def test_an_army_whose_reserve_will_come_is_not_lost(when: Any) -> None:
    """Nobody has knocked out who has not entered yet."""
    game = after_the_round(alone(acts(when, {"do": "spawn", "figure": "cy"})))
    assert (game.outcome, game.state.round) == (None, 2)
    assert ("cy" in game.state.figures) is (when != "knock-out")


@pytest.mark.rule("BG-WIN-2")
@pytest.mark.parametrize(
    ("abilities", "rounds"),
    [
        ((), 3),
        ((acts({"round-begins": {"round": 1}}, {"do": "spawn", "figure": "cy", "region": "gate"}),), 3),
        ((acts({"round-begins": {"round": 2}}, {"do": "spawn", "figure": "somebody"}),), 3),
        ((IN_ROUND_2,), 1),
    ],
    ids=["nothing lets it enter", "its round is over", "another one enters", "the last round is over"],
)
def test_a_reserve_that_can_enter_no_more_does_not_count_as_left(abilities: tuple[Document, ...], rounds: int) -> None:
    """The army has nobody who could play."""
    outcome = after_the_round(alone(*abilities, rounds=rounds)).outcome
    assert outcome is not None
    assert (outcome.result, outcome.why, outcome.winners) == BLUE_LOST


def enters(name: str, when: Any, **more: Any) -> Document:
    """Something that the scenario does for blue: a figure enters."""
    return acts(when, {"do": "spawn", "figure": name}, seat="blue", **more)


@pytest.mark.rule("BG-WIN-2", "BG-COMP-1")
@pytest.mark.parametrize(
    ("when", "lost"),
    [
        ({"move": {"who": "ally"}}, True),
        ({"move": {"who": "friend"}}, True),
        ({"move": {"who": "enemy"}}, False),
        ({"move": {"who": "character"}}, False),
        ({"wound": {"who": "enemy", "by": "army"}}, True),
        ({"hit": {"who": "friend", "whom": "enemy"}}, True),
        ({"hit": {"who": "enemy", "whom": "friend"}}, True),
        ({"round-begins": {"round": 3}}, False),
    ],
    ids=str,
)
def test_an_ability_of_an_army_without_figures_brings_no_reserve(when: Any, lost: bool) -> None:
    """Its trigger is about the army's own figures, and none of them is there."""
    outcome = after_the_round(alone(enters("cy", when))).outcome
    assert (outcome is not None) is lost
    assert outcome is None or (outcome.result, outcome.why, outcome.winners) == BLUE_LOST


@pytest.mark.rule("BG-WIN-2", "BG-COMP-1")
@pytest.mark.parametrize(
    ("first", "coming"), [({"round-begins": {"round": 2}}, {"cy", "di"}), ({"move": {"who": "ally"}}, set())]
)
def test_an_entering_figure_may_bring_the_next_one(first: Document, coming: set[str]) -> None:
    """One enters in round 2, another where the first one moves; if each waits for the other, neither does."""
    made = document(
        enters("cy", first),
        enters("di", {"move": {"who": "ally"}}),
        blue="bo@E2:s cy@E1 di@D1",
        rounds=3,
    )
    for figure in made["armies"][1]["figures"][1:]:
        figure |= {"reserve": True, "facing": "s"}
    assert yet_to_enter(without(start_game(SYSTEM, made, 0), "bo").state) == coming


@pytest.mark.rule("BG-WIN-2")
def test_a_limit_that_is_reached_lets_nobody_enter() -> None:
    """It worked in round 1, when there was no room; once in a game is once."""
    once = acts("round-begins", {"do": "spawn", "figure": "cy", "region": "gate"}, limit={"per": "game"})
    game = with_reserve(once, rounds=3, roles={"gate": "A9"}, red="ana@A9", first="red")
    assert "cy" not in game.state.figures
    outcome = after_the_round(without(game, "bo")).outcome
    assert outcome is not None
    assert outcome.winners == ("red",)


@pytest.mark.rule("BG-WIN-2")
def test_an_army_in_reserve_wins_against_an_army_without_characters() -> None:
    """It counts as a character that is left."""
    outcome = after_the_round(alone(IN_ROUND_2, reds=True)).outcome
    assert outcome is not None
    assert (outcome.why, outcome.winners) == ("BG-WIN-2", ("blue",))


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-7")
@pytest.mark.parametrize(("holder", "lost"), [("blue", True), ("red", False)])
def test_a_fate_card_that_nobody_can_play_lets_nobody_enter(holder: str, lost: bool) -> None:
    """Its bonus is for a character of the army that holds it."""
    bonuses = {"fate-3": {"effects": [{"do": "spawn", "figure": "cy"}]}}
    decks = {"red": "fate-1", "blue": "fate-1", holder: "fate-3"}
    made = scenario(red="ana@E5:n", blue="bo@E2:s cy@E1:s", rounds=3, decks=decks, bonuses=bonuses)
    made["armies"][1]["figures"][1] |= {"reserve": True}
    outcome = after_the_round(without(start_game(SYSTEM, made, 0), "bo")).outcome
    assert (outcome is not None and (outcome.result, outcome.why, outcome.winners) == BLUE_LOST) is lost


def waiting(*carried: Document, stats: Document | None = None, red: str = "ana@E5:n", **lines: Any) -> Game[Battle]:
    """A game in which Ana carries things, and blue has only Cy, who waits."""
    lines = {"rounds": 3, **lines}
    made = armed({"ana": [SWORD, *carried]}, stats, red=red, blue="bo@E2:s cy@E1:s", **lines)
    made["armies"][1]["figures"][1] |= {"reserve": True}
    return without(start_game(SYSTEM, made, 0), "bo")


CALL: Document = {"do": "spawn", "figure": "cy"}
HORN = item("horn", {"when": "single-use", "effects": [CALL]})


def may_enter(game: Game[Battle]) -> bool:
    """Whether Cy may still enter."""
    return yet_to_enter(game.state) == {"cy"}


@pytest.mark.rule("BG-WIN-2", "BG-ACT-8")
@pytest.mark.parametrize(("horns", "blown", "lost"), [(1, 0, False), (1, 1, True), (2, 1, False), (2, 2, True)])
def test_a_single_use_item_turned_down_lets_nobody_enter(horns: int, blown: int, lost: bool) -> None:
    """It is turned down for the game; another one of its name is not."""
    game = waiting(*[HORN] * horns)
    outcome = after_the_round(with_figure(game, "ana", used=("test/horn",) * blown)).outcome
    assert (outcome is not None and (outcome.result, outcome.why, outcome.winners) == BLUE_LOST) is lost


@pytest.mark.rule("BG-WIN-2", "BG-ACT-8", "BG-WOUND-1")
def test_an_item_of_a_knocked_out_character_lets_nobody_enter() -> None:
    """Unless it waits itself, and may enter."""
    game = waiting(HORN, red="ana@E5:n al@E6")
    assert may_enter(game)
    assert not may_enter(without(game, "ana"))


@pytest.mark.rule("BG-WIN-2", "BG-COMP-1")
@pytest.mark.parametrize(
    ("to", "red", "coming"),
    [
        ("enemy", "ana@E5:n", False),
        ("ally", "ana@E5:n", False),
        ("ally", "ana@E5:n al@E6", True),
        ("friend", "ana@E5:n", True),
        ("character", "ana@E5:n", True),
        ("hex", "ana@E5:n", True),
    ],
)
def test_an_ability_that_has_nobody_to_be_aimed_at_lets_nobody_enter(to: str, red: str, coming: bool) -> None:
    """Blue has no character on the map."""
    horn = item("horn", {"when": "single-use", "to": to, "effects": [CALL]})
    assert may_enter(waiting(horn, red=red)) is coming


@pytest.mark.rule("BG-WIN-2", "BG-ABIL-1")
@pytest.mark.parametrize(("per", "coming"), [("game", False), ("round", True)])
def test_an_ability_used_up_for_the_game_lets_nobody_enter(per: str, coming: bool) -> None:
    """One that is used up for the round works again in the next."""
    call = {"when": "active", "cost": {"ap": 1}, "limit": {"per": per}, "effects": [CALL]}
    game = waiting(stats={"ana": {"abilities": [call]}})
    assert may_enter(game)
    assert may_enter(changed(game, used={use_counter(per, "ana", "test/ana"): 1})) is coming


def played(game: Game[Battle], *cards: str, to: str = "discard") -> Game[Battle]:
    """The game after red played these cards, which are now among the discards, the fallen, or on Ana."""
    red = game.state.sides["red"]
    for card in cards:
        red = red.without(card)
    if to == "ana":
        game = with_figure(game, "ana", cards=cards)
    else:
        red = replace(red, **{to: cards})
    return changed(game, sides={**game.state.sides, "red": red})


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-2", "BG-ROUND-7")
@pytest.mark.parametrize("to", ["discard", "fallen", "ana"])
@pytest.mark.parametrize(("deck", "cards", "coming"), [("1 3", "1", True), ("1 3", "3", False), ("3 3", "3", True)])
def test_a_fate_card_that_was_played_lets_nobody_enter(to: str, deck: str, cards: str, coming: bool) -> None:
    """No deck is shuffled again; another copy may still be played."""
    decks = {"red": " ".join(f"fate-{each}" for each in deck.split())}
    game = waiting(decks=decks, bonuses={"fate-3": {"effects": [CALL]}})
    assert may_enter(game)
    assert may_enter(played(game, f"fate-{cards}", to=to)) is coming


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-2", "BG-ROUND-13")
def test_an_army_is_lost_in_the_round_in_which_the_last_card_for_its_reserve_is_discarded() -> None:
    """In clean-up."""
    game = waiting(decks={"red": "fate-3 fate-1"}, bonuses={"fate-3": {"effects": [CALL]}})
    over, going_on = after_the_round(played(game, "fate-3")), after_the_round(game)
    assert going_on.outcome is None
    assert over.outcome is not None
    assert (over.outcome.result, over.outcome.why, over.outcome.winners) == BLUE_LOST


BACK: Document = {"effects": [{"do": "recover"}]}


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-2", "BG-ABIL-1")
@pytest.mark.parametrize(
    ("bonuses", "gone", "coming"),
    [
        ({}, "3", False),
        ({"fate-4": BACK}, "3", True),
        ({"fate-4": BACK}, "3 4", False),
        ({"fate-4": BACK, "fate-5": BACK}, "3 4", True),
        ({"fate-4": BACK, "fate-5": BACK}, "3 4 5", False),
        ({"fate-3": {"effects": [CALL, {"do": "recover"}]}}, "3", False),
    ],
)
def test_a_card_that_another_one_returns_may_be_played_again(bonuses: Document, gone: str, coming: bool) -> None:
    """A card never returns itself, and one that was played returns none."""
    game = waiting(decks={"red": "fate-3 fate-4 fate-5"}, bonuses={"fate-3": {"effects": [CALL]}, **bonuses})
    assert may_enter(played(game, *(f"fate-{each}" for each in gone.split()))) is coming


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-2", "BG-ACT-8")
@pytest.mark.parametrize(("used", "coming"), [((), True), (("test/note",), False)])
def test_a_card_that_an_item_returns_may_be_played_again(used: tuple[str, ...], coming: bool) -> None:
    """As long as that is not turned down."""
    note = item("note", {"when": "single-use", **BACK})
    game = waiting(note, decks={"red": "fate-3 fate-4"}, bonuses={"fate-3": {"effects": [CALL]}})
    assert may_enter(with_figure(played(game, "fate-3"), "ana", used=used)) is coming


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-12", "BG-ABIL-4")
@pytest.mark.parametrize("when", ["claim", "complete-mission"])
def test_a_moment_that_comes_no_more_lets_nobody_enter(when: str) -> None:
    """No objective is left to be claimed, no side mission to be completed."""
    calls = {"when": {when: {"who": "character"}}, "effects": [CALL]}
    mission = {"glory-9-5-0": {"vp": 5, "when": {"move": {}}}}
    lines: dict[str, Any] = {"objectives": "o1@E4", "glory": {"red": "glory-9-5-0"}, "bonuses": mission}
    game = waiting(stats={"ana": {"abilities": [calls]}}, **lines)
    assert may_enter(game)
    sides = {seat: replace(side, glory=()) for seat, side in game.state.sides.items()}
    assert not may_enter(changed(game, objectives={}, sides=sides))


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-7")
@pytest.mark.parametrize(("card", "coming"), [("glory", False), ("fate", True), (None, True)])
def test_a_card_of_a_kind_that_nobody_has_lets_nobody_enter(card: str | None, coming: bool) -> None:
    """No glory card is left to be played."""
    calls = {"when": {"play-card": {"who": "character", **({"card": card} if card else {})}}, "effects": [CALL]}
    game = waiting(stats={"ana": {"abilities": [calls]}}, glory={"red": "glory-9-5-0"})
    assert may_enter(game)
    sides = {seat: replace(side, glory=()) for seat, side in game.state.sides.items()}
    assert may_enter(changed(game, sides=sides)) is coming


@pytest.mark.rule("BG-WIN-2", "BG-ACT-8", "BG-WOUND-1")
@pytest.mark.parametrize(
    ("used", "fallen", "coming"), [((), (), True), (("test/salt",), (), False), ((), ("al",), False)]
)
def test_the_use_of_the_last_item_lets_nobody_enter_once_it_is_over(
    used: tuple[str, ...], fallen: tuple[str, ...], coming: bool
) -> None:
    """No character has another one to use."""
    salt = item("salt", {"when": "single-use", "effects": [{"do": "heal"}]})
    calls = {"when": {"use-item": {"who": "character"}}, "effects": [CALL]}
    made = armed(
        {"al": [salt]}, {"ana": {"abilities": [calls]}}, red="ana@E5:n al@E6", blue="bo@E2:s cy@E1:s", rounds=3
    )
    made["armies"][1]["figures"][1] |= {"reserve": True}
    game = with_figure(without(start_game(SYSTEM, made, 0), "bo"), "al", used=used)
    assert may_enter(changed(game, knocked_out=fallen)) is coming
