"""The commands of the window: one module each, named like the command, holding one `COMMAND`."""
