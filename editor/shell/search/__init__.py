"""The search for everything: open tabs, commands, documents of the library, and rules."""
