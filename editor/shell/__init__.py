"""The main window around the pages: tabs, docks, menus, commands, shortcuts and dialogs."""
