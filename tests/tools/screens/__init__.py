"""The screens that `./dev shots` pictures: one module each, whose `show` brings a new window to it."""
