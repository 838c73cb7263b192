"""Everything a game is written with, under one roof: `import engine.kernel.authoring as k`."""

from engine.kernel.action import Action, Wish, offered
from engine.kernel.ask import Ask, BadValue, said
from engine.kernel.chance import Chance, Roll, Rolled, Stream, dice
from engine.kernel.choice import Choice, choice
from engine.kernel.clauses import all_hold, amount, clause, effect
from engine.kernel.decision import Decision
from engine.kernel.deck import Deck, Holding, shuffled
from engine.kernel.event import Event, GameEnded
from engine.kernel.numbers import Number, Part, adds, bound
from engine.kernel.outcome import Outcome, by_points, draw, win
from engine.kernel.record import record
from engine.kernel.standing import Standing, each_alone
from engine.kernel.state import State
from engine.kernel.step import Bound, Do, Question, Step, Used, Within
from engine.kernel.system import GameSystem, Option, Setup
from engine.kernel.triggers import Trigger, active_first
from engine.kernel.word import word

__all__ = [
    "Action",
    "Ask",
    "BadValue",
    "Bound",
    "Chance",
    "Choice",
    "Decision",
    "Deck",
    "Do",
    "Event",
    "GameEnded",
    "GameSystem",
    "Holding",
    "Number",
    "Option",
    "Outcome",
    "Part",
    "Question",
    "Roll",
    "Rolled",
    "Setup",
    "Standing",
    "State",
    "Step",
    "Stream",
    "Trigger",
    "Used",
    "Wish",
    "Within",
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
    "each_alone",
    "effect",
    "offered",
    "record",
    "said",
    "shuffled",
    "win",
    "word",
]
