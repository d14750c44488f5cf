import type { Translation } from '../catalogue/catalogue'

export const germanStartCard = {
  title: 'Start',
  fold: 'Start ausblenden',
  unfold: 'Start zeigen',
  otherGames: 'Andere Partien mit diesem Start',
  copyFen: 'FEN der Anfangsstellung kopieren',
  copied: 'Kopiert',
  fenCopied: 'FEN kopiert',
  rules: 'Regeln: {system}',
  rights: 'Rechte',
  dice: 'Würfel',
  showThrows: '{log}: diese Würfe im Würfelassistenten zeigen',
  facts: {
    system: 'System',
    throw: 'Wurf',
    start: 'Start',
    array: 'Aufstellung',
    chess960: 'Chess960',
    date: 'Datum',
  },
  numbered: '{number, number} von {count, number}',
  onlyOne: 'die einzige',
  emptyRanks: 'leere Grundreihen',
  ownPosition: 'eigene Stellung',
  soFar: '{plies, plural, one {bisher # Halbzug} other {bisher # Halbzüge}}',
  setUp: '{plies, plural, one {in # Halbzug aufgebaut} other {in # Halbzügen aufgebaut}}',
} as const satisfies Translation['startCard']
