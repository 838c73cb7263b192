"""The commands of the play page: each is one record of its menu entry, its keys, its button, and why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from editor.page_api.command import Command, Need
from editor.page_api.hint import Notice
from editor.settings.bot_speeds import BOT_SPEEDS, nearest_speed
from engine.kernel.data.message import message
from engine.words import speak

if TYPE_CHECKING:
    from editor.pages.play.input_controller import InputController
    from editor.pages.play.session_controller import SessionController
    from editor.pages.play.table_widget import TableWidget
    from editor.pages.play.view_controller import ViewController


@dataclass(frozen=True, slots=True)
class PlayContext:
    """The parts of one play page, on which its commands run."""

    play: SessionController
    parts: TableWidget
    showing: ViewController
    handling: InputController
    announce: Callable[[Notice], None]
    """Shows a toast."""
    keep_pause: Callable[[int], None]
    """Keeps another pause between moves of bots."""
    lang: str


def show_states(context: PlayContext) -> None:
    """Update the buttons above the map.

    The one for a step of a bot stays on while the bot thinks: grey, it would lose the keyboard between two steps.
    """
    tools = context.parts.tools
    tools.speed.setVisible(HAS_BOTS.is_met(context))
    tools.speed.show_speed(nearest_speed(context.play.pause))
    for name in tools.buttons:
        command = COMMANDS[name]
        why = command.why_not(context)
        tools.show_button(name, command.shows_button(context))
        tools.check(name, command.is_on(context))
        tools.enable(name, "" if why is None or why == BOT_READY.why_not else speak(why, context.lang))


def _take_new_dice(context: PlayContext) -> None:
    """Take new dice; as nothing visible changes, it is announced."""
    forgets = context.play.session.game.ahead > 0
    context.play.take_new_dice()
    context.announce(Notice(message("table-new-dice-lost" if forgets else "table-new-dice-taken")))


def _switch_own_dice(context: PlayContext) -> None:
    context.play.throw_own_dice(not context.play.session.own_dice)


def _switch_arcs(context: PlayContext) -> None:
    hovering = context.showing.hovering
    hovering.show_arcs(not hovering.arcs_shown)


def _switch_sight(context: PlayContext) -> None:
    hovering = context.showing.hovering
    hovering.show_sight(not hovering.sight_shown)


def _switch_side_sight(context: PlayContext) -> None:
    hovering = context.showing.hovering
    hovering.show_side_sight(not hovering.side_sight_shown)


def _contents_shown(context: PlayContext) -> bool:
    return context.parts.contents.isVisibleTo(context.parts)


def _switch_contents(context: PlayContext) -> None:
    context.parts.contents.setVisible(not _contents_shown(context))


def _take_speed(name: str, place: int) -> Command[PlayContext]:
    """The command that chooses a speed of bots."""
    return Command(
        f"bots-{name}",
        "game",
        place,
        lambda context: context.keep_pause(BOT_SPEEDS[name]),
        needs=(HAS_BOTS,),
        is_checked=lambda context: nearest_speed(context.play.pause) == name,
        one_of="bot-speed",
    )


UNCOVERED: Need[PlayContext] = Need(lambda context: not context.play.covered, message("why-not-covered"))
BOARD: Need[PlayContext] = Need(lambda context: not context.showing.result_shown, message("why-not-result-shown"))
NOT_OVER: Need[PlayContext] = Need(lambda context: not context.play.over, message("table-game-over"))
HAS_BOTS: Need[PlayContext] = Need(
    lambda context: len(context.play.session.persons) < len(context.play.session.players), message("why-not-no-bots")
)
BOT_ASKED: Need[PlayContext] = Need(lambda context: context.play.session.bot_is_asked, message("why-not-no-bot-asked"))
BOT_READY: Need[PlayContext] = Need(lambda context: not context.play.thinking, message("why-not-bot-thinks"))

_IN_ORDER: tuple[Command[PlayContext], ...] = (
    Command(
        "take-back",
        "game",
        100,
        lambda context: context.play.undo(),
        keys="Ctrl+Backspace; Alt+Left",
        icon="take-back",
        button="table-take-back",
        needs=(
            UNCOVERED,
            Need(
                lambda context: context.play.session.can_undo(),
                message("why-not-nothing-to-take-back"),
            ),
        ),
    ),
    Command(
        "go-again",
        "game",
        110,
        lambda context: context.play.redo(),
        keys="Ctrl+Shift+Backspace; Alt+Right",
        icon="go-again",
        button="table-go-again",
        needs=(
            UNCOVERED,
            Need(lambda context: context.play.session.game.ahead > 0, message("why-not-nothing-taken-back")),
        ),
    ),
    Command(
        "new-dice",
        "game",
        120,
        _take_new_dice,
        keys="Ctrl+Shift+D",
        icon="new-dice",
        button="table-new-dice",
        needs=(UNCOVERED, NOT_OVER),
    ),
    Command(
        "own-dice",
        "game",
        130,
        _switch_own_dice,
        icon="number-keys",
        button="table-own-dice",
        needs=(UNCOVERED, NOT_OVER),
        is_checked=lambda context: context.play.session.own_dice,
    ),
    Command(
        "why-not",
        "game",
        200,
        lambda context: context.handling.show_all_reasons(),
        keys="F2",
        icon="help",
        needs=(UNCOVERED, BOARD),
    ),
    Command(
        "show-arcs",
        "game",
        210,
        _switch_arcs,
        keys="Ctrl+Shift+A",
        icon="arcs",
        button="table-arcs",
        needs=(UNCOVERED, BOARD),
        is_checked=lambda context: context.showing.hovering.arcs_shown,
    ),
    Command(
        "show-sight",
        "game",
        215,
        _switch_sight,
        keys="Ctrl+Shift+L",
        icon="sight",
        button="table-sight",
        needs=(
            Need(
                lambda context: context.showing.hovering.pointer.knows_sight,
                message("why-not-no-lines-of-sight"),
                hides_button=True,
            ),
            UNCOVERED,
            BOARD,
        ),
        is_checked=lambda context: context.showing.hovering.sight_shown,
    ),
    Command(
        "show-side-sight",
        "game",
        216,
        _switch_side_sight,
        needs=(
            Need(
                lambda context: context.showing.hovering.pointer.knows_sight,
                message("why-not-no-lines-of-sight"),
            ),
            UNCOVERED,
            BOARD,
        ),
        is_checked=lambda context: context.showing.hovering.side_sight_shown,
    ),
    Command(
        "show-contents",
        "game",
        220,
        _switch_contents,
        keys="Ctrl+T",
        icon="layout",
        button="table-contents",
        needs=(UNCOVERED, BOARD),
        is_checked=_contents_shown,
    ),
    Command(
        "last-action",
        "game",
        225,
        lambda context: context.showing.marks.show_last_again(),
        keys="F4",
        icon="last-action",
        button="table-last-action",
        needs=(
            UNCOVERED,
            BOARD,
            Need(lambda context: context.showing.marks.last_of_others is not None, message("why-not-no-last-action")),
        ),
    ),
    Command(
        "fit-map",
        "game",
        230,
        lambda context: context.parts.map.fit(),
        keys="Ctrl+0",
        icon="fit",
        needs=(UNCOVERED, BOARD),
    ),
    Command(
        "run-bots",
        "game",
        300,
        lambda context: context.play.go_on(not context.play.running),
        keys="F5",
        icon="play",
        button="table-bots-play",
        needs=(UNCOVERED, NOT_OVER, BOT_ASKED),
        is_checked=lambda context: context.play.running,
    ),
    Command(
        "step-bots",
        "game",
        310,
        lambda context: context.play.step(),
        keys="Shift+F5",
        icon="step-forward",
        button="table-bots-step",
        needs=(
            UNCOVERED,
            NOT_OVER,
            BOT_ASKED,
            Need(lambda context: not context.play.running, message("why-not-bots-play-on")),
            BOT_READY,
        ),
    ),
    *(_take_speed(name, 330 + number) for number, name in enumerate(BOT_SPEEDS)),
    Command(
        "show-result",
        "game",
        320,
        lambda context: context.showing.show_result(True),
        icon="objective",
        needs=(
            UNCOVERED,
            Need(lambda context: context.play.over, message("why-not-game-goes-on")),
            Need(lambda context: not context.showing.result_shown, message("why-not-result-is-shown")),
        ),
    ),
)

COMMANDS: Mapping[str, Command[PlayContext]] = {each.name: each for each in _IN_ORDER}
"""The commands by name, in the order of their buttons and of the Game menu."""
