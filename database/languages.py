"""The languages for which the library has separate columns."""

LANGUAGES = ("en", "it", "es", "pl")
