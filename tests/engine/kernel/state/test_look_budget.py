"""Abilities have a budget of lookups: one that exceeds it is stopped, and the game goes on at once."""

import copy
import json
from contextlib import suppress
from typing import Any

import pytest

from engine.abilities.kinds import MOST
from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.kernel.chance.rolls import KeyedDice
from engine.kernel.play import loop
from engine.kernel.play.fuel_limits import AbilityStopped
from engine.kernel.play.game import Game, replay_game, resume_game, start_game
from engine.kernel.positions.codec import Codec, written
from engine.kernel.state.game_state import State
from engine.kernel.state.look_budget import MOST_LOOKS, LookBudget, LooksSpent
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.movement.speed import speed
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.words import languages, say
from tests.engine.protocol.conversation import Conversation
from tests.support.ability_documents import warned
from tests.support.conformance import check_choices
from tests.support.costly_abilities import crowd, deep_most, deep_where, within

Plain = dict[str, Any]
DRAW: Plain = {"do": "draw"}
DEEP: Plain = {"when": "active", "id": "deep", "if": deep_where(6), "effects": [DRAW]}
ALWAYS: tuple[Plain, ...] = (
    {"when": "always", "id": "hard", "modify": "toughness", "by": deep_most(6)},
    {"when": "always", "id": "fast", "modify": "speed", "by": 1, "if": deep_where(6)},
)

HUNDREDS: tuple[Plain, ...] = tuple({**DEEP, "id": f"deep-{number}"} for number in range(10))


@pytest.fixture
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thirtieth of the budget, so that using up all of it takes no time."""
    monkeypatch.setattr(loop, "MOST_LOOKS", MOST_LOOKS // 30)


def stops(game: Game[Battle]) -> list[tuple[str, str]]:
    return [(each.ability, each.why) for each in game.events if isinstance(each, AbilityStopped)]


def played(document: Plain, bot: str, decisions: int) -> Game[Battle]:
    """A game after some decisions of bots."""
    game = start_game(SYSTEM, document, KeyedDice(3))
    play_on(game, {seat: bot_named(bot) for seat in game.state.seats}, 3, decisions)
    return game


@pytest.mark.slow
def test_a_condition_that_looks_without_end_stops_and_is_reported() -> None:
    """A scenario of 14 kB could stop every answer."""
    with within(5):
        game = played(crowd(10, [DEEP]), "random", 20)
    assert stops(game)
    assert {why for _, why in stops(game)} == {"looks"}
    stopped = stops(game)[0][0]
    assert stopped in game.state.stopped
    for lang in languages():
        assert "where" in say("event-ability-stopped", lang, ability=stopped, why="looks", why_id="looks")


@pytest.mark.usefixtures("few_looks")
def test_a_stopped_ability_stays_stopped_in_a_saved_game() -> None:
    document = crowd(10, [DEEP])
    game = played(document, "random", 20)
    assert game.state.stopped
    start = SYSTEM.setup(document)
    again = Codec(SYSTEM, start).decode(json.loads(json.dumps(written(SYSTEM, game.state))))
    assert again == game.state
    assert again.stopped == game.state.stopped


@pytest.mark.usefixtures("few_looks")
def test_the_game_goes_the_same_way_whenever_it_is_played() -> None:
    """Looks are counted, and no time is taken: a replay agrees, and so does a game that is gone on with."""
    document = crowd(10, [DEEP, *ALWAYS])
    game = played(document, "random", 25)
    again = replay_game(SYSTEM, SYSTEM.setup(document), game.journal, KeyedDice(3))
    assert again.state == game.state
    assert again.events == game.events
    resumed = resume_game(SYSTEM, game.state, KeyedDice(3))
    assert resumed.decision == game.decision
    assert resumed.state == game.state


@pytest.mark.usefixtures("few_looks")
def test_lookups_outside_the_game_leave_its_state_unchanged() -> None:
    """Lookups by the window or a bot have a budget of their own."""
    document = crowd(10, ALWAYS)
    quiet, looked_at = (start_game(SYSTEM, document, KeyedDice(3)) for _ in range(2))
    for _ in range(20):
        for figure in looked_at.state.figures:
            speed(looked_at.state, figure)
        for game in (quiet, looked_at):
            play_on(game, {seat: bot_named("random") for seat in game.state.seats}, 3, 1)
        assert looked_at.state == quiet.state
        assert looked_at.decision == quiet.decision


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_numbers_that_look_without_end(bot: str) -> None:
    """`always` abilities are asked by legality, odds, masks and judges."""
    with within(10):
        game = played(crowd(10, ALWAYS), bot, 12)
    assert game.decision is not None


@pytest.mark.slow
def test_reading_all_numbers_of_all_figures_ends() -> None:
    """As sheets and lists of the window do, without asking the loop."""
    state = start_game(SYSTEM, crowd(30, ALWAYS), KeyedDice(3)).state
    with within(5):
        for figure in state.figures:
            speed(state, figure)
            statistic(state, figure, "toughness")


@pytest.mark.usefixtures("few_looks")
def test_choices_keep_their_promises_when_an_ability_was_stopped() -> None:
    """The choices on offer are those that the clauses allow, without the ability that was stopped."""
    game = played(crowd(5, [DEEP]), "random", 0)
    for _ in range(15):
        assert game.decision is not None
        check_choices(game, game.decision)
        uses = {each.text("ability") for each in game.decision.choices if each.kind == "use"}
        assert uses.isdisjoint(game.state.stopped)
        play_on(game, {seat: bot_named("random") for seat in game.state.seats}, 3, 1)
    assert game.state.stopped


@pytest.mark.usefixtures("few_looks")
def test_an_ability_that_is_at_work_ends_where_it_looks_at_too_much() -> None:
    """Its remaining effects do not happen; those that happened stay."""
    effects = [{"do": "gain", "counter": "mana", "amount": 1}, {"do": "if", "if": deep_where(6), "then": [DRAW]}]
    document = crowd(10, [{"when": "on-activation", "id": "late", "effects": [*effects, DRAW]}])
    game = played(document, "random", 12)
    names = [type(event).__name__ for event in game.events]
    assert ("test/" in stops(game)[0][0], stops(game)[0][1]) == (True, "looks")
    assert not any(frame.ability in game.state.stopped for frame in game.state.frames if frame.ability)
    assert "ManaGained" in names


@pytest.mark.usefixtures("few_looks")
def test_honest_abilities_go_on_beside_one_that_is_stopped() -> None:
    near = {"there-are": {"who": {"pieces": {"side": "enemies", "within": 3}}}}
    honest = {"when": "always", "id": "honest", "modify": "speed", "by": 1, "if": near}
    game = played(crowd(10, [honest, DEEP]), "random", 30)
    assert game.state.stopped
    assert all(name.endswith(":deep") for name in game.state.stopped)


def test_a_scenario_that_looks_without_end() -> None:
    acts = {"when": {"round-begins": {}}, "id": "storm", "if": deep_where(6), "effects": [DRAW]}
    slow = {"when": "always", "id": "mud", "modify": "speed", "by": -1, "if": deep_where(6)}
    with within(8):
        game = played(crowd(10, scenario_abilities=[acts, slow]), "random", 20)
    assert {why for _, why in stops(game)} == {"looks"}


@pytest.mark.usefixtures("few_looks")
def test_hundreds_of_abilities_that_look_without_end() -> None:
    """All that is ever looked at for one answer stays below two budgets, however many there are."""
    assert len(stops(played(crowd(5, HUNDREDS), "random", 10))) >= 10


@pytest.mark.slow
def test_the_protocol_answers() -> None:
    """`new`, `choices` and `choose` of such a scenario."""
    talk = Conversation()
    with within(10):
        assert talk.send("new", scenario=crowd(10, [DEEP, *ALWAYS]))["ok"]
        assert talk.send("decision")["ok"]
        assert talk.send("play", players=["random", "random"], until=10)["ok"]


@pytest.mark.soak
def test_hundreds_more_of_them() -> None:
    """All that is ever looked at for one answer stays below two budgets, however many there are."""
    with within(20):
        assert stops(played(crowd(20, HUNDREDS), "random", 10))


@pytest.mark.soak
@pytest.mark.parametrize(("figures", "levels"), [(10, 6), (30, 5), (500, 3)])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_more_of_them(figures: int, levels: int, bot: str) -> None:
    """20, 60 and 1,000 figures."""
    document = crowd(figures, [{**DEEP, "if": deep_where(levels)}, *ALWAYS])
    with within(60):
        assert stops(played(document, bot, 12))


def test_looks_are_taken_from_a_budget() -> None:
    looks = LookBudget(10)
    looks.take("a", 6)
    looks.take("b", 4)
    assert (looks.left, looks.spent) == (0, False)
    for name in ("b", "c"):
        with pytest.raises(LooksSpent):
            looks.take(name, 1)
    assert (looks.left, looks.spent) == (-2, True)
    assert looks.dearest() == ("a", "b")


def test_the_dearest_are_as_many_as_leave_enough() -> None:
    looks = LookBudget(100)
    for number, name in enumerate("abcdefgh"):
        with suppress(LooksSpent):
            looks.take(name, 20 + number)
    assert looks.dearest() == ("h", "g", "f", "e", "d", "c")
    assert looks.taken["a"] + looks.taken["b"] <= 50


def test_the_count_of_lookups_is_no_part_of_a_state() -> None:
    """It is neither compared nor saved."""
    one, other = State(seats=("red",)), State(seats=("red",), meter=LookBudget(1))
    assert one == other
    assert hash(repr(one)) == hash(repr(other))
    assert MOST_LOOKS < MOST


@pytest.mark.parametrize(
    ("ability", "path"),
    [
        ({**DEEP, "if": deep_where(3)}, "$.if.there-are.who.pieces"),
        (
            {"when": "always", "modify": "mind", "by": deep_most(3)},
            "$.by.count.of.most",
        ),
    ],
)
def test_check_warns_of_what_looks_deep(ability: Plain, path: str) -> None:
    """Once, at the outermost of them."""
    deep = [each for each in warned(ability) if each[1] == "ability-looks-deep"]
    assert deep == [(path, "ability-looks-deep", None)]


@pytest.mark.parametrize("levels", [1, 2])
def test_check_says_nothing_of_what_is_as_deep_as_cards_are(levels: int) -> None:
    for ability in ({**DEEP, "if": deep_where(levels)}, {"when": "always", "modify": "mind", "by": deep_most(levels)}):
        assert "ability-looks-deep" not in {code for _, code, _ in warned(copy.deepcopy(ability))}
