### The rule reference: its parts, and what it says while one searches.

command-show-rules = &Reglas

reference-title = Reglas
reference-game = Juego
reference-search = Buscar números, títulos y texto
reference-list = Reglas por capítulo
reference-text = Texto de las reglas
reference-back = Atrás
reference-forward = Adelante
reference-copy = Copiar la regla
reference-copied = Se ha copiado la regla { $rule }.
reference-return = Volver a «{ $page }»
reference-no-such-rule = No existe la regla { $rule }. Busca una palabra suya.
reference-nothing = Ninguna regla de { $game } menciona «{ $wanted }»
reference-nothing-how = Prueba con menos palabras o con otras, o con el número de una regla.
reference-elsewhere = { $number ->
    [one] Una regla de { $game } sí. Elige ese juego arriba.
   *[other] { $number } reglas de { $game } sí. Elige ese juego arriba.
    }
reference-decision = Decisión. { $text }
reference-option = Variante. { $option }: { $default } (por omisión); si no: { $others }.
