"""The desktop app as a process: its start and end, log, crash recovery, and what Qt needs around the window."""
