import type { Translation } from '../catalogue/catalogue'

const RANK = '{side, select, white {La fila de las blancas} black {La fila de las negras} other {La fila}}'
const OF_SIDE = '{side, select, white { de las blancas} black { de las negras} other {}}'

export const spanishNewAnalysis = {
  title: 'Nuevo análisis',
  description: 'Elegir un sistema y una primera posición: por número, filas, FEN o PGN, o al azar',
  nothingYet: 'Aún no hay nada que abrir',
  notLegal: 'Esta posición no es legal',
  open: 'Abrir',
  openGames: '{count, plural, one {Abrir partida} other {Abrir partidas}}',
  beginSetup: 'Empezar colocación',
  examples: 'Probar',
  draw: {
    title: 'O sortear',
    throw: 'Tirada al azar',
    start: 'Inicio al azar',
    round: 'Inicios de una ronda…',
    roundHint: 'Sortear los inicios de las mesas de una ronda, imprimirlos, guardarlos como partidas',
    dice: 'Tirar dados…',
    diceHint: 'Sortear un inicio con dados o monedas, en el asistente de dados',
    seed: 'Semilla',
    noSeed: 'ninguna',
    seedHint: 'La misma semilla da siempre el mismo sorteo; sin ella, el sorteo no se puede predecir',
  },
  foot: {
    rules: 'Reglas de {system}',
    setUp: 'Componer a mano',
    setUpHint: 'Cambiar la posición a mano antes de abrirla',
    practice: 'Practicar…',
    practiceHint: 'Jugarla contra nuestro motor',
  },
  box: {
    label: 'Número, filas, FEN o PGN',
    number: 'Número',
    numbers: 'Números',
    throws: 'Tiradas',
    ranks: 'Filas',
    games: '{count, plural, one {PGN, # partida} other {PGN, # partidas}}',
    paste: 'Pegar',
  },
  readings: {
    title: 'Lecturas',
    count: '{count, plural, one {# lectura en {system}} other {# lecturas en {system}}}',
  },
  preview: {
    legal: 'Legal',
    notLegal: 'No legal',
    toPlace: 'Por colocar',
    arrays: 'Disposiciones',
    arraysOf: '{count, number} ({white, number} × {black, number})',
    rights: 'Derechos',
    fault: '{title}. {detail}',
    faultOnly: '{title}.',
  },
  elsewhere: 'Es una posición de {system}',
  impossible: {
    oneNumber: 'Aquí basta un número: la fila de las negras se deduce de la de las blancas.',
    number: {
      throw: '{last, plural, =0 {No es una tirada: la única es 0.} other {No es una tirada: van de 0 a #.}}',
      start:
        '{last, plural, =0 {No es un inicio de este sistema: el único es 0.} other {No es un inicio de este sistema: van de 0 a #.}}',
      scharnagl:
        '{last, plural, =0 {No es un número de Chess960: el único es 0.} other {No es un número de Chess960: van de 0 a #.}}',
      throwRank:
        '{last, plural, =0 {No es una fila tirada: la única es 0.} other {No es una fila tirada: van de 0 a #.}}',
      rank: '{last, plural, =0 {No es una fila de este sistema: la única es 0.} other {No es una fila de este sistema: van de 0 a #.}}',
    },
    empty: 'Aún no hay ninguna fila.',
    tooLong: 'Demasiado largo para dos filas.',
    unknownLetter: '«{letter}» no es una pieza de este sistema.',
    symmetry: 'Aquí la fila de las negras se deduce de la de las blancas: es {expected}.',
    notRelocated: 'Ninguna reubicación lleva a estas dos filas.',
    turns:
      'Las blancas tienen {white, number} piezas y las negras {black, number}; colocando por turnos no se llega ahí.',
    length: `${RANK} tiene {found, plural, one {# casilla} other {# casillas}}; necesita {expected, number}.`,
    fixedPiece: `${RANK} tiene una pieza equivocada en una casilla fija.`,
    pieceCount: `${RANK} no tiene el número correcto de {pieces}: {found, number} en lugar de {expected, number}.`,
    incomplete: `${RANK} tiene casillas vacías, pero este sistema no tiene colocación.`,
    notThrown: `A {side, select, white {la fila de las blancas} black {la fila de las negras} other {la fila}} le falta una pieza que los dados colocan primero: {piece}.`,
    noCompletion: `${RANK} ya no se puede completar.`,
    sameOnOpposite: `Estas piezas${OF_SIDE} deben estar en colores opuestos: {pieces}.`,
    pairOnOpposite: `Estas piezas${OF_SIDE} deben estar en colores opuestos: {one} y {other}.`,
    kingBetweenRooks: `El rey${OF_SIDE} debe estar entre las torres.`,
    mirroredPairs: `Las torres, caballos y alfiles${OF_SIDE} deben reflejarse, y el rey debe reflejar la dama.`,
    pawnsGuarded: `${RANK} deja un peón sin defensa.`,
    bishopsApart: `Los alfiles${OF_SIDE} no deben estar uno junto a otro.`,
    differsFrom: `${RANK} debe diferir de {rank} al menos en {files, plural, one {# columna} other {# columnas}}.`,
    fen: '{problem} ({place}).',
    notTheThrows: 'Parecen tiradas, pero no encajan con los dados de este sistema.',
    unreadable: 'Esto no es un número, una fila, un FEN ni un PGN.',
  },
} as const satisfies Translation['newAnalysis']
