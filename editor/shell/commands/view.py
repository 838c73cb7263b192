"""The commands of the View menu: pages, panels, theme, text size, language, full screen."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from editor.page_api.command import Command, Need
from editor.page_api.page_registry import panel_types
from editor.settings.text_sizes import NORMAL, larger, smaller
from editor.shell.main_window import MainWindow
from editor.theme.theme import SETTINGS, Theme
from engine.kernel.data.message import Message, message
from engine.words import languages

BETWEEN = 10
"""The distance between the positions of two entries."""


def show_search(window: MainWindow) -> None:
    """Show the search for everything."""
    from editor.shell.dialogs.command_palette import CommandPaletteDialog

    CommandPaletteDialog(window).show()


def show_start_page(window: MainWindow) -> None:
    window.show_page(window.tabs.home)


def has_several_pages(window: MainWindow) -> bool:
    return len(window.pages) > 1


OTHER_TABS = Need(has_several_pages, message("why-not-no-other-tab"))
PANELS: Need[MainWindow] = Need(lambda window: window.panels.in_use, message("why-not-no-panels"))


def toggle_full_screen(window: MainWindow) -> None:
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


def _panel(number: int, panel: str) -> Command[MainWindow]:
    """Show or hide a panel."""
    return Command(
        f"toggle-{panel}",
        "view/panels",
        100 + number * BETWEEN,
        lambda window: window.panels.toggle(panel),
        needs=(Need(lambda window: window.panels.has(panel), message("why-not-no-panels")),),
        is_checked=lambda window: window.panels.is_shown(panel),
    )


def _theme(number: int, theme: Theme) -> Command[MainWindow]:
    """Apply a theme."""
    return Command(
        f"use-{theme}-theme",
        "view/theme",
        number * BETWEEN,
        lambda window: window.change(theme=theme),
        is_checked=lambda window: window.theme is theme,
        one_of="theme",
    )


def _language(number: int, lang: str) -> Command[MainWindow]:
    """Switch to a language."""
    return Command(
        f"use-language-{lang}",
        "view/language",
        number * BETWEEN,
        lambda window: window.change(language=lang),
        is_checked=lambda window: window.lang == lang,
        one_of="language",
    )


def _text_size(
    name: str, place: int, size: Callable[[int], int], keys: str, why_not: Message, icon: str = ""
) -> Command[MainWindow]:
    """Change the text size relative to the present one; possible if the result differs."""
    return Command(
        name,
        "view/text-size",
        place,
        lambda window: window.change(text_size=size(window.store.preferences.text_size)),
        keys=keys,
        icon=icon,
        needs=(
            Need(
                lambda window: size(window.store.preferences.text_size) != window.store.preferences.text_size, why_not
            ),
        ),
    )


COMMANDS: tuple[Command[MainWindow], ...] = (
    Command(
        "show-palette",
        "view",
        100,
        show_search,
        "Ctrl+K; Ctrl+Shift+P",
        icon="search",
    ),
    Command(
        "show-start-page",
        "view",
        200,
        show_start_page,
        keys="Alt+Home",
        icon="home",
        needs=(Need(lambda window: window.page is not window.tabs.home, message("why-not-start-page-shown")),),
    ),
    Command(
        "next-page",
        "view",
        210,
        lambda window: window.tabs.step(1),
        keys="Ctrl+Tab; Ctrl+PgDown",
        needs=(OTHER_TABS,),
    ),
    Command(
        "previous-page",
        "view",
        220,
        lambda window: window.tabs.step(-1),
        keys="Ctrl+Shift+Tab; Ctrl+PgUp",
        needs=(OTHER_TABS,),
    ),
    Command(
        "turn-board",
        "view",
        300,
        lambda window: window.page.turn_board(),
        keys="Ctrl+R",
        icon="turn",
        needs=(Need(lambda window: window.page.can_turn_board(), message("why-not-no-map-shown")),),
    ),
    Command("next-region", "view", 230, lambda window: window.regions.step(1), keys="F6"),
    Command("previous-region", "view", 240, lambda window: window.regions.step(-1), keys="Shift+F6"),
    Command(
        "show-menu-bar",
        "view",
        890,
        lambda window: window.menu_bar.show(),
        keys="F10",
        needs=(Need(lambda window: not window.menu_bar.is_native, message("why-not-menu-bar-shown")),),
    ),
    Command(
        "toggle-full-screen",
        "view",
        900,
        toggle_full_screen,
        keys="F11",
        icon="full-screen",
        is_checked=lambda window: window.isFullScreen(),
    ),
    Command(
        "toggle-side-panel",
        "view/panels",
        100,
        lambda window: window.panels.toggle_open(),
        keys="F9",
        icon="panel",
        needs=(PANELS,),
        is_checked=lambda window: window.panels.is_open,
    ),
    *(_panel(number, panel) for number, panel in enumerate(panel_types(), 1)),
    Command(
        "reset-layout",
        "view/panels",
        200,
        lambda window: window.panels.reset(),
        icon="layout",
        needs=(PANELS,),
    ),
    *(_theme(number, theme) for number, theme in enumerate(SETTINGS, 1)),
    _text_size("larger-text", 10, larger, "Ctrl+Alt+=; Ctrl+Alt++", message("why-not-largest-text"), "text-size"),
    _text_size("smaller-text", 20, smaller, "Ctrl+Alt+-", message("why-not-smallest-text")),
    _text_size("normal-text", 30, lambda _: NORMAL, "Ctrl+Alt+0", message("why-not-normal-text")),
    *(_language(number, lang) for number, lang in enumerate(languages(), 1)),
)
