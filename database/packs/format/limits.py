"""Limits for packs: the size of a pack and of its parts, and the time that reading one may take."""

MIB = 1024 * 1024

MAX_PACK = 256 * MIB
MAX_ENTRIES = 5_000
MAX_ENTRY = 32 * MIB
MAX_JSON = 8 * MIB
MAX_TOTAL = 512 * MIB
MAX_RATIO = 200
RATIO_MATTERS_ABOVE = MIB
MAX_NAME = 180
MAX_MANIFEST_TEXTS = 50
MAX_REQUIRED = 50
MAX_MENTIONS = 200_000
"""How often the documents of a pack may name one another and others, so that what is told of them fits into memory."""

MAX_KEPT_UNREAD = 16 * MIB
"""How much of a pack that only newer programs can read is kept for them."""

MAX_FAULTS = 50

SECONDS = 60
"""How long a pack may take altogether, but for its pictures."""
SECONDS_A_STEP = 5
"""How long one step may take: a stage, or one entry of it."""
SECONDS_OF_WORK = 30
"""How long the processor may work at it, but for its pictures."""
SECONDS_OF_WORK_A_MEGAPIXEL = 0.25
"""How much longer for each million pixels of the pictures that have been read."""
MAX_SECONDS_OF_WORK = 300
MAX_SECONDS = 600
"""How long it may take with all its pictures; in between, twice as much longer as the processor may work longer."""
MAX_MEMORY = 1024 * MIB
"""Addresses that the worker may use."""
MAX_RESIDENT = 280 * MIB
"""What it may keep in memory; it is ended soon after that, before it comes to 300 MB."""
MAX_OPEN_FILES = 64
MAX_STAGED_FILE = 64 * MIB
