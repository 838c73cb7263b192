# What the language calls itself.
language-name = Italiano
