"""Questions are short in each language, over whole games of bots: 60 characters at the median, 90 at most."""

from collections.abc import Iterator
from statistics import median

import pytest

from editor.playtest.snapshot import presenter_of
from engine.bots.bot import bot_named
from engine.kernel.chance.rolls import Stream
from engine.words import languages
from tests.support.play_sessions import FIRST_GAME, SKIRMISH, session_at, words_of

USUAL, LONGEST = 60, 90
BOT, SEED = "greedy", 3
GAMES = (FIRST_GAME, "battleground/castle-siege", SKIRMISH)


def questions(scenario: str) -> Iterator[dict[str, str]]:
    """Each question of a game as its seat is asked, by language."""
    session = session_at(scenario, SEED)
    game, presenter = session.game, presenter_of(session)
    naming = {lang: words_of(session, lang) for lang in languages()}
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        view, asked = game.view(seat), decision.seen_by(seat)
        yield {lang: presenter.question(view, asked, names) for lang, names in naming.items()}
        game.apply(bot_named(BOT)(view, asked, seat, Stream(SEED, seat, game.answers)), seat)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", GAMES)
def test_questions_of_a_whole_game_are_short(scenario: str) -> None:
    asked = list(questions(scenario))
    assert len(asked) > 100
    for lang in languages():
        lengths = {each[lang]: len(each[lang]) for each in asked}
        assert max(lengths.values()) <= LONGEST, max(lengths, key=len)
        assert median(len(each[lang]) for each in asked) <= USUAL
