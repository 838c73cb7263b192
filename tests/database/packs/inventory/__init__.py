"""Tests of `database/packs/inventory`."""
