# Lines of sight on the table, and ways to do the same compared.
table-sight-clear = { $who } sees { $whom }.
table-sight-blocked = { $who } does not see { $whom }. In the way: { $places }.
table-sight-none = { $who } does not see { $whom }.
table-sight-from = { $number ->
    [one] { $who } sees one hex.
   *[other] { $who } sees { $number } hexes.
}
table-sight-where = Hover over a figure or a hex to show what can be seen from there.
table-sight = Show line of sight from here
command-show-sight = Line of s&ight from here
command-show-side-sight = What yo&ur side sees
table-side-sight = How many of your side see it
table-ways = Compare the ways to do it
