"""Information on the hovered thing: the effect of choices, or why there are none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from editor.game_text.message_arguments import FACING
from editor.pages.play.choice_overlay import figure_named
from editor.pages.play.decision_text import choice_details, choice_label
from editor.pages.play.session_controller import SessionController
from editor.playtest.choice_explanation import Explainer, Explanation
from editor.playtest.choice_options import Handle
from editor.playtest.snapshot import presenter_of
from editor.view_model.board import BoardPiece
from editor.view_model.odds_card import OddsCard
from editor.view_model.overlay import LineOfSight
from editor.view_model.side_panel import Sheet, SheetLine
from engine.kernel.data.choice import Choice


@dataclass(frozen=True, slots=True)
class HoverContent:
    """Content shown for a hovered thing."""

    sheet: Sheet | None = None
    hint: str = ""
    rules: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    sight: LineOfSight | None = None
    ghost: BoardPiece | None = None
    """The piece that would go to the hovered place."""
    odds: OddsCard | None = None
    """The odds of the choice there."""
    arcs: Mapping[str, str] = field(default_factory=dict)
    """The places around a figure by arc, as the choice would turn it."""
    danger: str = ""
    """The dangers on the way there."""


class HoverInfo:
    """Looks things up in the current snapshot of a play session."""

    def __init__(self, play: SessionController) -> None:
        self._play = play
        self.why_not = Explainer(play.session, play.options.known, play.naming, play.snapshot.board)
        self._presenter = presenter_of(play.session)
        self._odds_of: dict[str, OddsCard | None] = {}

    def handles(self, place: str, figure: str) -> tuple[Handle, ...]:
        """The handles that a click there would pick."""
        return self._play.options.handles_at(self._play.snapshot.board, place, figure)

    def at(self, place: str, figure: str) -> HoverContent:
        """Preview of the choices there; otherwise the sheet of the thing there."""
        handles = self.handles(place, figure)
        if handles:
            return self.on_offer(handles[0])
        return HoverContent(self.sheet(figure) or self.sheet(place))

    def on_offer(self, handle: Handle) -> HoverContent:
        """Preview of the choices with a handle."""
        choices = self._play.options.by_handle[handle]
        first = self.of_choice(choices[0], at=handle.id)
        others = len(choices) - 1
        if not others:
            return first
        hint = self._play.naming.say("table-or-others", text=first.hint, number=others)
        return replace(first, hint=hint, sheet=self._compared(choices, first) or first.sheet)

    def of_choice(self, choice: Choice, at: str = "") -> HoverContent:
        """Preview of a choice; `at` is the hovered id on the map."""
        play = self._play
        way = choice_details(play, choice).get("path")
        aim = self._presenter.aim(play.snapshot.view, choice)
        is_aimed = aim is not None and at in ("", aim[1])
        sight = self._presenter.lines(play.snapshot.view, *aim) if aim is not None and is_aimed else None
        sheet = self._presenter.preview(play.snapshot.view, choice, play.naming) or self.sheet(at)
        arcs = self._presenter.turned_arcs(play.snapshot.view, choice)
        return HoverContent(
            sheet=sheet if aim is None else self._with_sight(sheet, *aim, sight),
            hint=choice_label(play, choice) if at or not arcs else "",  # what it lights says it, and needs the room
            rules=choice.rules[:3],
            odds=self._odds(choice),
            danger=self._presenter.dangers(play.snapshot.view, choice, play.naming),
            way=tuple(map(str, way)) if isinstance(way, tuple | list) else (),
            sight=sight,
            ghost=self._ghost(choice, at),
            arcs=arcs,
        )

    def states(self, place: str, figure: str) -> tuple[Explanation, ...]:
        """The states of the figure and of the place there, a sentence each."""
        naming, view = self._play.naming, self._play.snapshot.view
        ids = [id_ for id_ in dict.fromkeys((figure, place)) if id_]
        seen = (each for id_ in ids for each in self._presenter.states(view, id_, naming))
        return tuple(
            Explanation(naming.say("state-line", name=each.name, text=each.text), next(iter(each.rules), ""))
            for each in seen
        )

    def _ghost(self, choice: Choice, at: str) -> BoardPiece | None:
        """The piece that a choice would take to a place."""
        found = self._presenter.ghost(self._play.snapshot.view, choice, self._play.naming)
        if found is None or (at not in found.places[:1] and FACING not in choice.data):
            return None
        return found

    def _odds(self, choice: Choice) -> OddsCard | None:
        """The odds of a choice, which take some time and are the same as long as the question is."""
        if choice.id not in self._odds_of:
            view, naming = self._play.snapshot.view, self._play.naming
            self._odds_of[choice.id] = self._presenter.odds(view, choice, naming)
        return self._odds_of[choice.id]

    def _compared(self, choices: Iterable[Choice], first: HoverContent) -> Sheet | None:
        """Several ways of doing the same to the same target, for comparison; None if there is nothing to compare."""
        view, naming = self._play.snapshot.view, self._play.naming
        previews = [(self._presenter.aim(view, each), self._presenter.brief(view, each, naming)) for each in choices]
        briefs = tuple(brief for _, brief in previews if brief is not None)
        aims = {aim for aim, brief in previews if brief is not None}
        if first.sheet is None or len(briefs) < 2 or len(aims) > 1:
            return None
        sight = tuple(fact for fact in first.sheet.facts if fact.name == self._sight_word)
        return Sheet(first.sheet.title, seat=first.sheet.seat, facts=sight, briefs=briefs)

    @property
    def _sight_word(self) -> str:
        return self._play.naming.label("term-line-of-sight")

    def _with_sight(self, sheet: Sheet | None, start: str, end: str, sight: LineOfSight | None) -> Sheet | None:
        """The sheet with an added line about sight to the hovered figure, and what blocks it."""
        if sheet is None or sight is None:
            return sheet
        word = "table-sight-clear" if sight.sees else "table-sight-blocked" if sight.blocked_by else "table-sight-none"
        text = self._play.naming.say(word, who=start, whom=end, places=sight.blocked_by)
        return replace(sheet, facts=(SheetLine(self._sight_word, text, sight.rules), *sheet.facts))

    def why(self, place: str, figure: str) -> HoverContent:
        """Reasons why nothing there can be chosen; empty if something can, or if no local player is asked."""
        if not place or self.handles(place, figure) or not self._play.options.choices:
            return HoverContent()
        pointed = self._why(Handle("piece", figure) if figure else Handle("place", place))
        actor = self._actor()
        if not self._are_foes(actor, figure):
            return pointed
        sight = self._presenter.lines(self._play.snapshot.view, actor, figure)
        return replace(pointed, sheet=self._with_sight(self.sheet(figure), actor, figure, sight), sight=sight)

    def _actor(self) -> str:
        """The selected figure, else the active one."""
        picked = (each.id for each in self._play.options.picked if each.kind == "piece")
        active = (each.id for each in self._play.snapshot.board.pieces if each.active)
        return next(iter((*picked, *active)), "")

    def _are_foes(self, one: str, other: str) -> bool:
        board = self._play.snapshot.board
        first, second = (figure_named(board, each) for each in (one, other))
        return first is not None and second is not None and not board.are_friends(first.seat, second.seat)

    def why_card(self, card: str) -> HoverContent:
        """The reasons why a card cannot be chosen."""
        return self._why(Handle("card", card)) if self._play.options.choices else HoverContent()

    def _why(self, wished: Handle) -> HoverContent:
        options = self._play.options
        reasons = self.why_not.reasons(options.kind, (*options.picked, wished))[:2]
        return HoverContent(hint=" ".join(each.sentence for each in reasons), rules=rules_of(reasons))

    def why_place(self, place: str, figure: str) -> tuple[Explanation, ...]:
        """All reasons against a place, for the reason popover."""
        if not place or not self._play.options.choices:
            return self.why_not.reasons(None, ())
        wished = Handle("piece", figure) if figure else Handle("place", place)
        return self.why_not.reasons(self._play.options.kind, (*self._play.options.picked, wished))

    def why_kind(self, kind: str) -> tuple[Explanation, ...]:
        """The reasons why nothing of a kind can be done."""
        picked = self._play.options.picked
        return (self.why_not.reasons(kind, picked) if picked else ()) or self.why_not.reasons(kind, ())

    def sheet(self, id_: str) -> Sheet | None:
        """The sheet of a figure, a card or a place, with what is seen on it."""
        view, naming = self._play.snapshot.view, self._play.naming
        sheet = self._presenter.piece(view, id_, naming) if id_ else None
        return (
            None if sheet is None else replace(sheet, facts=(*self._presenter.states(view, id_, naming), *sheet.facts))
        )

    @property
    def scenario(self) -> Sheet | None:
        """The sheet of the scenario."""
        return self._presenter.scenario(self._play.snapshot.view, self._play.naming)

    def arcs(self, figure: str) -> Mapping[str, str]:
        """The places around a figure by arc."""
        return self._presenter.arcs(self._play.snapshot.view, figure)

    @property
    def knows_sight(self) -> bool:
        """Whether the game has lines of sight."""
        return self._presenter.field is not None

    def seen_by_side(self, seat: str | None) -> Mapping[str, int]:
        """The places that figures of a side see, each with the number of these figures; of all sides without a seat."""
        board = self._play.snapshot.board
        own = (each.id for each in board.pieces if seat is None or board.are_friends(each.seat, seat))
        return Counter(place for figure in own for place in self.field(figure))

    def field(self, of: str) -> frozenset[str]:
        """All places that a figure or place sees."""
        return (
            self._presenter.field(self._play.snapshot.view, of)
            if self._presenter.field is not None and of
            else frozenset()
        )


def rules_of(reasons: tuple[Explanation, ...]) -> tuple[str, ...]:
    """The rules of some reasons, each once."""
    return tuple(dict.fromkeys(each.rule for each in reasons if each.rule))
