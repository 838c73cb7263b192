"""Attacks and damage in Hoplomachus, by the case."""
