"""The bars of the window: the app bar with the tabs above the page, the hint bar below it, and the toasts over it."""
