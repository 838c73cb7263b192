# La lista de la biblioteca: los filtros, las dos vistas y lo que se dice de un documento.

library-source-all = Todos
library-source-own = Míos
library-source-stock = De Hexsmith
library-source-trash = Papelera

library-kinds-army = Ejércitos
library-kinds-army-format = Formatos de ejército
library-kinds-terrain-set = Conjuntos de terreno
library-kinds-character = Personajes
library-kinds-deck = Mazos
library-kinds-fate = Cartas de destino
library-kinds-glory = Cartas de gloria
library-kinds-item = Objetos
library-kinds-journal = Registros de partidas
library-kinds-map = Mapas
library-kinds-notes = Notas
library-kinds-position = Partidas guardadas
library-kinds-scenario = Misiones
library-kinds-skill = Capacidades
library-kinds-tactic = Tácticas
library-kinds-unit = Unidades
library-kinds-weapon = Armas

library-mine = mío
library-view-grid = Cuadrícula
library-view-table = Tabla
library-chosen = { $n ->
    [one] { $n } seleccionado
   *[other] { $n } seleccionados
    }
library-more-actions = Más acciones
library-copy-id = Copiar el ID
library-id-copied = Copiado: { $id }
library-used-by-title = Lo usan
library-problems-open = Abrir el documento
library-fact-from = Viene con
library-fact-stock = Hexsmith (solo lectura)
library-fact-languages = Idiomas
library-fact-copied-from = Copiado de
library-fact-earlier = { $name } (cambiado después)
library-fact-changed = Cambiado
library-fact-deleted = Eliminado
library-when-minutes = { $n ->
    [0] ahora mismo
    [one] hace { $n } minuto
   *[other] hace { $n } minutos
  }
library-when-today = hoy, { $time }
library-when-yesterday = ayer, { $time }
library-when-day = { $day }, { $time }
library-when-date = { $day } de { $month } de { $year }
library-nothing-found-for = Sin resultados para «{ $text }»
library-nothing-hidden = Ocultos por los filtros:
library-nothing-without = { $n ->
    [one] Sin «{ $filter }»: { $n } documento
   *[other] Sin «{ $filter }»: { $n } documentos
  }
