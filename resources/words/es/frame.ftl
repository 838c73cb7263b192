hint-bar = Ayudas
hint-pair = { $keys }: { $verb }
hint-mouse-click = Clic
hint-mouse-double-click = Doble clic
hint-mouse-right-click = Clic derecho
hint-mouse-drag = Arrastrar
hint-mouse-wheel = Rueda
hint-mouse-hover = Señalar
hint-mouse-arrows = Flechas

toast-undo = Deshacer
toast-close = Cerrar el mensaje

app-menu = Menú
app-new = Nuevo o abrir
app-search = Buscar cualquier cosa
tab-close = Cerrar la pestaña
tab-close-of = Cerrar «{ $name }»
tab-edited = sin guardar
panel-fold = Ocultar el panel lateral
panel-drag = Arrastra para cambiar el ancho, doble clic para ocultar
panel-count = { $name }, { $n }
command-toggle-side-panel = Panel &lateral
command-show-menu-bar = &Barra de menús
why-not-menu-bar-shown = En este sistema la barra de menús siempre se ve.
command-next-region = &Zona siguiente
command-previous-region = Z&ona anterior

hint-move = moverse
hint-open = abrir
hint-find = buscar
hint-search = buscar
hint-back = volver
hint-pan = mover el mapa
# Same as in English: Spanish programs call it so.
hint-zoom = zoom
hint-fit = mapa entero
hint-turn = girar el mapa
hint-add-note = añadir una nota
hint-write = escribir
hint-carry = levantar
hint-remove = quitar
hint-drag-note = mover una nota o el mapa
hint-choose = seleccionar
hint-why-not = por qué no
hint-pick-again = elegir otra vez
hint-take-back = deshacer jugada
hint-next-region = otras zonas de la ventana
hint-several = seleccionar varios
dock-notes = Notas
command-toggle-notes = &Notas

search-group-tabs = Abierto
search-group-commands = Comandos
search-group-documents = Biblioteca
search-group-rules = Reglas
