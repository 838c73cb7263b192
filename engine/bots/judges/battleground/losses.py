"""Choices that give up something for nothing: whatever comes of them, another choice is as good and brings more."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.judges.battleground.leads import promise
from engine.bots.judges.battleground.positions import FOCUS, MANA
from engine.kernel.data.choice import Choice
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.combat.attack_action import attack_of
from engine.systems.battleground.state import Battle


def open_to(view: Battle, rated: Sequence[tuple[Choice, float]]) -> Sequence[tuple[Choice, float]]:
    """The choices, each with its value, that lose nothing for nothing; all, where there is no other one.

    Looking ahead does not see that by itself: in a position a focus token counts for every test to come, though it
    serves the next one only.
    """
    attacks = isinstance(view.question, Act) and any(gives(view, each, worth) > 0 for each, worth in rated)
    most = max(worth for _, worth in rated)
    left = [
        (each, worth)
        for each, worth in rated
        if not (_gives_up(each, attacks) or (worth < most and _goes_nowhere(view, each)))
    ]
    return left or rated


def gives(view: Battle, choice: Choice, worth: float) -> float:
    """The promise of an attack, by the measure of positions, less the focus and the mana that it spends.

    Action points that are left at the end of an activation or interruption are lost, so that they count nothing.
    """
    if choice.kind != "attack":
        return 0.0
    attack = attack_of(view, choice)
    spent = FOCUS * view.figures[attack.figure].focused + MANA * attack.mana
    return promise(view, choice, worth) - spent


def _gives_up(choice: Choice, attacks: bool) -> bool:
    """BG-ROUND-4, BG-INT-3: to activate nobody, and to act no more while there is an attack that gives something."""
    return choice.kind == "pass" or (attacks and choice.kind in ("end", "decline"))


def _goes_nowhere(view: Battle, choice: Choice) -> bool:
    """Whether a movement ends where it began."""
    if choice.kind not in ("move", "teleport"):
        return False
    figure = str(choice.data.get("figure") or view.question.figure)
    return view.figures[figure].at == view.setting.terrain.grid.place(choice.text("to"))
