# Lines of sight on the table, and ways to do the same compared.
table-sight-clear = { $who } vede { $whom }.
table-sight-blocked = { $who } non vede { $whom }. In mezzo: { $places }.
table-sight-none = { $who } non vede { $whom }.
table-sight-from = { $number ->
    [one] { $who } vede un esagono.
   *[other] { $who } vede { $number } esagoni.
}
table-sight-where = Passa il mouse su una miniatura o un esagono per mostrare che cosa si vede da lì.
table-sight = Mostra la linea di vista da qui
command-show-sight = Linea di &vista da qui
command-show-side-sight = Ch&e cosa vede la tua parte
table-side-sight = Quanti della tua parte lo vedono
table-ways = Confronta i modi di farlo
