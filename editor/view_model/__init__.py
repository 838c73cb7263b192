"""View models: plain data between engine and widgets."""
