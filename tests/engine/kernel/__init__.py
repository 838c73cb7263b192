"""Proofs of the kernel, a file for each module of it."""
