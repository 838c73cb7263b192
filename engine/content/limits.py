"""Limits on the size of a document and its parts: every bound on what an author or a stranger may hand in."""

MAX_BYTES = 8 * 1024 * 1024
MAX_DEPTH = 64
MAX_VALUES = 300_000
MAX_CARD_BYTES = 512 * 1024
MAX_CARD_VALUES = 10_000
"""A card is no map and no game: one as large as these is refused at a glance."""
MAX_KEY = 120
MAX_TEXT = 64 * 1024
MAX_INTEGER = 2**53
MAX_PROBLEMS = 50
"""Of one document, as they are listed."""
MAX_COUNTED = 1_000
"""Problems that one check of a document looks for, so that it can be said how many more there are."""
MAX_FAULTS_REPORTED = 20_000
"""Of more, none is looked at by itself: to hold all of them at once takes more memory than any document."""

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
MAX_NOTES = 1_000

MAX_SEATS = 8
MAX_FIGURES = 500
MAX_PILE = 2_000
MAX_LIMITS = 200
MAX_ROUNDS = 1_000
MAX_ABILITIES = 50
MAX_ENTRIES = 50_000
MAX_DICE = 100_000
MAX_FACE = 1_000
