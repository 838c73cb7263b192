"""Long-lived services of the app: sources of documents, open documents, scenarios, saved games."""
