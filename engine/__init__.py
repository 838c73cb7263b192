"""The games: rules, content, words and the protocol; pure Python, without Qt, SQL, clocks or chance of its own."""
