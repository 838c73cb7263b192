"""The stock content: every document is sound, the first game is as the rules say, its layout is fair, it is played."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import read_document
from engine.content.maps.hex_map import HexMap
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.symmetry import Symmetry, mirror_about, symmetries
from engine.kernel.play.game import start_game
from engine.systems.battleground.system import SYSTEM
from engine.words import languages, resources_folder
from tests.editor.cli.command_process import Engine, hexsmith
from tests.rules.battleground.printed_names import ABILITIES, BOARDS, CARDS, CHARACTERS
from tests.support.battleground import DECLARED
from tests.support.cases import all_cases

FOLDER = resources_folder() / "systems" / "battleground"
FILES = sorted(FOLDER.rglob("*.json"))
FIRST_GAME = "battleground/first-game"
MASTERS, EVIL = "masters-of-the-universe", "evil-warriors"


def wire(path: Path) -> dict[str, Any]:
    """A document as it is stored."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@cache
def first_game() -> dict[str, Any]:
    """The scenario with everything that it names."""
    found = check_document(DocumentResolver(with_files=False)(FIRST_GAME), DECLARED, DocumentResolver(with_files=False))
    assert {each.rule for each in found.problems} <= {"BG-COMP-7"}
    assert isinstance(found.document, Scenario)
    return found.document.plain()


def board() -> HexMap:
    """Its map."""
    return HexMap.model_validate(first_game()["map"])


def mirrored() -> tuple[Grid, Symmetry]:
    """The sheet, and the mirror that exchanges its sides."""
    grid = board().sheet()
    return grid, mirror_about(grid, grid.hex_of(grid.place("M1")), 0)


@all_cases("path", FILES, by=lambda path: path.parent.name)
def test_a_stock_document_is_sound(path: Path) -> None:
    """Nothing is remarkable, but that the printed box has no difficult ground; it bears the name of its file, one in
    four languages, and says where it comes from."""
    found = check_document(path.read_bytes(), DECLARED, DocumentResolver(with_files=False))
    assert {each.rule for each in found.problems} <= {"BG-COMP-7"}
    data = wire(path)
    assert data["id"] == f"battleground/{path.stem}"
    assert data["name"].keys() == set(languages())
    assert data["provenance"]["source"] in ("rulebook", "house")
    document = read_document(path.read_bytes(), DECLARED)
    assert isinstance(document, Document)
    assert document.plain() == data


def test_no_two_stock_documents_share_a_name() -> None:
    """A stock name is the system and the file's name, regardless of its folder."""
    assert [name for name, times in Counter(path.stem for path in FILES).items() if times > 1] == []
    in_english = Counter((data["kind"], data["name"]["en"]) for data in map(wire, FILES))
    assert set(in_english.values()) == {1}


@pytest.mark.rule("BG-SETUP-1", "BG-COMP-1", "BG-COMP-9")
def test_each_character_of_the_first_game_has_its_equipment() -> None:
    equipped = {
        figure["id"]: [card["id"].partition("/")[2] for card in figure.get("equipment", ())]
        for army in first_game()["armies"]
        for figure in army["figures"]
    }
    assert equipped == {
        "he-man": ["sword-of-power"],
        "stratos": ["flamethrower"],
        "man-at-arms": ["arm-cannon", "mace"],
        "skeletor": ["havoc-staff", "magic-blast"],
        "mer-man": ["trident"],
        "trap-jaw": ["hook-arm"],
    }
    factions = [{figure["card"]["faction"] for figure in army["figures"]} for army in first_game()["armies"]]
    assert factions == [{MASTERS}, {EVIL}]


@pytest.mark.rule("BG-SETUP-1", "BG-COMP-6")
def test_each_side_has_twenty_fate_and_two_glory_cards_of_its_own() -> None:
    """All different, each with its bonus; both decks have the same initiatives, action points and mana."""
    values = []
    for army, faction in zip(first_game()["armies"], (MASTERS, EVIL), strict=True):
        fate, glory = army["deck"], army["glory"]
        assert (len({card["id"] for card in fate}), len({card["id"] for card in glory})) == (20, 2)
        assert {card["faction"] for card in (*fate, *glory)} == {faction}
        assert {card["kind"] for card in fate} == {"fate"}
        assert all(card["mission"]["vp"] > 0 for card in glory)
        assert all(card["bonus"] for card in fate)
        values.append(sorted((card["initiative"], card["ap"], card["mana"]) for card in (*fate, *glory)))
    assert values[0] == values[1]


@pytest.mark.rule("BG-COMP-8")
def test_known_values_are_those_of_the_rule_book_and_marked() -> None:
    """Every value that the rule book states is marked as its own, and nothing else is."""
    known: dict[str, dict[str, object]] = {
        "he-man": {"strength": 5, "speed": [5, 8]},
        "man-at-arms": {"perception": 4},
        "skeletor": {"toughness": 3},
        "sword-of-power": {
            "table": [
                {"from": 1, "to": 2, "wounds": 1},
                {"from": 3, "to": 4, "wounds": 2},
                {"from": 5, "to": None, "wounds": 3},
            ]
        },
        "arm-cannon": {"type": "ranged", "dice": 0, "range": 12, "table.0.from": 1, "table.0.wounds": 1},
        "flamethrower": {"type": "ranged", "range": 8},
        "magic-blast": {"type": "spell"},
        "trident": {
            "ability": {"when": "always", "modify": "dice", "by": 1, "if": {"target-on": "difficult-ground"}},
        },
        "ram-man": {"strength": 4},
        "fireball": {"area": 2},
        "laser-rifle": {"type": "ranged"},
        "ring-of-grayskull": {"ability.needs": 3},
        "circlet-of-thought": {"ability.modify": "mind", "ability.by": 1},
        "power-surge-crystal": {"ability.cost": {"ap": 1, "mana": 1}},
        "energy-cell": {"ability": {"when": "single-use", "effects": [{"do": "gain", "counter": "ap"}]}},
        "steady-hand": {"initiative": 3, "ap": 2, "mana": 2},
        "duel-of-champions": {"mission.when": {"knock-out": {"weapon": "melee", "by": "self"}}},
    }
    cards = [data for data in map(wire, FILES) if data["kind"] in ("character", "weapon", "item", "fate", "glory")]
    marked = {
        data["id"].partition("/")[2]: {
            path: at(data, path) for path, source in data["provenance"]["values"].items() if source == "rulebook"
        }
        for data in cards
        if "values" in data["provenance"]
    }
    assert marked == {
        card: known.get(card, {}) | _printed(card)
        for card in {*known, *CHARACTERS, *CARDS, *(owner for owner, _ in ABILITIES)}
    }
    assert {data["provenance"]["source"] for data in cards} == {"house"}
    assert all("rule" in data["provenance"] for data in cards if "values" in data["provenance"])
    assert wire(FOLDER / "characters" / "man-at-arms.json")["abilities"][0]["cost"].keys() == {"ap", "mana"}


def _printed(card: str) -> dict[str, object]:
    """The names on a card that the rule books print, and the faction of a character."""
    places = {
        "": CARDS.get(card, {}),
        **{f"{place}.": names for (owner, place), names in ABILITIES.items() if owner == card},
    }
    found: dict[str, object] = {
        f"{place}name.{lang}": name for place, names in places.items() for lang, name in names.items()
    }
    if card in CHARACTERS:
        written = wire(FOLDER / "characters" / f"{card}.json")
        found |= {"name": dict.fromkeys(languages(), written["name"]["en"]), "faction": written["faction"]}
    return found


@pytest.mark.rule("BG-COMP-9", "BG-MAP-7")
def test_boards_are_called_as_they_are_printed() -> None:
    for board_, names in BOARDS.items():
        written = wire(FOLDER / "maps" / f"{board_}.json")["name"]
        assert {lang: written[lang].partition(":")[0] for lang in names} == names


@pytest.mark.rule("BG-MAP-7")
def test_the_kinds_of_the_pieces_are_marked_as_printed() -> None:
    """Where they lie is ours."""
    wasteland = wire(FOLDER / "maps" / "wasteland.json")
    marked = {path for path, source in wasteland["provenance"]["values"].items() if source == "rulebook"}
    kinds = {f"pieces.{number}.class" for number in range(len(wasteland["pieces"]))}
    assert marked == {"grid.columns", "grid.rows", *kinds}


def at(part: Any, path: str) -> object:
    """What is at the end of a way."""
    for step in path.split("."):
        part = part[int(step)] if isinstance(part, list) else part[step]
    found: object = part
    return found


@pytest.mark.rule("BG-MAP-7")
def test_the_layout_has_exactly_the_pieces_of_the_first_game() -> None:
    grid = board().sheet()
    sizes = Counter[tuple[str, int]]()
    for piece in board().pieces:
        classes = piece.classes(grid)
        kind = "mixed" if len(classes) == 2 else next(iter(classes))
        sizes[kind, sum(hexes.bit_count() for hexes in classes.values())] += 1
    assert sizes == {
        ("tall", 4): 6,
        ("tall", 3): 4,
        ("mixed", 4): 2,
        ("mixed", 3): 2,
        ("low", 3): 2,
        ("low", 2): 4,
        ("tall", 1): 2,
    }


@pytest.mark.rule("BG-MAP-1", "BG-MAP-7")
def test_the_layout_is_the_same_from_both_sides() -> None:
    """The mirror through the middle column is the only symmetry of the sheet, and the layout keeps to it."""
    grid, mirror = mirrored()
    assert (grid.columns, grid.rows, grid.tops) == (25, 30, "flat")
    assert symmetries(grid) == (mirror,)
    terrain = board().terrain()
    for hexes in (terrain.tall, terrain.low, sum_of(grid, [token.at for token in board().objectives])):
        assert hexes
        assert mirror.hexes(grid, hexes) == hexes


@pytest.mark.rule("BG-MAP-6", "BG-SETUP-1")
def test_both_armies_begin_alike() -> None:
    """Zones of three columns, figures in them that mirror one another, five objectives outside."""
    grid, mirror = mirrored()
    zones = {zone.seat: zone.hexes for zone in board().zones}
    assert zones == {"red": ("A1-C30",), "blue": ("W1-Y30",)}
    red, blue = (list(army["figures"]) for army in first_game()["armies"])
    assert mirror.hexes(grid, sum_of(grid, [figure["at"] for figure in red])) == sum_of(
        grid, [figure["at"] for figure in blue]
    )
    turned = {grid.direction_name(mirror.direction(grid.direction(figure["facing"]))) for figure in red}
    assert turned == {figure["facing"] for figure in blue}
    for figures, columns in ((red, "ABC"), (blue, "WXY")):
        assert all(figure["at"][0] in columns for figure in figures)
    assert len(board().objectives) == 5
    assert all(token.at[0] not in "ABCWXY" for token in board().objectives)


def test_every_hex_that_bears_a_figure_can_be_walked_to() -> None:
    """No part of the map is shut off, and no objective lies in an obstacle."""
    terrain = board().terrain()
    standing = terrain.standing
    reached = edge = standing & -standing
    while edge:
        edge = around(terrain.grid, edge) & standing & ~reached
        reached |= edge
    assert reached == standing
    assert sum_of(terrain.grid, [token.at for token in board().objectives]) & ~standing == 0


def around(grid: Grid, hexes: int) -> int:
    """All hexes that share a side with one of these."""
    near = {grid.neighbour(hex_, direction) for hex_ in members(hexes) for direction in range(6)}
    return sum(1 << hex_ for hex_ in near if hex_ is not None)


def sum_of(grid: Grid, names: list[str]) -> int:
    """The set of these hexes."""
    return sum(1 << grid.place(name) for name in names)


@pytest.mark.rule("BG-SETUP-3")
def test_standard_150_is_the_format_of_the_first_armies() -> None:
    """Its limits are those of the rule, and both armies keep to them."""
    made = wire(FOLDER / "formats" / "standard-150.json")
    limits = [
        (each["kinds"], *(each.get(key) for key in ("where", "by", "per", "pile", "least", "most", "copies")))
        for each in made["limits"]
    ]
    assert (made["points"], made["same"]) == ({"most": 150}, ["faction"])
    assert limits == [
        (["character"], None, None, None, None, 2, 5, 1),
        (["weapon", "item"], None, None, None, None, None, None, 1),
        (["weapon"], None, "type", "figure", None, None, 2, None),
        (["item"], {"type": "shield"}, None, "figure", None, None, 1, None),
        (["item"], {"type": "armour"}, None, "figure", None, None, 1, None),
        (["item"], {"type": "trinket"}, None, "figure", None, None, 2, None),
        (["fate"], None, None, None, "deck", 20, 20, 2),
        (["glory"], None, None, None, "glory", 2, 2, None),
    ]
    costs = [sum(card["cost"] for card in cards_of(army)) for army in first_game()["armies"]]
    assert costs == [150, 147]
    for army in first_game()["armies"]:
        ids = [card["id"] for card in cards_of(army)]
        assert len(set(ids)) == len(ids)
        assert 2 <= len(army["figures"]) <= 5


@pytest.mark.rule("BG-SETUP-3")
@pytest.mark.parametrize(
    ("equipment", "code"),
    [
        (["battleground/trident"], "content-format-points"),
        (["battleground/mace"], "content-format-copies"),
        (["battleground/havoc-staff"], "content-format-mixed"),
    ],
)
def test_an_army_beyond_standard_150_is_reported(equipment: list[str], code: str) -> None:
    """Points, the same weapon twice, a weapon of the other faction."""
    made = wire(FOLDER / "armies" / "first-masters.json")
    made["figures"][1]["equipment"] += equipment
    found = check_document(made, DECLARED, DocumentResolver(with_files=False)).problems
    assert code in [problem.code for problem in found]
    assert {problem.rule for problem in found} - {"BG-COMP-10"} == {"BG-SETUP-3"}


def cards_of(army: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The cards of an army that cost points."""
    for figure in army["figures"]:
        yield figure["card"]
        yield from figure.get("equipment", ())


@pytest.mark.rule("BG-SETUP-1")
def test_a_game_starts_from_the_name_alone() -> None:
    """Through `hexsmith engine`, without files, where the position needs no library any more."""
    with Engine("--no-files") as engine:
        decision = engine.ask("new", scenario=FIRST_GAME, seed=3)["decision"]
        assert decision["kind"] == "first-player"
        engine.ask("choose", choice=decision["choices"][0]["id"])
        position = engine.ask("position")["position"]
        assert len(position["scenario"]["armies"][0]["deck"]) == 20
        assert engine.ask("new", position=position)["decision"]["kind"] == "select-card"
        assert {each["rule"] for each in engine.ask("check", document=FIRST_GAME)["findings"]} <= {"BG-COMP-7"}


def test_bots_play_it_from_the_name_alone() -> None:
    done = hexsmith("play", FIRST_GAME, "--players", "random,random", "--games", "1", "--seed", "7", "--json")
    answer = json.loads(done.stdout)
    assert (done.returncode, done.stderr, answer["games"]) == (0, "", 1)
    assert answer["played"][0]["rounds"] <= 4


def test_the_setting_is_made_of_it() -> None:
    state = start_game(SYSTEM, first_game(), 1).state
    assert list(state.figures) == ["he-man", "stratos", "man-at-arms", "skeletor", "mer-man", "trap-jaw"]
    assert {len(deck) for deck in state.scenario.decks.values()} == {20}
