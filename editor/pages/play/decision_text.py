"""Content of the decision bar: the question, the kinds of answers, and the answers themselves if there are few."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import action_text, choice_text
from editor.game_text.message_arguments import FACING
from editor.pages.play.session_controller import SessionController
from editor.playtest.action_buttons import DecisionAction, decision_actions
from editor.playtest.choice_explanation import Explainer
from editor.playtest.choice_options import ChoiceOptions
from editor.playtest.snapshot import presenter_of
from editor.presenters.amount_text import whole_percent
from editor.view_model.decision import ButtonContent, DecisionContent
from engine.kernel.data.choice import Choice
from engine.words import say

FEW = 9
"""Most answers with a button and a digit each."""
MOST_RULES = 1
MOST_LETTERS = 20
"""The most letters of a button; a longer one has the kind of its choice, and its tooltip the rest."""
KIND, CHOICE, TAKE_OVER = "deed:", "choice:", "take-over"
RESULT = "result"
FURTHER = {"card": "table-which-card", "piece": "table-which-figure", "place": "table-which-place"}
"""The words for the rest of an answer once its kind is picked, by what is clicked for it: the first that is left."""


def decision_content(play: SessionController, why_not: Explainer, lang: str) -> DecisionContent:
    """The current content of the decision bar."""
    looks = play.snapshot.board.seat_looks
    asked = play.session.asked
    seat = None if asked is None else looks.get(asked)
    name = play.naming.name(asked) if asked is not None else ""
    if asked is None:
        show_result = ButtonContent(RESULT, say("table-show-result", lang), "objective")
        return DecisionContent(say("table-game-over", lang), offers=(show_result,))
    if play.session.bot_is_asked:
        if play.running or play.thinking:
            return DecisionContent(say("table-bot-thinks", lang, seat=name), seat)
        return DecisionContent(say("table-bot-waits", lang, seat=name), seat, offers=(_take_over(name, lang),))
    if play.throws_own_dice:
        return DecisionContent(play.snapshot.prompt, seat)
    actions = decision_actions(play.options, why_not, play.system, play.naming, presenter_of(play.session).action_keys)
    offers = _offers(play, actions)
    asks_more = not any(each.id.startswith(CHOICE) for each in offers)
    prompt = (_further_question(play, lang) if asks_more else "") or play.snapshot.prompt
    return DecisionContent(
        sentence=prompt if _is_only_person(play) else f"{name}: {prompt}",
        seat=seat,
        rules=_rules(play.options, actions),
        offers=offers,
        picked=_picked(play.options, play.naming, play.system),
        standing=_standing(play),
    )


def _further_question(play: SessionController, lang: str) -> str:
    """The question for the rest of an answer once its kind is picked: for a card, a figure or a place, which is clicked
    next; empty if nothing is picked."""
    options = play.options
    if options.kind is None:
        return ""
    asked = {handle.kind for handle, choices in options.by_handle.items() if len(choices) < len(options.left)}
    which = next((word for kind, word in FURTHER.items() if kind in asked), "")
    kind = action_text(options.kind, play.system, play.naming)
    return say("table-further", lang, kind=kind, which=say(which, lang)) if which else ""


def _is_only_person(play: SessionController) -> bool:
    return len(play.session.persons) == 1


def _take_over(seat: str, lang: str) -> ButtonContent:
    """Button for taking over a bot that waits or failed."""
    return ButtonContent(TAKE_OVER, say("table-take-over", lang, seat=seat), "person")


def choice_details(play: SessionController, choice: Choice) -> dict[str, object]:
    """Cost and route of a choice, shown next to it."""
    return dict(play.session.game.shown(choice))


def choice_label(play: SessionController, choice: Choice) -> str:
    """A choice in words."""
    return choice_text(choice, choice_details(play, choice), play.system, play.naming_as_seen)


def _rules(options: ChoiceOptions, actions: tuple[DecisionAction, ...]) -> tuple[str, ...]:
    """The first rule of each available kind, or of the picked one."""
    first = {each.kind: each.rules[0] for each in reversed(options.choices) if each.rules}
    kinds = [options.kind] if options.kind else [each.kind for each in actions if each.enabled]
    return tuple(dict.fromkeys(first[kind] for kind in kinds if kind in first))[:MOST_RULES]


def _offers(play: SessionController, actions: tuple[DecisionAction, ...]) -> tuple[ButtonContent, ...]:
    choices = tuple(_choice_offers(play, actions))
    kinds = _kind_buttons(play, actions, only_fitting=bool(choices))
    return (*choices, *kinds) if _is_plain(play.options, actions) else (*kinds, *choices)


def _kind_buttons(
    play: SessionController,
    actions: tuple[DecisionAction, ...],
    *,
    only_fitting: bool,
) -> Iterator[ButtonContent]:
    """A button for each kind of choice, if there are several.

    After something was picked, kinds that do not match it are left out. If a button makes a complete choice, it shows
    all of it where that is short.
    """
    options = play.options
    if len(actions) < 2:
        return
    if _is_plain(options, actions):
        return
    fits = {each.kind for each in options.left} if options.picked and options.kind is None else set(options.kinds)
    for each in actions:
        refused = not each.enabled or each.kind not in fits
        if refused and only_fitting:
            continue
        only = None if refused else options.with_kind(each.kind).only
        whole = each.label if only is None or not only.data else choice_label(play, only)
        label = whole if len(whole) <= MOST_LETTERS else each.label
        is_picked = each.kind == options.kind
        yield ButtonContent(KIND + each.kind, label, each.icon, refused, checked=is_picked, key=each.key)


def _choice_offers(play: SessionController, actions: tuple[DecisionAction, ...]) -> Iterator[ButtonContent]:
    """A button for each remaining answer, if there are few of one kind, or something was picked.

    None if only one of the places on the map has to be clicked.
    """
    options = play.options
    narrowed = options.kind is not None or bool(options.picked) or len(actions) < 2 or _is_plain(options, actions)
    if not narrowed or len(options.left) > FEW or (options.picked and _only_place_is_missing(options)):
        return
    letters = {each.kind: each.key for each in actions if each.choices == 1}
    digits = iter("123456789")
    for number, choice in _as_seen(play, enumerate(options.choices)):
        if choice in options.left:
            key, spoken = letters.get(choice.kind) or next(digits, ""), choice_label(play, choice)
            label = _with_chance(play, choice, _name_alone(play, choice) or spoken)
            angle = _angle(play, choice)
            yield ButtonContent(f"{CHOICE}{number}", label, choice.kind, key=key, spoken=spoken, angle=angle)


def _angle(play: SessionController, choice: Choice) -> int | None:
    """The direction of a choice that is only about one, as it is seen."""
    return play.angles.get(str(choice.data[FACING])) if choice.data.keys() == {FACING} else None


def _as_seen(play: SessionController, choices: Iterable[tuple[int, Choice]]) -> list[tuple[int, Choice]]:
    """Directions clockwise from the top, after other choices."""
    return sorted(choices, key=lambda each: -1 if (angle := _angle(play, each[1])) is None else angle)


def _with_chance(play: SessionController, choice: Choice, label: str) -> str:
    """The label with how likely the choice is to do what it is for, if that is left to chance."""
    chance = presenter_of(play.session).chance(play.snapshot.view, choice)
    return label if chance is None else f"{label} · {whole_percent(chance, play.naming)}"


def _name_alone(play: SessionController, choice: Choice) -> str:
    """The name of the one thing that a choice is about, where the question says what is done with it, or of its kind
    if it is about nothing; otherwise empty."""
    options = play.options
    if not choice.data:
        return action_text(choice.kind, play.system, play.naming)
    if len(choice.data) != 1 or sum(each.kind == choice.kind for each in options.choices) < 2:
        return ""
    (value,) = choice.data.values()
    name = play.naming.name(value) if isinstance(value, str) else ""
    return name if name != value and len({each.kind for each in options.choices if each.data}) == 1 else ""


def _only_place_is_missing(options: ChoiceOptions) -> bool:
    """Whether each remaining answer can be chosen by clicking a different place."""
    open_now = [each for choice in options.left for each in options.handles_of(choice) if each not in options.picked]
    places = {each for each in open_now if each.kind == "place"}
    return len(open_now) == len(places) == len(options.left)


def _is_plain(options: ChoiceOptions, actions: tuple[DecisionAction, ...]) -> bool:
    """Whether there are few enough answers to show them instead of their kinds, which are the same each time."""
    return len(actions) <= 2 and len(options.choices) <= FEW


def _picked(options: ChoiceOptions, naming: DisplayNames, system: str) -> str:
    names = [action_text(options.kind, system, naming)] if options.kind else []
    return ", ".join([*names, *(naming.name(handle.id) for handle in options.picked)])


def _standing(play: SessionController) -> tuple[ButtonContent, ...]:
    decision = play.snapshot.decision
    if decision is None:
        return ()
    viewer = play.session.viewer
    mine = (each for each in decision.standing if each.may_be_by(viewer))
    return tuple(ButtonContent(each.kind, action_text(each.kind, play.system, play.naming), each.kind) for each in mine)


def states_of_cards(options: ChoiceOptions) -> dict[str, tuple[bool, bool]]:
    """State of each card: selectable, selected."""
    selectable = {handle.id for handle in options.by_handle if handle.kind == "card"}
    picked = {handle.id for handle in options.picked if handle.kind == "card"}
    return {id_: (id_ in selectable, id_ in picked) for id_ in selectable | picked}
