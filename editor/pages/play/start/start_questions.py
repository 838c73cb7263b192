"""Questions before a game: whether to play an army that breaks the rules, and whether to play a changed scenario."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox

from editor.game_text.display_names import SEATS
from editor.pages.play.start.load_error_dialog import link_rules, problems_html
from editor.playtest.save_game import title_of
from editor.widgets.confirm_dialog import confirm
from editor.widgets.labels import message_box, set_primary
from engine.content.checks.problem_text import ProblemText, problem_text
from engine.words import say

if TYPE_CHECKING:
    from editor.services.app_context import AppContext
    from engine.content.problems import Problem
    from engine.session.session import GameStart

ARMY = re.compile(r"\$\.armies\[(\d+)\]")


def confirm_illegal_army(context: AppContext, start: GameStart, then: Callable[[], None]) -> None:
    """Call `then` at once if no army of the scenario breaks a rule, otherwise if the user agrees to play with it."""
    if not start.rule_breaches:
        then()
        return
    lang = context.lang
    name = title_of(start.scenario, lang)
    title, question = say("table-new-game", lang), say("table-illegal", lang, name=name)
    box = confirm(context.window.widget, "ask-illegal", title, question, "table-illegal-play", then, lang)
    lines = problems_html(breach_texts(start, lang), 0, lang)
    link_rules(box, f"{lines}<br>{say('table-illegal-how', lang)}", context)


def breach_texts(start: GameStart, lang: str) -> list[ProblemText]:
    """The rules that armies of a scenario break, each with the seat."""
    return [_breach_text(each, start, lang) for each in start.rule_breaches]


def _breach_text(breach: Problem, start: GameStart, lang: str) -> ProblemText:
    """A breach of the rules with the seat whose army it is, without paths."""
    sentence = problem_text(replace(breach, origin=None), lang).sentence
    number = ARMY.match(breach.path)
    seat = start.scenario["armies"][int(number[1])]["seat"] if number else ""
    name = say(SEATS[seat], lang) if seat in SEATS else seat
    return ProblemText(say("table-illegal-of", lang, seat=name, text=sentence) if name else sentence, rule=breach.rule)


def ask_about_changed_scenario(context: AppContext, start: GameStart, play_new: Callable[[], None]) -> None:
    """Ask whether to play the present version of a scenario, of which a game of an earlier version is open."""
    lang = context.lang
    box = message_box(context.window.widget, "ask-changed-scenario", QMessageBox.Icon.Question)
    box.setWindowTitle(say("table-new-game", lang))
    box.setText(say("table-changed", lang, name=title_of(start.scenario, lang)))
    box.setInformativeText(say("table-changed-how", lang))
    new = box.addButton(say("table-changed-new", lang), QMessageBox.ButtonRole.AcceptRole)
    old = box.addButton(say("table-changed-old", lang), QMessageBox.ButtonRole.RejectRole)
    for button, name in ((new, "table-changed-new"), (old, "table-changed-old")):
        button.setObjectName(name)
    set_primary(new)
    box.setDefaultButton(new)
    box.setEscapeButton(old)
    box.finished.connect(lambda _: play_new() if box.clickedButton() is new else None)
    box.open()
