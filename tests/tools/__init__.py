"""Commands for developers, and pytest plugins: checks, pictures of screens, mutation testing, stored samples."""
