"""Hoplomachus for tests: scenarios from a few lines, validated like documents, and games started from them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from editor.services.document_resolver import DocumentResolver
from engine.content.declarations import Declarations
from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.content.references.document_cache import DocumentCache
from engine.content.references.reference_expansion import ReferenceExpander
from engine.kernel.chance.rolls import ByHand, ChanceSource, KeyedDice, Script
from engine.kernel.play.game import Game, resume_game, start_game
from engine.kernel.play.loop import start
from engine.kernel.state.event import Event
from engine.kernel.state.step import Step
from engine.systems.hoplomachus.abilities.types.skills import KnownSkill
from engine.systems.hoplomachus.content import CONTENT
from engine.systems.hoplomachus.documents.skill_documents import SkillCard, SkillOfChip
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM

DECLARED = Declarations([CONTENT])
Document = dict[str, Any]

PLAIN: Mapping[str, Any] = {"class": "attacker", "range": 1, "movement": 2, "health": 3, "attack": ["black"]}
ROLES: Mapping[str, str] = {
    "deploy-red": "A1 A2 A3 A4 A5 A6",
    "deploy-blue": "I1 I2 I3 I4 I5 I6",
    "stone": "E2 E8",
}
SURE_HIT: Document = {
    "when": "special",
    "to": "opponent",
    "range": {"statistic": {"of": "self", "name": "range"}},
    "effects": [{"do": "hurt", "damage": {"named": "damage"}}],
}
"""A Special that deals so much damage within range, without dice."""
WRITTEN: Mapping[str, str] = {"factions": "written"}


def skill(text: str) -> Document:
    """A skill in short form: `hurl:1`, `retaliate`, `ward:2`; `sure-hit:1` is a Special that only the tests have."""
    name, _, number = text.partition(":")
    keys = {"hurl": "distance", "long-shot": "distance", "regen": "hp", "perfect-strike": "damage", "ward": "by"}
    if name == "sure-hit":
        return own(name, SURE_HIT, {"id": "damage"}, damage=int(number))
    return {"skill": name, **({keys[name]: int(number)} if number else {})}


def unit(name: str, seat: str, *, at: str = "", skills: Sequence[str | Document] = (), **card: Any) -> Document:
    """A figure with a chip of its own: a plain attacker except for what is given."""
    made = [skill(each) if isinstance(each, str) else each for each in skills]
    chip = {"id": f"test/{name}", "kind": "unit", "faction": f"{seat}-faction", **PLAIN, **card, "skills": made}
    return {"id": name, "card": chip, **({"at": at} if at else {})}


def own(name: str, ability: Document, *parameters: Document, **said: Any) -> Document:
    """A skill that is defined on its chip, with the values of its parameters there."""
    given = {"parameters": list(parameters)} if parameters else {}
    return {"skill": {"kind": "skill", "id": f"test/{name}", **given, "ability": ability}, **said}


def tactic(name: str, *effects: Document, **more: Any) -> Document:
    """A tactic: instant, permanent where it lasts, temporary where it says until when."""
    lasting = {"add-movement", "add-dice", "fatigue"}
    stays = not effects or effects[0]["do"] in lasting
    lasts = "temporary" if "until" in more else "permanent" if stays else "instant"
    return {"id": f"test/{name}", "kind": "tactic", "faction": None, "type": lasts, "effects": list(effects), **more}


def scenario(
    *,
    red: str = "ana",
    blue: str = "bo",
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    tactics: Mapping[str, Sequence[Document]] | None = None,
    neutral: Sequence[str] = ("nike", "otto"),
    roles: Mapping[str, str] | None = None,
    size: str = "9x9",
    tops: str = "flat",
    first: str | None = "red",
    profile: Mapping[str, str] | None = None,
    **others: Any,
) -> Document:
    """A scenario document, checked and written out.

    `red` and `blue` are units, `ana@B2 al`; the first ones start in combat, the others in the bag. Each side has a
    hero beside them, `red-hero` and `blue-hero`, that starts in camp, or in combat if it is named with a place.
    `cards` changes chips, by unit. `neutral` are the neutral heroes.
    """
    columns, rows = map(int, size.split("x"))
    changed = cards or {}
    document = {
        "kind": "scenario",
        "schema": "1.0",
        "id": "test",
        "system": "hoplomachus",
        "map": {
            "kind": "map",
            "grid": {"shape": "hex", "tops": tops, "columns": columns, "rows": rows, "inch": 1},
            "roles": [{"role": role, "hexes": hexes.split()} for role, hexes in {**ROLES, **(roles or {})}.items()],
        },
        "armies": [
            {
                "seat": seat,
                "figures": _figures(seat, units, changed),
                "tactics": list((tactics or {}).get(seat, ())),
                "neutral": [_neutral(name, changed) for name in neutral],
            }
            for seat, units in (("red", red), ("blue", blue))
        ],
        "profile": {**WRITTEN, **(profile or {})},
        **({"first": first} if first else {}),
        **others,
    }
    return whole(document)


def whole(document: Document) -> Document:
    """A scenario, read and written out with the documents of all its skills; raises `ContentError` if it is invalid."""
    read = read_document(document, DECLARED)
    inliner = ReferenceExpander(DocumentCache(stock(), DECLARED, CONTENT.id), CONTENT)
    made = inliner.whole(read.plain() if isinstance(read, Scenario) else document, "$")
    if inliner.problems:
        raise ContentError(inliner.problems)
    again = read_document(made, DECLARED)
    assert isinstance(again, Scenario)
    return again.plain()


def known(said: Document) -> KnownSkill:
    """A skill as a chip names it: `{"skill": "hurl", "distance": 2}`."""
    card = read_document(stock()(f"hoplomachus/{said['skill']}"), DECLARED)
    assert isinstance(card, SkillCard)
    return SkillOfChip.model_validate({**said, "skill": card}).read()


@cache
def stock() -> DocumentResolver:
    """The documents that ship."""
    return DocumentResolver(with_files=False)


def _figures(seat: str, units: str, cards: Mapping[str, Mapping[str, Any]]) -> list[Document]:
    named = dict(each.partition("@")[::2] for each in units.split())
    hero = f"{seat}-hero"
    named.setdefault(hero, "")
    ranks = {hero: {"rank": "hero", "health": 5}}
    return [unit(name, seat, at=at, **{**ranks.get(name, {}), **cards.get(name, {})}) for name, at in named.items()]


def _neutral(name: str, cards: Mapping[str, Mapping[str, Any]]) -> Document:
    chip: Document = unit(name, "red", **{"rank": "hero", **cards.get(name, {})})["card"]
    return {**chip, "faction": None}


def arena(source: ChanceSource | int = 0, **lines: Any) -> Game[Arena]:
    """A game at its first decision."""
    return start_game(SYSTEM, scenario(**lines), source)


def game_with(ability: Document, *, blue: str = "bo@D6", **others: Any) -> Game[Arena]:
    """A game in which ana at D5 has a skill of her own, called knack, and al at H2 is far from all others."""
    cards = {"ana": {"skills": [own("knack", ability)], "health": 5}, **others.pop("cards", {})}
    return arena(red="ana@D5 al@H2", blue=blue, cards=cards, **others)


def arena_with_dice(*faces: int, **lines: Any) -> Game[Arena]:
    """A game with exactly these dice results; its draws come from the seed."""
    return start_game(SYSTEM, scenario(**lines), Script(faces, KeyedDice(), strict=True))


def arena_by_hand(**lines: Any) -> Game[Arena]:
    """A game whose dice and drawn units the test supplies."""
    return start_game(SYSTEM, scenario(**lines), ByHand())


def changed(game: Game[Arena], **changes: Any) -> Game[Arena]:
    """The game from here, with these fields of its state changed."""
    return resume_game(SYSTEM, game.state.but(**changes), game.source)


def with_unit(game: Game[Arena], name: str, **changes: Any) -> Game[Arena]:
    """The game from here with one unit in combat changed."""
    return changed(game, units={**game.state.units, name: replace(game.state.units[name], **changes)})


def with_side(game: Game[Arena], seat: str, **changes: Any) -> Game[Arena]:
    """The game from here with one troop changed."""
    return changed(game, sides={**game.state.sides, seat: replace(game.state.sides[seat], **changes)})


def with_dice(game: Game[Arena], *faces: int) -> Game[Arena]:
    """The game from here with exactly these dice results."""
    state = game.state
    return resume_game(SYSTEM, state, Script((1,) * state.dice + faces, KeyedDice(), strict=True))


def done(game: Game[Arena], *steps: Step[Arena], dice: Sequence[int] = ()) -> tuple[Game[Arena], list[Event[Any]]]:
    """The game after these steps, which come before all else, and the events."""
    state = game.state
    source = Script((1,) * state.dice + tuple(dice), KeyedDice(), strict=True)
    stop = start(SYSTEM, state.but(agenda=(*state.agenda, *reversed(steps))), source)
    return resume_game(SYSTEM, stop.state, source), [event for event in stop.events if not event.quiet]


def until(game: Game[Arena], kind: str, seat: str = "red") -> Game[Arena]:
    """The game after both seats went on to the next phase as often as needed to reach this decision."""
    for _ in range(12):
        decision = game.decision
        assert decision is not None, "the game is over"
        if (decision.kind, decision.seats) == (kind, (seat,)):
            return game
        game.apply("next-phase")
    raise AssertionError(f"{seat} is never asked for {kind}")


def place_of(game: Game[Arena], name: str) -> str:
    """The place of a unit, as printed."""
    return game.state.printed(game.state.units[name].at)


def event_lines(events: Iterable[Event[Any]], *names: str) -> list[str]:
    """Events in short form, without their rules: `favour-gained red 2`; only the named ones, or all."""
    plain = [{key: value for key, value in each.to_json().items() if key != "rules"} for each in events]
    return [" ".join(map(str, each.values())) for each in plain if not names or each["event"] in names]
