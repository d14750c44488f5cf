import type { Translation } from '../../catalogue/catalogue'

export const spanishVariants = {
  list: {
    title: 'Sistemas',
    find: 'Buscar un sistema',
    count: '{count, plural, one {# sistema} other {# sistemas}}',
    none: 'Ningún sistema coincide',
  },
  groups: {
    fixed: 'Fijo',
    mirrored: 'Un sorteo, reflejado',
    independent: 'Cada bando el suyo',
    placed: 'Colocados por los jugadores',
    larger: 'Tableros mayores',
  },
  origin: '{inventor}, {year}',
  options: {
    curtailed: {
      name: 'Enroque limitado',
      summary:
        'Un rey que empieza en la columna b solo puede enrocar por el lado a; uno en la columna g, solo por el lado h.',
    },
    lenient: {
      name: 'Alfiles indulgentes',
      summary:
        'Los alfiles solo tienen que estar en colores distintos cuando se ha reubicado la dama, de modo que el rey puede ir a la columna f: 84 disposiciones en lugar de 80.',
    },
  },
  rights: {
    castling: 'Enroque',
    castlingOf: '{color, select, white {{castling} (blancas)} other {{castling} (negras)}}',
    noCastling: 'Sin enroque',
    leap: 'Salto {files}',
    adjustment: 'Ajustar un alfil',
    transposition: 'Transponer',
  },
  reading: {
    throw: 'Tirada {number, number} de {count, number}',
    emptyRanks: 'Filas iniciales vacías',
    start: 'Inicio {number, number} de {count, number}',
    array: 'La disposición',
    setup: 'Colocación en curso',
    relocation: 'Colocación por reubicación',
    position: 'Posición',
    games: '{count, plural, one {# partida} other {# partidas}}',
    gamesDetail: 'Cada una con el sistema y el inicio de sus propias etiquetas.',
    asScharnagl: 'Leídos como números de Chess960.',
    asThrows: 'Como lo dan estas tiradas.',
    sides: 'Blancas {white, number}, negras {black, number}.',
    toPlace:
      '{count, plural, =1 {Una cada uno por colocar.} =2 {Dos cada uno por colocar.} =3 {Tres cada uno por colocar.} =4 {Cuatro cada uno por colocar.} =5 {Cinco cada uno por colocar.} =6 {Seis cada uno por colocar.} =7 {Siete cada uno por colocar.} =8 {Ocho cada uno por colocar.} =9 {Nueve cada uno por colocar.} =10 {Diez cada uno por colocar.} other {# cada uno por colocar.}}',
    toPlaceUnequal: 'Las blancas tienen {white, number} por colocar, las negras {black, number}.',
    places: '{color, select, white {Colocan las blancas.} other {Colocan las negras.}}',
    relocates:
      '{color, select, white {{role, select, king {Las blancas reubican el rey.} other {Las blancas reubican la dama.}}} other {{role, select, king {Las negras reubican el rey.} other {Las negras reubican la dama.}}}}',
    arrays: '{count, plural, one {# disposición en total.} other {# disposiciones en total.}}',
    readyToPlay: 'Lista para jugar.',
    arrayOfStart: 'La disposición del inicio {number, number}, pero sin sus derechos.',
    toMove: '{color, select, white {Mueven las blancas.} other {Mueven las negras.}}',
  },
} as const satisfies Translation['variants']
