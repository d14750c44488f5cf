import type { Translation } from '../../catalogue/catalogue'

export const germanBoard = {
  title: 'Brett',
  keys: 'Pfeiltasten führen von Feld zu Feld, Eingabe nimmt eine Figur auf und setzt sie ab, Esc lässt sie los',
  picture: 'Brett: {ranks}',
  square: '{color, select, white {{square}: {piece}, weiß} other {{square}: {piece}, schwarz}}',
  ways: '{ways, plural, one {<b>#</b> <i>Weg</i>} other {<b>#</b> <i>Wege</i>}}',
  worthAndWays: '{ways, plural, one {<b>{value}</b> <i># Weg</i>} other {<b>{value}</b> <i># Wege</i>}}',
  legend: {
    bishopKnight: '{piece}: Läufer und Springer',
    rookKnight: '{piece}: Turm und Springer',
    cannon: 'Eine Kanone springt über genau eine Figur; bei Pfeilen zeigt sie ein gestrichelter Ring.',
    promotes: 'Umwandlung in {pieces}',
    pass: 'Kein Patt: Man darf passen.',
  },
  promoteTo: 'Umwandeln in',
  pieceAndLetter: '{piece} ({letter})',
  whichMove: 'Welcher Zug?',
  kinds: {
    placement: 'Platzierung',
    normal: 'gewöhnlicher Zug',
    doubleStep: 'gewöhnlicher Zug',
    enPassant: 'en passant',
    castlingA: 'Rochade, a-Seite',
    castlingH: 'Rochade, h-Seite',
    adjustment: 'Läuferkorrektur',
    transposition: 'Figurentausch',
    relocation: 'Umstellung',
    leap: 'Bunkersprung',
    pass: 'Passen',
  },
  kindsOf: {
    placement: 'Eine von {count, number} Platzierungen wählen',
    normal: 'Einen von {count, number} Zügen wählen',
    doubleStep: 'Einen von {count, number} Zügen wählen',
    enPassant: 'Einen von {count, number} Schlagzügen wählen',
    castlingA: 'Eine von {count, number} Rochaden wählen',
    castlingH: 'Eine von {count, number} Rochaden wählen',
    adjustment: 'Eine von {count, number} Läuferkorrekturen wählen',
    transposition: 'Einen von {count, number} Figurentauschen wählen',
    relocation: 'Eine von {count, number} Umstellungen wählen',
    leap: 'Einen von {count, number} Bunkersprüngen wählen',
    pass: 'Einen von {count, number} Zügen wählen',
  },
  rank: {
    white: 'Weiß: {pieces}',
    black: 'Schwarz: {pieces}',
    free: 'frei',
  },
  setup: {
    placement:
      '{color, select, white {Weiß: Platzierung {turn, number} von {turns, number}} other {Schwarz: Platzierung {turn, number} von {turns, number}}}',
    over: 'Aufbau beendet',
    pair: 'zwei Figuren zugleich',
    oneMore: 'noch 1',
    twoMore: 'noch 2',
    relocates:
      '{color, select, white {{role, select, king {Weiß stellt den König um} other {Weiß stellt die Dame um}}} other {{role, select, king {Schwarz stellt den König um} other {Schwarz stellt die Dame um}}}}',
    relocation:
      '{color, select, white {{role, select, king {Weißer König} other {Weiße Dame}}} other {{role, select, king {Schwarzer König} other {Schwarze Dame}}}}',
  },
} as const satisfies Translation['board']
