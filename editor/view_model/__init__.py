"""What a screen shows, as plain data between engine and widgets."""
