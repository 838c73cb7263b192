"""Tests of `database/packs/format`."""
