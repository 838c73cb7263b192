"""The table of search results: its model, view and delegate."""
