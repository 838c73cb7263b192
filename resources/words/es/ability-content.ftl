### El lenguaje de las habilidades: qué falla en una habilidad escrita por alguien, y qué tiene de raro.

## Mal

ability-one-key = Aquí se espera exactamente una clave; hay { $found }.
ability-one-change = Un número se cambia de una sola manera: se le suma algo, se fija, o se mantiene por encima de un mínimo o por debajo de un máximo.
ability-by-or-effects = Una habilidad cambia cuánto ocurre de algo, o tiene efectos en su lugar: no ambas cosas.
ability-too-deep = Una habilidad tiene como máximo { $most } niveles de objetos y listas, unos dentro de otros.
ability-too-large = Una habilidad tiene como máximo { $most } valores.
ability-name-taken = El nombre «{ $name }» ya designa algo aquí; elige otro.
ability-unknown-name = Aquí nada se llama «{ $name }».
ability-name-of-another-type = «{ $name }» designa { $found ->
    [piece] una sola pieza
    [pieces] varias piezas
    [place] un lugar
    [word] una palabra
    [dice] unos dados
   *[number] un número
}; aquí se espera el nombre de { $wanted ->
    [piece] una sola pieza
    [pieces] varias piezas
    [place] un lugar
    [word] una palabra
    [dice] unos dados
   *[number] un número
}.

## Raro

ability-wording-no-name = El texto pide «{ $name }», pero no hay nada con ese nombre que poner ahí.
ability-wording-empty = El texto no dice nada: quítalo o escribe algo.
ability-unused-name = Nada lee el nombre «{ $name }».
ability-never-so = Esto no puede cumplirse nunca, pase lo que pase.
ability-nothing-between = Nada es como mínimo { $least } y como máximo { $most }.
ability-looks-deep = Esto examina cada miniatura para cada una de las demás, { $found } veces anidadas. Con muchas miniaturas tarda demasiado y la habilidad se detiene. Quita algún «where» o «most» de su interior.
ability-nobody = Esto no puede referirse nunca a nadie.
ability-trigger-never = Lo que se espera aquí no puede ocurrir nunca.
ability-nothing-together = En esta lista no hay nada que juntar; tiene que contener algo.
ability-sets-itself-off = Lo que hace esta habilidad puede activarla de nuevo, y así sin fin; un límite la detendría.
ability-set-each-other-off = Lo que hace esta habilidad puede activar otras, y estas la activan de nuevo, sin fin; un límite la detendría. Las otras son: { $others }.
