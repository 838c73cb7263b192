"""The app as people live in it: real processes on a real screen, by mouse, by keyboard, by the names of things."""
