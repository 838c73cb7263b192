hint-bar = Suggerimenti
hint-pair = { $keys }: { $verb }
hint-mouse-click = Clic
hint-mouse-double-click = Doppio clic
hint-mouse-right-click = Clic destro
hint-mouse-drag = Trascina
hint-mouse-wheel = Rotellina
hint-mouse-hover = Passa
hint-mouse-arrows = Frecce

toast-undo = Annulla
toast-close = Chiudi il messaggio

# Same as in English: Italian programs call it so.
app-menu = Menu
app-new = Nuovo o apri
app-search = Trova o fai qualsiasi cosa
tab-close = Chiudi la scheda
tab-close-of = Chiudi «{ $name }»
tab-edited = non salvato
panel-fold = Richiudi il pannello laterale
panel-drag = Trascina per ridimensionare, doppio clic per richiudere
panel-count = { $name }, { $n }
command-toggle-side-panel = Pannello &laterale
command-show-menu-bar = Barra dei &menu
why-not-menu-bar-shown = Su questo sistema la barra dei menu è sempre visibile.
command-next-region = Area s&uccessiva
command-previous-region = Area prec&edente

hint-move = spostati
hint-open = apri
hint-find = trova tutto
hint-search = cerca
hint-back = torna
hint-pan = sposta la mappa
# Same as in English: Italian programs call it so.
hint-zoom = zoom
hint-fit = mappa intera
hint-turn = gira la mappa
hint-add-note = aggiungi una nota
hint-write = scrivi
hint-carry = sposta
hint-remove = togli
hint-drag-note = sposta una nota o la mappa
hint-choose = scegli
hint-why-not = perché no
hint-pick-again = scegli di nuovo
hint-take-back = torna indietro
hint-next-region = altre parti della finestra
hint-several = scegli più voci
dock-notes = Note
command-toggle-notes = &Note

search-group-tabs = Aperti
search-group-commands = Comandi
search-group-documents = Biblioteca
search-group-rules = Regole
