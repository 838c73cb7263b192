"""A chapter of the rules as HTML: each rule has its number as an anchor, other numbers are links."""

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from editor.rule_books.rule_books import NUMBER, Rule, RuleChapter, RuleOption
from editor.theme.colours import Colours
from engine.words import say

SCHEME = "rule:"
BAR = 4
"""Width of the bar that marks the current rule, in pixels."""
ROOM = 10
STYLE = """
p {{ line-height: 125%; margin-top: 0; margin-bottom: 5px; }}
h2 {{ margin-top: 0; margin-bottom: 10px; font-family: '{family}'; font-weight: 400; font-size: {title}pt; }}
.number {{ font-size: {number}pt; color: {faint}; }}
"""


class ChapterFonts(NamedTuple):
    """The family of its title, and the sizes of title and numbers in points."""

    family: str
    title: float
    number: float


def chapter_html(
    chapter: RuleChapter,
    here: str | None,
    lang: str,
    colours: Colours,
    fonts: ChapterFonts,
    known: Callable[[str], bool],
) -> str:
    """The whole chapter, with the current rule marked."""
    style = STYLE.format(**fonts._asdict(), faint=colours.faint_text)
    rules = (_rule(rule, rule.number == here, lang, colours, known) for rule in chapter.rules)
    return f"<style>{style}</style><h2>{escape(chapter.title(lang))}</h2>{''.join(rules)}"


def with_links(text: str, known: Callable[[str], bool]) -> str:
    """Text in which the numbers of existing rules are links."""
    parts, end = [], 0
    for match in NUMBER.finditer(text):
        if known(match[0]):
            parts += [escape(text[end : match.start()]), f'<a href="{SCHEME}{match[0]}">{match[0]}</a>']
            end = match.end()
    return "".join([*parts, escape(text[end:])])


def _rule(rule: Rule, is_here: bool, lang: str, colours: Colours, known: Callable[[str], bool]) -> str:
    bar, ground = (colours.accent, colours.wash) if is_here else (colours.panel, colours.panel)
    quiet = f'style="color: {colours.quiet_text}"'
    decision = with_links(decision_text(rule, lang), known)
    decided = f"<p {quiet}>{decision}</p>" if decision else ""
    options = "".join(f"<p {quiet}>{escape(option_text(option, lang))}</p>" for option in rule.options)
    return (
        f'<table width="100%" cellspacing="0" cellpadding="{ROOM}"><tr>'
        f'<td width="{BAR}" style="padding: 0; background-color: {bar}"></td>'
        f'<td style="background-color: {ground}"><a name="{rule.number}"></a>'
        f"<p><b>{escape(rule.title(lang))}</b> &nbsp;<span class='number'>{rule.number}</span></p>"
        f"<p>{with_links(rule.sentence(lang), known)}</p>{decided}{options}</td></tr></table>"
    )


def decision_text(rule: Rule, lang: str) -> str:
    """Text of the ruling about a rule and its reason; empty if there is none."""
    text = rule.decision(lang)
    return say("reference-decision", lang, text=text) if text else ""


def option_text(option: RuleOption, lang: str) -> str:
    """Text of a rule option and its variants."""
    default, *others = (say(value, lang) for value in option.values)
    return say("reference-option", lang, option=say(option.word, lang), default=default, others=others)
