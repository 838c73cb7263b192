### The rule reference: its parts, and what it says while one searches.

command-show-rules = &Regole

reference-title = Regole
reference-game = Gioco
reference-search = Cerca numero, titolo o frase
reference-list = Regole per capitolo
reference-text = Testo delle regole
reference-back = Regola precedente
reference-forward = Di nuovo avanti
reference-copy = Copia la regola
reference-copied = La regola { $rule } è negli appunti.
reference-return = Torna a «{ $page }»
reference-no-such-rule = La regola { $rule } non esiste.
reference-nothing = Nessuna regola di { $game } dice «{ $wanted }»
reference-nothing-how = Si cerca in numeri, titoli e frasi. Prova con meno parole o con altre.
reference-elsewhere = { $number ->
    [one] Lo dice una regola di { $game }. Scegli quel gioco qui sopra.
   *[other] Lo dicono { $number } regole di { $game }. Scegli quel gioco qui sopra.
}
reference-decision = Decisione. { $text }
reference-option = Lettura della regola. { $option }: { $default } (di solito); altrimenti: { $others }.
