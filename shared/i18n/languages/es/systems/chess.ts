import type { Translation } from '../../../catalogue/catalogue'

export const spanishChess = {
  name: 'Ajedrez',
  shortName: 'Ajedrez',
  summary: 'La disposición fija y las reglas de la Federación Internacional de Ajedrez.',
  guide: {
    about: {
      measure:
        'El juego que todos conocen, y la medida de todos los demás aquí: lo que otra página no menciona es como en el ajedrez.',
      origin:
        'No tiene inventor. Vino de la India por Persia, y hacia el final del siglo quince jugadores de España e Italia dieron a la dama y al alfil los largos movimientos de hoy. De las reglas se ocupa la FIDE, la Federación Internacional de Ajedrez.',
    },
    start: {
      fixedArray:
        'Desde una disposición fija: {starts} fila inicial, {starts} primera posición, nada que tirar y nada que colocar. Cualquier otra posición legal se puede componer con su FEN.',
    },
    special: {
      castling:
        'Para el enroque hacen falta un rey en la columna e y una torre en la esquina, ninguno de los cuales se ha movido. El rey va dos casillas, la torre acaba a su lado por dentro. Entre ellos no puede haber nada, y el rey no puede dejar, cruzar ni alcanzar una casilla atacada. La torre puede hacer las tres cosas.',
      shortAndLong: {
        title: 'Uno enroca corto, el otro largo',
        notice:
          'Las blancas acaban en g1 y f1, las negras en c8 y d8. Conviene recordar estas cuatro casillas: casi todos los demás sistemas enrocan hacia ellas, vengan de donde vengan rey y torre.',
      },
      enPassant: {
        title: 'Al paso',
        notice:
          'Un peón que avanza dos casillas puede ser capturado en la casilla que saltó, solo en la jugada siguiente. El FEN nombra esa casilla solo si tal captura es legal.',
      },
    },
    notation: {
      castling:
        'El enroque es <notation>O-O</notation> hacia la columna h y <notation>O-O-O</notation> hacia la columna a. Los motores dicen aquí <notation>e1g1</notation>; en todos los demás sistemas el rey captura su propia torre, <notation>e1h1</notation>. Se leen ambas formas.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['chess']
