"""Small games of under a hundred lines that try the kernel; each module here is one, found by looking."""
