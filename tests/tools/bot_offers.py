"""Counts offers to bots of Battleground: free attacks, paid movements, a focus before an attack.

`python -m tests.tools.bot_offers greedy 6` plays six games of a bot against itself in each mission and prints the
counts.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Literal

from editor.services.document_resolver import DocumentResolver
from engine.bots.autoplay import play_on
from engine.bots.bot import Bot, bot_named, bots
from engine.bots.evaluator import all_position_evaluators, evaluator_of
from engine.bots.evaluators.battleground.action_value import attacking
from engine.bots.evaluators.battleground.attack_value import attack_worth
from engine.bots.evaluators.battleground.lead_value import roll_value
from engine.bots.evaluators.battleground.observation import Observation
from engine.bots.evaluators.battleground.position_value import FOCUS, MANA
from engine.bots.memory import Memory
from engine.bots.search.lookahead import choices_to_play_on, values_reached
from engine.bots.search.rollout import Budget
from engine.content.kinds.scenario import Scenario
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import start_game
from engine.kernel.state.decision import Decision
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.systems.battleground.abilities.types.card_abilities import Used
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.activation.costs import ap_cost
from engine.systems.battleground.activation_frame import active, ap, interruption, is_acting, uses
from engine.systems.battleground.combat.attack_action import attack_of, mana_of
from engine.systems.battleground.combat.free_attacks import FreeAttack
from engine.systems.battleground.movement.move_action import FreeMove
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM

MISSIONS = ("first-game", "drowned-altar", "break-through", "castle-siege")
MOST_DECISIONS = 10_000
AMPLE = 10**9
"""A budget that is never spent."""

Taken = Literal["made", "kept", "something else", "declined"]
"""The outcome of an offered free attack: made; a focus or mana was worth more to the bot; its action point was spent on
something else; nothing was done with it.
"""

Planned = Literal["focused", "attacked", "missed"]
"""The answer where an attack is on offer and the action points for a focus before it: the focus; the attack; the
attack although the bot itself rates the focus higher.
"""


@cache
def stock(mission: str) -> dict[str, Any]:
    """A stock scenario, complete."""
    return load_playable(GameContext(DocumentResolver()), f"battleground/{mission}", Scenario, "$").plain()


@dataclass(slots=True)
class Counts:
    """Offers by their outcome, and descriptions of the doubtful answers."""

    attacks: Counter[tuple[str, Taken]] = field(default_factory=Counter)
    """Free attacks on offer, by the occasion and by their outcome."""
    movements: Counter[tuple[str, bool]] = field(default_factory=Counter)
    """Paid movements, by their kind and by whether they led anywhere."""
    focuses: Counter[str] = field(default_factory=Counter)
    """Attacks in activations that had the action points for a focus: `focused` before, `busy` where they were used for
    something else, `idle` where nothing was made of them."""
    plans: Counter[Planned] = field(default_factory=Counter)
    """Answers where an attack is on offer and the action points for a focus before it."""
    notes: list[str] = field(default_factory=list)

    def offers(self, *became: Taken) -> int:
        """The number of offered free attacks with one of these outcomes; of all of them where none is given."""
        return sum(number for (_, each), number in self.attacks.items() if each in became or not became)

    def declined(self) -> float:
        """The share of the free attacks on offer that were declined for nothing."""
        return self.offers("declined") / max(1, self.offers())

    def nowhere(self) -> int:
        """How many paid movements led nowhere."""
        return sum(number for (_, anywhere), number in self.movements.items() if not anywhere)

    def missed(self) -> float:
        """The share of these answers that attack although the bot itself rates a focus first higher."""
        return self.plans["missed"] / max(1, self.plans.total())

    def lines(self) -> Iterator[str]:
        """The counts as text."""
        for occasion in sorted({each for each, _ in self.attacks}):
            found = {became: number for (each, became), number in self.attacks.items() if each == occasion}
            yield f"free attacks, {occasion}: {found}"
        kept = f"{self.offers('kept')} more for a focus or mana"
        yield f"free attacks: {self.offers('declined')} of {self.offers()} declined ({self.declined():.1%}), {kept}"
        for kind in sorted({each for each, _ in self.movements}):
            yield f"paid movements, {kind}: {self.movements[kind, False]} of {self._movements(kind)} lead nowhere"
        yield f"attacks with action points for a focus first: {dict(self.focuses)}"
        yield f"a focus first, or an attack at once: {dict(self.plans)} ({self.missed():.1%} missed)"
        yield from self.notes

    def _movements(self, kind: str) -> int:
        return self.movements[kind, True] + self.movements[kind, False]


@dataclass(slots=True)
class Watch:
    """A bot whose answers are counted; where another bot `plays`, it is only asked at offers, and plays nothing."""

    bot: Bot
    counts: Counts
    where: str
    plays: Bot | None = None
    unfocused: set[str] = field(default_factory=set)
    """Figures that attacked in this activation, with action points for a focus first, and did nothing else so far."""

    def __call__(self, view: Any, decision: Decision, seat: str, stream: Stream) -> Choice:
        mine, again = decision.choices_of(seat), copy(stream)
        if self.plays is not None:
            if is_offer(view, mine):
                chosen = self.bot(view, decision, seat, copy(stream))
                self._watch_attack(view, mine, seat, chosen)
                self._watch_movement(view, chosen)
            elif may_focus_first(view, mine):
                self._watch_plan(view, mine, seat, again, self.bot(view, decision, seat, copy(stream)))
            return self.plays(view, decision, seat, stream)
        chosen = self.bot(view, decision, seat, stream)
        self._watch_attack(view, mine, seat, chosen)
        self._watch_movement(view, chosen)
        self._watch_focus(view, mine, chosen)
        self._watch_plan(view, mine, seat, again, chosen)
        return chosen

    # Free attacks

    def _watch_attack(self, view: Battle, mine: Sequence[Choice], seat: str, chosen: Choice) -> None:
        occasion = occasion_of(view)
        attacks = [each for each in mine if each.kind == "attack"] if occasion else []
        hopeful = [each for each in attacks if promised(view, each) > 0]
        if not hopeful:
            return
        became = self._became(view, hopeful, seat, chosen)
        # An item, or a card, takes nothing away from the attack: it is still on offer afterwards.
        if became is None or (occasion == "activation" and became != "declined"):
            return
        self.counts.attacks[occasion, became] += 1
        if became == "declined":
            best = max(hopeful, key=lambda each: promised(view, each))
            self._note(view, f"declines ({occasion}) {best.id}, {promised(view, best):.2f} points: {chosen.id}")

    def _became(self, view: Battle, attacks: Sequence[Choice], seat: str, chosen: Choice) -> Taken | None:
        match chosen.kind:
            case "attack":
                return "made"
            case "end" | "decline":
                return "kept" if all(dearer(view, each, seat, self.bot) for each in attacks) else "declined"
            case "use-item" | "play-card":
                return None
            case _:
                return "something else"

    # Movements

    def _watch_movement(self, view: Battle, chosen: Choice) -> None:
        figure = mover(view, chosen)
        if figure is None or not is_paid(view, chosen):
            return
        at = view.figures[figure].at
        anywhere = "to" in chosen.data and at != view.scenario.terrain.grid.place(chosen.text("to"))
        ability = next((each.ability for each in reversed(view.frames) if each.ability), "")
        self.counts.movements[chosen.kind, anywhere] += 1
        if not anywhere:
            self._note(view, f"{figure} moves nowhere: {chosen.id} {ability}")

    # Focus

    def _watch_focus(self, view: Battle, mine: Sequence[Choice], chosen: Choice) -> None:
        if not isinstance(view.question, Act) or interruption(view):
            return
        figure, focuses = active(view), self.counts.focuses
        if chosen.kind == "attack":
            if "focus" in uses(view) and view.figures[figure].focused:
                focuses["focused"] += 1
            elif may_focus_first(view, mine, chosen):
                self.unfocused.add(figure)
                return
        if chosen.kind in ("end", "guard", "focus") and figure in self.unfocused:
            focuses["idle"] += 1
            self._note(view, f"{figure} attacked without a focus, and had {ap(view)} AP left for: {chosen.id}")
        elif figure in self.unfocused:
            focuses["busy"] += 1
        self.unfocused.discard(figure)

    def _watch_plan(self, view: Battle, mine: Sequence[Choice], seat: str, stream: Stream, chosen: Choice) -> None:
        if chosen.kind == "focus" and may_focus_first(view, mine):
            self.counts.plans["focused"] += 1
        elif chosen.kind == "attack" and may_focus_first(view, mine, chosen):
            worth = own_values(self.bot, view, mine, seat, stream)
            focus = next(each.id for each in mine if each.kind == "focus")
            missed = worth[focus] > worth[chosen.id]
            self.counts.plans["missed" if missed else "attacked"] += 1
            if missed:
                self._note(view, f"{chosen.id} ({worth[chosen.id]:.2f}) without a focus first ({worth[focus]:.2f})")

    def _note(self, view: Battle, what: str) -> None:
        self.counts.notes.append(f"{self.where}, round {view.round}: {what}")


def occasion_of(view: Battle) -> str:
    """The occasion of a free attack: none where an attack costs what could be used otherwise.

    At the end of an activation its action points are lost, so that an attack that they last for costs nothing.
    """
    if isinstance(view.question, FreeAttack):
        return "given"
    return (interruption(view) or "activation") if isinstance(view.question, Act) and is_acting(view) else ""


def is_offer(view: Battle, mine: Sequence[Choice]) -> bool:
    """Whether a free attack is on offer outside of activations, or a leap is asked about."""
    attack = occasion_of(view) not in ("", "activation") and any(each.kind == "attack" for each in mine)
    return attack or mine[0].kind == "teleport"


def may_focus_first(view: Battle, mine: Sequence[Choice], attack: Choice | None = None) -> bool:
    """Whether a focus is on offer in an activation, and the action points last for it and an attack: this one or any
    other."""
    if not isinstance(view.question, Act) or interruption(view) or not any(each.kind == "focus" for each in mine):
        return False
    left = ap(view) - ap_cost(view, "focus")
    wishes = (attack_of(view, each) for each in mine if each.kind == "attack" and attack in (None, each))
    return any(ap_cost(view, wish.use, wish.test) <= left for wish in wishes)


def own_values(bot: Bot, view: Battle, mine: Sequence[Choice], seat: str, stream: Stream) -> Mapping[str, float]:
    """The values by which a bot chooses, if it looks ahead then of all choices that it looks at, however long that
    takes."""
    if not looks_ahead(bot):
        return {each.id: worth for each, worth in zip(mine, evaluator_of(view)(view, mine, seat), strict=True)}
    prospects, memory = all_position_evaluators()[Battle], Memory()
    looked = choices_to_play_on(view, mine, seat, prospects, memory)
    found = values_reached(view, looked, seat, stream, prospects, memory, Budget(AMPLE, AMPLE))
    return {rated.choice.id: worth for rated, worth in found}


def looks_ahead(bot: Bot) -> bool:
    """Whether this is the bot that compares positions."""
    return isinstance(bot, partial) and bot.func is bots()["search"]


def promised(view: Battle, attack: Choice) -> float:
    """The expected points of an attack."""
    return attack_worth(view, attack.text("figure"), attack.text("weapon"), attack.text("target"))


def dearer(view: Battle, attack: Choice, seat: str, bot: Bot) -> bool:
    """Whether a bot thinks that the focus and the mana are worth more that an attack would spend."""
    figure = view.figures[attack.text("figure")]
    mana = mana_of(view, attack.text("figure"), attack_of(view, attack).weapon, attack.text("target"))
    if not figure.focused and not mana:
        return False
    worth = attacking(Observation(view, seat), attack)
    if looks_ahead(bot):
        return roll_value(view, attack, worth) <= FOCUS * figure.focused + MANA * mana
    return worth <= 0


def mover(view: Battle, chosen: Choice) -> str | None:
    """The figure that an answer moves, possibly nowhere; None for other answers."""
    if isinstance(view.question, FreeMove):
        return view.question.figure
    if chosen.kind == "move":
        return chosen.text("figure")
    return str(view.question.figure) if chosen.kind == "teleport" else None


def is_paid(view: Battle, chosen: Choice) -> bool:
    """Whether the movement that is asked about was paid for: as an action, by a cost, or by the bonus of a card.

    A free move that is declined was not paid for where the ability does something else as well.
    """
    if isinstance(view.question, Act):
        return True
    ability = next((each.ability for each in reversed(view.frames) if each.ability), None)
    if ability is None:
        return False
    ability_type = view.scenario.ability_index.definitions[ability]
    if chosen.kind == "decline" and len(ability_type.every_effect) > 1:
        return False
    return ability in view.scenario.cards or (isinstance(ability_type, Used) and bool(ability_type.cost))


def count(bot: str, mission: str, seeds: Iterable[int], plays: str | None = None) -> Counts:
    """Games of a mission by a bot against itself; or by another bot, which plays while this one is asked at offers."""
    counts, other = Counts(), None if plays is None else bot_named(plays)
    for seed in seeds:
        game = start_game(SYSTEM, stock(mission), seed)
        seats = game.state.seats
        watched = {seat: Watch(bot_named(bot), counts, f"{mission} {seed}, {seat}", other) for seat in seats}
        play_on(game, watched, seed, MOST_DECISIONS)
    return counts


def added(several: Iterable[Counts]) -> Counts:
    """The sum of all counts."""
    whole = Counts()
    for each in several:
        whole.attacks.update(each.attacks)
        whole.movements.update(each.movements)
        whole.focuses.update(each.focuses)
        whole.plans.update(each.plans)
        whole.notes.extend(each.notes)
    return whole


def main(arguments: Sequence[str]) -> int:
    """Plays games, and prints the counts."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.bot_offers", description="What bots do with their offers."
    )
    parser.add_argument("bot")
    parser.add_argument("games", type=int, help="how many games of each mission")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first one")
    parser.add_argument("--plays", help="another bot that plays, while the first one is only asked at offers")
    options = parser.parse_args(arguments)
    seeds = range(options.seed, options.seed + options.games)
    whole = added(count(options.bot, mission, seeds, options.plays) for mission in MISSIONS)
    sys.stdout.writelines(f"{line}\n" for line in whole.lines())
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
