"""Pasts of saved games that somebody has tampered with: the game opens at its position, whatever they say."""

import copy
import json
from collections import Counter

import pytest
from pydantic import ValidationError

from editor.playtest.save_game import position_document
from editor.services.document_resolver import DocumentResolver
from engine.content.canonical_json import canonical
from engine.content.kinds.position import Past, Position
from engine.registry import declarations
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.session.past import past_of
from engine.session.start_game import resume_with_past
from tests.engine.protocol.hostile import Hostile
from tests.support.play_sessions import STOCK, moments, session_at


def opened(name: str, seed: int, number: int) -> Counter[str]:
    """What becomes of so many pasts with something wrong in them."""
    session = session_at(name, seed)
    for _ in moments(session, seed, 25):
        pass
    session.undo()
    context = GameContext(DocumentResolver(with_files=False))
    document = json.loads(canonical(position_document(session)))
    position = load_playable(context, document, Position, "$", in_play=True)
    hostile, became = Hostile(seed), Counter[str]()
    for _ in range(number):
        past = copy.deepcopy(document["past"])
        hostile.mutate_somewhere(past)
        try:
            read = Past.model_validate(past, context=declarations().of(position.system))
        except ValidationError:
            became["malformed"] += 1
            continue
        resumed, replay = resume_with_past(context, position.model_copy(update={"past": read}), "$")
        assert replay is not None
        assert replay.go_on(lambda: True)
        game = replay.rebuilt()
        assert game.position() == resumed.position()
        assert game.game.decision == resumed.game.decision
        assert not replay.is_whole or game.game.answers == session.game.answers
        assert bool(past_of(game)) is (len(game.game.line) > 1)
        became["whole" if replay.is_whole else "broken"] += 1
    return became


@pytest.mark.slow
@pytest.mark.parametrize("name", STOCK)
def test_a_past_with_something_wrong_in_it_never_stops_the_game(name: str) -> None:
    became = opened(name, 5, 60)
    assert became["malformed"] > 0
    assert became["broken"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("name", STOCK)
@pytest.mark.parametrize("seed", range(6, 12))
def test_very_many_pasts_with_something_wrong_in_them(name: str, seed: int) -> None:
    assert opened(name, seed, 300)["broken"] > 0
