"""Tests of `engine/bots/evaluators/battleground`."""
