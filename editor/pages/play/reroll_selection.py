"""Selection of dice for a re-roll: the dice of the last throw that may be picked, and the picked ones."""

from __future__ import annotations

from editor.pages.play.decision_text import choice_label
from editor.pages.play.session_controller import SessionController
from engine.kernel.data.choice import Choice

DIE = "die"


def choice_of_die(play: SessionController, number: int) -> Choice | None:
    """The choice that picks a die, by its position in the throw."""
    return next((each for each in play.options.choices if each.data.get(DIE) == number), None)


def selectable_dice(play: SessionController) -> dict[int, str]:
    """Selectable dice by position, with the effect of selecting each."""
    return {each.number(DIE): choice_label(play, each) for each in play.options.choices if DIE in each.data}


def dice_picked(play: SessionController) -> frozenset[int]:
    """The dice picked by the last answers to the same question."""
    game = play.session.game
    if game.decision is None:
        return frozenset()
    picked = set[int]()
    for answer in range(game.answers, 0, -1):
        given = game.given(answer)
        if given is None or given.choice.kind != game.decision.kind or DIE not in given.choice.data:
            break
        picked.add(given.choice.number(DIE))
    return frozenset(picked)
