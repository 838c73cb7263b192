"""Names of players: of bots, and of stock armies, recognised by their pieces."""

from collections.abc import Iterator, Mapping
from typing import Any

from editor.services.document_resolver import DocumentResolver
from engine.content.references.resolver import UnknownDocument
from engine.words import in_language, say

BOT_WORDS: Mapping[str, str] = {
    "brisk": "table-bot-brisk",
    "greedy": "table-bot-greedy",
    "random": "table-bot-random",
    "search": "table-bot-search",
}


def bot_name(bot: str, lang: str) -> str:
    """Display name of a bot."""
    return say(BOT_WORDS[bot], lang) if bot in BOT_WORDS else bot


def army_names(scenario: Mapping[str, Any], lang: str) -> Mapping[str, str]:
    """Army names by seat; an army that is not stock, or is part of the scenario, has none."""
    names = {_figures(army): army["name"] for army in _armies(scenario)}
    found = {army["seat"]: names.get(_figures(army)) for army in scenario.get("armies", ())}
    return {seat: in_language(name, lang) for seat, name in found.items() if name}


def _armies(scenario: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Armies contained in the scenario."""
    for reference in scenario.get("references", ()):
        if reference["kind"] != "army":
            continue
        try:
            army = DocumentResolver(with_files=False)(reference["id"])
        except UnknownDocument:
            continue
        if army.get("name"):
            yield army


def _figures(army: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(figure["id"] for figure in army.get("figures", ()))
