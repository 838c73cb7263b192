"""Queries of the protocol about map, costs and odds, which change nothing."""
