"""Controller of a play session: current snapshot, selection, the seat to answer, the bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from editor.game_text.display_names import DisplayNames
from editor.pages.play.task_worker import TaskWorker
from editor.playtest.choice_options import ChoiceOptions, Handle
from editor.playtest.play_session import PlaySession
from editor.playtest.seen_facings import seen_words
from editor.playtest.snapshot import PlaySnapshot, presenter_of, take_snapshot
from engine.kernel.data.choice import Choice
from engine.kernel.state.decision import CHANCE


class SessionController(QObject):
    """The controller of a play session. Persons answer through `pick`, `pick_kind` and `answer`; bots by themselves,
    one after a pause, while it runs. A question with a single answer answers itself, unless `asks_all` says no; after
    answers were taken back it waits."""

    moved = Signal()
    """Emitted when the snapshot or the viewing seat changes."""
    answered = Signal()
    """Emitted after an answer, which may have thrown dice."""
    narrowed = Signal()
    """Emitted when the selection changes."""
    unclear = Signal()
    """Emitted when the selection fits several choices that no further click can separate."""
    bots_changed = Signal()
    """Emitted when bots continue, stop, or one starts or ends computing."""

    def __init__(
        self,
        session: PlaySession,
        naming: DisplayNames,
        pause: Callable[[], int],
        asks_all: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__()
        self.session, self.naming = session, naming
        self.angles: Mapping[str, int] = {}
        """The angle of each direction on the screen, clockwise from the top."""
        self.naming_as_seen = naming
        """The names for choices, with directions as they are seen."""
        self.system = session.table.system.id
        self.running = True
        self.covered = False
        self._pause, self._asks_all = pause, asks_all
        self._lingers = 1.0
        self._waits_for_dice = False
        self._before_hold: ChoiceOptions | None = None
        self._thinker = TaskWorker(self)
        self._thinker.thought.connect(self._bot_answers)
        self._thinker.failed.connect(lambda: self.go_on(False))
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._think)
        self._look()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.game.decision is None

    @property
    def pause(self) -> int:
        """The milliseconds between two moves of bots."""
        return self._pause()

    def linger(self, times: float) -> None:
        """Wait so many usual pauses before the next move of a bot, so that what has just happened can be read."""
        self._lingers = times

    @property
    def thinking(self) -> bool:
        """Whether a bot is computing."""
        return self._thinker.busy

    @property
    def throws_own_dice(self) -> bool:
        """Whether a die must be entered by hand now."""
        return self.snapshot.decision is not None and CHANCE in self.snapshot.decision.seats

    def begin(self) -> None:
        """Show the first snapshot, after answers that are the only ones."""
        if self._answer_singles():
            self._moved(answered=True)
        else:
            self._settle()

    def speak(self, naming: DisplayNames) -> None:
        """Switch to other display names; views render the snapshot again."""
        self.naming = naming
        self.see_directions(self.angles)
        self._look(options=self.options)

    def see_directions(self, angles: Mapping[str, int]) -> None:
        """Name directions as the board shows them, which is turned so."""
        self.angles = angles
        self.naming_as_seen = self.naming.as_seen(seen_words(angles))

    def pick(self, handle: Handle) -> None:
        """Make the only choice with this handle; otherwise narrow the choices down to it."""
        self._narrow(self.options.pick(handle))

    def pick_either(self, handles: tuple[Handle, ...]) -> None:
        """Pick the first of several handles that decides, otherwise the first one."""
        for handle in handles:
            if len(self.options.by_handle[handle]) == 1:
                self.pick(handle)
                return
        self.pick(handles[0])

    def pick_kind(self, kind: str) -> None:
        """Restrict the choices to one kind; the selection stays as far as it fits."""
        self._narrow(self.options.with_kind(kind), may_choose=kind != self.options.kind, opens_menu=False)

    def unpick(self) -> None:
        """Clear the selection."""
        if self.options.kind is not None or self.options.picked:
            self._narrow(self.options.without_selection(), may_choose=False)

    def hold(self, handle: Handle) -> None:
        """Narrow the choices down to a carried piece, without making one: it will be dropped somewhere."""
        self._before_hold = self.options
        self._narrow(self.options.pick(handle), may_choose=False)

    def let_go(self) -> None:
        """Drop a carried piece without effect."""
        if self._before_hold is not None:
            self._narrow(self._before_hold, may_choose=False)
            self._before_hold = None

    def answer(self, choice: Choice, seat: str | None = None) -> None:
        """Answer for the person whose turn it is."""
        self.session.choose(choice, seat)
        self.running = True
        self._answered()

    def answer_anew(self, number: int, again: Sequence[Choice]) -> None:
        """Take back the answer with this number and all after it, and give these instead."""
        self.session.go_to(number - 1)
        for choice in again:
            self.session.choose(choice)
        self._moved()

    def confirm_seat(self) -> None:
        """Continue after the person to whom the screen was passed has confirmed."""
        self.session.look_as(self.session.hand_over_to or self.session.viewer)
        self._moved()

    def undo(self) -> None:
        self.session.undo(single=self._asks_all())
        self._travelled()

    def redo(self) -> None:
        self.session.redo(single=self._asks_all())
        self._travelled()

    def go_to(self, answer: int) -> None:
        """Go to the state after an answer."""
        if answer != self.session.game.answers:
            self.session.go_to(answer)
            self._travelled()

    def take_new_dice(self) -> None:
        """Continue with new random numbers."""
        self.session.with_new_dice()
        self._moved()

    def throw_own_dice(self, own: bool) -> None:
        """Switch manual dice on or off; a die that was being waited for is then thrown."""
        answers = self.session.game.answers
        self.session.throw_own_dice(own)
        if self.session.game.answers != answers:
            self._answered()
        else:
            self.bots_changed.emit()

    def go_on(self, running: bool) -> None:
        """Let bots answer by themselves, or wait."""
        self.running = running
        self._settle()

    def step(self) -> None:
        """Let the bot give one answer, then pause; one that is already computing is not asked again."""
        if not self.thinking:
            self.running = False
            self._think()

    def take_over(self) -> None:
        """Let a person take over the seat of the current bot."""
        self.session.take_over()
        self._answer_singles()
        self._moved()

    def let_play(self, seat: str, player: str) -> None:
        """Let a person or a bot play a seat from now on."""
        if self.session.players.get(seat) != player:
            self.session.let_play(seat, player)
            self._moved()

    def wait_for_dice(self, waits: bool) -> None:
        """Keep bots from answering while dice are being shown."""
        self._waits_for_dice = waits
        if not waits:
            self._settle()

    def stop(self) -> None:
        """Stop the bots and drop pending work, when the page closes."""
        self.running = False
        self._timer.stop()
        self._thinker.drop()

    def _narrow(self, options: ChoiceOptions, *, may_choose: bool = True, opens_menu: bool = True) -> None:
        if may_choose and options.only is not None:
            self.answer(options.only)
            return
        self.options = options
        self.narrowed.emit()
        if may_choose and opens_menu and options.left and not options.can_be_clicked_apart:
            self.unclear.emit()

    def _bot_answers(self, choice: Choice) -> None:
        self.session.choose(choice, self.session.asked)
        self._answered()

    def _answered(self) -> None:
        self._answer_singles()
        self._moved(answered=True)

    def _answer_singles(self) -> bool:
        """Give the answers that are the only ones; whether there were any."""
        before = self.session.game.answers
        while not self._asks_all() and (only := self.session.only_answer) is not None:
            self.session.choose(only, self.session.asked)
        return self.session.game.answers != before

    def _travelled(self) -> None:
        """Pause the bots after undo or redo: the user may want to look or to continue otherwise."""
        self.running = not self.session.bot_is_asked
        self._moved()

    def _moved(self, *, answered: bool = False) -> None:
        self._timer.stop()
        self._thinker.drop()
        self._lingers = 1.0
        self._look()
        if answered and not self.covered:
            self.answered.emit()
        self.moved.emit()
        self._settle()

    def _look(self, options: ChoiceOptions | None = None) -> None:
        """Refresh the snapshot."""
        self._before_hold = None
        self.covered = self.session.hand_over_to is not None
        self.snapshot = self._take_snapshot()
        self.options = self.snapshot.options if options is None else options

    def _take_snapshot(self) -> PlaySnapshot:
        """The snapshot; wasteful choices are only in it if all are asked for."""
        snapshot = take_snapshot(self.session, self.naming)
        if self._asks_all():
            return snapshot
        wasteful = presenter_of(self.session).wasteful(snapshot.options.choices)
        return replace(snapshot, options=snapshot.options.without(wasteful))

    def _settle(self) -> None:
        """Start the current bot, unless paused."""
        if self.session.bot_is_asked and self.running and not self._waits_for_dice and not self.thinking:
            self._timer.start(round(self._lingers * self._pause()))
        elif not self.running:
            self._timer.stop()
        self.bots_changed.emit()

    def _think(self) -> None:
        thought = self.session.bot_task()
        if thought is not None:
            self._thinker.start(thought)
        self.bots_changed.emit()
