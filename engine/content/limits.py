"""Limits on the size of a document and its parts: every bound on input from authors and strangers."""

MAX_BYTES = 8 * 1024 * 1024
MAX_DEPTH = 64
MAX_VALUES = 300_000
MAX_CARD_BYTES = 512 * 1024
MAX_CARD_VALUES = 10_000
"""The limit for a card, which is never as large as a map or a game; a larger one is refused before it is parsed."""
MAX_KEY = 120
MAX_TEXT = 64 * 1024
MAX_INTEGER = 2**53
MAX_PROBLEMS = 50
"""The number of problems listed for a document."""
MAX_COUNTED = 1_000
"""The number of problems that one check of a document looks for, so that the number of unlisted ones is known."""
MAX_ERRORS_REPORTED = 20_000
"""Above this number, problems are not examined one by one: they would take more memory than any document."""

MAX_SLUG = 60
MAX_TITLE = 120
MAX_PROSE = 8_000
MAX_TAGS = 50
MAX_REFERENCES = 2_000

MAX_SIDE = 200
MAX_HEXES = MAX_SIDE * MAX_SIDE
MAX_COORDINATE = 1_000_000
MAX_CORNERS = 1_000
MAX_AREAS = 1_000
MAX_PIECES = 5_000
MAX_ZONES = 64
MAX_ROLES = 64
MAX_TOKENS = 1_000
MAX_SET_PIECES = 200
MAX_SET_HEXES = 100
MAX_SILENCED = 200
MAX_NOTES = 1_000

MAX_SEATS = 8
MAX_FIGURES = 500
MAX_PILE = 2_000
MAX_LIMITS = 200
MAX_ROUNDS = 1_000
MAX_ABILITIES = 50
MAX_ENTRIES = 50_000
MAX_PAST_ENTRIES = 10_000
"""The limit for the past of a saved game, and for each part of it; a longer one is not kept."""
MAX_STRETCHES = 16
MAX_DICE = 100_000
MAX_FACE = 1_000
