# Lines of sight on the table, and ways to do the same compared.
table-sight-clear = { $who } widzi: { $whom }.
table-sight-blocked = { $who } nie widzi: { $whom }. Na drodze: { $places }.
table-sight-none = { $who } nie widzi: { $whom }.
table-sight-from = { $number ->
    [one] { $who } widzi jeden heks.
    [few] { $who } widzi { $number } heksy.
    [many] { $who } widzi { $number } heksów.
   *[other] { $who } widzi { $number } heksów.
}
table-sight-where = Wskaż model lub heks, aby zobaczyć, co stąd widać.
table-sight = Pokaż, co stąd widać
command-show-sight = W&idok stąd
command-show-side-sight = Co widzi twoj&a strona
table-side-sight = Ilu z twojej strony to widzi
table-ways = Sposoby do porównania
