"""Queries of the protocol: questions about map, costs and odds that change nothing."""
