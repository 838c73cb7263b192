"""Triggered skills, and what happens to units as they wait for it."""
