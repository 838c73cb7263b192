"""The languages for which the library has columns of their own."""

LANGUAGES = ("en", "it", "es", "pl")
