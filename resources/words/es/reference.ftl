### The rule reference: its parts, and what it says while one searches.

command-show-rules = &Reglas

reference-title = Reglas
reference-game = Juego
reference-search = Buscar número, título o frase
reference-list = Reglas por capítulo
reference-text = Texto de las reglas
reference-back = Regla anterior
reference-forward = Adelante de nuevo
reference-copy = Copiar la regla
reference-copied = La regla { $rule } está en el portapapeles.
reference-return = Volver a «{ $page }»
reference-no-such-rule = No existe la regla { $rule }.
reference-nothing = Ninguna regla de { $game } dice «{ $wanted }»
reference-nothing-how = Se busca en números, títulos y frases. Prueba con menos palabras o con otras.
reference-elsewhere = { $number ->
    [one] Lo dice una regla de { $game }. Elige ese juego arriba.
   *[other] Lo dicen { $number } reglas de { $game }. Elige ese juego arriba.
}
reference-decision = Decisión. { $text }
reference-option = Lectura de la regla. { $option }: { $default } (lo habitual); si no: { $others }.
