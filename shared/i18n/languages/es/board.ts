import type { Translation } from '../../catalogue/catalogue'

export const spanishBoard = {
  title: 'Tablero',
  keys: 'Las flechas van de casilla en casilla, Intro toma una pieza y la deja, Esc la suelta',
  picture: 'Tablero: {ranks}',
  square: '{color, select, white {{square}: {piece} de las blancas} other {{square}: {piece} de las negras}}',
  ways: '{ways, plural, one {<b>#</b> <i>forma</i>} other {<b>#</b> <i>formas</i>}}',
  worthAndWays: '{ways, plural, one {<b>{value}</b> <i># forma</i>} other {<b>{value}</b> <i># formas</i>}}',
  legend: {
    bishopKnight: '{piece}: alfil y caballo',
    rookKnight: '{piece}: torre y caballo',
    cannon: 'Un cañón salta por encima de una sola pieza; en las flechas la marca un anillo de trazos.',
    promotes: 'se promueve a {pieces}',
    pass: 'No hay ahogado: se puede pasar.',
  },
  promoteTo: 'Promover a',
  pieceAndLetter: '{piece} ({letter})',
  whichMove: '¿Qué jugada?',
  kinds: {
    placement: 'colocación',
    normal: 'jugada normal',
    doubleStep: 'jugada normal',
    enPassant: 'al paso',
    castlingA: 'enroque, lado a',
    castlingH: 'enroque, lado h',
    adjustment: 'ajuste del alfil',
    transposition: 'transposición',
    relocation: 'reubicación',
    leap: 'salto al búnker',
    pass: 'pasar',
  },
  kindsOf: {
    placement: 'Elegir una de {count, number} colocaciones',
    normal: 'Elegir una de {count, number} jugadas',
    doubleStep: 'Elegir una de {count, number} jugadas',
    enPassant: 'Elegir una de {count, number} capturas',
    castlingA: 'Elegir uno de {count, number} enroques',
    castlingH: 'Elegir uno de {count, number} enroques',
    adjustment: 'Elegir uno de {count, number} ajustes del alfil',
    transposition: 'Elegir una de {count, number} transposiciones',
    relocation: 'Elegir una de {count, number} reubicaciones',
    leap: 'Elegir uno de {count, number} saltos al búnker',
    pass: 'Elegir una de {count, number} jugadas',
  },
  rank: {
    white: 'Blancas: {pieces}',
    black: 'Negras: {pieces}',
    free: 'libre',
  },
  setup: {
    placement:
      '{color, select, white {Blancas: {turn, selectordinal, other {#.ª}} colocación de {turns, number}} other {Negras: {turn, selectordinal, other {#.ª}} colocación de {turns, number}}}',
    over: 'Colocación completa',
    pair: 'dos piezas a la vez',
    oneMore: '1 más',
    twoMore: '2 más',
    relocates:
      '{color, select, white {{role, select, king {Las blancas reubican el rey} other {Las blancas reubican la dama}}} other {{role, select, king {Las negras reubican el rey} other {Las negras reubican la dama}}}}',
    relocation:
      '{color, select, white {{role, select, king {Rey blanco} other {Dama blanca}}} other {{role, select, king {Rey negro} other {Dama negra}}}}',
  },
} as const satisfies Translation['board']
