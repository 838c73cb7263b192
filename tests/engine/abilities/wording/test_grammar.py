"""The grammar of nouns in each language: articles, contracted prepositions, cases, forms after numbers."""

import pytest

from engine.abilities.wording.grammar import Determiner, PhraseForm
from engine.abilities.wording.renderer import GRAMMARS, Renderer
from engine.words import languages, lexicon
from engine.words.nouns import NOMINATIVE

COUNTED = {
    ("en", "wound"): ("0 wounds", "1 wound", "2 wounds", "5 wounds", "22 wounds", "X wounds"),
    ("it", "wound"): ("0 ferite", "1 ferita", "2 ferite", "5 ferite", "22 ferite", "X ferite"),
    ("es", "wound"): ("0 heridas", "1 herida", "2 heridas", "5 heridas", "22 heridas", "X heridas"),
    ("pl", "wound"): ("0 ran", "1 rana", "2 rany", "5 ran", "22 rany", "X ran"),
    ("en", "mana"): ("0 mana", "1 mana", "2 mana", "5 mana", "22 mana", "X mana"),
    ("it", "mana"): ("0 mana", "1 mana", "2 mana", "5 mana", "22 mana", "X mana"),
    ("es", "mana"): ("0 de maná", "1 de maná", "2 de maná", "5 de maná", "22 de maná", "X de maná"),
    ("pl", "mana"): ("0 many", "1 mana", "2 many", "5 many", "22 many", "X many"),
    ("pl", "enemy"): ("0 wrogów", "1 wróg", "2 wrogów", "5 wrogów", "22 wrogów", "X wrogów"),
}


@pytest.mark.parametrize(("lang", "noun"), COUNTED)
def test_numbers_ask_for_a_form(lang: str, noun: str) -> None:
    """None, one, few, many, few again from twenty on, and a letter for what is counted in play."""
    renderer = Renderer(lang, "battleground")
    found = renderer.noun(noun)
    assert found is not None
    numbers = (0, 1, 2, 5, 22, "X")
    assert tuple(renderer.grammar.counted(found, each, NOMINATIVE) for each in numbers) == COUNTED[lang, noun]


@pytest.mark.parametrize("number", [11, 12, 14, 112])
def test_polish_teens_are_many(number: int) -> None:
    """12 ran, not 12 rany."""
    renderer = Renderer("pl", "battleground")
    wound = renderer.noun("wound")
    assert wound is not None
    assert renderer.grammar.counted(wound, number, NOMINATIVE) == f"{number} ran"
    assert renderer.grammar.counted(wound, number, "dative") == f"{number} ranom"
    assert renderer.grammar.counted(wound, 22, "accusative") == "22 rany"


PHRASES = [
    ("it", "enemy", "the", "a", "al nemico"),
    ("it", "ally", "the", "di", "dell’alleato"),
    ("it", "shield", "the", "su", "sullo scudo"),
    ("it", "shield", "a", "", "uno scudo"),
    ("it", "weapon", "a", "", "un’arma"),
    ("it", "ally", "that", "da", "da quell’alleato"),
    ("it", "enemy", "each", "a", "a ogni nemico"),
    ("es", "enemy", "the", "a", "al enemigo"),
    ("es", "target", "the", "de", "del objetivo"),
    ("es", "card", "the", "de", "de la carta"),
    ("es", "weapon", "the", "", "el arma"),
    ("es", "weapon", "a", "de", "de un arma"),
    ("es", "weapon", "that", "", "esa arma"),
    ("pl", "enemy", "each", "dative", "każdemu wrogowi"),
    ("pl", "enemy", "each", "accusative", "każdego wroga"),
    ("pl", "target", "each", "accusative", "każdy cel"),
    ("pl", "character", "this", "accusative", "tę postać"),
    ("pl", "character", "that", "instrumental", "daną postacią"),
    ("pl", "die", "the", "genitive", "kości"),
    ("en", "ally", "a", "", "an ally"),
    ("en", "unit", "a", "", "a unit"),
]


@pytest.mark.parametrize(("lang", "noun", "determiner", "case", "text"), PHRASES)
def test_a_noun_with_what_stands_before_it(lang: str, noun: str, determiner: Determiner, case: str, text: str) -> None:
    phrase = Renderer(lang, "battleground").phrase(noun, determiner)
    assert phrase.inflected(PhraseForm(case or NOMINATIVE)) == text


SEVERAL = {
    "en": ("enemies", "the enemies", "any enemy"),
    "it": ("nemici", "i nemici", "un nemico"),
    "es": ("enemigos", "los enemigos", "un enemigo"),
    "pl": ("wrogowie", "wrogowie", "dowolny wróg"),
}


@pytest.mark.parametrize("lang", languages())
def test_each_of_them_may_be_asked_for_as_several_or_any(lang: str) -> None:
    """The number of enemies; among the enemies; near any enemy."""
    each = Renderer(lang, "battleground").phrase("enemy", "each")
    text = tuple(each.inflected(PhraseForm(NOMINATIVE, number)) for number in ("many", "these", "any"))
    assert text == SEVERAL[lang]


@pytest.mark.parametrize("lang", languages())
def test_a_known_one_stays_one(lang: str) -> None:
    """The target stays “the target”, even where a plural is requested."""
    target = Renderer(lang, "battleground").named("target")
    assert target.inflected(PhraseForm(NOMINATIVE, "these")) == target.inflected(PhraseForm())


def test_there_is_a_grammar_for_every_language() -> None:
    assert set(GRAMMARS) == set(languages())


@pytest.mark.parametrize("lang", languages())
def test_aliases_mean_nouns(lang: str) -> None:
    """Whatever a game calls a term, there is a noun for it."""
    known = lexicon()
    missing = [term for game in known.games for term in known.aliases(game).values() if known.noun(term, lang) is None]
    assert missing == []
