import type { Translation } from '../../catalogue/catalogue'

export const serbianStartCard = {
  hanja: 'Handža',
  figures: 'Sličice',
  tiles: 'Figure',
  title: 'Start',
  fold: 'Sakrij start',
  unfold: 'Prikaži start',
  otherGames: 'Druge partije s ovim startom',
  copyFen: 'Kopiraj FEN prve pozicije',
  copied: 'Kopirano',
  fenCopied: 'FEN kopiran',
  rules: 'Pravila: {system}',
  rights: 'Prava',
  dice: 'Kockice',
  showThrows: '{log}: prikaži ova bacanja u asistentu za kockice',
  facts: {
    system: 'Sistem',
    throw: 'Bacanje',
    start: 'Start',
    array: 'Raspored',
    chess960: 'Chess960',
    date: 'Datum',
  },
  numbered: '{number, number} od {count, number}',
  onlyOne: 'jedini',
  emptyRanks: 'prazni osnovni redovi',
  ownPosition: 'zasebna pozicija',
  soFar: '{plies, plural, one {# polupotez do sada} few {# polupoteza do sada} other {# polupoteza do sada}}',
  setUp:
    '{plies, plural, one {postavljeno u # polupotezu} few {postavljeno u # polupoteza} other {postavljeno u # polupoteza}}',
} as const satisfies Translation['startCard']
