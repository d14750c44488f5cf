import type { Translation } from '../../catalogue/catalogue'

export const serbianEdits = {
  addMove: 'Dodat potez {move}',
  comment: {
    on: '{move, select, start {Komentar pre prvog poteza} other {Komentar uz {move}}}',
    before: '{move, select, start {Komentar pre prvog poteza} other {Komentar pre {move}}}',
    deletedOn:
      '{move, select, start {Izbrisan komentar pre prvog poteza} other {Izbrisan komentar uz {move}}}',
    deletedBefore:
      '{move, select, start {Izbrisan komentar pre prvog poteza} other {Izbrisan komentar pre {move}}}',
  },
  draw: '{move, select, start {Crtež na prvoj poziciji} other {Crtež uz {move}}}',
  nag: {
    set: '{glyph} uz {move}',
    removed: 'Uklonjen znak {glyph} uz {move}',
  },
  clearNags: 'Uklonjene oznake uz {move}',
  promote: 'Varijanta {move} pomerena nagore',
  demote: 'Varijanta {move} pomerena nadole',
  promoteToMainline: '{move} je sada glavna varijanta',
  deleteFrom: 'Izbrisano od {move}',
  deleteAfter: '{move, select, start {Izbrisani svi potezi} other {Izbrisano posle {move}}}',
  deleteBefore: 'Izbrisani potezi do {move}',
  deleteUnread:
    '{move, select, start {Izbrisan nepročitan tekst} other {Izbrisan nepročitan tekst posle {move}}}',
  deleteVariation: 'Izbrisana varijanta {move}',
  deleteVariations:
    '{move, select, start {Izbrisane sve varijante} other {Izbrisane varijante posle {move}}}',
  addTag: 'Dodata oznaka {name}',
  setTag: 'Promenjena oznaka {name}',
  renameTag: 'Oznaka preimenovana u {name}',
  removeTag: 'Izbrisana oznaka {name}',
  moveTag: 'Pomerena oznaka {name}',
  setResult: 'Rezultat {result}',
  annotateSetup: 'Postavljanje prokomentarisano',
  annotateReport: 'Partija prokomentarisana',
} as const satisfies Translation['edits']
