"""Migrations of the library's schema: a new library takes all of them, an old one those that it lacks."""
