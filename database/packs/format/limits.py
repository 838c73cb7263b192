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
"""The limit of references in all documents of a pack, so that reports of them fit into memory."""

MAX_KEPT_UNREAD = 16 * MIB
"""The limit of kept bytes that only newer programs can read."""

MAX_PACK_PROBLEMS = 50

SECONDS = 60
"""The time limit for a pack without its images, in seconds."""
SECONDS_A_STEP = 5
"""The time limit of one step, in seconds: a stage, or one entry of it."""
SECONDS_OF_WORK = 30
"""The limit of processor time without images, in seconds."""
SECONDS_OF_WORK_A_MEGAPIXEL = 0.25
"""The additional processor time for each million pixels of the images, in seconds."""
MAX_SECONDS_OF_WORK = 300
MAX_SECONDS = 600
"""The time limit with all images, in seconds; up to it, each second of processor time adds two."""
MAX_MEMORY = 1024 * MIB
"""The address space that the worker may use."""
MAX_RESIDENT = 280 * MIB
"""The limit of resident memory; the worker is ended soon after reaching it, before 300 MB."""
MAX_OPEN_FILES = 64
MAX_STAGED_FILE = 64 * MIB
