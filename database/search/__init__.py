"""Finding documents by what they are called and what they say, in every language, however it is written."""
