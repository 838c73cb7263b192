"""Documents as the library page sees them: search, display names, text, versions, bulk operations."""
