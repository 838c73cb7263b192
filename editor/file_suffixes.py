"""File name suffixes that the program opens."""

DOCUMENT = ".json"
PACK = ".hexpack"
OPENED = (DOCUMENT, PACK)
