# Lines of sight on the table, and ways to do the same compared.
table-sight-clear = { $who } ve a { $whom }.
table-sight-blocked = { $who } no ve a { $whom }. En medio: { $places }.
table-sight-none = { $who } no ve a { $whom }.
table-sight-from = { $number ->
    [one] { $who } ve una casilla.
   *[other] { $who } ve { $number } casillas.
}
table-sight-where = Pasa el ratón por una miniatura o una casilla para mostrar qué se ve desde allí.
table-sight = Mostrar la línea de visión desde aquí
command-show-sight = Línea de &visión desde aquí
command-show-side-sight = Lo que ve &tu bando
table-side-sight = Cuántos de tu bando lo ven
table-ways = Compara las formas de hacerlo
