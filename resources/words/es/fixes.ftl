### Arreglos de problemas: textos de los botones, y lo que dice de ellos después el menú Deshacer.

edit-fix-break = Romper la simetría en «{ $what }»
edit-fix-class = Convertir «{ $what }» en { $kind ->
    [tall] un obstáculo alto
    [low] un obstáculo bajo
    [mixed] un obstáculo alto y bajo
    [difficult] terreno difícil
    [platform] una plataforma
   *[ladder] una escalera
}
edit-fix-clip = Omitir las casillas fuera del mapa
edit-fix-compass = Usar la brújula habitual
edit-fix-extend = Ampliar «{ $what }» a { $n } casillas
edit-fix-low = Quitar las casillas bajas de «{ $what }»
edit-fix-low-inside = Dejar solo las casillas bajas dentro de «{ $what }»
edit-fix-move = Mover «{ $what }» a { $place }
edit-fix-once = Nombrar cada casilla una sola vez
edit-fix-one-hex = Dejar solo { $place } de «{ $what }»
edit-fix-remove = Quitar «{ $what }»
edit-fix-remove-many = { $n ->
    [one] Quitar { $n } pieza
   *[other] Quitar { $n } piezas
}
edit-fix-rename = Cambiar el nombre de «{ $what }» a «{ $name }»
edit-fix-split = Dividir «{ $what }» en { $n } piezas
edit-fix-suggestion = Cambiar a «{ $name }»
edit-fix-swap = { $n ->
    [one] Cambiar «{ $what }» por una pieza que quede en la caja
   *[other] Cambiar { $n } piezas por otras que queden en la caja
}
edit-fix-take-card = Sacar «{ $name }»
edit-fix-take-cards = { $n ->
    [one] Sacar { $n } carta
   *[other] Sacar { $n } cartas
}
edit-fix-twin = Añadir el gemelo de «{ $what }»

cli-check-fixes = Muestra los arreglos debajo de cada problema.
cli-check-fix = Aplica a los archivos el mejor arreglo de cada problema y luego compruébalos.
cli-check-fix-line = { $name }: { $path }: → { $fix }
cli-check-nothing-fixed = Nada que arreglar.
cli-check-fix-no-file = «{ $name }» no es un archivo, así que las correcciones no se pueden guardar. Comprueba archivos.
cli-check-silenced = Muestra también los avisos silenciados, con su motivo.
cli-check-silenced-line = { $line } (silenciado: { $reason })
