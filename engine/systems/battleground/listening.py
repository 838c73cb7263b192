"""What looks at events: side missions and abilities that wait for something."""

from __future__ import annotations

from engine.abilities.loading.op_registry import triggers_of
from engine.systems.battleground.missions import missions_come_true
from engine.systems.battleground.reacting import abilities_react
from engine.systems.battleground.vocabulary import OPS

WAITED_FOR = tuple(dict.fromkeys(event for op in triggers_of(OPS) for event in op.events))
"""Everything that something may wait for."""
LISTENERS = dict.fromkeys(WAITED_FOR, (missions_come_true, abilities_react))
