"""Tests of `engine/bots/evaluators/hoplomachus`."""
