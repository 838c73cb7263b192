"""The side panel at the right of the pages: one column with tabs, which folds away."""
