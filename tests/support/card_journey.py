"""A program that loads a game from JSON, plays an ability, words it in Polish, and prints the modules entered."""

import sys
from pathlib import Path
from typing import Any

from tests.support.walks import Trail

CONTENT = "engine/systems/battleground/content.py"
LONGEST = 40
"""An upper limit of answers: the ability is used before."""


def travel(source: bytes) -> None:
    """The whole run. Everything is imported during it, as in a program that was just started."""
    from engine.registry import declarations

    declared = declarations()

    from engine.content.kinds.scenario import Scenario
    from engine.content.loading.document_reader import read_document

    document = read_document(source, declared)
    assert isinstance(document, Scenario)
    play(document.plain())
    system, card = declared.of("battleground"), document.armies[0].figures[0].card
    assert system is not None
    assert all(lines for _, lines in system.ability_texts(card, "pl"))


def play(scenario: Any) -> None:
    """Plays until a player has used an ability; for one that waits for the activation, answers until then."""
    from engine.kernel.play.game import start_game
    from engine.registry import systems

    game = start_game(systems()["battleground"], scenario, 1)
    for _ in range(LONGEST):
        assert game.decision is not None
        seat = game.decision.seats[0]
        choices = game.decision.choices_of(seat)
        using = [choice for choice in choices if choice.kind == "use"]
        game.apply((using or choices)[0].id, seat)
        if using:
            return
    raise AssertionError("nobody could use an ability")


if __name__ == "__main__":
    trail = Trail()
    with trail.followed(CONTENT):
        travel(Path(sys.argv[1]).read_bytes())
    trail.write(Path(sys.argv[2]))
