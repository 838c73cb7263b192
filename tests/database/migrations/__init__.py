"""Tests of `database/migrations`."""
