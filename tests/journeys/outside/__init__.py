"""What runs outside of the app, in the system's own Python, which has the library of assistive programs."""
