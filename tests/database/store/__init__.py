"""Tests of `database/store`."""
