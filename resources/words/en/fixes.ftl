### Fixes of problems: labels of buttons, and what the undo menu says of them afterwards.

edit-fix-break = Break the symmetry at “{ $what }”
edit-fix-class = Make “{ $what }” { $kind ->
    [tall] a tall obstacle
    [low] a low obstacle
    [mixed] tall and low
    [difficult] difficult ground
    [platform] a platform
   *[ladder] a ladder
}
edit-fix-clip = Leave out hexes outside the map
edit-fix-compass = Use the usual compass
edit-fix-extend = Extend “{ $what }” to { $n } hexes
edit-fix-low = Forget the low hexes of “{ $what }”
edit-fix-low-inside = Keep only the low hexes inside “{ $what }”
edit-fix-move = Move “{ $what }” to { $place }
edit-fix-once = Name each hex once
edit-fix-one-hex = Keep only { $place } of “{ $what }”
edit-fix-remove = Remove “{ $what }”
edit-fix-remove-many = { $n ->
    [one] Remove { $n } piece
   *[other] Remove { $n } pieces
}
edit-fix-rename = Rename “{ $what }” to “{ $name }”
edit-fix-split = Split “{ $what }” into { $n } pieces
edit-fix-suggestion = Change to “{ $name }”
edit-fix-swap = { $n ->
    [one] Swap “{ $what }” for a piece the box still has
   *[other] Swap { $n } pieces for ones the box still has
}
edit-fix-take-card = Take out “{ $name }”
edit-fix-take-cards = { $n ->
    [one] Take out { $n } card
   *[other] Take out { $n } cards
}
edit-fix-twin = Add the twin of “{ $what }”

cli-check-fixes = List the fixes below each problem.
cli-check-fix = Apply the best fix of each problem to the files, then check them.
cli-check-fix-line = { $name }: { $path }: → { $fix }
cli-check-nothing-fixed = Nothing to fix.
cli-check-fix-no-file = “{ $name }” isn’t a file, so its fixes can’t be saved. Check files instead.
cli-check-silenced = List silenced warnings too, with their reasons.
cli-check-silenced-line = { $line } (silenced: { $reason })
