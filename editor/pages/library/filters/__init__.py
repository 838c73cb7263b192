"""The filters of the browser: lists with counts, and what is said where they hide everything."""
