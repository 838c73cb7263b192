"""The names that a game is written with, imported as one namespace: `import engine.kernel.authoring as k`."""

from engine.kernel.chance.deck import Deck, Holding, shuffled
from engine.kernel.chance.rolls import Chance, Roll, Rolled, Stream, dice
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import (
    BRIEF,
    ROSTER,
    SEAT,
    SETTLED,
    SHOWN,
    BoundsMark,
    Count,
    InListMark,
    KeyedByMark,
    KeyMark,
    NameMark,
    NumberedMark,
    PileMark,
    SeatName,
    SpreadMark,
    WordsMark,
)
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.positions.position_part import GivenPart, KnownNames, Numbering, PositionPart
from engine.kernel.rules.action import Action, Wish, offered
from engine.kernel.rules.clauses import all_hold, amount, clause, effect
from engine.kernel.rules.concede_and_draw import StandingChoices, TeamConceded
from engine.kernel.rules.game_system import GameSystem, ProfileOption, Setup
from engine.kernel.rules.modified_number import ModifiedNumber, NumberPart, adds, bound
from engine.kernel.rules.queries import BadQueryValue, Query, query_field
from engine.kernel.rules.triggers import TriggeredStep, active_first
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event, GameEnded
from engine.kernel.state.game_state import FROM_SETUP, State
from engine.kernel.state.outcome import Outcome, by_points, draw, win
from engine.kernel.state.step import Bound, Do, Question, Step, Used, Within

__all__ = [
    "BRIEF",
    "FROM_SETUP",
    "ROSTER",
    "SEAT",
    "SETTLED",
    "SHOWN",
    "Action",
    "BadQueryValue",
    "Bound",
    "BoundsMark",
    "Chance",
    "Choice",
    "Count",
    "Decision",
    "Deck",
    "Do",
    "Event",
    "GameEnded",
    "GameSystem",
    "GivenPart",
    "Holding",
    "InListMark",
    "KeyMark",
    "KeyedByMark",
    "KnownNames",
    "ModifiedNumber",
    "NameMark",
    "NumberPart",
    "NumberedMark",
    "Numbering",
    "Outcome",
    "PileMark",
    "PositionPart",
    "ProfileOption",
    "Query",
    "Question",
    "Roll",
    "Rolled",
    "SeatName",
    "Setup",
    "SpreadMark",
    "StandingChoices",
    "State",
    "Step",
    "Stream",
    "TeamConceded",
    "TriggeredStep",
    "Used",
    "Wish",
    "Within",
    "WordsMark",
    "active_first",
    "adds",
    "all_hold",
    "amount",
    "bound",
    "by_points",
    "choice",
    "clause",
    "dice",
    "draw",
    "effect",
    "message",
    "offered",
    "query_field",
    "record",
    "shuffled",
    "win",
]
