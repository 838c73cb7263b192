"""Limits on what a client may send or request, in addition to those of documents (`engine.content.limits`)."""

from engine.content.limits import MAX_BYTES

MAX_LINE = MAX_BYTES
MAX_RESULTS = 1_000
MAX_UNDO = 1_000_000
MAX_DECISIONS = 20_000
MAX_NAME = 200
MAX_OPTIONS = 200
MAX_PLAYERS = 64
