"""Begins the guided first round: by itself in one's very first game, later when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.page_api.hint import Notice
from editor.pages.play.guide.guide_controller import GuideController
from editor.pages.play.guide.guide_script import first_round
from engine.kernel.data.message import message

if TYPE_CHECKING:
    from editor.pages.play.page import PlayPage
    from editor.services.app_context import AppContext


def begin_guide_once(context: AppContext, page: PlayPage) -> None:
    """Begin the guide on the page of a new game if it is the first game, and nobody was guided before."""
    if not context.window.store.preferences.guided and can_guide(page):
        begin_guide(context, page)


def begin_guide(context: AppContext, page: PlayPage) -> None:
    """Begin the guide on a page, or begin it anew."""
    before = page.findChild(GuideController)
    if before is not None:
        before.ended.disconnect()
        before.leave()
    guide = GuideController(page, first_round())
    guide.ended.connect(lambda: context.window.show_notice(Notice(message("guide-again"))))
    if not context.window.store.preferences.guided:
        context.window.change(guided=True)


def can_guide(page: PlayPage) -> bool:
    """Whether a page shows a game that the guide is for: of its scenario, and with one person."""
    return page.scenario == first_round().scenario and len(page.play.session.persons) == 1 and not page.play.over
