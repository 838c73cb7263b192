"""Tests of `editor/app`."""
