"""Reads packs from strangers in a restricted process, into a staging folder."""
