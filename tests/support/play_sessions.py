"""Play sessions for tests of the studio: stock scenarios and small ones, dealt at once, continued by random play."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.playtest.game_log import LogLine, log_lines
from editor.playtest.load_game import naming_of
from editor.playtest.play_session import PERSON, PlaySession
from editor.services.document_resolver import DocumentResolver
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.state.game_state import State
from engine.session.context import GameContext
from engine.session.luck import Luck
from engine.session.session import GameSession, GameStart
from engine.session.start_game import start_of_scenario, start_session

FIRST_GAME = "battleground/first-game"
SKIRMISH = "hoplomachus/skirmish-pozzuoli"
STOCK = (FIRST_GAME, SKIRMISH)


@cache
def start_of(name: str) -> GameStart:
    """The start of a stock scenario, read once."""
    return start_of_scenario(GameContext(DocumentResolver()), name, {}, "$")


def table_of(name: str, seed: int = 0, dice: tuple[int, ...] = ()) -> GameSession:
    """A stock scenario at its first question."""
    return start_session(start_of(name), Luck(seed=seed, dice=dice))


def session_at(name: str, seed: int = 0, players: Mapping[str, str] | None = None, **luck: Any) -> PlaySession:
    """A stock scenario with these players; persons in all seats without a player."""
    table = table_of(name, seed, **luck)
    return PlaySession(table, players or dict.fromkeys(table.game.state.seats, PERSON))


def sitting_with(table: GameSession, state: State, viewer: str) -> PlaySession:
    """A game of its own that goes on from a state, as a seat sees it."""
    start = GameStart(table.system, table.start.scenario, state, handed_in=True)
    session = PlaySession(start_session(start, Luck(seed=table.luck.seed)), dict.fromkeys(state.seats, PERSON))
    session.look_as(viewer)
    return session


def words_of(session: PlaySession, lang: str = "en") -> DisplayNames:
    """The names of the things in a game."""
    return naming_of(session.table, lang)


def moments(session: PlaySession, seed: int, most: int = 400, prefer: tuple[str, ...] = ()) -> Iterator[Choice]:
    """Answers at random for all seats, some kinds first; each moment is seen before its answer is given.

    The screen is handed from person to person.
    """
    stream = Stream(seed, "test")
    for _ in range(most):
        if session.hand_over_to is not None:
            session.look_as(session.hand_over_to)
        decision = session.decision
        if decision is None:
            return
        liked = [each for each in decision.choices if each.kind in prefer]
        choices = liked or decision.choices
        choice = choices[stream.next_below(len(choices))]
        yield choice
        session.choose(choice)


def until(
    session: PlaySession,
    holds: Callable[[PlaySession], bool],
    seed: int = 0,
    prefer: tuple[str, ...] = (),
) -> None:
    """Plays on at random until a condition holds, which must come."""
    for _ in moments(session, seed, 3000, prefer):
        if holds(session):
            return
    raise AssertionError("what the test waits for did not come")


def of_kind(session: PlaySession, kind: str) -> tuple[Choice, ...]:
    """The choices of a kind that are on offer."""
    decision = session.decision
    return () if decision is None else tuple(each for each in decision.choices if each.kind == kind)


def whole_story(session: PlaySession, naming: DisplayNames) -> tuple[LogLine, ...]:
    """The results of all answers up to now."""
    return tuple(line for answer in range(session.game.answers + 1) for line in log_lines(session, answer, naming))
