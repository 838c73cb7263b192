"""Starts a game session from a scenario, a position or a journal."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from engine.content.document_kind import common_kinds
from engine.content.kinds.journal import Journal
from engine.content.kinds.position import Position
from engine.content.kinds.scenario import Scenario
from engine.content.loading.scenario_reader import whole_scenario
from engine.content.problems import ContentError
from engine.kernel.data.errors import BadData, BadState
from engine.kernel.data.message import message
from engine.kernel.play.errors import ReplayMismatch, RuleBug
from engine.kernel.play.game import Game, replay_game, resume_game
from engine.kernel.play.journal import GameEntry, entry_from_json
from engine.kernel.positions.codec import Codec, unsound
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.game_state import State
from engine.session.context import GameContext
from engine.session.documents import load_playable, load_with_problems
from engine.session.luck import Luck
from engine.session.past import PastReplay
from engine.session.refusal import Refusal, of_document, of_problem, of_replay, of_state, presentable
from engine.session.session import GameSession, GameStart

log = logging.getLogger(__name__)

ProfileChoices = Mapping[str, str]


def start_of_scenario(
    context: GameContext, reference: str | Mapping[str, Any], profile: ProfileChoices, path: str
) -> GameStart:
    """The start of a scenario, with the rule options that differ."""
    scenario, problems = load_with_problems(context, reference, Scenario, path)
    system = context.systems[scenario.system]
    chosen = _with_profile(context, scenario, profile) if profile else scenario
    return GameStart(system, chosen.plain(), _set_up(system, chosen, path), problems=problems)


def start_of_position(context: GameContext, position: Position, path: str) -> tuple[GameStart, Luck]:
    """A position as the start of a game, and the scripted dice that remain in it."""
    start, luck, _ = _start_and_setup(context, position, path)
    return start, luck


def resume_with_past(context: GameContext, position: Position, path: str) -> tuple[GameSession, PastReplay | None]:
    """A session at a position, and the replay of what was played before, if that is kept."""
    start, luck, setup = _start_and_setup(context, position, path)
    session = start_session(start, luck, f"{path}.state")
    return session, None if position.past is None else PastReplay(session, position.past, setup)


def _start_and_setup(context: GameContext, position: Position, path: str) -> tuple[GameStart, Luck, State]:
    """The start at a position, its luck, and the state that its scenario sets up."""
    system = context.systems[position.system]
    inside = f"{path}.scenario"
    scenario = _scenario_of(context, position, inside)
    if scenario.system != system.id:
        problem = message("protocol-other-system", found=scenario.system, expected=system.id)
        raise Refusal("bad-document", problem, path=f"{inside}.system")
    setup = _set_up(system, scenario, inside)
    state = _decoded(system, setup, position.state, f"{path}.state")
    luck = Luck(
        position.seed, position.fresh, position.dice, state.dice, position.strict, position.ask, position.own_dice
    )
    return GameStart(system, scenario.plain(), state, handed_in=True, resumed=True), luck, setup


def _scenario_of(context: GameContext, position: Position, path: str) -> Scenario:
    """The scenario of a position. One inside a checked position was checked with it."""
    scenario = position.scenario
    if isinstance(scenario, str):
        return load_playable(context, scenario, Scenario, path, in_play=True)
    envelope = {
        "schema_version": scenario.schema_version or common_kinds()[scenario.kind].version,
        "id": scenario.id or position.id,
        "system": scenario.system or position.system,
    }
    return scenario.model_copy(update=envelope)


def start_session(start: GameStart, luck: Luck, path: str | None = None) -> GameSession:
    """Run to the first decision. A state from outside, at `path`, may be impossible."""
    try:
        game = resume_game(start.system, start.state, luck.source())
    except RuleBug as error:
        if path is None:
            raise
        raise _impossible(path, error) from error
    return GameSession(start, luck, game)


def replay_journal(context: GameContext, journal: Journal, path: str) -> GameSession:
    """The game of a journal, replayed from start to end."""
    start, luck, place = _start_of_journal(context, journal, path)
    entries = [_entry(entry.plain(), f"{path}.entries[{number}]") for number, entry in enumerate(journal.entries)]
    try:
        game: Game[Any] = replay_game(start.system, start.state, entries, luck.source())
    except ReplayMismatch as error:
        raise of_replay(error, path) from error
    except RuleBug as error:
        if isinstance(error.__cause__, ReplayMismatch):
            raise of_replay(error.__cause__, path) from error
        raise _impossible(place, error) from error
    return GameSession(start, luck, game)


def _start_of_journal(context: GameContext, journal: Journal, path: str) -> tuple[GameStart, Luck, str]:
    if journal.scenario is not None:
        place = f"{path}.scenario"
        scenario = _enveloped(journal.scenario, journal)
        profile = journal.profile.plain() if journal.profile is not None else {}
        return start_of_scenario(context, scenario, profile, place), Luck(journal.seed), place
    place = f"{path}.position"
    position = load_playable(context, _enveloped(journal.position, journal), Position, place, in_play=True)
    return *start_of_position(context, position, place), place


def _enveloped(inner: Any, outer: Position | Journal) -> str | Mapping[str, Any]:
    """A nested document, with the envelope that it may omit inside another document."""
    if isinstance(inner, str):
        return inner
    return {"schema": "1.0", "id": outer.id, "system": outer.system, **inner.plain()}


def _with_profile(context: GameContext, scenario: Scenario, profile: ProfileChoices) -> Scenario:
    """The scenario with other rule options, which its game must know."""
    plain = scenario.plain()
    changed = {**plain, "profile": {**plain.get("profile", {}), **profile}}
    try:
        return whole_scenario(changed, context.declarations)
    except ContentError as error:
        raise of_problem("bad-field", error.problem) from None


def _set_up(system: GameSystem[Any], scenario: Scenario, path: str) -> State:
    """The state at the start; a scenario may be a valid document and still lack what its game needs."""
    try:
        state: State = system.setup(scenario)
    except ContentError as error:
        raise of_document(error, path) from None
    return state


def _decoded(system: GameSystem[Any], start: State, raw: object, path: str) -> State:
    try:
        state: State = Codec(system, start).decode(raw)
    except BadState as error:
        raise of_state(error, path) from None
    problem = unsound(system, state)
    if problem is not None:
        where, why = problem
        there = path + where.removeprefix("$")
        raise Refusal("bad-document", message("protocol-impossible-state"), presentable(why), path=there)
    return state


def _entry(raw: Mapping[str, Any], path: str) -> GameEntry:
    try:
        return entry_from_json(raw)
    except BadData as error:
        sentence = message("protocol-bad-state", problem=presentable(error.problem))
        raise Refusal("bad-document", sentence, path=path) from None


def _impossible(path: str, error: RuleBug) -> Refusal:
    """A refusal for a state from outside that broke a rule; the details are logged."""
    log.info("a state that was handed in cannot be played", exc_info=error)
    return Refusal("bad-document", message("protocol-impossible-state"), path=path)
