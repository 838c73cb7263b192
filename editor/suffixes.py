"""How the files end that the program opens."""

DOCUMENT = ".json"
PACK = ".hexpack"
OPENED = (DOCUMENT, PACK)
