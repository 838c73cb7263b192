"""Tests of `database/packs/export`."""
