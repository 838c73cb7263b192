### The rule reference: its parts, and what it says while one searches.

command-show-rules = &Rules

reference-title = Rules
reference-game = Game
reference-search = Search numbers, titles and text
reference-list = Rules by chapter
reference-text = Text of the rules
reference-back = Back
reference-forward = Forward
reference-copy = Copy rule
reference-copied = Copied rule { $rule }.
reference-return = Back to “{ $page }”
reference-no-such-rule = There is no rule { $rule }. Search for a word of it.
reference-nothing = No rule of { $game } mentions “{ $wanted }”
reference-nothing-how = Try fewer or other words, or a rule’s number.
reference-elsewhere = { $number ->
    [one] One rule of { $game } does. Select that game above.
   *[other] { $number } rules of { $game } do. Select that game above.
    }
reference-decision = Decision. { $text }
reference-option = Variant. { $option }: { $default } (default); otherwise: { $others }.
