"""The pages of the window, a package each."""
