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
table-sight-where = Wskaż model lub heks, aby zobaczyć, co stamtąd widać.
table-sight = Pokaż pole widzenia stąd
command-show-sight = Pole w&idzenia stąd
command-show-side-sight = Pole widzenia twoj&ej strony
table-side-sight = Ilu z twojej strony to widzi
table-ways = Porównaj sposoby
