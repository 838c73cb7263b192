"""Explains why something cannot be chosen, by the engine's reasons against the closest wish."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import action_text
from editor.playtest.board_steps import BoardSteps, ChoiceAim
from editor.playtest.choice_options import Handle, KnownIds, choices_naming, handles_of
from editor.playtest.play_session import PlaySession
from editor.playtest.snapshot import presenter_of
from editor.view_model.board import GameBoard
from engine.kernel.data.choice import Choice
from engine.kernel.rules.clauses import Reason
from engine.kernel.rules.explanation import action_of, not_asked, wishes
from engine.kernel.state.step import Question

MOST_TRIED = 64
"""Most wishes that are examined."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """One reason: a sentence, its rule (empty if it is not from the game), the places it is about."""

    sentence: str
    rule: str = ""
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RefusedWish:
    """Reasons against one wish, and the indices of the failed conditions of its action."""

    reasons: tuple[Reason, ...]
    unmet: tuple[int, ...]
    aim: ChoiceAim | None = None
    """The piece that it is aimed at."""


class Explainer:
    """The reasons at one moment; the possible wishes are looked up once, when first needed."""

    def __init__(
        self, session: PlaySession, known: KnownIds, naming: DisplayNames, board: GameBoard | None = None
    ) -> None:
        """On a `board` the reasons against a whole kind of choice are those about the nearest target."""
        self._session = session
        self._known = known
        self._naming = naming
        self._steps = None if board is None else BoardSteps(board)

    def reasons(self, kind: str | None, picked: Iterable[Handle]) -> tuple[Explanation, ...]:
        """The reasons why nothing of this kind (None: of any) with all these handles can be chosen; empty if something
        can."""
        decision, viewer = self._session.decision, self._session.viewer
        if decision is None or (viewer is not None and viewer not in decision.seats):
            return self._explanations(self._session.why_not(Choice(kind or "")))
        picked = tuple(picked)
        if choices_naming(decision.choices, self._known, kind, picked):
            return ()
        refused = [self._against(wish) for wish in self._nearest_first(self._naming_all(kind, picked))[:MOST_TRIED]]
        if refused:
            common = () if picked else _against_all(refused)
            return self._explanations(common) or self._about_the_nearest(min(refused, key=_far), not picked)
        return self._no_such(kind) if kind and not picked else self._nothing(picked)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of choice of the decision, available now or not."""
        return tuple(each.kind for each in self._view.question.offers) if self._asks else ()

    @property
    def _asks(self) -> bool:
        agenda = self._view.agenda
        return bool(agenda) and isinstance(agenda[-1], Question)

    @cached_property
    def _view(self) -> Any:
        return self._session.view()

    @cached_property
    def _by_handle(self) -> dict[Handle, list[Choice]]:
        found: dict[Handle, list[Choice]] = {}
        for wish in self._wishes:
            for handle in handles_of(wish, self._known):
                found.setdefault(handle, []).append(wish)
        return found

    @cached_property
    def _wishes(self) -> tuple[Choice, ...]:
        return tuple(wishes(self._view)) if self._asks else ()

    def _naming_all(self, kind: str | None, picked: tuple[Handle, ...]) -> list[Choice]:
        """The wishes of a kind with all these handles, legal or not."""
        if not picked:
            return [each for each in self._wishes if kind in (None, each.kind)]
        fewest = min((self._by_handle.get(handle, []) for handle in picked), key=len)
        handles = frozenset(picked)
        return [each for each in fewest if kind in (None, each.kind) and handles <= handles_of(each, self._known)]

    def _nearest_first(self, wishes: list[Choice]) -> list[Choice]:
        """The wishes in order, those at enemies before others, the nearest first."""
        return wishes if self._steps is None else sorted(wishes, key=lambda wish: _distance(self._aim(wish)))

    def _aim(self, wish: Choice) -> ChoiceAim | None:
        return None if self._steps is None else self._steps.aim(wish)

    def _against(self, wish: Choice) -> RefusedWish:
        """The reasons against one of the wishes, as `Game.why_not` gives them but without its search."""
        action, aim = action_of(self._view, wish), self._aim(wish)
        if action is None:
            return RefusedWish((not_asked(wish),), (), aim)
        reasons, clauses = action.explain(self._view, wish), [each.id for each in action.clauses]
        return RefusedWish(reasons, tuple(clauses.index(each.clause) for each in reasons), aim)

    def _about_the_nearest(self, refused: RefusedWish, tells_how_far: bool) -> tuple[Explanation, ...]:
        """The reasons against a wish; the first begins with how far away its target is."""
        first, *rest = self._explanations(refused.reasons) or (None,)
        if first is None:
            return ()
        if tells_how_far and refused.aim is not None and refused.aim.steps > 1:
            how_far = self._naming.say("why-so-far", target=refused.aim.target.id, number=refused.aim.steps)
            first = replace(first, sentence=f"{how_far} {first.sentence}")
        return (first, *rest)

    def _not_asked(self, kind: str) -> Explanation:
        """The explanation for a kind of choice that is not possible now at all."""
        return Explanation(
            self._naming.say("reason-not-asked", kind=action_text(kind, self._session.table.system.id, self._naming))
        )

    def _no_such(self, kind: str) -> tuple[Explanation, ...]:
        """The explanation for a kind of choice without any candidate, or that is not part of the decision."""
        if kind not in self.kinds:
            return (self._not_asked(kind), *self._asked())
        system = self._session.table.system.id
        own = presenter_of(self._session).lacking.get(kind)
        sentence = (
            self._naming.say(own) if own else self._naming.say("why-none", kind=action_text(kind, system, self._naming))
        )
        return (Explanation(sentence),)

    def _asked(self) -> tuple[Explanation, ...]:
        """The question that is asked instead."""
        decision = self._session.decision
        return () if decision is None else (Explanation(self._naming.say("why-asked", prompt=decision.prompt)),)

    def _nothing(self, picked: tuple[Handle, ...]) -> tuple[Explanation, ...]:
        """The explanation that nothing can be done with this now."""
        names = tuple(self._naming.name(handle.id) for handle in picked)
        return (Explanation(self._naming.say("why-nothing-with", what=names)), *self._asked()) if names else ()

    def _explanations(self, reasons: tuple[Reason, ...]) -> tuple[Explanation, ...]:
        return tuple(Explanation(self._naming.speak(each.sentence), each.rule, each.places) for each in reasons)


def _far(refused: RefusedWish) -> tuple[tuple[bool, int], tuple[int, ...]]:
    """The distance of a wish from being legal: first that of its target; then smaller the later its first unmet
    condition is, and the fewer follow."""
    return _distance(refused.aim), tuple(-each for each in refused.unmet)


def _distance(aim: ChoiceAim | None) -> tuple[bool, int]:
    """A sort key for the nearest enemy first."""
    return (True, 0) if aim is None else (not aim.is_enemy, aim.steps)


def _against_all(refused: list[RefusedWish]) -> tuple[Reason, ...]:
    """The reasons that all wishes have in common."""
    return tuple(each for each in refused[0].reasons if all(each in other.reasons for other in refused[1:]))
