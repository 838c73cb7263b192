# Varios documentos de la biblioteca a la vez, y sus etiquetas.

library-several = { $n ->
    [one] { $n } documento elegido
   *[other] { $n } documentos elegidos
  }
library-for-one = Elige un solo documento para esto.
library-deleted-several = { $n ->
    [one] { $n } documento está en la papelera. Deshacer (Ctrl+Z) lo recupera.
   *[other] { $n } documentos están en la papelera. Deshacer (Ctrl+Z) los recupera.
  }
library-restored-several = { $n ->
    [one] { $n } documento se sacó de la papelera.
   *[other] { $n } documentos se sacaron de la papelera.
  }
library-destroyed-several = { $n ->
    [one] { $n } documento se eliminó para siempre.
   *[other] { $n } documentos se eliminaron para siempre.
  }
library-destroy-ask-several = { $n ->
    [one] ¿Eliminar para siempre { $n } documento, con todas sus versiones? No se puede deshacer.
   *[other] ¿Eliminar para siempre { $n } documentos, con todas sus versiones? No se puede deshacer.
  }
library-delete-used-several = { $n ->
    [one] Otros documentos usan el elegido:
   *[other] Otros documentos usan algunos de los { $n } elegidos:
  }
library-export-these = { $n ->
    [one] el documento elegido y lo que necesita
   *[other] los { $n } documentos elegidos y lo que necesitan
  }
library-restore-yes = Volver a ella

library-tag = Etiquetas…
library-tags-title = Etiquetas
library-tags-of = Etiquetas de «{ $name }»:
library-tags-of-several = { $n ->
    [one] Etiquetas de { $n } documento:
   *[other] Etiquetas de { $n } documentos:
  }
library-tags-new = Etiquetas &nuevas
library-tags-how = Separadas por comas. Las etiquetas se escriben con minúsculas, cifras y guiones: «Mis cartas» pasa a ser mis-cartas.
library-tagged = Las etiquetas de «{ $name }» han cambiado.
library-tagged-several = { $n ->
    [one] Las etiquetas de { $n } documento han cambiado.
   *[other] Las etiquetas de { $n } documentos han cambiado.
  }

library-remove-pack = Quitar su paquete…
library-remove-pack-ask = ¿Quitar el paquete «{ $name }» de la biblioteca?
library-remove-pack-goes = { $n ->
    [0] Ningún documento se va con él.
    [one] { $n } documento va a la papelera con él.
   *[other] { $n } documentos van a la papelera con él.
  }
library-remove-pack-stays = { $n ->
    [one] { $n } documento que cambiaste se queda.
   *[other] { $n } documentos que cambiaste se quedan.
  }
library-remove-pack-shared = { $n ->
    [one] { $n } documento se queda, porque también lo trajo otro paquete.
   *[other] { $n } documentos se quedan, porque también los trajeron otros paquetes.
  }
library-remove-pack-yes = Quitar el paquete
library-pack-removed = { $n ->
    [0] Se quitó el paquete «{ $name }».
   *[other] Se quitó el paquete «{ $name }». Sus documentos están en la papelera.
  }

library-working = Se están procesando los documentos…
library-stopped = Se detuvo. No ha cambiado nada.
