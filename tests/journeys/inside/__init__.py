"""The parts that run in the process of the app: a simulated player, and a watchdog of its responsiveness."""
