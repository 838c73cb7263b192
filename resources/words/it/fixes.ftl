### Correzioni dei problemi: etichette dei pulsanti, e che cosa ne dice poi il menu Annulla.

edit-fix-break = Interrompi la simmetria in «{ $what }»
edit-fix-class = Fai di «{ $what }» { $kind ->
    [tall] un ostacolo alto
    [low] un ostacolo basso
    [mixed] un ostacolo alto e basso
    [difficult] terreno difficile
    [platform] una piattaforma
   *[ladder] una scala
}
edit-fix-clip = Ometti gli esagoni fuori dalla mappa
edit-fix-compass = Usa la bussola consueta
edit-fix-extend = Estendi «{ $what }» a { $n } esagoni
edit-fix-low = Togli gli esagoni bassi di «{ $what }»
edit-fix-low-inside = Tieni solo gli esagoni bassi dentro «{ $what }»
edit-fix-move = Sposta «{ $what }» in { $place }
edit-fix-once = Nomina ogni esagono una volta sola
edit-fix-one-hex = Tieni solo { $place } di «{ $what }»
edit-fix-remove = Elimina «{ $what }»
edit-fix-remove-many = { $n ->
    [one] Elimina { $n } pezzo
   *[other] Elimina { $n } pezzi
}
edit-fix-rename = Rinomina «{ $what }» in «{ $name }»
edit-fix-split = Dividi «{ $what }» in { $n } pezzi
edit-fix-suggestion = Cambia in «{ $name }»
edit-fix-swap = { $n ->
    [one] Scambia «{ $what }» con un pezzo rimasto nella scatola
   *[other] Scambia { $n } pezzi con altri rimasti nella scatola
}
edit-fix-take-card = Togli «{ $name }»
edit-fix-take-cards = { $n ->
    [one] Togli { $n } carta
   *[other] Togli { $n } carte
}
edit-fix-twin = Aggiungi il gemello di «{ $what }»

cli-check-fixes = Elenca le correzioni sotto ogni problema.
cli-check-fix = Applica ai file la correzione migliore di ogni problema, poi controllali.
cli-check-fix-line = { $name }: { $path }: → { $fix }
cli-check-nothing-fixed = Niente da correggere.
cli-check-fix-no-file = «{ $name }» non è un file, quindi le correzioni non si possono salvare. Controlla dei file.
cli-check-silenced = Elenca anche gli avvisi silenziati, con il motivo.
cli-check-silenced-line = { $line } (silenziato: { $reason })
