# The end of a list: $rest is all but the last item, joined by commas.
list-and = { $rest } e { $last }
# The same where the last item begins with the sound i; only Spanish minds.
list-and-sound-i = { $rest } e { $last }
