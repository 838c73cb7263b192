"""Presenter of a game: functions from a seat's view to plain data for the screen, without widgets or rules."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as with_default
from functools import cache
from typing import Any

from editor import presenters as games
from editor.game_text.display_names import DisplayNames
from editor.presenters.story_rules import StoryRules
from editor.view_model.board import BoardPiece, GameBoard
from editor.view_model.card_face import CardFace, FaceAbility
from editor.view_model.odds_card import OddsCard
from editor.view_model.overlay import LineOfSight
from editor.view_model.side_panel import ComparisonRow, DiceThrow, GameProgress, Pile, SeatSummary, Sheet, SheetLine
from editor.view_model.table_header import TableHeader
from engine.kernel.data.choice import Choice
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event

NO_STORY = StoryRules()


@dataclass(frozen=True, slots=True)
class GamePresenter:
    """The presenter of a game. `view` is what the engine lets a seat see; all texts come from `DisplayNames`.

    Values determined by rules (odds, thresholds, reach) come from the engine's queries (`GameSystem.asks`); functions
    here only convert the answers.
    """

    system: str
    board: Callable[[Any, DisplayNames], GameBoard]
    sides: Callable[[Any, DisplayNames], tuple[SeatSummary, ...]]
    """Side panels of the seats; `playtest.snapshot` adds whose turn it is, which a view does not contain."""
    header: Callable[[Any, DisplayNames], TableHeader]
    """Progress of the game: round, phase, scores, who acts."""
    progress: Callable[[Any], GameProgress]
    """Progress of the game in numbers, for headers and lists: round and scores."""
    piece: Callable[[Any, str, DisplayNames], Sheet | None]
    """Sheet of a figure, card or place; None for another id."""
    preview: Callable[[Any, Choice, DisplayNames], Sheet | None]
    """Preview of a choice: costs, threshold with its parts, exact odds; None if there is nothing to show."""
    throw: Callable[[Any, Event[Any], Iterable[Event[Any]], DisplayNames], DiceThrow | None]
    """Dice to be shown for an event; the last argument but one are the events before it, the latest first."""
    owner: Callable[[Any, str], str | None]
    """Owner of a figure, on or off the map; None for another id."""
    question: Callable[[Any, Decision, DisplayNames], str] = lambda view, decision, naming: naming.speak(
        decision.prompt
    )
    """The question in one short sentence, with what is at stake."""
    odds: Callable[[Any, Choice, DisplayNames], OddsCard | None] = lambda view, choice, naming: None
    """The odds of a choice as a card; None if nothing of it is left to chance."""
    chance: Callable[[Any, Choice], float | None] = lambda view, choice: None
    """Probability that a choice does what it is for; None if nothing of it is left to chance."""
    dangers: Callable[[Any, Choice, DisplayNames], str] = lambda view, choice, naming: ""
    """The dangers on the way of a choice, such as enemies that strike; empty if there are none."""
    obvious_kinds: frozenset[str] = frozenset()
    """The kinds of decisions of which some have an obvious answer."""
    obvious: Callable[[Any, Decision], Choice | None] = lambda view, decision: None
    """The answer to a decision that nothing but losing is the alternative to; None if there is more to think about."""
    wasteful: Callable[[Sequence[Choice]], frozenset[str]] = lambda choices: frozenset()
    """The ids of choices that spend something for what another one does without."""
    minor: frozenset[str] = frozenset()
    """Names of events that the log shows as minor."""
    folded: frozenset[str] = frozenset()
    """Names of events that the log folds into the line of their cause."""
    repeated: frozenset[str] = frozenset()
    """The names of events of which several in a row make one line."""
    table_piles: Callable[[Any, DisplayNames], tuple[Pile, ...]] = lambda view, naming: ()
    """The decks and piles that belong to the table and to no seat; of an open one the top card is shown."""
    arcs: Callable[[Any, str], Mapping[str, str]] = lambda view, figure: {}
    """The places around a figure by the arc (`front`, `side`, `rear`) they are in; none without facing."""
    turned_arcs: Callable[[Any, Choice], Mapping[str, str]] = lambda view, choice: {}
    """The places around a figure by the arc they are in once a choice has turned it; none for other choices."""
    brief: Callable[[Any, Choice, DisplayNames], ComparisonRow | None] = lambda view, choice, naming: None
    """One-line summary of a choice, for comparing alternatives; None if comparing is no help."""
    remark: Callable[[Any, Event[Any], DisplayNames], str] = lambda view, event, naming: ""
    """Remark that the log adds to an event; empty if the event needs none."""
    story: StoryRules = NO_STORY
    """The rules by which its events become headlines of the log, and marks on the board."""
    action_keys: Mapping[str, str] = with_default(default_factory=dict)
    """The letter of each kind of choice, in the order of their buttons; both stay the same at every question."""
    lacking: Mapping[str, str] = with_default(default_factory=dict)
    """By kind of choice, the message why there is nothing of it to choose."""
    states: Callable[[Any, str, DisplayNames], tuple[SheetLine, ...]] = lambda view, id_, naming: ()
    """The states of a figure or a place, each by its name with what it does, until when and by whom."""
    face: Callable[[Any, str], CardFace | None] = lambda card, lang: None
    """The face of a card of the game, in a language."""
    abilities: Callable[[Any, str], Iterable[FaceAbility]] = lambda document, lang: ()
    """The abilities of a card or a scenario clause by clause, in a language."""
    card_icons: Mapping[str, str] = with_default(default_factory=dict)
    """The names of the icons of the kinds of cards that the game declares."""
    scenario: Callable[[Any, DisplayNames], Sheet | None] = lambda view, naming: None
    """Sheet of the scenario; None if it has no rules of its own."""
    aim: Callable[[Any, Choice], tuple[str, str] | None] = lambda view, choice: None
    """Source and target of the line of sight that a choice needs."""
    lines: Callable[[Any, str, str], LineOfSight | None] = lambda view, start, end: None
    """Whether a figure or place sees another one; None if either is not on the map."""
    ghost: Callable[[Any, Choice, DisplayNames], BoardPiece | None] = lambda view, choice, naming: None
    """The piece that a choice would move or place, as it would stand there; None for any other choice."""
    field: Callable[[Any, str], frozenset[str]] | None = None
    """All places that a figure or place sees; None in a game without lines of sight."""


@cache
def presenters() -> Mapping[str, GamePresenter]:
    """The presenter of each game by the id of its system."""
    names = sorted(found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg)
    found = (importlib.import_module(f"{games.__name__}.{name}").PRESENTER for name in names)
    return {each.system: each for each in found}
