"""The style sheet of a theme: plain buttons on paper, edges for fields alone, a focus that is seen everywhere."""

from string import Template

from editor.theme.colours import HIGH_CONTRAST, Colours, is_dark, mixed
from editor.theme.metrics import CONTROL_RADIUS, scaled
from editor.theme.type_scale import TextRole
from engine.words import resources_folder

SHEET = Template("""
QComboBox, QAbstractSpinBox, QLineEdit { border: 1px solid $edge; border-radius: ${r}px; background: $panel; }
QComboBox, QAbstractSpinBox, QLineEdit, QTextEdit, QPlainTextEdit, QLabel {
    selection-background-color: $accent; selection-color: $text_on_accent;
}
QPushButton, QToolButton { border: 1px solid $button_line; border-radius: ${r}px; }
QLineEdit, QAbstractSpinBox, QComboBox { padding: ${p3}px ${p6}px; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border: 2px solid $focus; padding: ${p2}px ${p5}px; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {
    border-color: $line; background: $window; color: $disabled_text;
}
QComboBox QLineEdit, QComboBox QLineEdit:focus, QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus {
    border: none; padding: 0; background: transparent;
}
QPushButton, QToolButton, QCheckBox, QRadioButton, QComboBox, QTabBar, QMenu, QListView, QTreeView, QTableView {
    icon-size: ${p16}px;
}
QToolBar { icon-size: ${p20}px; }

QPushButton { background: $raised; padding: ${p5}px ${p12}px; }
QToolButton { background: $raised; padding: ${p4}px; }
QPushButton[kind="quiet"], QPushButton:flat, QToolButton[autoRaise="true"] {
    background: transparent; border-color: transparent;
}
QPushButton[kind="danger"] { background: $panel; border-color: $bad_line; color: $bad; }
QPushButton[kind="line"] { background: $panel; border-color: $line; }
QPushButton[kind="link"] {
    background: transparent; border-color: transparent; color: $accent; padding: ${p2}px ${p6}px;
}
QPushButton[kind="rule"] {
    background: transparent; border-color: transparent; color: $faint_text; padding: ${p2}px ${p4}px;
}
QPushButton[kind="rule"]:hover { color: $link; }
QPushButton[kind="rule"]:focus { padding: 1px ${p3}px; }
QPushButton:hover, QToolButton:hover { background: $hovered; }
QPushButton:pressed, QToolButton:pressed { background: $pressed; }
QPushButton:default { border: 2px solid $accent; padding: ${p4}px ${p11}px; }
QPushButton[primary="true"] {
    background: $accent; border-color: $accent; color: $text_on_accent; font-weight: 600;
}
QPushButton[primary="true"]:hover { background: $accent_hovered; border-color: $accent_hovered; }
QPushButton[primary="true"]:pressed { background: $accent_pressed; border-color: $accent_pressed; }
QPushButton[primary="true"]:focus { border: 2px solid $focus; }
QPushButton[primary="true"]:disabled {
    background: transparent; border: 1px solid $line; color: $disabled_text; font-weight: 400;
}
QLabel { qproperty-textFormat: PlainText; }
QLabel[markedUp="true"] { qproperty-textFormat: RichText; }
QLabel[card="title"] { color: $text; }
QLabel[card="more"] { color: $quiet_text; }
QPushButton[primary="true"] QLabel[card] { color: $text_on_accent; }
QLabel[state="met"] { color: $good; }
QLabel[state="broken"] { color: $bad; }
QPushButton QLabel[card]:disabled { color: $disabled_text; }
QPushButton:checked, QToolButton:checked { border: 1px solid $wash_line; background: $wash; color: $chosen_text; }
QPushButton:focus { border: 2px solid $focus; padding: ${p4}px ${p11}px; }
QPushButton[kind="link"]:focus { padding: 1px ${p5}px; }
QToolButton:focus { border: 2px solid $focus; padding: ${p3}px; }
QPushButton:disabled, QToolButton:disabled { border: 1px solid $line; background: $window; }
QToolButton[autoRaise="true"]:disabled { border-color: transparent; background: transparent; }
QToolButton::menu-indicator { image: none; }
QToolButton[popupMode="2"] { padding-right: ${p16}px; }
QToolButton[popupMode="2"]::menu-indicator {
    image: url($marks/down-$ink.svg); width: ${p12}px; height: ${p12}px;
    subcontrol-position: right center; subcontrol-origin: padding; right: ${p3}px;
}

QComboBox { padding: ${p2}px ${p24}px ${p2}px ${p6}px; min-height: ${combo}px; }
QComboBox:focus { padding: ${p2}px ${p23}px ${p2}px ${p5}px; min-height: ${combo_in_focus}px; }
QComboBox::drop-down { border: none; width: ${p22}px; subcontrol-position: right center; }
QComboBox::down-arrow { image: url($marks/down-$ink.svg); width: ${p14}px; height: ${p14}px; }
QComboBox QAbstractItemView { border: 1px solid $edge; padding: ${p2}px; }

QAbstractSpinBox { padding-right: ${p24}px; }
QAbstractSpinBox:focus { padding-right: ${p23}px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    border: none; width: ${p20}px; subcontrol-origin: padding; background: transparent;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $hovered; }
QAbstractSpinBox::up-arrow { image: url($marks/up-$ink.svg); width: ${p12}px; height: ${p12}px; }
QAbstractSpinBox::down-arrow { image: url($marks/down-$ink.svg); width: ${p12}px; height: ${p12}px; }

QCheckBox, QRadioButton { spacing: ${p6}px; border: 2px solid transparent; border-radius: ${r}px; padding: 1px; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator, QAbstractItemView::indicator {
    width: ${p14}px; height: ${p14}px; border: 1px solid $edge; background: $panel; border-radius: 3px;
}
QRadioButton::indicator { border-radius: ${round}px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $hovered; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked, QAbstractItemView::indicator:checked {
    background: $accent; border-color: $accent; image: url($marks/check-$on_accent.svg);
}
QCheckBox::indicator:indeterminate {
    background: $accent; border-color: $accent; image: url($marks/dash-$on_accent.svg);
}
QRadioButton::indicator:checked {
    background: $accent; border-color: $accent; image: url($marks/dot-$on_accent.svg);
}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled, QGroupBox::indicator:disabled {
    border-color: $line; background: $window; image: none;
}
QCheckBox::indicator:checked:disabled { image: url($marks/check-$ink.svg); }
QRadioButton::indicator:checked:disabled { image: url($marks/dot-$ink.svg); }

QFrame[frameShape="6"] { border: 1px solid $frame; }
QAbstractItemView[frameShape="6"]:focus, QPlainTextEdit[frameShape="6"]:focus, QTextEdit[frameShape="6"]:focus {
    border: 1px solid $focus;
}
QFrame[flush="true"] { border: 1px solid transparent; }
QFrame[flush="true"]:focus { border: 1px solid $focus; }
QTreeView[flush="true"] { background: transparent; }
QPlainTextEdit[readOnly="true"] {
    background: $sunken; border: 1px solid $read_line; border-radius: ${r}px; padding: ${p4}px ${p8}px;
}
QPlainTextEdit[readOnly="true"]:focus { border: 1px solid $focus; }
QAbstractItemView { gridline-color: $line; outline: none; }

QAbstractItemView::item:selected { background: $wash; color: $text; }
QAbstractItemView::item:hover:!selected { background: $row_hovered; }
QTableView::item:hover:!selected { background: transparent; }
QHeaderView { border: none; }
QHeaderView::section {
    background: $panel; color: $quiet_text; border: none; border-bottom: 1px solid $line;
    padding: ${p4}px 3px;
}
QHeaderView::down-arrow { image: url($marks/down-$ink.svg); width: ${p12}px; height: ${p12}px; }
QHeaderView::up-arrow { image: url($marks/up-$ink.svg); width: ${p12}px; height: ${p12}px; }
QTableCornerButton::section { background: $panel; border: none; }
QTreeView::branch:has-children:closed { image: url($marks/right-$ink.svg); }
QTreeView::branch:has-children:open { image: url($marks/down-$ink.svg); }

QMenuBar { background: $window; border-bottom: 1px solid $line; }
QMenuBar::item { padding: ${p4}px ${p8}px; border: 1px solid transparent; border-radius: ${r}px; }
QMenuBar::item:selected { background: $wash; border-color: $wash_line; }
QMenu { background: $panel; border: 1px solid $line; padding: ${p4}px; }
QMenu::item {
    padding: ${p5}px ${p16}px ${p5}px ${p8}px; border: 1px solid transparent; border-radius: ${r}px;
}
QMenu::item:selected { background: $wash; border-color: $wash_line; }
QMenu::item:disabled { color: $disabled_text; }
QMenu::item:disabled:selected { background: transparent; border-color: $line; }
QMenu::icon { padding-left: ${p8}px; }
QMenu::separator { height: 1px; background: $line; margin: ${p4}px ${p8}px; }
QMenu::right-arrow { image: url($marks/right-$ink.svg); width: ${p12}px; height: ${p12}px; }
QMenu::indicator { width: ${p14}px; height: ${p14}px; left: ${p6}px; }
QMenu::indicator:non-exclusive:checked { image: url($marks/check-$ink.svg); }
QMenu::indicator:exclusive:checked { image: url($marks/dot-$ink.svg); }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; button-layout: $last_is_primary; }
QLabel#qt_msgbox_label { font-size: ${question}px; font-weight: 600; }
QToolTip { background: $tip; color: $text_on_tip; border: 1px solid $tip; padding: ${p6}px ${p8}px; }

QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar { border: none; }
QTabBar::tab {
    background: transparent; color: $quiet_text; padding: ${p8}px ${p10}px; margin: 0;
    border: 2px solid transparent; border-bottom: 3px solid transparent;
}
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; font-weight: 600; border-bottom: 3px solid $accent; }
QTabBar::tab:focus { border: 2px solid $focus; border-bottom: 3px solid $focus; }
QTabBar::tab:bottom { border-bottom: 2px solid transparent; border-top: 3px solid transparent; }
QTabBar::tab:bottom:selected { border-top: 3px solid $accent; }
QTabBar::close-button {
    image: url($marks/close-$ink.svg); border-radius: 3px; subcontrol-position: right;
    margin: 2px;
}
QTabBar::close-button:hover { background: $pressed; }
QTabBar QToolButton, QTabBar QToolButton:disabled { border: 1px solid $line; background: $window; padding: 0; }
QTabBar QToolButton::right-arrow { image: url($marks/right-$ink.svg); }
QTabBar QToolButton::left-arrow { image: url($marks/left-$ink.svg); }
QTabBar::scroller { width: ${p22}px; }

QMainWindow::separator { background: $line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: $accent; }
QSplitter::handle { background: $line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QSplitter::handle:hover { background: $accent; }
QToolBar { border: none; spacing: ${p2}px; padding: ${p2}px; }
QToolBar QToolButton { background: transparent; border-color: transparent; }
QToolBar QToolButton:hover { background: $hovered; }
QToolBar QToolButton:checked { border: 1px solid $wash_line; background: $wash; }
QToolBar QToolButton:focus { border: 2px solid $focus; }
QToolBar::separator { background: $line; width: 1px; margin: ${p4}px; }

QGroupBox { border: 1px solid $line; border-radius: ${r}px; margin-top: ${title}px; padding: ${p8}px; }
QGroupBox::title { subcontrol-origin: margin; left: ${p8}px; padding: 0 ${p4}px; }
QSlider { min-height: ${p22}px; }
QSlider::groove:horizontal { height: ${p4}px; background: $edge; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal {
    background: $panel; border: 2px solid $accent; width: ${knob}px; margin: -${p6}px 0; border-radius: ${p6}px;
}
QSlider::handle:horizontal:focus { border-color: $focus; background: $focus; }
QProgressBar { border: 1px solid $edge; border-radius: ${r}px; background: $panel; text-align: center; }
QProgressBar::chunk { background: $wash; border-right: 2px solid $accent; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: ${p12}px; }
QScrollBar:horizontal { height: ${p12}px; }
QScrollBar::handle { background: $scroller; border-radius: ${p4}px; margin: ${p2}px; }
QScrollBar::handle:vertical { min-height: ${p24}px; }
QScrollBar::handle:horizontal { min-width: ${p24}px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")

HOVERED, PRESSED, ROW_HOVERED, FRAME, SCROLLER = 0.08, 0.18, 0.5, 0.45, 0.6
"""Shares by which a colour goes towards another when it is pointed at, pressed, or drawn as a fine part."""
LENGTHS = range(1, 25)
GNOME = 3
"""The layout of the buttons of dialogs in which the primary one is the last on the right."""


def stylesheet(colours: Colours, text_size: int = 100, line: int = 14) -> str:
    """Style sheet in these colours, with paddings and marks in proportion to the line height.

    A combo box leaves as much room above and below its list as its own padding, but lays the list out only once: with
    another padding in focus, the last entry would be cut off. So its height compensates for the wider border.
    """
    return SHEET.substitute(
        {name: getattr(colours, name) for name in colours.__dataclass_fields__},
        **{f"p{length}": scaled(length, text_size) for length in LENGTHS},
        r=scaled(CONTROL_RADIUS, text_size),
        round=(round(14 * text_size / 100) + 2) // 2,
        knob=round(4 * text_size / 100) + 2 * round(6 * text_size / 100) - 4,
        title=round(18 * text_size / 100),
        question=round(TextRole.PANEL.value * text_size / 100),
        last_is_primary=GNOME,
        combo=line + 4,
        combo_in_focus=line + 2,
        hovered=mixed(colours.raised, colours.text, HOVERED),
        pressed=mixed(colours.raised, colours.text, PRESSED),
        row_hovered=mixed(colours.panel, colours.raised, ROW_HOVERED),
        accent_hovered=mixed(colours.accent, colours.text, HOVERED),
        accent_pressed=mixed(colours.accent, colours.text, PRESSED),
        chosen_text=colours.text if colours is HIGH_CONTRAST else colours.accent,
        button_line=colours.edge if colours is HIGH_CONTRAST else "transparent",
        read_line=colours.edge if colours is HIGH_CONTRAST else "transparent",
        scroller=mixed(colours.line, colours.edge, SCROLLER),
        frame=mixed(colours.line, colours.edge, FRAME),
        marks=(resources_folder() / "icons" / "marks").as_posix(),
        ink="light" if is_dark(colours.window) else "dark",
        on_accent="light" if is_dark(colours.accent) else "dark",
    )
