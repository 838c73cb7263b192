"""Tests of `editor/shell/dialogs`."""
