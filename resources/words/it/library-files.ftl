# Documenti in file propri che entrano nella biblioteca, e documenti che vi sono conservati.

library-files-title = Importa documenti
library-files-reading = Lettura e controllo dei documenti…
library-files-counts = Nuovi: { $new }, più recenti dei tuoi: { $updated }, in conflitto con i tuoi: { $conflict }, uguali: { $same }, inutilizzabili: { $refused }.
library-files-taken = { $n ->
    [one] Importato { $n } documento. Annulla (Ctrl+Z) lo rimuove.
   *[other] Importati { $n } documenti. Annulla (Ctrl+Z) li rimuove.
    }
library-file-no-id = Il documento non ha un ID. Aggiungine uno con la chiave «id».
library-file-twice = Anche un altro di questi file ha l’ID «{ $id }». Cambia l’ID di questo, oppure importalo da solo.
library-import-differs = Differenze dal tuo:
library-incoming-told = Problemi e differenze

command-keep-in-library = A&ggiungi alla biblioteca
library-was-kept = «{ $name }» è stato aggiunto alla biblioteca.
