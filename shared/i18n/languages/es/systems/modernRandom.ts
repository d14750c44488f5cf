import type { Translation } from '../../../catalogue/catalogue'

export const spanishModernRandom = {
  inventor: 'José Carrillo, según Gabriel Vicente Maura',
  summary:
    'Una novena columna hace sitio a un primer ministro, que mueve como alfil y caballo. El rey está entre las torres y los alfiles donde caigan; se pueden ajustar una vez.',
  guide: {
    about: {
      origin:
        'Una forma sorteada de Modern Chess, el juego de nueve columnas que Gabriel Vicente Maura sacó en Puerto Rico en 1968. José Carrillo lo hizo aleatorio y desarrolló a partir de él las reglas de Contemporary Random Chess. No conocemos el año de su juego.',
    },
    start: {
      ranks:
        'La novena pieza es el primer ministro, que mueve como alfil y caballo. El rey está entre las torres; todo lo demás cae como quiera, también alfiles de un mismo color. La fila de las negras es la de las blancas al revés, a1 como i9. Hay {ranks} filas, y otras tantas primeras posiciones. {oneColorRanks} de ellas tienen alfiles de un mismo color.',
      mauraArray: {
        title: 'La disposición del propio Maura',
        notice:
          'La disposición fija de Modern Chess es una de las sorteadas. Con nueve columnas, los dos alfiles de un bando están aquí en casillas oscuras.',
      },
    },
    special: {
      bothLong: {
        title: 'A la tercera columna desde cada borde',
        notice: 'Las blancas enrocan a g y f, las negras a c y d.',
      },
      withTheKing: {
        title: 'Un ajuste con el rey',
        notice:
          'Los dos alfiles de las blancas están en un mismo color. El de d1 cambia de sitio con el rey, que ya no enroca.',
        barred: {
          kingMoved: 'El rey se ha movido.',
        },
      },
      castling:
        'El enroque lleva a c y d o a g y f. En nueve columnas ambos son largos: el destino del rey es la tercera columna desde cada borde.',
      adjustment:
        'Los alfiles que empiezan en un mismo color se pueden ajustar: una vez en la partida, un bando puede cambiar un alfil que no se ha movido con una pieza vecina que tampoco, en la fila inicial. No hay salto al búnker. Los peones dan un paso doble desde su primera fila y se promueven a dama, torre, alfil, caballo o primer ministro.',
    },
    notation: {
      letters:
        'La letra del primer ministro es <notation>M</notation>. Un ajuste se escribe con las letras de ambas piezas, como en <notation>Bc<=>M</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['modern-random']
