"""Measures against fixed opponents, run by `./dev bench`."""
