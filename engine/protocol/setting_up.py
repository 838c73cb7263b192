"""From a document to a game on the table: a scenario from its start, a position or a journal from where it says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.content.errors import ContentError, shown
from engine.content.kinds.journal import Journal
from engine.content.kinds.position import Position
from engine.content.kinds.scenario import Scenario
from engine.content.read import read_document
from engine.kernel.codec import Codec
from engine.kernel.errors import BadState, ReplayMismatch, RuleBug
from engine.kernel.game import Game, replay_game, resume_game
from engine.kernel.journal import Entry, entry_from_json
from engine.kernel.state import State
from engine.kernel.system import GameSystem
from engine.kernel.word import word
from engine.protocol.documents import declarations, playable
from engine.protocol.refusal import Refusal, of_problem
from engine.protocol.script import Luck
from engine.protocol.session import Session
from engine.protocol.table import Start, Table

Profile = Mapping[str, str]


def start_of_scenario(session: Session, said: str | Mapping[str, Any], profile: Profile, path: str) -> Start:
    """The start of a scenario, with the readings of the rules that differ."""
    scenario = playable(session, said, Scenario, path)
    system = session.systems[scenario.system]
    plain = _with_profile(session, scenario.plain(), profile) if profile else scenario.plain()
    return Start(system, plain, system.setup(plain))


def start_of_position(session: Session, position: Position, path: str) -> tuple[Start, Luck]:
    """A position as the start of a game, and the luck that was left in it."""
    system = session.systems[position.system]
    inside = f"{path}.scenario"
    scenario = playable(session, _enveloped(position.scenario, position), Scenario, inside)
    if scenario.system != system.id:
        problem = word("protocol-other-system", found=scenario.system, expected=system.id)
        raise Refusal("bad-document", problem, path=f"{inside}.system")
    plain = scenario.plain()
    state = _decoded(system, system.setup(plain), position.state, f"{path}.state")
    luck = Luck(position.seed, position.fresh, position.dice, state.dice, position.strict, position.ask)
    return Start(system, plain, state, handed_in=True), luck


def deal(start: Start, luck: Luck, path: str | None = None) -> Table:
    """Run to the first question. A state that was handed in, at `path`, may be one that cannot be."""
    try:
        game = resume_game(start.system, start.state, luck.source())
    except RuleBug as error:
        if path is None:
            raise
        raise _impossible(path, error.problem) from error
    return Table(start, luck, game)


def replayed(session: Session, journal: Journal, path: str) -> Table:
    """The game of a journal, played again from its start to its end."""
    start, luck, place = _start_of_journal(session, journal, path)
    entries = [_entry(entry.plain(), f"{path}.entries[{number}]") for number, entry in enumerate(journal.entries)]
    try:
        game: Game[Any] = replay_game(start.system, start.state, entries, luck.source())
    except ReplayMismatch as error:
        raise _mismatch(error, path) from error
    except RuleBug as error:
        if isinstance(error.__cause__, ReplayMismatch):
            raise _mismatch(error.__cause__, path) from error
        raise _impossible(place, error.problem) from error
    return Table(start, luck, game)


def _start_of_journal(session: Session, journal: Journal, path: str) -> tuple[Start, Luck, str]:
    if journal.scenario is not None:
        place = f"{path}.scenario"
        said = _enveloped(journal.scenario, journal)
        profile = journal.profile.plain() if journal.profile is not None else {}
        return start_of_scenario(session, said, profile, place), Luck(journal.seed), place
    place = f"{path}.position"
    position = playable(session, _enveloped(journal.position, journal), Position, place)
    return *start_of_position(session, position, place), place


def _enveloped(inner: Any, outer: Position | Journal) -> str | Mapping[str, Any]:
    """A document inside another one, with what it may leave out of its envelope there."""
    if isinstance(inner, str):
        return inner
    return {"schema": "1.0", "id": outer.id, "system": outer.system, **inner.plain()}


def _with_profile(session: Session, plain: dict[str, Any], profile: Profile) -> dict[str, Any]:
    """The scenario under other readings of the rules, which its game must know."""
    changed = {**plain, "profile": {**plain.get("profile", {}), **profile}}
    try:
        read_document(changed, declarations(session.systems.values()))
    except ContentError as error:
        raise of_problem("bad-field", error.problem) from None
    return changed


def _decoded(system: GameSystem[Any], start: State, raw: object, path: str) -> State:
    try:
        state: State = Codec(system, start).decode(raw)
    except BadState as error:
        sentence = word("protocol-bad-state", problem=shown(error.problem))
        raise Refusal("bad-document", sentence, path=path + error.path.removeprefix("$")) from None
    unsound = system.unsound(state)
    if unsound is not None:
        raise _impossible(path, unsound)
    return state


def _entry(raw: Mapping[str, Any], path: str) -> Entry:
    try:
        return entry_from_json(raw)
    except TypeError as error:
        raise Refusal("bad-document", word("protocol-bad-state", problem=shown(str(error))), path=path) from None


def _mismatch(error: ReplayMismatch, path: str) -> Refusal:
    place = f"{path}.entries[{error.entry}]"
    return Refusal(
        "bad-document", word("protocol-does-not-fit", number=error.entry + 1, problem=shown(error.problem)), path=place
    )


def _impossible(path: str, problem: str) -> Refusal:
    return Refusal("bad-document", word("protocol-impossible-state", problem=shown(problem)), path=path)
