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
app-search = Trova qualsiasi cosa
tab-close = Chiudi la scheda
tab-close-of = Chiudi «{ $name }»
tab-edited = non salvato
panel-fold = Nascondi il pannello laterale
panel-drag = Trascina per ridimensionare, doppio clic per nascondere
panel-count = { $name }, { $n }
command-toggle-side-panel = Pannello &laterale
command-show-menu-bar = Barra dei &menu
why-not-menu-bar-shown = Su questo sistema la barra dei menu è sempre visibile.
command-next-region = Area s&uccessiva
command-previous-region = Area prec&edente

hint-move = spostati
hint-open = apri
hint-find = trova qualsiasi cosa
hint-search = cerca
hint-back = indietro
hint-pan = sposta la mappa
# Same as in English: Italian programs call it so.
hint-zoom = zoom
hint-fit = mappa intera
hint-turn = gira la mappa
hint-add-note = aggiungi una nota
hint-write = scrivi
hint-carry = prendi
hint-remove = rimuovi
hint-drag-note = sposta una nota o la mappa
hint-choose = seleziona
hint-why-not = perché no
hint-pick-again = scegli di nuovo
hint-take-back = annulla mossa
hint-next-region = altre aree della finestra
hint-several = seleziona più voci
dock-notes = Note
command-toggle-notes = &Note

search-group-tabs = Aperti
search-group-commands = Comandi
search-group-documents = Biblioteca
search-group-rules = Regole
