"""Documents for tests: a game system in the manner of Battleground, the stored samples, and random documents."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal
from unicodedata import normalize

import pytest
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from pydantic import Field, JsonValue

from engine.content.card import Card, PieceCard
from engine.content.declarations import Declarations, SystemContent
from engine.content.document_kind import common_kinds
from engine.content.fields import MOST_MARKS, Many, Slug, WholeNumber, is_seen, marks_on_one_letter
from engine.content.loading.document_reader import read_document
from engine.content.model import Model
from engine.content.problems import ContentError, Problem
from engine.content.system_fields import Owned
from engine.geometry.hex.grid import Grid
from engine.kernel.rules.game_system import ProfileOption
from engine.words import languages, resources_folder

SAMPLES = resources_folder() / "samples"

Pair = Annotated[Many[int], Field(min_length=2, max_length=2)]


class Character(PieceCard):
    """A character card (BG-COMP-3)."""

    kind: Literal["character"]
    faction: Slug | None
    health: Annotated[int, Field(ge=1, le=99)]
    strength: WholeNumber
    toughness: WholeNumber
    mind: WholeNumber
    power: WholeNumber
    perception: WholeNumber
    speed: Pair
    base: Annotated[Many[Pair], Field(min_length=1, max_length=19)]
    abilities: Many[dict[str, JsonValue]]
    cost: WholeNumber


class ResultLine(Model):
    """A line of a weapon's result table."""

    first: Annotated[int, Field(ge=1, le=99, alias="from")]
    last: Annotated[int | None, Field(ge=1, le=99, alias="to")]
    wounds: WholeNumber


class Weapon(Card):
    """A weapon card (BG-COMP-4)."""

    kind: Literal["weapon"]
    type: Literal["melee", "ranged", "spell"]
    dice: Annotated[int, Field(ge=-20, le=20)]
    range: WholeNumber | None = None
    table: Many[ResultLine]
    cost: WholeNumber


class Fate(Card):
    """A fate card (BG-COMP-6)."""

    kind: Literal["fate"]
    initiative: WholeNumber
    ap: WholeNumber
    mana: WholeNumber
    bonus: dict[str, JsonValue]


class Glory(Card):
    """A glory card (BG-COMP-6)."""

    kind: Literal["glory"]
    initiative: WholeNumber
    vp: WholeNumber


class Victory(Owned):
    """The victory conditions: the points of an objective, and the lead that wins (BG-WIN-1, BG-WIN-3)."""

    objective: WholeNumber = 20
    lead: WholeNumber = 20


class Options(Owned):
    """The options that a scenario may set."""

    hand: WholeNumber = 5


BATTLEGROUND = SystemContent(
    "battleground",
    cards=(Character, Weapon, Fate, Glory),
    piles=("deck", "glory"),
    options=Options,
    victory=Victory,
    profile=(
        ProfileOption("los_origin", ("one", "any"), "one", "BG-SIGHT-2"),
        ProfileOption("cover", ("ranged", "ranged-and-spell"), "ranged", "BG-SIGHT-6"),
    ),
    presets={"default": {}, "it": {}, "es": {}, "pl": {}},
)
DECLARED = Declarations([BATTLEGROUND])
NOTHING_DECLARED = Declarations()


def sample_files(folder: Path = SAMPLES) -> list[Path]:
    """The stored documents of the current version."""
    return sorted(folder.glob("*.json"))


def problems_of(source: Any, declarations: Declarations = DECLARED) -> tuple[Problem, ...]:
    """All problems of a document; each can be rendered in every language, with its own values."""
    with pytest.raises(ContentError) as caught:
        read_document(source, declarations)
    problems = caught.value.errors
    assert all(problem.sentence(lang) for problem in problems for lang in languages())
    return problems


def codes_by_path(source: Any, declarations: Declarations = DECLARED) -> list[tuple[str, str]]:
    """Place and code of everything that is wrong with a document."""
    return [(problem.path, problem.code) for problem in problems_of(source, declarations)]


def put(wire: Any, path: str, value: object) -> None:
    """Sets the member at a path such as `armies.0.seat`; the number after the last of a list appends to it."""
    *steps, last = (int(step) if step.isdigit() else step for step in path.split("."))
    for step in steps:
        wire = wire[step]
    if isinstance(wire, list) and last == len(wire):
        wire.append(value)
    else:
        wire[last] = value


def kinds_declared() -> tuple[str, ...]:
    """All kinds of documents in these tests."""
    return (*common_kinds(), *BATTLEGROUND.card_models)


# Random documents, as JSON. All are valid, so that any refusal is a fault.

Objects = SearchStrategy[dict[str, Any]]

slugs = st.text("abc012", min_size=1, max_size=4) | st.sampled_from(("stone-bridge", "he-man", "a-1-b"))
seats = slugs.filter(lambda name: name not in ("chance", "referee"))
ids = st.one_of(slugs, st.builds("{}/{}".format, slugs, slugs))
lines = st.text(st.characters(categories=("L", "M", "N", "P", "Zs")), min_size=1, max_size=30).filter(
    lambda line: marks_on_one_letter(normalize("NFC", line)) <= MOST_MARKS
)
titles = lines.filter(is_seen)
counts = st.integers(0, 9_999)
texts = st.text(st.characters(categories=("L", "N", "P", "S", "Zs")), max_size=20)
measures = st.one_of(st.integers(1, 20), st.floats(0.05, 20), st.just(2.0))
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | texts | st.floats(-1e9, 1e9).filter(bool),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
objects = st.dictionaries(texts, plain, max_size=3)
names = st.dictionaries(st.sampled_from(("en", "it", "es", "pl")), titles, max_size=4)


def record(optional: Mapping[str, SearchStrategy[Any]] = MappingProxyType({}), /, **required: Any) -> Objects:
    """Objects with these keys, optional ones present or not; a value that is no strategy is a constant."""
    fixed = {key: value if isinstance(value, SearchStrategy) else st.just(value) for key, value in required.items()}
    return st.fixed_dictionaries(fixed, optional=dict(optional))


def many(item: SearchStrategy[Any], most: int = 3, least: int = 0) -> SearchStrategy[list[Any]]:
    """Short lists."""
    return st.lists(item, min_size=least, max_size=most)


ENVELOPE = {
    "name": names,
    "provenance": record({"author": titles, "rule": titles}, source=st.sampled_from(("rulebook", "house", "author"))),
    "references": many(record(kind=slugs, id=ids)),
    "tags": many(slugs),
    "notes": texts,
}


def document(kind: str, body: Objects) -> Objects:
    """Documents of a kind that reference no others."""
    version = common_kinds()[kind].version if kind in common_kinds() else "1.0"
    whole = record(ENVELOPE, kind=kind, schema=version, id=ids, system="battleground")
    return st.builds(lambda envelope, fields: {**fields, **envelope}, whole, body)


# Cards.

pairs = st.lists(st.integers(-20, 20), min_size=2, max_size=2)
table_lines = st.fixed_dictionaries(
    {"from": st.integers(1, 9), "to": st.none() | st.integers(9, 12), "wounds": st.integers(0, 9)}
)
CARD_FIELDS: dict[str, Objects] = {
    "character": record(
        faction=st.none() | slugs,
        health=st.integers(1, 99),
        **dict.fromkeys(("strength", "toughness", "mind", "power", "perception", "cost"), counts),
        speed=pairs,
        base=many(pairs, least=1),
        abilities=many(objects),
    ),
    "weapon": record(
        {"range": counts},
        type=st.sampled_from(("melee", "ranged", "spell")),
        dice=st.integers(-20, 20),
        table=many(table_lines),
        cost=counts,
    ),
    "fate": record(initiative=counts, ap=counts, mana=counts, bonus=objects),
    "glory": record(initiative=counts, vp=counts),
}


def inserted(kind: str) -> Objects:
    """Cards embedded in another document, with few fields of an envelope."""
    return st.builds(
        lambda head, fields: {**fields, **head}, record({"name": names}, kind=kind, id=ids), CARD_FIELDS[kind]
    )


def card_or_id(*kinds: str) -> SearchStrategy[Any]:
    """A complete card, or its id."""
    return st.one_of(ids, *map(inserted, kinds))


def armies(figure: Objects, optional: Mapping[str, SearchStrategy[Any]], **required: Any) -> Objects:
    """Armies with their piles; no two figures have the same name."""
    figures = st.lists(figure, max_size=3, unique_by=lambda figure: figure["id"])
    piles = {"deck": ids | many(card_or_id("fate")), "glory": many(card_or_id("glory"))}
    return record({**piles, **optional}, **required, figures=figures)


def figure(**more: SearchStrategy[Any]) -> Objects:
    """Figures with their equipment."""
    return record(more, id=slugs, card=card_or_id("character"), equipment=many(card_or_id("weapon")))


# Maps.


@st.composite
def hex_maps(draw: st.DrawFn) -> dict[str, Any]:
    """Hex maps: every piece has hexes of its own, and a platform lies over all of them."""
    grid = Grid(draw(st.integers(1, 30)), draw(st.integers(2, 12)), draw(st.sampled_from(("flat", "pointy"))))
    on_grid = st.integers(0, grid.size - 1).map(grid.name)
    hexes = draw(st.lists(on_grid, unique=True, min_size=2, max_size=8))
    pieces = [draw(piece(f"p{at}", hexes[at : at + 2])) for at in range(0, len(hexes) - 1, 2)]
    roof = many(st.just({"id": "roof", "class": "platform", "hexes": hexes}), 1)
    spots = many(on_grid, 1, 1)
    return draw(
        record(
            {
                "zones": many(record(id="z", seat=seats, hexes=spots), 1),
                "roles": many(record(role=slugs, hexes=spots)),
                "objectives": many(record({"type": slugs}, id="o", at=on_grid), 1),
                "compass": st.permutations(range(1, 7)),
                "set": ids,
                "symmetry": record({"seats": many(seats, 2), "except": spots}, type=st.just("half-turn")),
                "silenced": many(record({"part": titles}, code=slugs, reason=titles)),
            },
            grid=record({"inch": measures}, shape="hex", tops=grid.tops, columns=grid.columns, rows=grid.rows),
            pieces=roof.map(lambda last: [*pieces, *last]),
        )
    )


def piece(name: str, hexes: list[str]) -> Objects:
    """Pieces that fill these two hexes, by class or by their portions."""
    return st.one_of(
        record(id=name, **{"class": st.sampled_from(("tall", "low", "difficult"))}, hexes=hexes),
        record(id=name, **{"class": "ladder"}, hexes=hexes[:1]),
        record(id=name, **{"class": "mixed"}, hexes=hexes, low=hexes[1:]),
        record(id=name, portions=many(record({"opening": st.booleans()}, hexes=hexes, inches=measures), 1, 1)),
        record(id=name, portions=[{"hexes": hexes, "inches": 0.25, "stand": True}]),
    )


@st.composite
def area_maps(draw: st.DrawFn) -> dict[str, Any]:
    """Area maps with borders, paths and routes between different areas."""
    areas = draw(st.lists(slugs, min_size=2, max_size=5, unique=True))
    pair = st.lists(st.sampled_from(areas), min_size=2, max_size=2, unique=True)
    point = st.lists(st.integers(-1000, 1000), min_size=2, max_size=2)
    drawn = {"polygon": many(point, 5, 3), "name": names, "roles": many(slugs), "income": counts, "seat": seats}
    return draw(
        record(
            {
                "borders": many(record({"icon": slugs}, between=pair)),
                "paths": many(record({"line": many(point)}, id="path", joins=pair, divides=many(pair)), 1),
                "routes": many(record({"over": many(st.sampled_from(areas))}, id="route", ends=pair), 1),
                "tokens": many(record(id="quest", at=st.sampled_from(areas)), 1),
            },
            grid=record({"width": st.integers(1, 2000)}, shape="areas"),
            areas=st.tuples(*(record(drawn, id=area, **{"class": slugs}) for area in areas)).map(list),
        )
    )


maps = st.one_of(hex_maps(), area_maps())
terrain_sets = record(pieces=many(record(id=slugs, portions=many(record(offsets=[[0, 0]], inches=1), 1, 1)), 1, 1))

# Everything around the maps.

profiles = record({"los_origin": st.sampled_from(("one", "any"))}, preset=st.sampled_from(tuple(BATTLEGROUND.presets)))
limits = st.lists(
    record(
        {"by": st.just("type"), "per": st.sampled_from(("army", "figure")), "least": counts.map(lambda n: n % 5)},
        id=slugs,
        kinds=["weapon"],
        where=st.dictionaries(st.just("type"), titles | st.booleans() | counts, max_size=1),
        most=st.integers(5, 40),
    ),
    unique_by=lambda limit: limit["id"],
    max_size=3,
)


@st.composite
def scenarios(draw: st.DrawFn) -> dict[str, Any]:
    """Scenarios of up to two seats; no two figures have the same name."""
    names_of_seats = draw(st.lists(seats, max_size=2, unique=True))
    sides = [draw(armies(figure(), {"army": st.none()}, seat=seat)) for seat in names_of_seats]
    taken: set[str] = set()
    for side in sides:
        side["figures"] = [one for one in side["figures"] if one["id"] not in taken]
        taken |= {one["id"] for one in side["figures"]}
    inline = maps.map(lambda body: {**body, "kind": "map"})
    first = {"first": st.sampled_from(names_of_seats)} if names_of_seats else {}
    return draw(
        record(
            {
                **first,
                "map": ids | inline,
                "rounds": st.integers(1, 9),
                "profile": profiles,
                "victory": record({"lead": counts, "objective": counts}),
                "options": record({"hand": counts}),
                "seats": st.just([{"id": seat, "team": "all"} for seat in names_of_seats]),
            },
            armies=sides,
        )
    )


starts = ids | scenarios().map(lambda body: {**body, "kind": "scenario"})
answers = record(seat=seats, choice=objects)
draws = record(chance=titles, result=plain)
luck = {"seed": counts, "fresh": counts, "dice": many(st.integers(1, 6)), "strict": st.booleans(), "ask": st.booleans()}
positions = record(luck, scenario=starts, state=objects)

signs = st.sampled_from(("remark", "question", "warning", "done"))
notes_on_maps = record(
    map=ids,
    placed=st.lists(
        record({"text": texts.filter(bool), "sign": signs}, id=slugs, at=st.sampled_from(("A1", "K12^", "moor"))),
        max_size=4,
        unique_by=lambda note: note["id"],
    ),
)


def journal(**start: SearchStrategy[Any]) -> Objects:
    """Journals with these fields for their start."""
    optional = {"seed": counts, "profile": profiles}
    return record(optional, engine=titles, system_version=titles, entries=many(answers | draws), **start)


BODIES: dict[str, Objects] = {
    "map": maps,
    "terrain-set": terrain_sets,
    "army": armies(figure(), {"format": ids}),
    "deck": record({"pile": st.sampled_from(("deck", "glory"))}, cards=many(card_or_id("fate", "glory"))),
    "army-format": record({"points": record(most=counts), "same": st.just(["faction"])}, limits=limits),
    "scenario": scenarios(),
    "position": positions,
    "notes": notes_on_maps,
    "journal": journal(scenario=starts)
    | journal(position=ids | positions.map(lambda body: {**body, "kind": "position"})),
    **CARD_FIELDS,
}


def documents(kind: str) -> Objects:
    """Random documents of a kind."""
    return document(kind, BODIES[kind])
