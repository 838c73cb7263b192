"""The screens of the library: its browser, its history, what comes into it and goes out of it."""
