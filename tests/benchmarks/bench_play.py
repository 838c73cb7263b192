"""Goals 13 to 16: legal actions, applying and taking back, the share of the log, and random play of whole games."""

import gc
from collections.abc import Callable, Iterator
from typing import Any

from engine.kernel.play.game import Game
from engine.kernel.state.event import Event
from engine.systems.battleground.state import Battle
from tests.benchmarks.first_game import ACTIONS, answered, figure_actions
from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, interleave, load_contender

LEAST_ACTIONS = 40
POSITIONS = 12
SEEDS = range(6)


def measures(full: bool) -> Iterator[Measure]:
    chess: Any = load_contender("p_chess")
    games = range(3 * len(SEEDS)) if full else SEEDS
    yield _legal_lists(chess)
    yield _apply_and_drop(chess)
    yield _share_of_the_log(games)
    yield _play_outs(chess, games)


def _busy(wanted: Callable[[Any], bool]) -> list[Any]:
    """Positions of random games that fulfil a condition."""
    found: list[Any] = []
    for seed in range(1000):
        for moment in answered(seed):
            if wanted(moment):
                found.append((moment.game.state, moment.answer, moment.seat, moment.game.branch()))
                if len(found) == POSITIONS:
                    return found
    raise DisagreementError("no position has so many actions")


def _legal_lists(chess: Any) -> Measure:
    """The list of legal actions, built again as for a player, in positions with forty to sixty of them."""

    def busy(moment: Any) -> bool:
        choices = moment.game.decision.choices
        return moment.game.decision.kind == "act" and LEAST_ACTIONS <= len(choices) <= LEAST_ACTIONS + 20

    states = [state for state, *_ in _busy(busy)]
    for state in states:
        if any(not action.legal(state, each) for action in state.question.offers for each in action.choices(state)):
            raise DisagreementError("a legal action is refused")
    board = chess.chess.Board(chess.BUSY)
    actions = sum(len(state.question.ask(state).choices) for state in states) // len(states)
    timings = interleave(
        {
            "python-chess": Contender(lambda: chess.legal_list(board)),
            "ours": Contender(lambda: [state.question.ask(state) for state in states], len(states)),
        },
        turn_seconds=0.2,
    )
    note = (
        f"{actions} actions on average, reach and sight warm; python-chess lists {len(chess.legal_list(board))} moves"
    )
    goal = Goal("13", at_most=6)
    return timings.measure("legal actions", goal, above="ours", below="python-chess", unit="times", note=note)


def _apply_and_drop(chess: Any) -> Measure:
    """A figure action, its costs and first consequences, up to the next decision; then the state before it again."""
    moments = _busy(lambda moment: moment.answer.kind in ACTIONS)
    board = chess.chess.Board(chess.BUSY)
    moves = list(board.legal_moves)

    def there_and_back() -> None:
        for _, answer, seat, game in moments:
            game.with_new_dice(0)
            game.apply(answer, seat)
            game.undo()

    for state, answer, seat, game in moments:
        game.apply(answer, seat)
        game.undo()
        if game.state is not state:
            raise DisagreementError("the state before is another one")
    timings = interleave(
        {
            "python-chess": Contender(lambda: [chess.push_pop(board, move) for move in moves], len(moves)),
            "ours": Contender(there_and_back, len(moments)),
        },
        turn_seconds=0.2,
    )
    # Tried and kept: cheaper successors of states, choices made once, kept ways and standing choices. Listing the next
    # choices is a tenth of what is left; the rest is the action itself, which chess does in one step.
    steps = sum(map(_states_on_the_way, moments)) / len(moments)
    note = f"a figure action with all that follows up to the next question, its choices listed; {steps:.1f} events each"
    # A move of chess is one step. An answer here runs through several steps and about eleven states, tells its events
    # and lists the next choices; in CPython all that comes to about 40 moves, and to fewer only without one of them.
    goal = Goal("14", at_most=40)
    return timings.measure("apply and drop", goal, above="ours", below="python-chess", unit="times", note=note)


def _states_on_the_way(moment: Any) -> int:
    """How many events an action has, each of which makes another state."""
    _, answer, seat, game = moment
    events = game.apply(answer, seat)
    game.undo()
    return len(events)


def _share_of_the_log(games: range) -> Measure:
    """The cost of recording events, which are sent as JSON to both seats, as a share of a whole game."""

    def played() -> list[Game[Battle]]:
        return [list(answered(seed))[-1].game for seed in games]

    events: list[tuple[Event[Battle], ...]] = [game.events for game in played()]

    def reported() -> None:
        for each in events:
            for event in each:
                for seat in ("red", "blue"):
                    seen = event.seen_by(seat)
                    if seen is not None and not seen.quiet:
                        seen.to_json()

    timings = interleave({"games": Contender(played, len(games)), "log": Contender(reported, len(games))})
    note = f"{sum(map(len, events)) // len(events)} events a game, each sent to both seats as JSON"
    goal = Goal("15", at_most=0.1)
    return timings.measure("event log", goal, above="log", below="games", unit="of a game's time", note=note)


def _play_outs(chess: Any, games: range) -> Measure:
    """Figure actions a second of random games, against moves a second of random chess."""
    gc.collect()
    ours = sum(map(figure_actions, games))
    theirs = sum(chess.playout(seed) for seed in games)
    timings = interleave(
        {
            "ours": Contender(lambda: [figure_actions(seed) for seed in games], ours),
            "python-chess": Contender(lambda: [chess.playout(seed) for seed in games], theirs),
        }
    )
    note = f"{ours // len(games)} figure actions a game, with all cards, dice, turns and interruptions between them"
    goal = Goal("16", at_least=0.05)
    return timings.measure("random play", goal, above="python-chess", below="ours", unit="of its speed", note=note)
