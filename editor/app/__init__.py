"""The desktop app as a process: start and end, log, recovery after a crash, and what Qt needs around the window."""
