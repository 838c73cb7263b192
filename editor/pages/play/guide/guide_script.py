"""The notes of a guided round as data: when each is shown, beside what, and until when."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias

from engine.words import resources_folder

NoteEnd: TypeAlias = Literal["pointed", "answered", "asked", "read"]
LATE = 2
"""The round from which notes are told that nothing brought up before."""
BUTTON = "button:"
"""The beginning of anchors that are buttons of the question."""


@dataclass(frozen=True, slots=True)
class GuideMoment:
    """The moment of a game, as far as notes depend on it."""

    asked: frozenset[str] = frozenset()
    """The kinds of choices that the person has now; empty while others play."""
    round: int = 0
    answered: frozenset[str] = frozenset()
    """The kinds of the person's answers since the note was shown."""
    has_pointed: bool = False
    """Whether the person has pointed at a figure since."""


@dataclass(frozen=True, slots=True)
class GuideNote:
    """A note: the id of its words, the condition for showing it, the anchor, and what ends it."""

    id: str
    at: str
    until: NoteEnd
    asked: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    others: bool = False
    round: int = 0
    late: bool = False
    """Whether it is told after the first round if nothing in that has brought it up."""

    @property
    def title_word(self) -> str:
        return f"guide-{self.id}"

    @property
    def text_word(self) -> str:
        return f"guide-{self.id}-how"

    def fits(self, moment: GuideMoment) -> bool:
        """Whether it can be shown at this moment."""
        return self._is_about(moment) or self.is_late(moment)

    def is_late(self, moment: GuideMoment) -> bool:
        """Whether it is told at this moment although that is not what it is about."""
        return self.late and moment.round >= LATE and bool(moment.asked) and not self._is_about(moment)

    def _is_about(self, moment: GuideMoment) -> bool:
        if self.others:
            return not moment.asked
        if self.round:
            return moment.round >= self.round and bool(moment.asked)
        return bool(moment.asked) and moment.asked.issuperset(self.asked) and moment.asked.isdisjoint(self.without)

    def is_done(self, moment: GuideMoment) -> bool:
        """Whether the person has done what it says, or it is too late for it."""
        match self.until:
            case "pointed":
                return moment.has_pointed or bool(moment.answered)
            case "asked":
                return bool(moment.asked)
            case "answered":
                has_moved_on = bool(moment.answered) and not self._is_about(moment)
                return has_moved_on or not moment.answered.isdisjoint(self.asked)
            case "read":
                return False


@dataclass(frozen=True, slots=True)
class GuideScript:
    """The scenario that is guided through, and its notes in their order."""

    scenario: str
    notes: tuple[GuideNote, ...]

    def next_note(self, moment: GuideMoment, shown: Collection[str]) -> GuideNote | None:
        """The first note that fits and was not shown yet."""
        return next((each for each in self.notes if each.id not in shown and each.fits(moment)), None)


@cache
def first_round() -> GuideScript:
    """The guided round that ships."""
    plain = json.loads((resources_folder() / "guides" / "first-round.json").read_text(encoding="utf-8"))
    return GuideScript(plain["scenario"], tuple(_note(each) for each in plain["notes"]))


def _note(plain: Mapping[str, Any]) -> GuideNote:
    when = plain["when"]
    return GuideNote(
        id=plain["id"],
        at=plain["at"],
        until=plain["until"],
        asked=tuple(when.get("asked", ())),
        without=tuple(when.get("not", ())),
        others=bool(when.get("others", False)),
        round=int(when.get("round", 0)),
        late=bool(plain.get("late", False)),
    )
