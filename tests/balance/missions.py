"""The missions of the box with other armies than those they ship with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from editor.services.document_resolver import DocumentResolver
from engine.content.kinds.scenario import Scenario
from engine.session.context import GameContext
from engine.session.documents import load_playable
from tests.balance.armies import Army
from tests.balance.box import box

MISSIONS = ("first-game", "break-through", "drowned-altar", "castle-siege")
SEATS = ("red", "blue")
MORE_PLACES = {"red": ("B13", "B17"), "blue": ("X13", "X17")}
"""The places of figures for which the shipped armies are too small."""
FACING = {"red": "se", "blue": "sw"}
NAMING = ("figure", "knocked-out")
"""Where an ability of a mission names a character."""


def scenario_of(mission: str, armies: Mapping[str, tuple[str, Army]]) -> dict[str, Any]:
    """The mission with these factions and armies on its seats, and with the decks that it ships with.

    Abilities of the mission that are about a certain character are left out.
    """
    shipped = _shipped(mission)
    decks = {army["figures"][0]["card"]["faction"]: army for army in shipped["armies"]}
    places = {army["seat"]: [figure["at"] for figure in army["figures"]] for army in shipped["armies"]}
    return {
        **shipped,
        "armies": [
            {
                **{pile: decks[faction][pile] for pile in ("deck", "glory")},
                "seat": seat,
                "figures": _figures(army, seat, (*places[seat], *MORE_PLACES[seat])),
            }
            for seat, (faction, army) in ((seat, armies[seat]) for seat in SEATS)
        ],
        "abilities": [each for each in shipped.get("abilities", ()) if not _names_a_figure(each)],
    }


@cache
def _shipped(mission: str) -> Mapping[str, Any]:
    return load_playable(GameContext(DocumentResolver()), f"battleground/{mission}", Scenario, "$").plain()


def _figures(army: Army, seat: str, places: Sequence[str]) -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "card": box()[name],
            "equipment": [box()[each] for each in carried],
            "at": at,
            "facing": FACING[seat],
        }
        for (name, carried), at in zip(army.items(), places, strict=False)
    ]


def _names_a_figure(part: Any) -> bool:
    if isinstance(part, Mapping):
        return any(isinstance(part.get(key), str) for key in NAMING) or any(map(_names_a_figure, part.values()))
    return isinstance(part, list) and any(map(_names_a_figure, part))
