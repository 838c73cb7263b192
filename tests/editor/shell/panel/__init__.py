"""Tests of the side panel."""
