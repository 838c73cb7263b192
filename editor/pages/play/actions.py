"""The actions of the play page: for each its button, whether it is possible now, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from editor.pages.play.input_controller import InputController
from editor.pages.play.session_controller import SessionController
from editor.pages.play.table_widget import TableWidget
from editor.pages.play.view_controller import ViewController
from editor.pages.play.widgets.toolbar import Tool
from engine.words import say


@dataclass(frozen=True, slots=True)
class ActionContext:
    """Context of the actions of one page."""

    play: SessionController
    parts: TableWidget
    showing: ViewController
    handling: InputController
    announce: Callable[[str], None]
    """Shows a sentence in the status bar."""
    lang: str


def always(context: ActionContext) -> bool:
    """Condition of an action that is always enabled."""
    return True


@dataclass(frozen=True, slots=True)
class PageAction:
    """Action of the game page. A `word` gives it a button above the map, pressed while `checked` holds.

    A command of the window runs it by its name; keys belong to the command, since a person can choose others.
    """

    name: str
    run: Callable[[ActionContext], None]
    enabled: Callable[[ActionContext], bool] = always
    checked: Callable[[ActionContext], bool] | None = None
    is_known: Callable[[ActionContext], bool] = always
    """Whether the game has such a thing at all; without it there is no button."""
    needs_board: bool = False
    """Whether it is possible only while the board is shown, not the result."""
    word: str = ""
    icon: str = ""

    def is_possible(self, context: ActionContext) -> bool:
        """Whether it can be run now."""
        if context.play.covered or (self.needs_board and context.showing.result_shown):
            return False
        return self.is_known(context) and self.enabled(context)

    def is_checked(self, context: ActionContext) -> bool:
        """Whether what it switches is on."""
        return self.checked is not None and self.checked(context)


def tools() -> tuple[Tool, ...]:
    """The buttons above the map."""
    return tuple(
        Tool(each.name, each.word, each.icon, is_switch=each.checked is not None)
        for each in ACTIONS.values()
        if each.word
    )


def show_states(context: ActionContext) -> None:
    """Bring the buttons above the map up to date."""
    buttons = context.parts.tools
    for name in buttons.buttons:
        action = ACTIONS[name]
        buttons.enable(name, action.is_possible(context))
        buttons.check(name, action.is_checked(context))
        buttons.show_button(name, action.is_known(context))


def _take_new_dice(context: ActionContext) -> None:
    """Nothing moves on the table by that, so it is announced."""
    forgets = context.play.session.game.ahead > 0
    context.play.take_new_dice()
    context.announce(say("table-new-dice-lost" if forgets else "table-new-dice-taken", context.lang))


def _switch_own_dice(context: ActionContext) -> None:
    context.play.throw_own_dice(not context.play.session.own_dice)


def _switch_arcs(context: ActionContext) -> None:
    hovering = context.showing.hovering
    hovering.show_arcs(not hovering.arcs_shown)


def _switch_sight(context: ActionContext) -> None:
    hovering = context.showing.hovering
    hovering.show_sight(not hovering.sight_shown)


def _contents_shown(context: ActionContext) -> bool:
    return context.parts.contents.isVisibleTo(context.parts)


def _switch_contents(context: ActionContext) -> None:
    context.parts.contents.setVisible(not _contents_shown(context))


def _game_goes_on(context: ActionContext) -> bool:
    return not context.play.over


def _a_bot_waits(context: ActionContext) -> bool:
    play = context.play
    return play.session.bot_is_asked and not play.running and not play.thinking


ACTIONS: Mapping[str, PageAction] = {
    each.name: each
    for each in (
        PageAction(
            name="take-back",
            run=lambda context: context.play.take_back(),
            enabled=lambda context: context.play.session.take_back_is_possible(),
            word="table-take-back",
            icon="take-back",
        ),
        PageAction(
            name="go-again",
            run=lambda context: context.play.go_again(),
            enabled=lambda context: context.play.session.game.ahead > 0,
            word="table-go-again",
            icon="go-again",
        ),
        PageAction(
            name="new-dice",
            run=_take_new_dice,
            enabled=_game_goes_on,
            word="table-new-dice",
            icon="new-dice",
        ),
        PageAction(
            name="own-dice",
            run=_switch_own_dice,
            enabled=_game_goes_on,
            checked=lambda context: context.play.session.own_dice,
            word="table-own-dice",
            icon="number-keys",
        ),
        PageAction(
            name="show-arcs",
            run=_switch_arcs,
            checked=lambda context: context.showing.hovering.arcs_shown,
            needs_board=True,
            word="table-arcs",
            icon="arcs",
        ),
        PageAction(
            name="show-sight",
            run=_switch_sight,
            checked=lambda context: context.showing.hovering.sight_shown,
            is_known=lambda context: context.showing.hovering.pointer.knows_sight,
            needs_board=True,
            word="table-sight",
            icon="sight",
        ),
        PageAction(
            name="show-contents",
            run=_switch_contents,
            checked=_contents_shown,
            needs_board=True,
            word="table-contents",
            icon="layout",
        ),
        PageAction(name="fit-map", run=lambda context: context.parts.map.fit(), needs_board=True),
        PageAction(name="why-not", run=lambda context: context.handling.say_why_not(), needs_board=True),
        PageAction(
            name="show-result",
            run=lambda context: context.showing.show_result(True),
            enabled=lambda context: context.play.over and not context.showing.result_shown,
        ),
        PageAction(
            name="run-bots",
            run=lambda context: context.play.go_on(not context.play.running),
            enabled=lambda context: context.play.session.bot_is_asked,
            checked=lambda context: context.play.running,
        ),
        PageAction(name="step-bots", run=lambda context: context.play.step(), enabled=_a_bot_waits),
    )
}
"""Actions by name, in the order of their buttons."""
