"""The engine's questions as games are asked them for the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from editor.board.panel import Fact
from editor.playtest.naming import Naming
from editor.playtest.saying import part_said
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.game_state import State
from engine.protocol.queries import answer_query


def asked(system: GameSystem[Any], what: str, view: State, **fields: Any) -> Mapping[str, Any]:
    """The answer to one of the questions that the game knows; `Refusal` where it makes no sense now."""
    return answer_query(system.asks[what], view, fields)


def part_facts(
    name: str,
    parts: tuple[Mapping[str, Any], ...] | list[Any],
    naming: Naming,
) -> tuple[Fact, ...]:
    """A line for each part of a number, with the rule that it comes from."""
    return tuple(Fact(name, part_said(part, naming), (part["rule"],)) for part in parts)
