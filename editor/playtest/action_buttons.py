"""Kinds of choices at a decision, as buttons: each kind once, including those that are impossible now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import action_text
from editor.playtest.choice_explanation import Explainer
from editor.playtest.choice_options import ChoiceOptions


@dataclass(frozen=True, slots=True)
class DecisionAction:
    """A kind of choice; its icon has the name of its kind."""

    kind: str
    label: str
    enabled: bool
    choices: int
    """The number of choices of this kind; if there is one, the button makes it directly."""
    key: str = ""
    """Its letter, the same at every question."""

    @property
    def icon(self) -> str:
        return self.kind


def decision_actions(
    options: ChoiceOptions,
    why_not: Explainer,
    system: str,
    naming: DisplayNames,
    keys: Mapping[str, str],
) -> tuple[DecisionAction, ...]:
    """The available kinds and the impossible ones of the decision, in the order of their keys, the others after."""
    if not options.choices:
        return ()
    number = {kind: sum(each.kind == kind for each in options.choices) for kind in options.kinds}
    kinds = dict.fromkeys((*(kind for kind in why_not.kinds), *options.kinds))
    order = {kind: place for place, kind in enumerate(keys)}
    in_order = sorted(kinds, key=lambda kind: order.get(kind, len(order)))
    return tuple(
        DecisionAction(kind, action_text(kind, system, naming), kind in number, number.get(kind, 0), keys.get(kind, ""))
        for kind in in_order
    )
