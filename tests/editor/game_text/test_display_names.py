"""What is made in the words of a game is made once."""

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import choice_text
from engine.kernel.data.choice import Choice


def test_constant_texts_are_made_once_in_each_language() -> None:
    """Once for each object, even if another is equal to it, and for each function that makes a text."""
    made: list[str] = []

    def long(of: list[str], naming: DisplayNames) -> str:
        made.append(naming.lang)
        return f"{naming.lang} {of}"

    def short(of: list[str], naming: DisplayNames) -> str:
        return naming.lang

    en, pl, one, other = DisplayNames("en", {}), DisplayNames("pl", {}), ["card"], ["card"]
    assert en.once(long, one) is en.once(long, one)
    assert pl.once(long, one) == "pl ['card']"
    assert en.once(long, other) == en.once(long, one)
    assert en.once(short, one) == "en"
    assert made == ["en", "pl", "en"]


CARDS = {
    "name": {"en": "The gate"},
    "abilities": [{"id": "fog", "name": {"en": "Fog"}}],
    "armies": [
        {
            "figures": [
                {"id": "al", "name": {"en": "Al"}, "equipment": [{"id": "test/ring", "name": {"en": "Ring"}}]},
                {"id": "ana", "card": {"id": "test/ana", "name": {"en": "Ana"}}},
            ]
        }
    ],
}


def test_a_part_of_a_card_without_a_name_is_called_like_the_card() -> None:
    naming = DisplayNames.of(CARDS, "en")
    assert naming.name("test/ana:2") == "Ana"
    assert naming.name("test/nobody:2") == "test/nobody:2"


def test_waiting_abilities_are_called_by_display_names() -> None:
    """By the name of the card, of the figure where several have the same card, or of the scenario."""
    naming = DisplayNames.of(CARDS, "en")
    said = [
        choice_text(Choice("order", {"next": label}), {}, "battleground", naming)
        for label in ("test/ring@al", "test/ana:2", "test/ring", "scenario:fog", "scenario:2", "al")
    ]
    assert [each.replace("\u2068", "").replace("\u2069", "") for each in said] == [
        "First: Al (Ring)",
        "First: Ana",
        "First: Ring",
        "First: Fog",
        "First: The gate",
        "First: Al",
    ]
