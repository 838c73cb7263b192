# The end of a list: $rest is all but the last item, joined by commas.
list-and = { $rest } and { $last }
# The same where the last item begins with the sound i; only Spanish minds.
list-and-sound-i = { $rest } and { $last }
