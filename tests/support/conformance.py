"""The promises of the kernel, checked at every decision of a random game of any system."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine.kernel.chance.rolls import ByHand, Stream
from engine.kernel.data.choice import Choice
from engine.kernel.play.errors import IllegalChoice
from engine.kernel.play.game import Game, replay_game, resume_game, start_game
from engine.kernel.play.journal import Answered, entry_from_json, entry_to_json
from engine.kernel.play.view import asked, imagine, view
from engine.kernel.positions.codec import Codec, encode
from engine.kernel.positions.codec import written as saved
from engine.kernel.rules.clauses import clause_named, dropping
from engine.kernel.rules.explanation import action_of, explain, wishes
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.decision import CHANCE, Decision
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import State
from engine.kernel.state.step import Question
from engine.registry import probe_scenario, probes

SCENARIOS = Path(__file__).parent.parent / "conformance" / "scenarios"
MAX_DECISIONS = 5_000
WISHES_A_DECISION = 6
WISHES_LOOKED_AT = 40


@dataclass
class Played:
    """A random game and the record of it."""

    system: GameSystem[Any]
    seed: int
    game: Game[Any] = field(init=False)
    rng: Stream = field(init=False)

    def __post_init__(self) -> None:
        self.rng = Stream(self.seed, "random player", self.system.id)
        self.game = start_game(self.system, scenario_of(self.system), self.seed)

    def beginning(self) -> State:
        """The state that the scenario sets up."""
        start: State = self.system.setup(scenario_of(self.system))
        return start

    def decisions(self) -> Iterator[Decision]:
        """Yields each decision in turn; when the caller has checked it, a random choice is made."""
        for _ in range(MAX_DECISIONS):
            if self.game.decision is None:
                return
            yield self.game.decision
            self.answer(self.game)
        pytest.fail(f"{self.system.id} with seed {self.seed} has no end after {MAX_DECISIONS} decisions")

    def answer(self, game: Game[Any]) -> tuple[Event[Any], ...]:
        """Makes a random choice for one random seat of those that have a decision."""
        decision = game.decision
        assert decision is not None
        seat = decision.seats[self.rng.next_below(len(decision.seats))]
        mine = decision.choices_of(seat)
        return game.apply(mine[self.rng.next_below(len(mine))], seat)


def scenario_of(system: GameSystem[Any]) -> dict[str, Any]:
    """The scenario used for conformance: that of the probe, or for a game that ships, the one in `SCENARIOS`."""
    if system.id in probes():
        return dict(probe_scenario(system.id))
    found: dict[str, Any] = json.loads((SCENARIOS / f"{system.id}.json").read_text(encoding="utf-8"))
    return found


def check_promises(played: Played) -> None:
    """Checks all promises at each decision of one whole game and at its end."""
    reported = 0
    for decision in played.decisions():
        check_choices(played.game, decision)
        check_refusals(played.game, decision)
        check_saving(played)
        check_undo(played)
        check_secrets(played, decision)
        check_events(played, played.game.events[reported:])
        check_wishes(played, decision)
        reported = len(played.game.events)
    assert played.game.outcome is not None
    check_replay(played)
    check_by_hand(played)


def written(thing: object) -> str:
    """A state or a part of one, as bytes."""
    return json.dumps(encode(thing), sort_keys=True, ensure_ascii=False)


def check_choices(game: Game[Any], decision: Decision) -> None:
    """Choices are never empty, are unique, keep their order between calls, and survive JSON both ways."""
    assert decision.choices, "a decision without choices"
    ids = [each.id for each in decision.choices]
    assert len(set(ids)) == len(ids), "two choices have the same id"
    assert asked(game.state).choices == decision.choices, "asked again, the choices differ"
    for each in decision.choices:
        again = Choice.from_json(json.loads(json.dumps(each.to_json())))
        assert each.means(again), f"{each.id} does not come back from JSON"
    for seat in decision.seats:
        assert decision.choices_of(seat), f"{seat} is asked and has no choice"
    assert not {each.kind for each in decision.standing} & {each.kind for each in decision.choices}


def check_refusals(game: Game[Any], decision: Decision) -> None:
    """A choice that is not on offer is refused, and the game stays as it was."""
    before, line = written(game.state), game.journal
    first = decision.choices[0]
    nonsense: list[str | Choice] = [
        "",
        "no such choice",
        first.id + " ",
        Choice("no-such-kind"),
        Choice(first.kind, {**first.data, "no-such-field": 1}),
        *(Choice(first.kind, {**first.data, name: "no such value"}) for name in first.data),
    ]
    for wanted in nonsense:
        with pytest.raises(IllegalChoice):
            game.apply(wanted, decision.seats[0])
    with pytest.raises(IllegalChoice):
        game.apply(first, "no-such-seat")
    assert (written(game.state), game.journal) == (before, line)


def check_saving(played: Played) -> None:
    """A game saved and loaded at any point goes on identically."""
    game = played.game
    loaded = Codec(played.system, played.beginning()).decode(json.loads(json.dumps(saved(played.system, game.state))))
    assert loaded == game.state
    assert written(loaded) == written(game.state)
    twin = resume_game(played.system, loaded, game.source)
    assert twin.decision == game.decision
    assert twin.state == game.state


def check_undo(played: Played) -> None:
    """Undo restores the identical state; the same answer then gets the same dice."""
    game = played.game
    before, events = game.state, game.events
    reported = played.answer(game)
    after, entries = game.state, game.journal
    game.undo()
    assert game.state is before
    assert game.events == events
    game.redo()
    assert game.state is after
    game.undo()
    answer = next(entry for entry in entries[len(game.journal) :] if isinstance(entry, Answered))
    assert game.apply(answer.choice, answer.seat) == reported
    assert written(game.state) == written(after)
    game.undo()


def check_secrets(played: Played, decision: Decision) -> None:
    """A view agrees with any full state that looks alike; other hidden parts do not change any other view."""
    game, system = played.game, played.system
    for seat in game.state.seats:
        seen = view(system, game.state, seat)
        other = imagine(system, seen, seat, Stream(played.seed, "imagined", seat, len(game.journal)))
        assert written(view(system, other, seat)) == written(seen), f"{seat} sees another view of what it imagined"
        reported = decision.seen_by(seat)
        secrets = words_in(encode(game.state)) - words_in(encode(seen))
        shown = words_in([each.to_json() for each in reported.choices])
        assert not secrets & shown, f"{seat} is shown {secrets & shown}"
        elsewhere = asked(other)
        assert (elsewhere.seats, elsewhere.kind, elsewhere.mode, elsewhere.prompt) == (
            decision.seats,
            decision.kind,
            decision.mode,
            decision.prompt,
        ), f"whether a seat is asked tells {seat} a secret"


def check_events(played: Played, reported: tuple[Event[Any], ...]) -> None:
    """The events for a seat contain nothing that its view hides."""
    for seat in played.game.state.seats:
        secrets = words_in(encode(played.game.state)) - words_in(encode(played.game.view(seat)))
        for event in reported:
            shown = event.seen_by(seat)
            if shown is not None and not event.quiet:
                leaked = words_in(shown.to_json()) & secrets
                assert not leaked, f"{event.name()} tells {seat} of {leaked}"


def check_wishes(played: Played, decision: Decision) -> None:
    """A wish is on offer exactly when no clause refuses it; the reasons list all clauses that do, and no others.

    Where very many things can be wished, a sample of them is checked.
    """
    state, rng = played.game.state, played.rng
    listed = list(wishes(state))
    offered = {each.id for each in decision.choices if action_of(state, each) is not None}
    assert offered <= {wish.id for wish in listed}
    looked_at = _some_of(listed, rng)
    assert {wish.id for wish in looked_at if not explain(state, wish)} == offered & {wish.id for wish in looked_at}
    refused = [wish for wish in looked_at if wish.id not in offered]
    for number in range(min(WISHES_A_DECISION, len(refused))):
        wish = refused[rng.next_below(len(refused))]
        check_reasons(played, wish)
        if number == 0:
            check_offer(state, wish)


def _some_of(listed: list[Choice], rng: Stream) -> list[Choice]:
    """All of a few, or a sample as large as time allows."""
    if len(listed) <= WISHES_LOOKED_AT:
        return listed
    return [listed[rng.next_below(len(listed))] for _ in range(WISHES_LOOKED_AT)]


def check_reasons(played: Played, wish: Choice) -> None:
    """Without the listed clauses the wish is legal; with any single one of them it is not."""
    state = played.game.state
    reasons = explain(state, wish)
    assert all(reason.rule and reason.sentence.id for reason in reasons)
    against = [clause_named(reason.clause) for reason in reasons]
    with dropping(against):
        assert not explain(state, wish), f"{wish.id} has more against it than was said"
    for kept in against:
        with dropping([each for each in against if each is not kept]):
            assert explain(state, wish), f"{kept} says nothing against {wish.id}"


def check_offer(state: State, wish: Choice) -> None:
    """Without the clauses against it, the wish is among all that is offered; computing that list is slow."""
    with dropping([clause_named(reason.clause) for reason in explain(state, wish)]):
        assert wish.id in {each.id for each in asked(state).choices}


def check_replay(played: Played) -> None:
    """Replaying the journal gives the same events and the same end, without a generator."""
    game = played.game
    entries = tuple(entry_from_json(json.loads(json.dumps(entry_to_json(entry)))) for entry in game.journal)
    again = replay_game(played.system, played.system.setup(scenario_of(played.system)), entries, ByHand())
    assert again.events == game.events
    assert written(again.state) == written(game.state)
    assert again.outcome == game.outcome
    assert again.journal == game.journal


def check_by_hand(played: Played) -> None:
    """A game with real dice and cards, their results entered by hand, is identical."""
    game = played.game
    by_hand = start_game(played.system, scenario_of(played.system), ByHand())
    for entry in game.journal:
        assert by_hand.decision is not None
        if isinstance(entry, Answered):
            by_hand.apply(entry.choice, entry.seat)
        else:
            assert by_hand.decision.seats == (CHANCE,)
            question = by_hand.state.agenda[-1]
            assert isinstance(question, Question)
            given = next(each for each in by_hand.decision.choices if entry.result in each.data.values())
            by_hand.apply(given, CHANCE)
    assert written(by_hand.state) == written(game.state)
    assert by_hand.outcome == game.outcome


def words_in(json_value: object) -> set[str]:
    """Every word among the values of some JSON, but for the type of an answer or step, which is public."""
    if isinstance(json_value, str):
        return {json_value}
    if isinstance(json_value, dict):
        return {word for key, item in json_value.items() if key not in ("kind", "step") for word in words_in(item)}
    if isinstance(json_value, list):
        return {word for item in json_value for word in words_in(item)}
    return set()
