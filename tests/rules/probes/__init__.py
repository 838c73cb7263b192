"""The rules of the probes, whose rule books are the docstrings of `engine/probes`."""
