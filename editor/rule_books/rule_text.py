"""Rules as text: tooltips for their numbers, and headings for screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from editor.rule_books.rule_books import rules_by_number


def rule_tip(number: str, lang: str) -> str:
    """The title and the sentence of a rule, as rich text that wraps; only its number if no book has it."""
    rule = rules_by_number().get(number)
    if rule is None:
        return escape(number)
    title, sentence = escape(rule.title(lang)), escape(rule.sentence(lang))
    return f"<p><b>{escape(number)} · {title}</b></p><p>{sentence}</p>"


def rules_tip(numbers: Iterable[str], lang: str) -> str:
    """Tooltip text of several rules, one below another."""
    return "".join(rule_tip(number, lang) for number in numbers)


def rule_heading(number: str, lang: str) -> str:
    """The number of a rule and its title, in a line."""
    rule = rules_by_number().get(number)
    return number if rule is None else f"{number}: {rule.title(lang)}"


def rule_headings(numbers: Iterable[str], lang: str) -> str:
    """Some rules by number and title, in a line."""
    return "; ".join(rule_heading(number, lang) for number in numbers)
