"""All that a screen shows of one moment of a game, made at one go from what those who look may see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from editor.board.panel import Side
from editor.board.picture import Picture
from editor.games.face import Face, faces
from editor.playtest.naming import Naming
from editor.playtest.options import Options, known_of
from editor.playtest.saying import throw_said
from editor.playtest.sitting import Sitting
from engine.kernel.chance.rolls import Roll
from engine.kernel.state.decision import Decision


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment."""

    view: Any
    decision: Decision | None
    picture: Picture
    sides: tuple[Side, ...]
    clock: tuple[str, ...]
    prompt: str
    """What is asked; empty when the game is over."""
    options: Options
    """What those at the screen may choose; nothing where a bot, or the person who is to take the screen, is asked."""


def face_of(sitting: Sitting) -> Face:
    """How the game of a sitting looks."""
    return faces()[sitting.table.system.id]


def scene_of(sitting: Sitting, naming: Naming) -> Scene:
    """The moment at which a sitting stands."""
    face, view, decision = face_of(sitting), sitting.view(), sitting.decision
    picture = face.picture(view, naming)
    asked = () if decision is None else decision.seats
    sides = tuple(replace(side, to_move=side.seat in asked) for side in face.sides(view, naming))
    waits = sitting.bot_is_asked or sitting.hand_over_to is not None
    choices = () if decision is None or waits else decision.choices
    return Scene(
        view=view,
        decision=decision,
        picture=picture,
        sides=sides,
        clock=face.clock(view, naming),
        prompt="" if decision is None else _prompt(view, decision, sitting.table.system.id, naming),
        options=Options(choices, known_of(picture, sides)),
    )


def _prompt(view: Any, decision: Decision, system: str, naming: Naming) -> str:
    """What is asked; of a die to be typed in, what it is thrown for too."""
    question = view.agenda[-1] if view.agenda else None
    return throw_said(question, system, naming) if isinstance(question, Roll) else naming.speak(decision.prompt)
