"""Abilities, bonuses and side missions of Battleground as facts: a label for each clause and its text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground.board import token_name
from editor.view_model.side_panel import SheetLine
from engine.abilities.wording.clauses import TextClause, in_one_line, name_of
from engine.abilities.wording.renderer import Renderer
from engine.systems.battleground.abilities.ability_text import WordedAbility, clauses, renderer_of
from engine.systems.battleground.abilities.keyword_reminders import reminders
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.abilities.types.card_abilities import Bonus, Used
from engine.systems.battleground.abilities.types.missions import Mission
from engine.systems.battleground.abilities.types.scenario_abilities import ScenarioReacts, ScenarioStands
from engine.systems.battleground.state import Battle

BELOW = "– "
"""The prefix of the label of a clause that is nested."""
OF_A_KEYWORD = ": "
"""Between a keyword and what it means."""


def ability_facts(known: KnownAbility, naming: DisplayNames) -> Iterator[SheetLine]:
    """An ability by its name, with its clauses below."""
    yield from named_facts(naming.name(known.key), known.ability, naming)


def named_facts(name: str, ability: WordedAbility, naming: DisplayNames) -> Iterator[SheetLine]:
    """The clauses of an ability below its name; a single clause goes next to the name."""
    clauses_, rules = _clauses(ability, naming), _rules(ability)
    if len(clauses_) == 1 and len(clauses_[0].lines) == 1:
        yield SheetLine(name, clauses_[0].text, rules)
        yield from (SheetLine(f"{BELOW}{each.name}", each.text) for each in _reminders(ability, naming))
    else:
        yield SheetLine(name, naming.say(_kind(ability)), rules)
        yield from clause_lines(ability, naming)


def clause_lines(ability: WordedAbility, naming: DisplayNames) -> Iterator[SheetLine]:
    """The clauses of an ability below its card."""
    for fact in clause_facts(ability, naming):
        yield SheetLine(f"{BELOW}{fact.name}", fact.text)


def clause_facts(ability: WordedAbility, naming: DisplayNames) -> Iterator[SheetLine]:
    """Clauses of an ability; the first carries the rule, and each of several effects has a line."""
    rules = _rules(ability)
    for clause in _clauses(ability, naming):
        label = name_of(clause, naming.lang) or naming.say(_kind(ability))
        for line in clause.lines:
            yield SheetLine(label, line, rules)
            rules = ()
    yield from _reminders(ability, naming)


def _reminders(ability: WordedAbility, naming: DisplayNames) -> Iterator[SheetLine]:
    """Each keyword of an ability with its meaning."""
    for reminder in reminders(ability, naming.lang):
        keyword, _, meaning = reminder.partition(OF_A_KEYWORD)
        yield SheetLine(keyword, meaning)


def effects_text(view: Battle, ability: str, naming: DisplayNames) -> str:
    """The effects of an ability in the words of its card; all that it says if it is one of the scenario."""
    known = view.scenario.ability_index.abilities.get(ability)
    return "" if known is None else naming.once(_effects_text, known)


def _effects_text(known: KnownAbility, naming: DisplayNames) -> str:
    told = _clauses(known.ability, naming)
    if known.kind == "scenario":
        return in_one_line(tuple(clause for clause in told if clause.label != "player"), naming.lang)
    return " ".join(line for clause in told if clause.label in ("effect", "own") for line in clause.lines)


def _clauses(ability: WordedAbility, naming: DisplayNames) -> tuple[TextClause, ...]:
    return clauses(ability, renderer(naming))


def renderer(naming: DisplayNames) -> Renderer:
    """Renderer of ability texts in the language of the screen, in short sentences."""
    return replace(renderer_of(naming.lang, lambda name: token_name(name, naming)), is_short=True)


def _kind(ability: WordedAbility) -> str:
    """The word for this kind of ability."""
    match ability:
        case Mission():
            return "term-side-mission"
        case Used(when="single-use"):
            return "term-single-use"
        case Used():
            return "term-active-ability"
        case Bonus():
            return "board-battleground-bonus-ability"
        case ScenarioReacts() | ScenarioStands():
            return "board-battleground-scenario"
        case _:
            return "term-passive-ability"


def _rules(ability: WordedAbility) -> tuple[str, ...]:
    """The rule for this kind of ability."""
    match ability:
        case Mission():
            return ("BG-ABIL-4",)
        case Used():
            return ("BG-ACT-4",)
        case Bonus():
            return ("BG-ROUND-7",)
        case _:
            return ("BG-ABIL-1",)
