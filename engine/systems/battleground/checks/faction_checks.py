"""Checks of the factions of armies and their cards (BG-COMP-1, -10).

An army has one faction; a card of a faction is for that faction alone, a card without one is for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.content.checks.playability import cards_in
from engine.content.document_path import Plain
from engine.content.problems import ROOT, Problem, ProblemValue, step_into
from engine.systems.battleground.documents.playability import PLAYABILITY


def faction_problems(army: Plain, at: str = ROOT) -> Iterator[Problem]:
    """Several factions in an army, equipment of another faction than its bearer's, cards of a faction without
    characters."""
    own = dict[str, None]()
    for number, figure in enumerate(army.get("figures", ())):
        here, faction = f"{at}.figures[{number}]", _faction(figure["card"])
        if faction is not None:
            own[faction] = None
            for place, card in enumerate(figure.get("equipment", ())):
                if _faction(card) not in (None, faction):
                    more = {"figure": figure["id"], "own": faction}
                    yield _of_others(card, f"{here}.equipment[{place}]", "battleground-gear-of-others", more, faction)
    if len(own) > 1:
        values: dict[str, ProblemValue] = {"own": tuple(own)}
        here = step_into(at, "figures")
        yield Problem(here, "battleground-two-factions", values, rule="BG-COMP-1")
    if own:
        for path, card, _ in cards_in(army, PLAYABILITY.piles, at):
            if _faction(card) not in (None, *own):
                yield _of_others(card, path, "battleground-card-of-others", {"own": tuple(own)}, min(own))


def _faction(card: Any) -> str | None:
    """The faction of a card; None for a card that is only referred to by name."""
    faction: str | None = None if isinstance(card, str) else card.get("faction")
    return faction


def _of_others(card: Plain, at: str, code: str, more: Mapping[str, ProblemValue], meant: str) -> Problem:
    values = {"id": card["id"], "faction": card["faction"], **more}
    return Problem(step_into(at, "faction"), code, values, meant, "BG-COMP-10")
