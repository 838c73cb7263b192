# Più documenti della biblioteca insieme, e le loro etichette.

library-several = { $n ->
    [one] { $n } documento scelto
   *[other] { $n } documenti scelti
  }
library-for-one = Per questo scegli un solo documento.
library-deleted-several = { $n ->
    [one] { $n } documento è nel cestino. Annulla (Ctrl+Z) lo riporta indietro.
   *[other] { $n } documenti sono nel cestino. Annulla (Ctrl+Z) li riporta indietro.
  }
library-restored-several = { $n ->
    [one] { $n } documento è stato ripreso dal cestino.
   *[other] { $n } documenti sono stati ripresi dal cestino.
  }
library-destroyed-several = { $n ->
    [one] { $n } documento è stato eliminato per sempre.
   *[other] { $n } documenti sono stati eliminati per sempre.
  }
library-destroy-ask-several = { $n ->
    [one] Eliminare per sempre { $n } documento, con tutte le sue versioni? Non si può annullare.
   *[other] Eliminare per sempre { $n } documenti, con tutte le loro versioni? Non si può annullare.
  }
library-delete-used-several = { $n ->
    [one] Il documento scelto è usato da altri:
   *[other] Alcuni dei { $n } documenti scelti sono usati da altri:
  }
library-export-these = { $n ->
    [one] il documento scelto e ciò di cui ha bisogno
   *[other] i { $n } documenti scelti e ciò di cui hanno bisogno
  }
library-restore-yes = Ripristinala

library-tag = Etichette…
library-tags-title = Etichette
library-tags-of = Etichette di “{ $name }”:
library-tags-of-several = { $n ->
    [one] Etichette di { $n } documento:
   *[other] Etichette di { $n } documenti:
  }
library-tags-new = &Nuove etichette
library-tags-how = Separate da virgole. Le etichette si scrivono con lettere minuscole, cifre e trattini: “Le mie carte” diventa le-mie-carte.
library-tagged = Le etichette di “{ $name }” sono cambiate.
library-tagged-several = { $n ->
    [one] Le etichette di { $n } documento sono cambiate.
   *[other] Le etichette di { $n } documenti sono cambiate.
  }

library-remove-pack = Rimuovi il suo pacchetto…
library-remove-pack-ask = Rimuovere il pacchetto “{ $name }” dalla biblioteca?
library-remove-pack-goes = { $n ->
    [0] Nessun documento se ne va con esso.
    [one] { $n } documento finisce nel cestino.
   *[other] { $n } documenti finiscono nel cestino.
  }
library-remove-pack-stays = { $n ->
    [one] { $n } documento che hai modificato resta.
   *[other] { $n } documenti che hai modificato restano.
  }
library-remove-pack-shared = { $n ->
    [one] { $n } documento resta, perché anche un altro pacchetto lo contiene.
   *[other] { $n } documenti restano, perché anche altri pacchetti li contengono.
  }
library-remove-pack-yes = Rimuovi il pacchetto
library-pack-removed = { $n ->
    [0] Il pacchetto “{ $name }” è stato rimosso.
   *[other] Il pacchetto “{ $name }” è stato rimosso. I suoi documenti sono nel cestino.
  }

library-working = I documenti vengono elaborati…
library-stopped = Interrotto. Non è cambiato nulla.
