### The rule reference: its parts, and what it says while one searches.

command-show-rules = &Regole

reference-title = Regole
reference-game = Gioco
reference-search = Cerca numeri, titoli e testo
reference-list = Regole per capitolo
reference-text = Testo delle regole
reference-back = Indietro
reference-forward = Avanti
reference-copy = Copia la regola
reference-copied = La regola { $rule } è stata copiata.
reference-return = Torna a «{ $page }»
reference-no-such-rule = La regola { $rule } non esiste. Cerca una sua parola.
reference-nothing = Nessuna regola di { $game } menziona «{ $wanted }»
reference-nothing-how = Prova con meno parole o con altre, o con il numero di una regola.
reference-elsewhere = { $number ->
    [one] Una regola di { $game } sì. Scegli quel gioco qui sopra.
   *[other] { $number } regole di { $game } sì. Scegli quel gioco qui sopra.
    }
reference-decision = Decisione. { $text }
reference-option = Variante. { $option }: { $default } (predefinito); altrimenti: { $others }.
