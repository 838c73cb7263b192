"""Queries of the engine for presenters, and the parts of a number as facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import part_text
from editor.view_model.side_panel import SheetLine
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.game_state import State
from engine.protocol.queries import answer_query


def query(system: GameSystem[Any], what: str, view: State, **fields: Any) -> Mapping[str, Any]:
    """The answer to a query of the game; raises `Refusal` if it makes no sense now."""
    return answer_query(system.asks[what], view, fields, system.known)


def part_facts(
    name: str,
    parts: tuple[Mapping[str, Any], ...] | list[Any],
    naming: DisplayNames,
) -> tuple[SheetLine, ...]:
    """A line for each part of a number, with the rule that it comes from."""
    return tuple(SheetLine(name, part_text(part, naming), (part["rule"],)) for part in parts)
