"""Tests of `database/imports`."""
