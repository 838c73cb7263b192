window-title = Hexsmith

menu-file = &Archivo
menu-view = &Ver
menu-view-theme = &Tema
menu-help = Ay&uda

command-quit-app = &Salir
command-use-light-theme = &Claro
command-use-dark-theme = &Oscuro
command-show-about = &Acerca de Hexsmith

start-nothing-open = No hay ningún documento abierto
start-no-editors-yet = En esta ventana Hexsmith aún no puede editar mapas, cartas ni ejércitos.
start-command-line = Lo que hace hoy, lo hace en la línea de órdenes:

about-title = Acerca de Hexsmith
about-version = Hexsmith { $version }
about-what-it-is = Un estudio para juegos de mesa de escaramuza y de arena: mapas, cartas, ejércitos, reglas, bots e impresión.
about-licence = Hexsmith es software libre con licencia MIT.
about-trademarks = Los nombres de los juegos son marcas de sus propietarios, que no tienen relación alguna con Hexsmith. El programa no contiene textos de reglamentos ni de cartas.
about-stands-on = Se apoya en el trabajo de otros: { $list }.
about-running = En marcha con Python { $python } y Qt { $qt }.

app-option-shot = toma una imagen de la ventana (PNG) y sale
app-no-screen = no hay pantalla en la que abrir una ventana. Defina DISPLAY o inicie con «./dev run», que trae una virtual.
