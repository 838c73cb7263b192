### Umiejętności w grze, w każdej z gier: o co pytają, co mówią i na co nie pozwalają.

prompt-choose = { $number ->
    [1] „{ $ability }”: kogo wybierasz?
   *[other] „{ $ability }”: kogo wybierasz? Zostało: { $number }.
}
prompt-option = „{ $ability }”: wybierz.

choice-choose = Wybierz: { $piece }
choice-option = { $title ->
    [none] Możliwość { $option }
   *[other] { $title }
}
deed-choose = Wybierz
deed-option = Możliwość

clause-asking-can-be-chosen = „{ $ability }” nie pozwala na taki wybór: „{ $piece }”.
clause-asking-not-chosen-yet = Ten wybór już padł: „{ $piece }”.
clause-asking-option-is-open = „{ $ability }”: opcja { $option } wymaga czegoś, co teraz nie jest spełnione: { $conditions }.

event-message-given = { $text }

ability-message-says-nothing = Wiadomość nic nie mówi; napisz jej treść w co najmniej jednym języku.
