"""The main window around the pages: bars, side panel, menus, commands, shortcuts and dialogs."""
