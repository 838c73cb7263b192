"""Tests of `database/faults`."""
