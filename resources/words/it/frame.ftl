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
