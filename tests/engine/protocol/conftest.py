"""A conversation over the probes, and one over a game that has what no probe has."""

from types import MappingProxyType

import pytest

from engine import registry
from tests.engine.protocol import secret_number_game as desk
from tests.engine.protocol.conversation import Conversation


@pytest.fixture
def talk() -> Conversation:
    """A conversation that may name the probes."""
    return Conversation()


@pytest.fixture
def at_the_desk(monkeypatch: pytest.MonkeyPatch) -> Conversation:
    """A conversation in which the game of `desk.py` is on the table."""
    monkeypatch.setattr(registry, "probes", lambda: MappingProxyType({"desk": desk.SYSTEM}))
    talk = Conversation()
    talk.ask("new", scenario=desk.SCENARIO)
    return talk
