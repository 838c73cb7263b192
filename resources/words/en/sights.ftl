# Lines of sight on the table, and ways to do the same compared.
table-sight-clear = { $who } sees { $whom }.
table-sight-blocked = { $who } does not see { $whom }. In the way: { $places }.
table-sight-none = { $who } does not see { $whom }.
table-sight-from = { $number ->
    [one] { $who } sees one hex.
   *[other] { $who } sees { $number } hexes.
}
table-sight-where = Point at a figure or a hex to show what is seen from there.
table-sight = Show what is seen from here
command-show-sight = S&ight from here
command-show-side-sight = What yo&ur side sees
table-side-sight = How many of your side see it
table-ways = Ways to do it, to compare
