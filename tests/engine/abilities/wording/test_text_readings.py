"""Texts that need more than a form of a noun: how many are found, what is compared, which piece is meant."""

import json
from typing import Any

import pytest

from engine.abilities.amounts import points
from engine.abilities.wording.clauses import line_by_line
from engine.abilities.wording.renderer import Renderer
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.newer_document import NewerDocument
from engine.registry import declarations
from engine.systems.battleground.abilities.ability_text import clauses, renderer_of, wording_warnings
from engine.systems.battleground.documents.ability_fields import ABILITY, MISSION, SCENARIO_ABILITY
from engine.systems.hoplomachus.abilities.types.ability_text import ability_passages
from engine.systems.hoplomachus.documents.ability_fields import SKILL
from engine.words import languages, resources_folder, say

NEAR = {"pieces": {"side": "enemies", "within": 2}}


def lines(written: dict[str, Any], lang: str = "en") -> list[str]:
    return list(line_by_line(clauses(ABILITY.read(written).read(), renderer_of(lang)), lang))


def condition(lang: str, **asked: Any) -> str:
    """The text of a condition of an ability, without its context."""
    return lines({"when": "always", "modify": "mind", "by": 1, "if": asked}, lang)[0].split(" ", 5)[-1]


COUNTED = [
    ("en", {}, "there is at least 1 enemy within 2″ of this character and in its sight"),
    ("en", {"least": 2}, "there are at least 2 enemies within 2″ of this character and in its sight"),
    ("en", {"least": 0, "most": 0}, "there are no enemies within 2″ of this character and in its sight"),
    ("en", {"least": 0, "most": 1}, "there is at most 1 enemy within 2″ of this character and in its sight"),
    ("en", {"most": 1}, "there is exactly 1 enemy within 2″ of this character and in its sight"),
    ("en", {"most": 3}, "there are 1 to 3 enemies within 2″ of this character and in its sight"),
    ("it", {}, "c’è almeno 1 nemico entro 2″ da questo personaggio e nella sua linea di vista"),
    ("it", {"least": 22}, "ci sono almeno 22 nemici entro 2″ da questo personaggio e nella sua linea di vista"),
    ("es", {"least": 5}, "hay al menos 5 enemigos a 2″ o menos de este personaje y en su línea de visión"),
    ("pl", {}, "jest co najmniej 1 wróg w odległości najwyżej 2″ od tej postaci i w jej polu widzenia"),
    (
        "pl",
        {"least": 22},
        "liczba wrogów w odległości najwyżej 2″ od tej postaci i w jej polu widzenia wynosi co najmniej 22",
    ),
    ("pl", {"least": 0, "most": 0}, "nie ma wrogów w odległości najwyżej 2″ od tej postaci i w jej polu widzenia"),
]


@pytest.mark.parametrize(("lang", "bounds", "wording"), COUNTED)
def test_found_pieces_are_counted_in_the_right_form(lang: str, bounds: dict[str, int], wording: str) -> None:
    """A number of pieces that a selector finds, in the grammatical form that the number requires."""
    assert condition(lang, **{"there-are": {"who": NEAR, **bounds}}).endswith(wording)


def test_of_several_groups_the_number_is_said_once() -> None:
    """Two in all, and not two of each."""
    groups = {"together": {"of": [NEAR, {"engaged-with": "self"}]}}
    wording = condition("en", **{"there-are": {"who": groups, "least": 2}})
    near, engaged = (
        "the enemies within 2″ of this character and in its sight",
        "the enemies engaged with this character",
    )
    assert wording.endswith(f"{near} and {engaged} are at least 2 in all")


@pytest.mark.parametrize(
    ("lang", "wording", "tied"),
    [
        ("en", "the character with the highest number of wounds among the enemies", "(all, if tied)"),
        ("it", "al personaggio con il numero di ferite più alto tra i nemici", "(tutti, in caso di parità)"),
        ("es", "al personaje con el número de heridas más alto de entre los enemigos", "(todos, en caso de empate)"),
        ("pl", "postaci o najwyższej liczbie ran spośród wrogów", "(razem z remisującymi)"),
    ],
)
def test_a_compared_value_is_said_without_its_bearers(lang: str, wording: str, tied: str) -> None:
    """Not: the highest value, which is the number of wounds of that character; and that it is all who have as many."""
    most = {"most": {"of": NEAR, "by": {"counter": {"of": "it", "name": "wounds"}}}}
    read = {"when": "active", "cost": {"ap": 1}, "effects": [{"do": "gain", "counter": "mana", "on": most}]}
    assert wording in lines(read, lang)[-1]
    assert lines(read, lang)[-1].endswith(tied)


@pytest.mark.parametrize(
    ("lang", "wording"),
    [
        ("en", "this unit stands on a stone hex"),
        ("it", "questa unità si trova su un esagono di pietra"),
        ("es", "esta unidad está en una casilla de piedra"),
        ("pl", "ta jednostka stoi na kamiennym heksie"),
    ],
)
def test_a_ground_that_can_be_counted_has_its_article(lang: str, wording: str) -> None:
    """A stone hex, but difficult ground."""
    read = SKILL.read(
        {"when": "always", "modify": "range", "by": 1, "if": {"stands-on": {"who": "self", "ground": "stone"}}}
    )
    [stands] = read.read().condition
    assert Renderer(lang, "hoplomachus").sentence(stands) == wording
    assert condition("en", **{"self-on": "difficult-ground"}).endswith("stands on difficult ground")


@pytest.mark.parametrize(("to", "whom"), [("self", "this character"), ("ally", "the target")])
def test_a_single_waiting_piece_is_called_by_name(to: str, whom: str) -> None:
    effects = [{"do": "gain", "counter": "focus"}]
    waits = {"do": "wait", "when": {"knock-out": {"by": "self"}}, "times": 1, "effects": effects}
    wording = lines({"when": "active", "cost": {"ap": 1}, "to": to, "effects": [waits]})[-1]
    assert f"is knocked out by {whom}: give 1 focus token to {whom} (only once)" in wording


@pytest.mark.parametrize(("who", "whom"), [("self", "this character"), ("ally", "that ally")])
def test_an_affected_piece_was_just_spoken_of(who: str, whom: str) -> None:
    read = {"when": {"heal": {"who": who}}, "effects": [{"do": "gain", "counter": "mana", "on": "subject"}]}
    assert lines(read)[-1] == f"Effect: give 1 mana to {whom}"


def test_an_author_s_words_in_a_scenario_stand_behind_whose_they_are() -> None:
    written = {
        "when": "round-begins",
        "seat": "red",
        "wording": {"en": "Well done."},
        "effects": [{"do": "score", "points": 1}],
    }
    read = SCENARIO_ABILITY.read(written).read()
    assert list(line_by_line(clauses(read, renderer_of("en")), "en")) == ["Player: Red", "Well done."]


@pytest.mark.parametrize(
    ("leads", "wording"),
    [
        (0, "your army is not behind"),
        ({"by": 0, "so": False}, "your army is behind"),
        (20, "your army leads by at least 20 VP"),
        ({"by": -20, "so": False}, "your army is behind by more than 20 VP"),
    ],
)
def test_a_lead_of_nothing_is_said_without_a_number(leads: Any, wording: str) -> None:
    assert condition("en", leading=leads).endswith(wording)


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_said_where_an_author_wrote_nothing(lang: str) -> None:
    """A line of results without effects."""
    test, results = {"statistic": "power"}, [{"needs": 1, "effects": []}, {"needs": 3, "effects": [{"do": "draw"}]}]
    read = {"when": "active", "cost": {"ap": 1}, "test": test, "results": results}
    assert f"1+: {say('ability-nothing', lang)}" in "".join(lines(read, lang))


@pytest.mark.parametrize(
    ("lang", "wording"), [("en", "dice = 3"), ("it", "dadi = 3"), ("es", "dados = 3"), ("pl", "kości = 3")]
)
def test_counted_nouns_are_plural(lang: str, wording: str) -> None:
    assert lines({"when": "always", "modify": "dice", "set": 3}, lang)[0].endswith(wording)


def test_numbers_below_nothing_have_the_minus_of_print() -> None:
    assert condition("en", **{"at-least": {"value": -3, "least": {"sum": [-2, 1]}}}).endswith("−3 is at least −2 + 1")


@pytest.mark.parametrize(
    ("lang", "wording"),
    [
        ("en", "2 of the characters nearest to this character among the enemies"),
        ("it", "2 tra i personaggi più vicini a questo personaggio tra i nemici"),
        ("es", "2 de entre los personajes más cercanos a este personaje de entre los enemigos"),
        ("pl", "2 spośród postaci najbliżej tej postaci spośród wrogów"),
    ],
)
def test_the_nearest_ones_agree_in_the_plural(lang: str, wording: str) -> None:
    nearest = {"nearest": {"of": {"pieces": {"side": "enemies"}}, "to": "self"}}
    chosen = [{"do": "choose", "as": "two", "from": nearest, "count": 2}, {"do": "wound", "on": "two"}]
    assert wording in "".join(lines({"when": "active", "cost": {"ap": 1}, "effects": chosen}, lang))


@pytest.mark.parametrize(
    ("lang", "wording"),
    [
        ("en", "the total of crowd favour of your team"),
        ("it", "il totale di favori della folla della tua squadra"),
        ("es", "el total de favores del público de tu equipo"),
        ("pl", "suma przychylności tłumu twojej drużyny"),
    ],
)
def test_points_are_those_of_the_game(lang: str, wording: str) -> None:
    """Victory points of an army, favour of a team."""
    assert Renderer(lang, "hoplomachus").amount(points.OP(of="own")) == wording


@pytest.mark.parametrize(
    ("lang", "wording"),
    [
        ("en", "Throws extra dice while isolated / outnumbered: X."),
        ("it", "Tira dadi in più se isolata / in inferiorità numerica: X."),
        ("es", "Lanza más dados si está aislada / en inferioridad numérica: X."),
        ("pl", "Rzuca dodatkowymi kośćmi, gdy jest odosobniona / przeciwników jest więcej: X."),
    ],
)
def test_a_parameter_of_a_chip_is_said_as_a_letter_or_in_words(lang: str, wording: str) -> None:
    """A skill by itself speaks no name of the data."""
    [passage] = ability_passages(skill_card("last-stand"), lang)
    assert passage.lines == (wording,)


def skill_card(name: str) -> Document:
    path = resources_folder() / "systems" / "hoplomachus" / "skills" / f"{name}.json"
    read = read_document(json.loads(path.read_text(encoding="utf-8")), declarations())
    assert not isinstance(read, NewerDocument)
    return read


@pytest.mark.parametrize(
    ("lang", "noun"), [("en", "successes"), ("it", "successi"), ("es", "éxitos"), ("pl", "sukcesów")]
)
def test_successes_have_a_word_in_every_language(lang: str, noun: str) -> None:
    """The name that the rules give to their number is no name of an author's."""
    read = {"when": "attack", "effects": [{"do": "push", "hexes": {"named": "successes"}}]}
    assert noun in lines(read, lang)[-1]
    assert "“successes”" not in lines(read, lang)[-1]


@pytest.mark.parametrize(
    ("lang", "wording"),
    [
        ("en", "for each ally within 2″ of the mark and in its sight, whenever a character ends a movement"),
        ("it", "per ogni alleato entro 2″ dalla marcatura e nella sua linea di vista, ogni volta che "),
        ("es", "para cada aliado a 2″ o menos de la marca y en su línea de visión, cada vez que "),
        ("pl", "dla każdego sojusznika w odległości najwyżej 2″ od znaku i w jego polu widzenia, ilekroć "),
    ],
)
@pytest.mark.rule("BG-FX-5")
def test_a_mark_that_waits_acts_on_each_around_it_whoever_it_waits_for(lang: str, wording: str) -> None:
    moved = {"move": {"who": "character", "how": "any"}}
    mark = {"do": "mark", "name": "pit", "range": 2, "affects": "allies", "when": moved, "effects": [{"do": "wound"}]}
    assert wording in lines({"when": "active", "cost": {"ap": 1}, "to": "hex", "effects": [mark]}, lang)[-1]


@pytest.mark.rule("BG-ABIL-6")
@pytest.mark.parametrize("effects", [[], [{"do": "draw"}]])
def test_a_prevented_knock_out_leaves_one_health_in_every_text(effects: list[Any]) -> None:
    written = {"when": "instead", "of": "knock-out", "effects": effects}
    wording = "\n".join(lines(written)[1:])
    assert "this character stays in the game, with 1 health left" in wording
    assert ("draw 1 fate card" in wording) == bool(effects)
    assert lines({**written, "may": True})[-1].startswith("Instead: you may: this character stays in the game")


def test_one_sees_where_the_effects_inside_another_end() -> None:
    draw, score = {"do": "draw"}, {"do": "score", "points": 1}
    fork = {"do": "if", "if": {"wounded": True}, "then": [draw], "else": [draw]}
    each = {"do": "for-each", "of": NEAR, "effects": [fork, score]}
    inside = "(if this character has wounds: (draw 1 fate card); otherwise: (draw 1 fate card); score 1 victory point)"
    assert lines({"when": "on-activation", "may": True, "effects": [each, score]})[-1] == (
        f"Effect: you may: for each enemy within 2″ of this character and in its sight: {inside}; score 1 victory point"
    )


@pytest.mark.parametrize(
    ("lang", "wording"),
    [
        ("en", "X = as much as was about to happen"),
        ("it", "X = quanto stava per accadere"),
        ("es", "X = cuanto estaba a punto de ocurrir"),
        ("pl", "X = tyle, ile miało nastąpić"),
    ],
)
def test_how_much_was_about_to_happen_is_said_in_words(lang: str, wording: str) -> None:
    """Not by the name that authors write for it."""
    wounds = {"do": "wound", "on": "self", "wounds": {"named": "number"}}
    taken = {"when": "instead", "of": "wounds", "to": "all-allies", "effects": [wounds]}
    text = " ".join(clause.text for clause in clauses(ABILITY.read(taken).read(), renderer_of(lang)))
    assert wording in text
    assert "number" not in text


def test_a_mission_says_what_it_asks_for_or_what_its_author_says() -> None:
    """The event, the conditions at that time, the points; or the author's own text, checked for its numbers."""
    mission: dict[str, Any] = {"vp": 8, "when": "hit", "if": {"wounded": True}}
    read = MISSION.read(mission).read()
    assert list(line_by_line(clauses(read, renderer_of("en")), "en")) == [
        "When: this character hits and has at least 1 success left after the defence",
        "If: this character has wounds",
        "Reward: 8 victory points",
    ]
    own = MISSION.read({**mission, "wording": {"en": "Hit while you bleed: 9 VP."}}).read()
    assert [clause.text for clause in clauses(own, renderer_of("en"))] == ["Hit while you bleed: 9 VP."]
    assert {warning.code for warning in wording_warnings(own)} == {"ability-wording-adds", "ability-wording-lacks"}


@pytest.mark.parametrize(
    ("lang", "every", "counted"),
    [
        ("en", "each enemy engaged with this character", "enemies engaged with this character"),
        ("it", "ogni nemico ingaggiato con questo personaggio", "nemici ingaggiati con questo personaggio"),
        ("es", "cada enemigo trabado en combate con este personaje", "enemigos trabados en combate con este personaje"),
        ("pl", "wrogowi w zwarciu z tą postacią", "wrogów w zwarciu z tą postacią"),
    ],
)
def test_the_engaged_agree_with_their_number(lang: str, every: str, counted: str) -> None:
    """Players' own word for it, of one and of several."""
    near = {"engaged-with": "self"}
    hurt = {"when": "active", "effects": [{"do": "wound", "on": near}]}
    assert every in " ".join(lines(hurt, lang))
    assert counted in condition(lang, **{"there-are": {"who": near, "least": 5}})
