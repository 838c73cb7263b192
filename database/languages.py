"""The languages for which the library has columns of its own."""

LANGUAGES = ("en", "it", "es", "pl")
