"""Tests of the canvas and of the table with the same content."""
