"""Abilities as clauses: which there are and their order, the texts of target, names and numbers."""

from typing import Any

import pytest

from engine.abilities.wording.clauses import in_one_line, label_of, line_by_line
from engine.systems.battleground.abilities.ability_text import WordedAbility, clauses, renderer_of
from engine.systems.battleground.documents.ability_fields import ABILITY, BONUS, MISSION
from engine.words import languages

WOUND = {"do": "wound", "wounds": 2}
NEAR = {"pieces": {"side": "enemies", "within": 3}}


def ability(**written: Any) -> WordedAbility:
    """An ability of a character."""
    read: WordedAbility = ABILITY.read(written).read()
    return read


def lines(reported: WordedAbility, lang: str = "en") -> list[str]:
    return list(line_by_line(clauses(reported, renderer_of(lang)), lang))


def test_cost_target_condition_effect_limit_in_this_order() -> None:
    read = ability(
        limit={"times": 2, "per": "round"},
        effects=[WOUND],
        **{"if": {"wounded": True}},
        range=8,
        to="enemy",
        cost={"mana": 1, "ap": 2},
        when="active",
    )
    assert lines(read) == [
        "Cost: 2 action points and 1 mana",
        "Target: an enemy in sight within 8″",
        "If: this character has wounds",
        "Effect: deal 2 wounds to the target",
        "Limit: 2 times per round",
    ]


def test_several_effects_have_a_line_each_and_nothing_is_deeper() -> None:
    inside = {"do": "for-each", "of": NEAR, "effects": [WOUND, {"do": "draw", "cards": 2}]}
    read = ability(when="on-activation", effects=[inside, {"do": "draw"}])
    assert lines(read) == [
        "When: this character is activated",
        "Effect:",
        (
            "  – for each enemy within 3″ of this character and in its sight: deal "
            "2 wounds to that enemy; draw 2 fate cards"
        ),
        "  – draw 1 fate card",
    ]


@pytest.mark.parametrize(
    ("to", "text"),
    [
        ("self", "Effect: deal 2 wounds to this character"),
        ("enemy", "Effect: deal 2 wounds to the target"),
        ("all-enemies", "Effect: deal 2 wounds to each target"),
    ],
)
def test_the_target_is_who_the_ability_is_about(to: str, text: str) -> None:
    assert lines(ability(when="on-activation", to=to, effects=[WOUND]))[-1] == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            (
                "Effect: deal X wounds to the target (X = the number of enemies within "
                "3″ of this character and in its sight)"
            ),
        ),
        (
            "it",
            (
                "Effetto: infliggi X ferite al bersaglio (X = il numero di nemici "
                "entro 3″ da questo personaggio e nella sua linea di vista)"
            ),
        ),
        (
            "es",
            (
                "Efecto: inflige X heridas al objetivo (X = el número de enemigos a 3″ "
                "o menos de este personaje y en su línea de visión)"
            ),
        ),
        (
            "pl",
            (
                "Efekt: zadaj celowi X ran (X = liczba wrogów w odległości najwyżej 3″ "
                "od tej postaci i w jej polu widzenia)"
            ),
        ),
    ],
)
def test_a_number_that_is_counted_in_play_is_a_letter(lang: str, text: str) -> None:
    read = ability(when="active", to="enemy", effects=[{"do": "wound", "wounds": {"count": {"of": NEAR}}}])
    assert lines(read, lang)[-1] == text


def test_equal_numbers_share_their_letter() -> None:
    counted, mana = {"count": {"of": NEAR}}, {"counter": {"of": "self", "name": "mana"}}
    effects = [{"do": "push", "hexes": counted}, {"do": "gain", "counter": "mana", "amount": mana}]
    read = ability(when="active", to="enemy", effects=[{"do": "repeat", "times": counted, "effects": effects}])
    text = lines(read)[-1]
    assert "do this X times: push the target X hexes away (X = " in text
    assert "give X mana to the target (X = the amount of mana of this character)" in text


def test_names_of_an_author_are_quoted_and_several_are_each() -> None:
    choose = {"do": "choose", "as": "foes", "from": NEAR, "count": 2}
    read = ability(when="active", effects=[choose, {"do": "wound", "on": "foes"}])
    assert lines(read)[-2:] == [
        "  – choose 2 of the enemies within 3″ of this character and in its sight (“foes”)",
        "  – deal 1 wound to each character “foes”",
    ]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "the character “foe”"),
        ("it", "al personaggio «foe»"),
        ("es", "al personaje «foe»"),
        ("pl", "postaci „foe”"),
    ],
)
def test_a_name_is_never_inflected_but_its_noun_is(lang: str, text: str) -> None:
    choose = {"do": "choose", "as": "foe", "from": NEAR}
    read = ability(when="active", effects=[choose, {"do": "wound", "on": "foe"}])
    assert text in lines(read, lang)[-1]


def test_effects_of_a_token_are_about_its_bearer() -> None:
    token = {
        "do": "debuff",
        "name": "slow-poison",
        "gives": [{"modify": "speed", "by": -1, "if": {"wounded": True}}],
        "removed": [{"do": "wound"}],
    }
    text = lines(ability(when="active", to="enemy", effects=[token]))[-1]
    assert "(while it lasts: −1 to speed if the bearer has wounds)" in text
    assert "(when it is removed: deal 1 wound to the bearer)" in text


@pytest.mark.parametrize(("lang", "text"), [("en", "“Burning”"), ("it", "«In fiamme»"), ("pl", "„Burning”")])
def test_a_token_of_its_own_kind_is_called_by_its_title(lang: str, text: str) -> None:
    """In another language, where it has none of its own."""
    title = {"en": "Burning", "it": "In fiamme"}
    token = {"do": "debuff", "name": "burning", "title": title, "removed": [{"do": "wound"}]}
    assert text in lines(ability(when="active", to="enemy", effects=[token]), lang)[-1]
    del token["title"]
    assert "burning" in lines(ability(when="active", to="enemy", effects=[token]), lang)[-1]


def test_an_aura_speaks_of_those_around() -> None:
    read = ability(when="always", modify="strength", by=2, to="all-allies", range=4, **{"if": {"wounded": True}})
    assert lines(read) == ["Target: each ally in sight within 4″", "Always: +2 to strength if that ally has wounds"]


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"modify": "dice", "by": 1}, "+1 die"),
        ({"modify": "dice", "by": -2}, "−2 dice"),
        ({"modify": "strength", "set": 5}, "strength = 5"),
        ({"modify": "mind", "at-least": 3}, "mind at least 3"),
        ({"modify": "mind", "at-most": 3}, "mind at most 3"),
        ({"modify": "threshold", "by": -1}, "threshold widened by 1"),
        ({"modify": "threshold", "by": 1}, "threshold narrowed by 1"),
    ],
)
def test_a_number_that_is_changed(change: dict[str, Any], text: str) -> None:
    assert lines(ability(when="always", **change)) == [f"Always: {text}"]


def test_results_by_successes_and_the_test_before_them() -> None:
    results = [{"needs": 1, "effects": [WOUND]}, {"needs": 3, "effects": [WOUND, {"do": "draw"}]}]
    read = ability(when="active", to="enemy", test={"statistic": "power", "against": "mind"}, results=results)
    assert lines(read)[1:] == [
        "Test: power against mind",
        "Effect:",
        "  – 1+: deal 2 wounds to the target",
        "  – 3+: deal 2 wounds to the target; draw 1 fate card",
    ]
    assert lines(read, "pl")[1] == "Test: moc przeciw umysłowi"


def test_an_optional_ability_says_that_it_is_optional() -> None:
    read = ability(when="on-activation", may=True, effects=[WOUND])
    assert lines(read)[-1] == "Effect: you may: deal 2 wounds to this character"


def test_a_mission_and_the_plain_bonus() -> None:
    mission = MISSION.read({"vp": 15, "when": {"knock-out": {"weapon": "melee", "by": "self"}}}).read()
    assert lines(mission) == [
        "When: an enemy is knocked out by this character with a melee weapon",
        "Reward: 15 victory points",
    ]
    assert lines(BONUS.read({}).read(), "pl") == ["Efekt: daj tej postaci 1 manę"]


@pytest.mark.parametrize("lang", languages())
def test_an_authors_own_words_replace_those_of_their_language(lang: str) -> None:
    """No label stands before them; other languages keep what the data says."""
    read = ability(when="active", to="enemy", effects=[WOUND], wording={"it": "Due ferite a chi vuoi!"})
    text = clauses(read, renderer_of(lang))
    if lang == "it":
        assert [(label_of(each, lang), each.text) for each in text] == [("", "Due ferite a chi vuoi!")]
    else:
        assert in_one_line(text, lang).count(" · ") == 1
