"""Pictures of documents: what they show, painted beside the thread of the window, and kept."""
