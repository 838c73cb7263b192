window-title = Hexsmith

# Same as in English: Italian programs call it so.
menu-file = &File
menu-view = &Visualizza
menu-view-theme = &Tema
menu-help = &Aiuto

command-quit-app = &Esci
command-use-light-theme = &Chiaro
command-use-dark-theme = &Scuro
command-show-about = &Informazioni su Hexsmith

start-nothing-open = Nessun documento aperto
start-no-editors-yet = In questa finestra Hexsmith non può ancora modificare mappe, carte o armate.
start-command-line = Quello che sa fare oggi lo fa dalla riga di comando:

about-title = Informazioni su Hexsmith
about-version = Hexsmith { $version }
about-what-it-is = Uno studio per giochi da tavolo di schermaglia e d’arena: mappe, carte, armate, regole, bot e stampa.
about-licence = Hexsmith è software libero con licenza MIT.
about-trademarks = I nomi dei giochi sono marchi dei rispettivi proprietari, che non hanno alcun legame con Hexsmith. Il programma non contiene testi di regolamenti né di carte.
about-stands-on = Si fonda sul lavoro di altri: { $list }.
about-running = In esecuzione con Python { $python } e Qt { $qt }.

app-option-shot = scatta un’immagine della finestra (PNG) ed esce
app-no-screen = non c’è uno schermo su cui aprire una finestra. Imposta DISPLAY, oppure avvia con «./dev run», che ne porta uno virtuale.
