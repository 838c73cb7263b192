"""Tests of the canvas and of the table that tells the same in words."""
