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
app-search = Busca o haz lo que quieras
tab-close = Cerrar la pestaña
tab-close-of = Cerrar «{ $name }»
tab-edited = sin guardar
panel-fold = Plegar el panel lateral
panel-drag = Arrastra para cambiar el ancho, doble clic para plegar
panel-count = { $name }, { $n }
command-toggle-side-panel = Panel &lateral
command-show-menu-bar = &Barra de menús
why-not-menu-bar-shown = En este sistema la barra de menús siempre se ve.
