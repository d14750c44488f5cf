import type { Translation } from '../../../catalogue/catalogue'

export const spanishBeautiful = {
  inventor: 'aficionados checos',
  summary:
    'Cada fila es simétrica en sí misma: alfiles, torres y caballos se reflejan respecto al centro, rey y dama están enfrentados. La torre izquierda enroca hacia la columna a y la derecha hacia la columna h, esté donde esté el rey.',
  guide: {
    about: {
      origin:
        'Ajedrez sorteado para amantes de la simetría, hecho por aficionados checos en 2013. Aquí una fila se refleja a sí misma en lugar de a la del rival.',
    },
    start: {
      symmetry:
        'Alfiles, torres y caballos están por parejas a igual distancia del centro, y el rey está de igual modo frente a su dama. Los alfiles así puestos siempre difieren de color. Quedan {ranks} filas. Blancas y negras sortean por separado, lo que da {starts} primeras posiciones.',
      luck: 'Contra la suerte, los jugadores pueden jugar ambos lados de un inicio, un minimatch, o dejar que uno haga la primera jugada de las blancas y el otro elija su bando.',
    },
    special: {
      castling:
        'El rey no tiene que estar entre sus torres. La torre izquierda enroca hacia la columna a, la derecha hacia la columna h, esté él donde esté; los destinos son los del ajedrez. La torre que no enroca es una pieza como otra cualquiera y puede cerrar el paso. El rey puede pasar por encima de la torre con la que enroca.',
      sameSide: {
        title: 'Ambas torres en el mismo lado',
        notice:
          'Hacia la columna a, el rey salta de a1 a c1 y la torre de d1 se queda. Hacia la columna h, la torre de d1 está en medio.',
        barred: {
          blocked: 'La otra torre cierra el paso en d1.',
        },
      },
      wholeBoard: {
        title: 'Por todo el tablero',
        notice:
          'La torre de d1 ha dejado la fila. El rey de a1 va a g1, por encima de su propia torre, que acaba en f1.',
      },
      missing:
        'Algunos enroques no existen. Si rey y torre están desde el inicio en sus destinos, el enroque no movería nada: eso pasa {nullCastlings} veces entre las filas. En los demás casos no haría más que una jugada normal del rey o de la torre, y entonces es esa jugada. En total son {missingCastlings}.',
      missingBoth: {
        title: 'Enroques que no existen',
        notice:
          'El rey y la torre izquierda de las blancas están en c1 y d1; el rey y la torre derecha de las negras, en g8 y f8. El FEN solo tiene una letra para la otra torre de cada bando.',
        barred: {
          onTargets: 'El rey y la torre ya están en sus destinos.',
        },
      },
      kingStep: {
        title: 'No más que un paso del rey',
        notice:
          'El enroque hacia la columna a pondría el rey en c1 y dejaría la torre en d1. Lo mismo hace la jugada normal del rey, y solo existe esa; le cuesta el enroque, como cualquier jugada de rey.',
        barred: {
          sameAsStep: 'Lo mismo que Kc1.',
        },
      },
    },
    notation: {
      castling:
        '<notation>O-O-O</notation> y <notation>O-O</notation>; en UCI el rey captura la torre con la que enroca, <notation>a1e1</notation>. El FEN nombra siempre las torres del enroque por sus columnas, como en <notation>EDed</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['beautiful']
