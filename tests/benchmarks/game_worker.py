"""Plays games for `revisions.py`: each line of JSON asks for one, a line answers; it runs in the tree it belongs to.

Every revision is asked through its own worker, so that a later one may rename what is used here.
"""

import hashlib
import json
import sys
import time
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from editor.services.document_resolver import DocumentResolver
from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.bots.match import MOST_DECISIONS
from engine.content.kinds.scenario import Scenario
from engine.kernel.play.game import resume_game
from engine.kernel.positions.codec import encode
from engine.registry import system_named
from engine.session.context import GameContext
from engine.session.documents import load_playable


@cache
def _table(scenario: str) -> Any:
    """A stock scenario before its first decision; all games of the process share it, as those of a match do."""
    system = scenario.partition("/")[0]
    return system_named(system).setup(load_playable(GameContext(DocumentResolver()), scenario, Scenario, "$").plain())


def played(scenario: str, players: Iterable[str], seed: int) -> Mapping[str, object]:
    """Plays a whole game; returns its CPU time and its results."""
    table = _table(scenario)
    game: Any = resume_game(system_named(scenario.partition("/")[0]), table, seed)
    begun = time.process_time()
    bots = {seat: bot_named(name) for seat, name in zip(game.state.seats, players, strict=True)}
    decisions = play_on(game, bots, seed, MOST_DECISIONS)
    seconds = time.process_time() - begun
    return {
        "seconds": seconds,
        "decisions": decisions,
        "winners": game.outcome.winners if game.outcome else None,
        "round": game.state.round,
        "answers": _digest(f"{given.seat} {given.choice.id}" for given in map(game.given, range(1, game.answers + 1))),
        "events": _digest(f"{type(each).__name__} {json.dumps(encode(each), sort_keys=True)}" for each in game.events),
    }


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


if __name__ == "__main__":
    for line in sys.stdin:
        sys.stdout.write(json.dumps(played(**json.loads(line))) + "\n")
        sys.stdout.flush()
