"""From documents to games, stored moments, and how a game ended."""

import pytest

from editor.playtest.game_result import result_of
from editor.playtest.load_game import CannotLoad, faces_of, naming_of, open_position, open_scenario
from editor.playtest.play_session import PlaySession
from editor.services.document_resolver import DocumentResolver
from engine.kernel.data.choice import Choice
from engine.kernel.state.outcome import Outcome, draw
from engine.words import languages
from tests.support.play_sessions import FIRST_GAME, SKIRMISH, STOCK, moments, session_at, start_of, words_of


@pytest.mark.slow
@pytest.mark.parametrize("name", STOCK)
def test_a_stock_scenario(name: str) -> None:
    """It is dealt by its name, with its seed."""
    one, same, other = (open_scenario(DocumentResolver(), name, "en", seed) for seed in (1, 1, 2))
    assert one.game.state == same.game.state != other.game.state
    assert naming_of(one, "en").name("red") == "Red"
    assert naming_of(one, "pl").name("red") == "Czerwony"


def test_a_scenario_that_is_handed_in_and_its_readings() -> None:
    """A document will do as well; options of the rules differ where one says so."""
    document = dict(start_of(FIRST_GAME).scenario)
    table = open_scenario(DocumentResolver(), document, "en", profile={"higher_roll": "is_first"})
    assert table.game.state.scenario.profile["higher_roll"] == "is_first"


@pytest.mark.parametrize("lang", languages())
def test_problems_are_reported_with_their_place(lang: str) -> None:
    """An unknown name, a wrong option and a broken document are reported in the language of the reader."""
    with pytest.raises(CannotLoad) as unknown:
        open_scenario(DocumentResolver(), "battleground/first-gam", lang)
    assert "battleground/first-game" in unknown.value.problems[0].sentence
    with pytest.raises(CannotLoad):
        open_scenario(DocumentResolver(), FIRST_GAME, lang, profile={"claim": "perhaps"})
    with pytest.raises(CannotLoad) as broken:
        open_scenario(DocumentResolver(), {**start_of(FIRST_GAME).scenario, "rounds": "many"}, lang)
    assert broken.value.problems[0].path == "$.rounds"
    assert broken.value.problems[0].sentence


@pytest.mark.parametrize("name", STOCK)
def test_a_moment_is_stored_and_gone_on_with(name: str) -> None:
    """A position holds everything, new dice too: the game goes on from it as it would have gone on."""
    session = session_at(name, 4)
    for _ in moments(session, 4, 30):
        pass
    session.undo()
    session.with_new_dice()
    again = PlaySession(open_position(DocumentResolver(), session.table.position(), "en")[0], session.players)
    assert again.game.state == session.game.state
    for one, other in zip(moments(session, 9, 25), moments(again, 9, 25), strict=True):
        assert one == other
    assert again.game.state == session.game.state


def test_a_position_that_cannot_be() -> None:
    """A damaged saved game is refused with a message."""
    position = session_at(FIRST_GAME, 4).table.position()
    with pytest.raises(CannotLoad) as refused:
        open_position(DocumentResolver(), {**position, "state": {"figures": 5}}, "en")
    assert refused.value.problems[0].path is not None


@pytest.mark.parametrize("lang", languages())
def test_results_in_words(lang: str) -> None:
    """Who won, alone or together; a draw; a game that all have lost; the points of each seat."""
    naming = words_of(session_at(SKIRMISH), lang)
    alone = result_of(Outcome("win", "HR-S-1", ("red",), {"red": 3, "blue": 1}), naming)
    assert naming.name("red") in alone.headline
    assert (alone.rule, alone.winners, alone.kind) == ("HR-S-1", ("red",), "win")
    assert [(fact.name, fact.text) for fact in alone.points] == [(naming.name("red"), "3"), (naming.name("blue"), "1")]
    together = result_of(Outcome("win", "X-1", ("red", "blue")), naming)
    assert naming.name("blue") in together.headline
    headlines = {alone.headline, together.headline, result_of(draw("X-1"), naming).headline}
    assert len({*headlines, result_of(Outcome("loss", "X-1"), naming).headline}) == 4


def test_a_seat_that_concedes_loses() -> None:
    """The result of a conceded game names the other seat and its rule."""
    session = session_at(FIRST_GAME, 4)
    session.choose(Choice("concede", {}, "red"))
    assert session.outcome is not None
    result = result_of(session.outcome, words_of(session))
    assert (result.winners, result.rule, result.headline) == (("blue",), "BG-WIN-4", "Blue wins")


def test_a_game_knows_the_faces_of_all_its_cards() -> None:
    """Of figures, equipment and decks, in each language."""
    resolve = DocumentResolver(with_files=False)
    for name, cards in {
        FIRST_GAME: ("battleground/he-man", "battleground/sword-of-power", "battleground/council-of-war"),
        SKIRMISH: ("hoplomachus/hippolyta", "hoplomachus/stun", "hoplomachus/whirlwind"),
    }.items():
        for lang in languages():
            faces = faces_of(open_scenario(resolve, name, "en"), lang)
            for card in cards:
                found = faces.face(card)
                assert found is not None, card
                assert found.name == resolve(card)["name"][lang]
                assert all(ability.clauses for ability in found.abilities), card
