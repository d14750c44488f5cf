import type { Translation } from '../../catalogue/catalogue'

export const germanEdits = {
  addMove: '{move} hinzugefügt',
  comment: {
    on: '{move, select, start {Kommentar vor dem ersten Zug} other {Kommentar zu {move}}}',
    before: '{move, select, start {Kommentar vor dem ersten Zug} other {Kommentar vor {move}}}',
    deletedOn:
      '{move, select, start {Kommentar vor dem ersten Zug gelöscht} other {Kommentar zu {move} gelöscht}}',
    deletedBefore:
      '{move, select, start {Kommentar vor dem ersten Zug gelöscht} other {Kommentar vor {move} gelöscht}}',
  },
  draw: '{move, select, start {Zeichnung in der Anfangsstellung} other {Zeichnung bei {move}}}',
  nag: {
    set: '{glyph} zu {move}',
    removed: '{glyph} bei {move} entfernt',
  },
  clearNags: 'Zeichen bei {move} entfernt',
  promote: '{move} aufgewertet',
  demote: '{move} nach unten verschoben',
  promoteToMainline: '{move} zur Hauptvariante gemacht',
  deleteFrom: 'Ab {move} gelöscht',
  deleteAfter: '{move, select, start {Alle Züge gelöscht} other {Züge nach {move} gelöscht}}',
  deleteBefore: 'Züge bis {move} gelöscht',
  deleteUnread:
    '{move, select, start {Ungelesenen Text gelöscht} other {Ungelesenen Text nach {move} gelöscht}}',
  deleteVariation: 'Variante {move} gelöscht',
  deleteVariations: '{move, select, start {Alle Varianten gelöscht} other {Varianten nach {move} gelöscht}}',
  addTag: 'Tag {name} hinzugefügt',
  setTag: 'Tag {name} geändert',
  renameTag: 'Tag in {name} umbenannt',
  removeTag: 'Tag {name} gelöscht',
  moveTag: 'Tag {name} verschoben',
  setResult: 'Ergebnis {result}',
  annotateSetup: 'Aufbau kommentiert',
  annotateReport: 'Partie kommentiert',
} as const satisfies Translation['edits']
