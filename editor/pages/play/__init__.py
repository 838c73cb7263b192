"""The page where a game is played: the canvas with seats, dice, decision, log and history around it."""

from editor.page_api.page_request import ChooseNewGame, ContinueGame, PlayScenario
from editor.page_api.page_type import PageType

PAGE = PageType(
    "editor.pages.play.start.start_game",
    answers=(PlayScenario, ChooseNewGame, ContinueGame),
    opens=("position", "scenario"),
    is_preloaded=True,
)
