# Lines of sight on the table, and ways to do the same compared.
table-sight-clear = { $who } vede { $whom }.
table-sight-blocked = { $who } non vede { $whom }. In mezzo: { $places }.
table-sight-none = { $who } non vede { $whom }.
table-sight-from = { $number ->
    [one] { $who } vede un esagono.
   *[other] { $who } vede { $number } esagoni.
}
table-sight-where = Indica una miniatura o un esagono per mostrare che cosa si vede da lì.
table-sight = Mostra che cosa si vede da qui
command-show-sight = &Visuale da qui
command-show-side-sight = Ch&e cosa vede la tua parte
table-side-sight = Quanti della tua parte lo vedono
table-ways = I modi di farlo, a confronto
