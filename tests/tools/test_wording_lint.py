"""The lint of wordings finds what it names, and leaves good sentences alone."""

import pytest
from fluent.syntax import FluentParser, ast

from tests.tools.wording_lint import faults, missing_plurals, wordings


@pytest.mark.parametrize(
    ("lang", "text", "fault"),
    [
        ("en", "two  spaces", "two spaces"),
        ("en", "a hex , a wall", "a space before punctuation"),
        ("en", "the the hex", "a word twice"),
        ("en", "from \u2068Ana\u2069", "a control or direction mark"),
        ("it", "dell'arma", "an apostrophe of typewriters"),
        ("en", "trailing ", "space at an end"),
        ("en", "a attack", "a before a vowel"),
        ("en", "an wall", "an before a consonant"),
        ("es", "el alcance de el arma", "del, al"),
        ("es", "agua y hilo", "e instead of y"),
        ("es", "siete o ocho", "u instead of o"),
        ("es", "Seguro?", "no question without ¿"),
        ("it", "la portata di il tiro", "del, al, dal, nel, sul"),
        ("it", "la portata di l’arma", "dell', all', dall', nell', sull'"),
        ("it", "la portata della arma", "an article before a vowel"),
        ("it", "nel scudo", "lo before s and a consonant, z, gn, ps"),
        ("en", "give ( ) to the target", "nothing between brackets or quotation marks"),
        ("en", "the buff “” for the target", "nothing between brackets or quotation marks"),
        ("en", "whenever this is so:; draw", "punctuation twice"),
        ("es", "tira a a un lado", "a word twice"),
        ("es", "la arma", "el, un before a stressed a"),
        ("it", "di quel alleato", "an article before a vowel"),
        ("it", "il numero dei alleati", "an article before a vowel"),
        ("it", "quel scudo", "lo before s and a consonant, z, gn, ps"),
        ("it", "il valore dello nemico", "lo, gli before another consonant"),
        ("it", "l’nemico", "an elided article before a consonant"),
        ("it", "la prova è di attacco e è vero", "ed before è"),
        ("pl", "ze postacią", "ze before a single consonant"),
        ("pl", "we polu widzenia", "we before a single consonant"),
        ("pl", "z źródła", "ze before z, s"),
        ("pl", "z zaklęciem", ""),
        ("pl", "w wschodnim", "we before w"),
        ("pl", "z szkłem", "ze before z, s"),
    ],
)
def test_faults_are_named(lang: str, text: str, fault: str) -> None:
    """Each rule finds its own fault and no other."""
    assert faults(text, lang) == ([fault] if fault else [])


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "a one-way path, an hour, an army: a hex"),
        ("es", "el ataque de él y el hielo; ¿agua e hilo? ¡siete u ocho!"),
        ("it", "dell’arma, dello scudo, nel campo di battaglia, gli esagoni; con il dado"),
        ("it", "dai alleati e nemici, quell’alleato, quegli scudi, degli scudi; ed è vero"),
        ("pl", "w walce, w zwarciu, ze znakiem, we wtorek, z sześcioma, z szarży, ze stosu, ze mną, we mnie"),
        ("pl", "pliki: 3"),
    ],
)
def test_good_wordings_pass(lang: str, text: str) -> None:
    """Sentences that come near a rule but keep it have no fault."""
    assert faults(text, lang) == []


def message(source: str) -> ast.Message:
    entry = FluentParser().parse_entry(source)
    assert isinstance(entry, ast.Message)
    return entry


def test_missing_plurals_are_named() -> None:
    """Polish needs few and many where English does not; a choice that is not by plural needs nothing."""
    choice = message("hexes = { $n ->\n    [one] hex\n   *[other] hexes\n}\n")
    assert missing_plurals(choice, "en") == frozenset()
    assert missing_plurals(choice, "pl") == {"few", "many"}
    assert missing_plurals(message("ally = { $sex ->\n    [male] his\n   *[other] their\n}\n"), "pl") == frozenset()


def test_wordings_are_all_combinations() -> None:
    """One text for each way the choices may fall, with gaps for values."""
    choice = message("a = { $n ->\n    [one] one { $x }\n   *[other] some\n} of { $y }\n")
    assert choice.value is not None
    assert wordings(choice.value) == ["one … of …", "some of …"]
