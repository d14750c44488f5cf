import type { Translation } from '../../../catalogue/catalogue'

export const spanishTranscendental = {
  summary:
    'Cada bando tiene su propia fila inicial, y solo los alfiles deben estar en colores distintos. No hay enroque; en lugar de una primera jugada, cada jugador puede cambiar dos piezas de la fila inicial.',
  guide: {
    about: {
      origin:
        'Dos ejércitos sorteados y una ocasión de reparar el propio. Maxwell Lawrence lo inventó en 1978, mucho antes de Chess960.',
    },
    start: {
      ranks:
        'Cada bando recibe al azar su propia fila. Solo los alfiles deben estar en colores distintos; el rey puede estar en cualquier parte. Hay {ranks} filas por bando y {starts} primeras posiciones.',
    },
    special: {
      transposition:
        'No hay enroque. En su lugar, un jugador puede, como primera jugada y nunca más, cambiar dos piezas suyas de su fila inicial. Esta transposición ocupa el lugar de la jugada. No puede cambiar dos piezas iguales, ni dejar ambos alfiles en un mismo color, ni dejar atacado al propio rey. Si pone fin a un jaque, puede responderle.',
      bothTranspose: {
        title: 'Ambos bandos transponen',
        notice:
          'Las blancas llevan su dama de g1 a b1 y un caballo junto a su rey. Las negras responden igual. Desde ahora ningún bando tiene este derecho, lo haya usado o no.',
        barred: {
          bothOnLight: 'Ambos alfiles quedarían en casillas claras.',
          twoRooks: 'Dos torres: el tablero no cambiaría.',
          firstMoveOnly: 'Solo la primera jugada puede ser una transposición.',
        },
      },
      couplet:
        'El minimatch compensa el azar: dos partidas desde un mismo inicio con los colores cambiados. Para ganarlo, un jugador debe ganar al menos una partida y no perder la otra. En la forma de subasta, los jugadores pujan por un bando con jugadas gratis que dan al rival.',
    },
    notation: {
      transpositions:
        '<notation>Nb1<=>Qg1</notation>, primero la pieza de la columna anterior; en UCI <notation>b1g1</notation>. El séptimo campo del FEN dice quién puede aún transponer: <notation>Tt</notation>, <notation>T</notation>, <notation>t</notation> o <notation>-</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['transcendental']
