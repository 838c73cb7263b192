"""The values of the evaluator of Battleground in small positions."""

from engine.bots.bot import bot_named
from engine.bots.evaluator import evaluator_of
from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle


def worths(game: Game[Battle]) -> dict[str, float]:
    """What each choice is worth to the first seat that is asked."""
    decision = game.decision
    assert decision is not None
    seat, view = decision.seats[0], game.view(decision.seats[0])
    mine = decision.seen_by(seat).choices_of(seat)
    judged = zip(mine, evaluator_of(view)(view, mine, seat), strict=True)
    return {each.id.removesuffix(f" @{seat}"): worth for each, worth in judged}


def preferred(game: Game[Battle], seed: int = 0) -> str:
    """What `greedy` answers."""
    decision = game.decision
    assert decision is not None
    seat = decision.seats[0]
    chosen = bot_named("greedy")(game.view(seat), decision.seen_by(seat), seat, Stream(seed, "test"))
    return chosen.id.removesuffix(f" @{seat}")


def of_kind(worth: dict[str, float], kind: str) -> dict[str, float]:
    """The choices of a kind among these."""
    return {name: each for name, each in worth.items() if name.split(" ")[0] == kind}
