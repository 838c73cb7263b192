"""The form of the preferences dialog: a row for each preference, in one language."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from editor.settings.bot_speeds import BOT_SPEEDS, SPEED_NAMES, nearest_speed
from editor.settings.preferences import TEXT_SIZES, Preferences
from editor.shell.dialogs.theme_picker import ThemePickerWidget
from editor.theme.icons import BESIDE, icon
from editor.theme.metrics import MEDIUM, TINY
from editor.theme.theme import Theme
from editor.theme.type_scale import TextRole, text_font
from editor.widgets.labels import caption, quiet_text
from engine.words import language_name, languages, say

GAP = MEDIUM
STEP, PAGE_STEP = 5, 25
SLIDER_WIDTH = 200
PATIENCE = 250
"""Milliseconds that the slider must rest before the whole app changes its text size."""


class PreferencesForm(QWidget):
    """Form of preferences; emits a signal for each change."""

    changed = Signal(dict)
    """Emitted with preferences by name."""
    shortcuts_requested = Signal()

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.setObjectName("preferences-form")
        self.lang = lang
        self._rows = QFormLayout(self)
        self._rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._rows.setContentsMargins(GAP, GAP, GAP, GAP)
        self._rows.setSpacing(GAP)
        self.first = QComboBox()
        self._add_language()
        self._themes = ThemePickerWidget(lang)
        self._themes.chosen.connect(lambda theme: self.changed.emit({"theme": theme}))
        self._row("preferences-theme", self._themes)
        self._size, self._size_label, self._sample = QSlider(Qt.Orientation.Horizontal), caption(), caption()
        self._rest = QTimer(self)
        self._add_text_size()
        self._turns = QCheckBox(say("preferences-turn-boards", lang))
        self._motion = QCheckBox(say("preferences-motion", lang))
        self._add_turns()
        self._pause = QComboBox()
        self._add_pause()
        self._asks_all = QCheckBox(say("preferences-ask-all", lang))
        self._add_questions()
        self.last = QPushButton(icon("keyboard"), f"{BESIDE}{say('preferences-shortcuts-button', lang)}")
        """Last widget of the form in the tab order."""
        self._add_shortcuts()

    def show_preferences(self, preferences: Preferences, theme: Theme) -> None:
        """Show these preferences; the theme is the current one, which may come from elsewhere."""
        self.first.setCurrentIndex(self.first.findData(preferences.language))
        self._themes.show_chosen(theme)
        if not self._size.isSliderDown():
            self._size.setValue(preferences.text_size)
        self._show_sample(self._size.value())
        self._turns.setChecked(preferences.turn_boards)
        self._motion.setChecked(preferences.motion)
        self._pause.setCurrentIndex(list(BOT_SPEEDS).index(nearest_speed(preferences.bot_pause)))
        self._asks_all.setChecked(preferences.ask_all)

    def settle(self) -> None:
        """Emit a pending text size at once, without the debounce."""
        self._rest.stop()
        self.changed.emit({"text_size": self._size.value()})

    def _row(self, word: str, field: QWidget, buddy: QWidget | None = None) -> None:
        name = say(word, self.lang)
        label = caption(name)
        label.setBuddy(buddy or field)
        label.setContentsMargins(0, 0, label.fontMetrics().averageCharWidth() // 2, 0)
        (buddy or field).setAccessibleName(name.replace("&", ""))
        self._rows.addRow(label, field)

    def _add_language(self) -> None:
        """Add the languages: the system's, and each by its own name."""
        self.first.setObjectName("preferences-language")
        self.first.addItem(say("preferences-language-of-system", self.lang), None)
        for lang in languages():
            self.first.addItem(language_name(lang), lang)
        self.first.activated.connect(lambda index: self.changed.emit({"language": self.first.itemData(index)}))
        self._row("preferences-language", self.first)

    def _add_text_size(self) -> None:
        """Add the text size: the sample follows the slider, the app follows when it rests."""
        self._rest.setSingleShot(True)
        self._rest.setInterval(PATIENCE)
        self._rest.timeout.connect(self.settle)
        self._size.setObjectName("preferences-text-size")
        self._size.setRange(TEXT_SIZES[0], TEXT_SIZES[-1])
        self._size.setSingleStep(STEP)
        self._size.setPageStep(PAGE_STEP)
        self._size.setFixedWidth(SLIDER_WIDTH)
        self._size.valueChanged.connect(self._show_sample)
        self._size.valueChanged.connect(lambda _: self._rest.start())
        together = QWidget()
        line = QHBoxLayout(together)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GAP)
        line.addWidget(self._size)
        line.addWidget(self._size_label, 1)
        self._row("preferences-text-size", together, self._size)
        self._sample.setObjectName("preferences-sample")
        self._sample.setText(say("preferences-sample", self.lang))
        self._sample.setWordWrap(True)
        self._rows.addRow("", self._sample)

    def _show_sample(self, size: int) -> None:
        self._size_label.setText(say("preferences-per-cent", self.lang, n=size))
        self._sample.setFont(text_font(TextRole.BODY, size))

    def _add_turns(self) -> None:
        self._turns.setObjectName("preferences-turn-boards")
        self._turns.toggled.connect(lambda on: self.changed.emit({"turn_boards": on}))
        self._motion.setObjectName("preferences-motion")
        self._motion.toggled.connect(lambda on: self.changed.emit({"motion": on}))
        self._beside_meaning("preferences-boards", self._turns, "preferences-turn-boards-meaning", self._motion)
        self._turns.setAccessibleName(self._turns.text())

    def _beside_meaning(self, word: str, field: QWidget, meaning: str, *more: QWidget) -> None:
        """Add a row with a sentence below its field, and more fields below it."""
        together = QWidget()
        lines = QVBoxLayout(together)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(TINY)
        lines.addWidget(field)
        lines.addWidget(quiet_text(say(meaning, self.lang)))
        for other in more:
            lines.addWidget(other)
        self._row(word, together, field)

    def _add_pause(self) -> None:
        """Add the speeds of bots, by their pauses."""
        self._pause.setObjectName("preferences-bot-pause")
        for speed, pause in BOT_SPEEDS.items():
            self._pause.addItem(say(SPEED_NAMES[speed], self.lang), pause)
        self._pause.activated.connect(lambda index: self.changed.emit({"bot_pause": self._pause.itemData(index)}))
        self._beside_meaning("preferences-bot-speed", self._pause, "preferences-bot-speed-meaning")

    def _add_questions(self) -> None:
        self._asks_all.setObjectName("preferences-ask-all")
        self._asks_all.toggled.connect(lambda on: self.changed.emit({"ask_all": on}))
        self._beside_meaning("preferences-questions", self._asks_all, "preferences-ask-all-meaning")
        self._asks_all.setAccessibleName(self._asks_all.text())

    def _add_shortcuts(self) -> None:
        self.last.setAutoDefault(False)
        self.last.setObjectName("preferences-shortcuts")
        self.last.clicked.connect(self.shortcuts_requested)
        self._row("preferences-shortcuts", self.last)
