"""The settings of a person, kept on disk from one run to the next."""
