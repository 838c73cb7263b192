"""Probe games of under a hundred lines that exercise the kernel, one module each; found by scanning."""
