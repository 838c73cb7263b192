"""Error dialog for games that cannot be started: the problems with their paths and rules."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel, QMessageBox

from editor.page_api.page_request import ShowRule
from editor.pages.play.widgets.rule_label import SCHEME, with_links
from editor.playtest.load_game import CannotLoad
from editor.services.app_context import AppContext
from editor.widgets.labels import mark_up, message_box
from engine.content.checks.problem_text import ProblemText, more_text
from engine.words import say

MOST_PROBLEMS = 8


def show_load_error(context: AppContext, error: CannotLoad, about: str = "") -> None:
    """Show an error box with the scenario or file that it is about."""
    box = message_box(context.window.widget, "cannot-open", QMessageBox.Icon.Warning)
    box.setText("\n".join(filter(None, (say("table-cannot-open", context.lang), about))))
    link_rules(box, load_error_text(error, context.lang), context)
    box.open()


def link_rules(box: QMessageBox, html: str, context: AppContext) -> None:
    """Show rich text below the question of a box; its links open the rules."""
    before = set(box.findChildren(QLabel))
    box.setInformativeText(html)
    for label in set(box.findChildren(QLabel)) - before:
        mark_up(label)
        label.setOpenExternalLinks(False)
        label.linkActivated.connect(lambda link: context.open(ShowRule(link.removeprefix(SCHEME))))


def load_error_text(error: CannotLoad, lang: str) -> str:
    """The first problems of a game that cannot be loaded, as rich text."""
    return problems_html(error.problems, error.more, lang)


def problems_html(problems: Sequence[ProblemText], further: int, lang: str) -> str:
    """The first problems as rich text, each a paragraph, and the number of the others."""
    lines = [_problem_text(each) for each in problems[:MOST_PROBLEMS]]
    more = more_text(len(problems) - len(lines), further, lang)
    return "<br>".join([*lines, *([more] if more else [])])


def _problem_text(problem: ProblemText) -> str:
    """A sentence with the path that it is about, and its rule as a link."""
    return with_links(problem.with_path, (problem.rule,) if problem.rule else ())
