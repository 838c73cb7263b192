"""Checks of the values bound in the frames of a state from outside: known names, matching types, no value missing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, get_type_hints

from engine.kernel.data.message import message
from engine.kernel.positions.container_forms import ListForm
from engine.kernel.positions.part_forms import Forms
from engine.kernel.positions.value_forms import Form, FormScope, Found
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.game_state import State


def frame_problems(system: GameSystem[Any], state: State, forms: Forms, scope: FormScope) -> Found:
    """The problems of frames: bound names or types that the game does not have, and values that are missing."""
    kinds = [_forms_of_kind(kind, forms) for kind in system.frames]
    known = {name: form for kind in kinds for name, form in kind.items()}
    for at, frame in enumerate(state.frames if kinds else ()):
        path = f"$.frames[{at}].values"
        for name, value in frame.values.items():
            form = known.get(name) or _other_form(system, state, name, forms)
            if form is None:
                yield f"{path}.{name}", message("state-unknown-field", name=name)
            elif not form.fits(value):
                yield _misfit(form, value, f"{path}.{name}"), message("state-bad-in-frame", name=name)
            else:
                yield from form.problems(value, f"{path}.{name}", scope)
        for kind in kinds:
            if not kind.keys().isdisjoint(frame.values):
                missing = (name for name in kind if name not in frame.values)
                yield from ((f"{path}.{name}", message("state-bad-in-frame", name=name)) for name in missing)


@cache
def _forms_of_kind(kind: Any, forms: Forms) -> Mapping[str, Form]:
    return {name: forms.form(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}


def _other_form(system: GameSystem[Any], state: State, name: str, forms: Forms) -> Form | None:
    hint = system.bound(state, name)
    return None if hint is None else forms.form(hint)


def _misfit(form: Form, value: Any, path: str) -> str:
    """The path of the first part of a value that does not fit."""
    if isinstance(form, ListForm) and form.endless and isinstance(value, tuple):
        return next(f"{path}[{at}]" for at, item in enumerate(value) if not form.forms[0].fits(item))
    return path
