"""Tests of `engine/bots/evaluators`."""
