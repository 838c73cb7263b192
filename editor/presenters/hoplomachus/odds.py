"""The odds of attacks in Hoplomachus as a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.presenters.amount_text import whole_percent
from editor.presenters.hoplomachus.sheets import dice_text
from editor.presenters.queries import query
from editor.view_model.odds_card import OddsCard
from engine.kernel.data.choice import Choice
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM

WORTH_TELLING = 0.01
"""The least chance that is told."""


def odds(view: Arena, choice: Choice, naming: DisplayNames) -> OddsCard | None:
    """The odds of an attack; None for another choice."""
    found = _odds(view, choice)
    if found is None:
        return None
    hurt = _hurting(found)
    some = [int(hp) for hp, likely in found["lost"].items() if int(hp) and likely >= WORTH_TELLING]
    only = len(some) == 1
    return OddsCard(
        title=naming.say("odds-attack", target=choice.text("target")),
        note=naming.name(choice.text("unit")),
        chance=hurt,
        percent=whole_percent(hurt, naming),
        result=naming.say("board-hoplomachus-loses", hp=some[0]) if only else naming.say("odds-to-wound"),
        others=" · ".join(_others(found, some if not only else [], naming)),
        dice=(dice_text(found["dice"], naming),),
    )


def chance(view: Arena, choice: Choice) -> float | None:
    """Probability that an attack hurts; None for another choice."""
    found = _odds(view, choice)
    return None if found is None else _hurting(found)


def _odds(view: Arena, choice: Choice) -> Mapping[str, Any] | None:
    if choice.kind != "attack":
        return None
    aim = {"unit": choice.text("unit"), "target": choice.text("target")}
    return query(SYSTEM, "odds", view, action={"kind": "attack", **aim})


def _hurting(found: Mapping[str, Any]) -> float:
    return 1.0 - sum(float(likely) for hp, likely in found["lost"].items() if not int(hp))


def _others(found: Mapping[str, Any], some: list[int], naming: DisplayNames) -> Iterator[str]:
    """Each loss of HP if there are several, and the defeat."""
    for hp, likely in found["lost"].items():
        if int(hp) in some:
            yield f"{naming.say('board-hoplomachus-loses', hp=int(hp))} {whole_percent(likely, naming)}"
    if found["defeated"] >= WORTH_TELLING:
        yield f"{naming.say('board-hoplomachus-defeat')} {whole_percent(found['defeated'], naming)}"
