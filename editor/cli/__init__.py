"""The command line: `hexsmith` opens the app, `hexsmith VERB` does one thing without a window."""
