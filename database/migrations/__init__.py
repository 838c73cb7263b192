"""Migrations of the library's schema: a new library gets all of them, an old one those that it lacks."""
