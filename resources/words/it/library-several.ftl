# Più documenti della biblioteca insieme, e le loro etichette.

library-several = { $n ->
    [one] { $n } documento selezionato
   *[other] { $n } documenti selezionati
    }
library-for-one = Per questo seleziona un solo documento.
library-deleted-several = { $n ->
    [one] { $n } documento è nel cestino. Annulla (Ctrl+Z) lo riporta indietro.
   *[other] { $n } documenti sono nel cestino. Annulla (Ctrl+Z) li riporta indietro.
  }
library-restored-several = { $n ->
    [one] Ripristinato { $n } documento dal cestino.
   *[other] Ripristinati { $n } documenti dal cestino.
    }
library-destroyed-several = { $n ->
    [one] Eliminato definitivamente { $n } documento.
   *[other] Eliminati definitivamente { $n } documenti.
    }
library-destroy-ask-several = { $n ->
    [one] Eliminare definitivamente { $n } documento, con le sue versioni? Non si può annullare.
   *[other] Eliminare definitivamente { $n } documenti, con le loro versioni? Non si può annullare.
    }
library-delete-used-several = { $n ->
    [one] Altri documenti usano quello selezionato:
   *[other] Altri documenti usano alcuni dei { $n } selezionati:
    }
library-export-these = { $n ->
    [one] il documento selezionato e tutto ciò che richiede
   *[other] i { $n } documenti selezionati e tutto ciò che richiedono
    }
library-restore-yes = Ripristina

library-tag = Etichette…
library-tags-title = Etichette
library-tags-of = Etichette di «{ $name }»:
library-tags-of-several = { $n ->
    [one] Etichette di { $n } documento:
   *[other] Etichette di { $n } documenti:
  }
library-tags-new = &Nuove etichette
library-tags-how = Separa le etichette con virgole. Usano lettere minuscole, cifre e trattini: «Le mie carte» diventa le-mie-carte.
library-tagged = Le etichette di «{ $name }» sono cambiate.
library-tagged-several = { $n ->
    [one] Le etichette di { $n } documento sono cambiate.
   *[other] Le etichette di { $n } documenti sono cambiate.
  }

library-remove-pack = Rimuovi il pacchetto…
library-remove-pack-ask = Rimuovere il pacchetto «{ $name }» dalla biblioteca?
library-remove-pack-goes = { $n ->
    [0] Nessun documento va nel cestino.
    [one] { $n } documento va nel cestino.
   *[other] { $n } documenti vanno nel cestino.
    }
library-remove-pack-stays = { $n ->
    [one] { $n } documento che hai modificato resta.
   *[other] { $n } documenti che hai modificato restano.
  }
library-remove-pack-shared = { $n ->
    [one] { $n } documento resta: lo contiene anche un altro pacchetto.
   *[other] { $n } documenti restano: li contengono anche altri pacchetti.
    }
library-remove-pack-yes = Rimuovi il pacchetto
library-pack-removed = { $n ->
    [0] Il pacchetto «{ $name }» è stato rimosso.
   *[other] Il pacchetto «{ $name }» è stato rimosso. I suoi documenti sono nel cestino.
    }

library-working = Elaborazione dei documenti…
library-stopped = Interrotto. Non è cambiato nulla.
