"""The page where a game is played: the canvas with seats, dice, decision, log and history around it."""

from editor.page_api.page_request import ChooseNewGame, ContinueGame, PlayScenario, ShowGuide
from editor.page_api.page_type import PageType
from editor.page_api.panel_type import HISTORY, INSPECTOR, PROBLEMS, PanelType
from editor.pages.play.commands import COMMANDS

HAND = PanelType("hand", 4, "card", is_above=True)
LOG = PanelType("log", 10, "log")
SEATS = PanelType("seats", 25, "army")

PAGE = PageType(
    "editor.pages.play.start.start_game",
    answers=(PlayScenario, ChooseNewGame, ContinueGame, ShowGuide),
    opens=("position", "scenario"),
    plays="scenario",
    is_preloaded=True,
    panels=(HAND, LOG, INSPECTOR, SEATS, HISTORY, PROBLEMS),
    commands=tuple(COMMANDS.values()),
    not_in_front="why-not-no-game",
)
