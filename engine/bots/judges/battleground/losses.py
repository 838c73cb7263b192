"""Choices that give up something for nothing: whatever comes of them, another choice is as good and brings more."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.judges.battleground.leads import promise
from engine.bots.judges.battleground.positions import FOCUS, MANA
from engine.bots.judging import Judged
from engine.kernel.choice import Choice
from engine.systems.battleground.acts import Act
from engine.systems.battleground.attacks import attack_of
from engine.systems.battleground.state import Battle


def open_to(view: Battle, judged: Sequence[Judged]) -> Sequence[Judged]:
    """The choices that lose nothing for nothing; all of them, where there is no other one."""
    attacks = isinstance(view.question, Act) and any(gives(view, each) > 0 for each in judged)
    left = [each for each in judged if not (_gives_up(each.choice, attacks) or _goes_nowhere(view, each, judged))]
    return left or judged


def gives(view: Battle, judged: Judged) -> float:
    """What an attack promises, by the measure of positions, less the focus and the mana that it spends.

    Action points that are left at the end of an activation or interruption are lost, so that they count nothing.
    """
    if judged.choice.kind != "attack":
        return 0.0
    attack = attack_of(view, judged.choice)
    spent = FOCUS * view.figures[attack.figure].focused + MANA * attack.mana
    return promise(view, judged.choice, judged.worth) - spent


def _gives_up(choice: Choice, attacks: bool) -> bool:
    """BG-ROUND-4, BG-INT-3: to activate nobody, and to act no more while there is an attack that gives something."""
    return choice.kind == "pass" or (attacks and choice.kind in ("end", "decline"))


def _goes_nowhere(view: Battle, judged: Judged, others: Sequence[Judged]) -> bool:
    """Whether a movement ends where it began while the judge likes something else better."""
    choice = judged.choice
    if choice.kind not in ("move", "teleport"):
        return False
    figure = choice.data.get("figure") or view.question.figure
    at = view.figures[str(figure)].at
    stays = at == view.setting.terrain.grid.place(choice.text("to"))
    return stays and any(each.worth > judged.worth for each in others)
