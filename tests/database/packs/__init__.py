"""Tests of `database/packs`."""
