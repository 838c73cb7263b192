"""Limits on what a peer may send or ask for. Documents inside a request also keep to `engine.content.limits`."""

from engine.content.limits import MAX_BYTES

MAX_LINE = MAX_BYTES
MAX_RESULTS = 1_000
MAX_UNDO = 1_000_000
MAX_DECISIONS = 20_000
MAX_NAME = 200
MAX_OPTIONS = 200
MAX_PLAYERS = 64
