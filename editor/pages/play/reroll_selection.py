"""Selection of dice for a re-roll: the dice of the last throw that may be picked, the picked ones, their buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from editor.pages.play.decision_text import CHOICE, choice_label
from editor.pages.play.session_controller import SessionController
from editor.playtest.snapshot import presenter_of
from editor.view_model.decision import ButtonContent
from editor.view_model.side_panel import Die
from engine.kernel.data.choice import Choice
from engine.words import say

DIE = "die"
PICKED_DIE = "picked-die:"
"""The beginning of the ids of buttons of dice that are picked."""


def choice_of_die(play: SessionController, number: int) -> Choice | None:
    """The choice that picks a die, by its position in the throw."""
    return next((each for each in play.options.choices if each.data.get(DIE) == number), None)


def selectable_dice(play: SessionController) -> dict[int, str]:
    """Selectable dice by position, with the effect of selecting each."""
    return {each.number(DIE): choice_label(play, each) for each in play.options.choices if DIE in each.data}


def dice_picked(play: SessionController) -> frozenset[int]:
    """The dice picked by the last answers to the same question."""
    return frozenset(choice.number(DIE) for _, choice in _picks(play))


def put_back(play: SessionController, number: int) -> None:
    """Un-pick a die: take back the answer that picked it, and pick those again that were picked after it."""
    picks = list(_picks(play))
    at = next((answer for answer, choice in picks if choice.number(DIE) == number), None)
    if at is not None:
        play.answer_anew(at, [choice for answer, choice in reversed(picks) if answer > at])


def reroll_offers(play: SessionController, dice: Sequence[Die], lang: str) -> tuple[ButtonContent, ...]:
    """The buttons of a question for dice: one for each die in the order of the throw, picked or not, and one that goes
    on. A success is guarded, as it may be thrown away; none where dice are not asked for."""
    picked, selectable = dice_picked(play), selectable_dice(play)
    if not selectable:
        return ()
    offers = [_die_offer(play, number, dice, lang) for number in sorted(picked | selectable.keys())]
    done = [(number, each.kind) for number, each in enumerate(play.options.choices) if DIE not in each.data]
    word = say("table-reroll-picked", lang, number=len(picked)) if picked else say("table-reroll-none", lang)
    keys = presenter_of(play.session).action_keys
    ways_on = [ButtonContent(f"{CHOICE}{number}", word, kind, key=keys.get(kind, "")) for number, kind in done]
    return (*offers, *ways_on)


def _die_offer(play: SessionController, number: int, dice: Sequence[Die], lang: str) -> ButtonContent:
    die = dice[number] if number < len(dice) else Die(0)
    choice, key = choice_of_die(play, number), str(number + 1) if number < 9 else ""
    name = say("table-reroll-die", lang, number=number + 1, face=die.face)
    if choice is None:
        spoken = say("table-die-picked", lang, die=name)
        return ButtonContent(f"{PICKED_DIE}{number}", name, key=key, checked=True, spoken=spoken, die=die)
    is_hit = die.state == "hit"
    spoken = say("table-reroll-hit", lang, die=name) if is_hit else name
    id_ = f"{CHOICE}{play.options.choices.index(choice)}"
    return ButtonContent(id_, name, key=key, spoken=spoken, die=die, is_guarded=is_hit)


def _picks(play: SessionController) -> Iterator[tuple[int, Choice]]:
    """The last answers to the same question that picked dice, with their numbers, the latest first."""
    game = play.session.game
    if game.decision is None:
        return
    for answer in range(game.answers, 0, -1):
        given = game.given(answer)
        if given is None or given.choice.kind != game.decision.kind or DIE not in given.choice.data:
            return
        yield answer, given.choice
