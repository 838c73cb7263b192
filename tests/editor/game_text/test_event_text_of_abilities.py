"""Texts of abilities during play: the words of their authors, in the language of the screen."""

import pytest

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import choice_text, event_text
from engine.abilities.runtime.events import MessageGiven
from engine.kernel.data.choice import choice

TITLE = {"en": "A gift", "pl": "Dar"}


def naming(lang: str) -> DisplayNames:
    """Somebody has a name."""
    return DisplayNames.of({"armies": [{"figures": [{"id": "bo", "name": {"en": "Bo the Bold"}}]}]}, lang)


def test_an_option_is_called_as_its_author_calls_it() -> None:
    option = choice("option", option=2)
    assert choice_text(option, {"title": TITLE}, "battleground", naming("pl")) == "Dar"
    assert choice_text(option, {"title": TITLE}, "battleground", naming("it")) == "A gift"


def test_an_option_without_a_name_has_its_number() -> None:
    wording = choice_text(choice("option", option=2), {}, "battleground", naming("es"))
    assert wording.replace("\u2068", "").replace("\u2069", "") == "Opción 2"


def test_a_piece_is_chosen_by_its_name() -> None:
    assert "Bo the Bold" in choice_text(choice("choose", piece="bo"), {}, "battleground", naming("en"))


@pytest.mark.parametrize(("lang", "wording"), [("en", "A gift"), ("pl", "Dar"), ("es", "A gift")])
def test_a_message_is_reported_in_its_own_words(lang: str, wording: str) -> None:
    event: MessageGiven[object] = MessageGiven(ability="test/ana", text=TITLE)  # type: ignore[type-var]
    assert event_text(event, "battleground", naming(lang)) == wording
