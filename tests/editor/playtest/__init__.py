"""Tests of games at a table, without Qt."""
