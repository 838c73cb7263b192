"""Tests of the rule reference."""
