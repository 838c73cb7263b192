# Varios documentos de la biblioteca a la vez, y sus etiquetas.

library-several = { $n ->
    [one] { $n } documento seleccionado
   *[other] { $n } documentos seleccionados
    }
library-for-one = Selecciona un solo documento para esto.
library-deleted-several = { $n ->
    [one] { $n } documento está en la papelera. Deshacer (Ctrl+Z) lo recupera.
   *[other] { $n } documentos están en la papelera. Deshacer (Ctrl+Z) los recupera.
  }
library-restored-several = { $n ->
    [one] Se ha restaurado { $n } documento de la papelera.
   *[other] Se han restaurado { $n } documentos de la papelera.
    }
library-destroyed-several = { $n ->
    [one] Se ha eliminado definitivamente { $n } documento.
   *[other] Se han eliminado definitivamente { $n } documentos.
    }
library-destroy-ask-several = { $n ->
    [one] ¿Eliminar definitivamente { $n } documento, con sus versiones? No se puede deshacer.
   *[other] ¿Eliminar definitivamente { $n } documentos, con sus versiones? No se puede deshacer.
    }
library-delete-used-several = { $n ->
    [one] Otros documentos usan el seleccionado:
   *[other] Otros documentos usan algunos de los { $n } seleccionados:
    }
library-export-these = { $n ->
    [one] el documento seleccionado y todo lo que necesita
   *[other] los { $n } documentos seleccionados y todo lo que necesitan
    }
library-restore-yes = Restaurar

library-tag = Etiquetas…
library-tags-title = Etiquetas
library-tags-of = Etiquetas de «{ $name }»:
library-tags-of-several = { $n ->
    [one] Etiquetas de { $n } documento:
   *[other] Etiquetas de { $n } documentos:
  }
library-tags-new = Etiquetas &nuevas
library-tags-how = Separa las etiquetas con comas. Llevan minúsculas, cifras y guiones: «Mis cartas» pasa a ser mis-cartas.
library-tagged = Las etiquetas de «{ $name }» han cambiado.
library-tagged-several = { $n ->
    [one] Las etiquetas de { $n } documento han cambiado.
   *[other] Las etiquetas de { $n } documentos han cambiado.
  }

library-remove-pack = Quitar el paquete…
library-remove-pack-ask = ¿Quitar el paquete «{ $name }» de la biblioteca?
library-remove-pack-goes = { $n ->
    [0] Ningún documento va a la papelera.
    [one] { $n } documento va a la papelera.
   *[other] { $n } documentos van a la papelera.
    }
library-remove-pack-stays = { $n ->
    [one] { $n } documento que cambiaste se queda.
   *[other] { $n } documentos que cambiaste se quedan.
  }
library-remove-pack-shared = { $n ->
    [one] { $n } documento se queda: también está en otro paquete.
   *[other] { $n } documentos se quedan: también están en otros paquetes.
    }
library-remove-pack-yes = Quitar el paquete
library-pack-removed = { $n ->
    [0] Se quitó el paquete «{ $name }».
   *[other] Se quitó el paquete «{ $name }». Sus documentos están en la papelera.
  }

library-working = Procesando los documentos…
library-stopped = Detenido. No ha cambiado nada.
