"""Triggered skills, and the events for units that they wait for."""
