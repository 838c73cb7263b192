"""Tests of `database/files`."""
