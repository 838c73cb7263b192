"""Two versions of a document compared in sentences that somebody reads: what moved, what was added, what it costs."""
