### The rule reference: its parts, and what it says while one searches.

command-show-rules = &Rules

reference-title = Rules
reference-game = Game
reference-search = Search number, title or sentence
reference-list = Rules by chapter
reference-text = Text of the rules
reference-back = Rule before
reference-forward = Forward again
reference-copy = Copy rule
reference-copied = Rule { $rule } is on the clipboard.
reference-return = Back to “{ $page }”
reference-no-such-rule = There is no rule { $rule }.
reference-nothing = No rule says “{ $wanted }”
reference-nothing-how = Numbers, titles and sentences are searched. Try fewer or other words.
reference-option = Reading of the rule. { $option }: { $default } (as usual); otherwise: { $others }.
