# Documenti in file propri che entrano nella biblioteca, e documenti che vi sono conservati.

library-files-title = Importa documenti
library-files-reading = I documenti vengono letti e controllati…
library-files-counts = { $new } nuovi, { $updated } più recenti dei tuoi, { $conflict } in conflitto con i tuoi, { $same } uguali, { $refused } inutilizzabili.
library-files-taken = { $n ->
    [one] { $n } documento importato. Annulla (Ctrl+Z) lo toglie di nuovo.
   *[other] { $n } documenti importati. Annulla (Ctrl+Z) li toglie di nuovo.
  }
library-file-no-id = Non ha un id. Scrivine uno alla chiave “id”.
library-file-twice = Anche un altro di questi file ha l’id “{ $id }”. Cambia l’id di questo, oppure importalo da solo.
library-import-differs = Che cosa è diverso dal tuo:
library-incoming-told = Che cosa è sbagliato o diverso

command-keep-in-library = &Metti nella biblioteca
library-was-kept = “{ $name }” si trova nella biblioteca.
