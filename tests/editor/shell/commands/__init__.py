"""Tests of `editor/shell/commands`."""
