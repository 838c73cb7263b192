"""BG-TEST: a dice test that is about to be made, with everything that may modify it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle

Purpose: TypeAlias = Literal["attack", "defence", "ability"]


@record(frozen=True, slots=True)
class Trial:
    """A test with everything that may modify it.

    `figure` makes it; `target` is the other figure: the one that is attacked or affected, and in a defence test the
    attacker. `weapon` is that of the attack, also in the defence test. `source` is the figure from whose place an
    attack comes if that is not the attacker: the initial target of an area attack (BG-AREA-2). `focused` says that a
    focus token serves it.
    """

    state: Battle
    figure: str
    purpose: Purpose
    statistic: str
    weapon: str = ""
    target: str = ""
    source: str = ""
    focused: bool = False
