"""Prints a digest of one random game of each system: the same in every process, with any hash seed, with -O."""

import hashlib
import json

from engine.kernel.play.journal import entry_to_json
from engine.registry import probes, systems
from tests.support.conformance import Played, written

if __name__ == "__main__":
    for system in {**probes(), **systems()}.values():
        played = Played(system, seed=11)
        offered = [[choice.id for choice in decision.choices] for decision in played.decisions()]
        journal = [entry_to_json(entry) for entry in played.game.journal]
        events = [event.to_json() for event in played.game.events if not event.quiet]
        digest = json.dumps([journal, events, offered], sort_keys=True) + written(played.game.state)
        print(system.id, hashlib.sha256(digest.encode()).hexdigest())
