### Umiejętności w grze, w każdej z gier: o co pytają, co mówią i na co nie pozwalają.

prompt-choose = { $number ->
    [one] „{ $ability }”: kogo wybierasz?
    [few] „{ $ability }”: kogo wybierasz? Do wybrania pozostało: { $number }.
    [many] „{ $ability }”: kogo wybierasz? Do wybrania pozostało: { $number }.
   *[other] „{ $ability }”: kogo wybierasz? Do wybrania pozostało: { $number }.
}
prompt-option = „{ $ability }”: co się dzieje?

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
