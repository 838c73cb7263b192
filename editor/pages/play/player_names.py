"""Names of players: of bots, and of armies, recognised by their pieces."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.content.problems import ContentError
from engine.content.references.resolver import ResolveDocument, UnknownDocument
from engine.words import in_language, say

BOT_WORDS: Mapping[str, str] = {
    "brisk": "table-bot-brisk",
    "greedy": "table-bot-greedy",
    "random": "table-bot-random",
    "search": "table-bot-search",
}
ArmyDocument = Mapping[str, Any]


def bot_name(bot: str, lang: str) -> str:
    """Display name of a bot."""
    return say(BOT_WORDS[bot], lang) if bot in BOT_WORDS else bot


def army_names(scenario: Mapping[str, Any], armies: Iterable[ArmyDocument], lang: str) -> Mapping[str, str]:
    """The names of these armies by seat, as far as their pieces are those of the scenario."""
    names = {_figures(army): army["name"] for army in armies if isinstance(army.get("name"), Mapping)}
    found = {army["seat"]: names.get(_figures(army)) for army in scenario.get("armies", ())}
    return {seat: in_language(name, lang) for seat, name in found.items() if name}


def named_armies(scenario: Mapping[str, Any], resolve: ResolveDocument) -> tuple[ArmyDocument, ...]:
    """The armies that a scenario names, which nobody may have checked, as far as they can be found."""
    declared = (each.get("id") for each in _objects(scenario, "references") if each.get("kind") == "army")
    listed = (each.get("army") for each in _objects(scenario, "armies"))
    names = dict.fromkeys(each for each in (*declared, *listed) if isinstance(each, str))
    return tuple(found for name in names for found in _found(name, resolve))


def _found(name: str, resolve: ResolveDocument) -> Iterator[ArmyDocument]:
    try:
        yield resolve(name)
    except (UnknownDocument, ContentError):
        return


def _figures(army: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of its pieces, without the seat that a scenario puts before those that two armies share."""
    seat = f"{army.get('seat', '')}-"
    return tuple(str(each.get("id", "")).removeprefix(seat) for each in _objects(army, "figures"))


def _objects(document: Mapping[str, Any], key: str) -> Iterator[Mapping[str, Any]]:
    """The objects in a list of a document, which nobody may have checked."""
    found = document.get(key)
    return (each for each in (found if isinstance(found, Sequence) else ()) if isinstance(each, Mapping))
