### Habilidades en juego, en todos los juegos: qué preguntan, dicen y rechazan.

prompt-choose = { $number ->
    [1] «{ $ability }»: ¿a quién eliges?
   *[other] «{ $ability }»: ¿a quién eliges? Quedan { $number }.
}
prompt-option = «{ $ability }»: elige.

choice-choose = Elegir: { $piece }
choice-option = { $title ->
    [none] Opción { $option }
   *[other] { $title }
}
deed-choose = Elegir
deed-option = Opción

clause-asking-can-be-chosen = «{ $ability }» no permite esta elección: { $piece }.
clause-asking-not-chosen-yet = Esta elección ya está hecha: { $piece }.
clause-asking-option-is-open = «{ $ability }»: la opción { $option } pide algo que ahora no es cierto: { $conditions }.

event-message-given = { $text }

ability-message-says-nothing = El mensaje no dice nada; escribe el texto en al menos un idioma.
