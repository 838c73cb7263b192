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
reference-nothing = No rule of { $game } says “{ $wanted }”
reference-nothing-how = Numbers, titles and sentences are searched. Try fewer or other words.
reference-elsewhere = { $number ->
    [one] One rule of { $game } says it. Choose that game above.
   *[other] { $number } rules of { $game } say it. Choose that game above.
}
reference-decision = Decision. { $text }
reference-option = Reading of the rule. { $option }: { $default } (as usual); otherwise: { $others }.
