"""Tests of `database/tables`."""
