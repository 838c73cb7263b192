"""Tests of the viewers of documents."""
