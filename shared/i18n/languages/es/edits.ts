import type { Translation } from '../../catalogue/catalogue'

export const spanishEdits = {
  addMove: 'Añadida {move}',
  comment: {
    on: '{move, select, start {Comentario antes de la primera jugada} other {Comentario a {move}}}',
    before:
      '{move, select, start {Comentario antes de la primera jugada} other {Comentario antes de {move}}}',
    deletedOn:
      '{move, select, start {Eliminado el comentario antes de la primera jugada} other {Eliminado el comentario a {move}}}',
    deletedBefore:
      '{move, select, start {Eliminado el comentario antes de la primera jugada} other {Eliminado el comentario antes de {move}}}',
  },
  draw: '{move, select, start {Dibujo en la primera posición} other {Dibujo en {move}}}',
  nag: {
    set: '{glyph} en {move}',
    removed: 'Quitado {glyph} de {move}',
  },
  clearNags: 'Quitadas las anotaciones de {move}',
  promote: 'Promovida {move}',
  demote: 'Bajada {move}',
  promoteToMainline: '{move} es la línea principal',
  deleteFrom: 'Eliminado desde {move}',
  deleteAfter: '{move, select, start {Eliminadas todas las jugadas} other {Eliminado después de {move}}}',
  deleteBefore: 'Eliminadas las jugadas hasta {move}',
  deleteUnread:
    '{move, select, start {Eliminado el texto no leído} other {Eliminado el texto no leído después de {move}}}',
  deleteVariation: 'Eliminada la variante {move}',
  deleteVariations:
    '{move, select, start {Eliminadas todas las variantes} other {Eliminadas las variantes después de {move}}}',
  addTag: 'Añadida la etiqueta {name}',
  setTag: 'Cambiada la etiqueta {name}',
  renameTag: 'Etiqueta renombrada: {name}',
  removeTag: 'Eliminada la etiqueta {name}',
  moveTag: 'Movida la etiqueta {name}',
  setResult: 'Resultado {result}',
  annotateSetup: 'Colocación comentada',
  annotateReport: 'Partida comentada',
} as const satisfies Translation['edits']
