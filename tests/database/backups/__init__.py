"""Tests of `database/backups`."""
