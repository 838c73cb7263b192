"""Tests of `database/packs/reader`."""
