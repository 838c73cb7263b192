"""What can be done at a decision, as buttons: each kind of choice once, those that are not possible now as well."""

from __future__ import annotations

from dataclasses import dataclass

from editor.playtest.naming import Naming
from editor.playtest.options import Options
from editor.playtest.saying import deed_said
from editor.playtest.why import WhyNot


@dataclass(frozen=True, slots=True)
class Deed:
    """A kind of choice; its icon has the name of its kind."""

    kind: str
    label: str
    enabled: bool
    choices: int
    """How many ways there are to do it; where it is one, the button alone does it."""

    @property
    def icon(self) -> str:
        return self.kind


def deeds_of(
    options: Options,
    why_not: WhyNot,
    system: str,
    naming: Naming,
) -> tuple[Deed, ...]:
    """The kinds on offer and those that the question knows beside them, in the order of the question."""
    if not options.choices:
        return ()
    number = {kind: sum(each.kind == kind for each in options.choices) for kind in options.kinds}
    kinds = dict.fromkeys((*(kind for kind in why_not.kinds), *options.kinds))
    labels = {kind: deed_said(kind, system, naming) for kind in kinds}
    return tuple(Deed(kind, label, kind in number, number.get(kind, 0)) for kind, label in labels.items())
