"""The table of the documents that were found: its model, view and delegate."""
