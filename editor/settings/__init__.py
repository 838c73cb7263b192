"""What a person prefers, kept on disk from one day to the next."""
