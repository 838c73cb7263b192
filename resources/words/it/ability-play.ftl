### Abilità in gioco, in ogni gioco: che cosa chiedono, dicono e rifiutano.

prompt-choose = { $number ->
    [1] «{ $ability }»: chi scegli?
   *[other] «{ $ability }»: chi scegli? Ancora { $number }.
}
prompt-option = «{ $ability }»: scegli.

choice-choose = Scegli { $piece }
choice-option = { $title ->
    [none] Opzione { $option }
   *[other] { $title }
}
deed-choose = Scegli
deed-option = Opzione

clause-asking-can-be-chosen = «{ $ability }» non permette di scegliere { $piece }.
clause-asking-not-chosen-yet = La scelta di { $piece } è già stata fatta.
clause-asking-option-is-open = «{ $ability }»: l’opzione { $option } chiede qualcosa che ora non è vero: { $conditions }.

event-message-given = { $text }

ability-message-says-nothing = Il messaggio non dice nulla; scrivi il testo in almeno una lingua.
