import type { Translation } from '../../../catalogue/catalogue'

export const spanishArrangementRandom = {
  summary:
    'Se sortea una de las 80 disposiciones que pueden dar las reubicaciones de Arrangement Chess. Los reyes se reflejan, las damas no tienen por qué, las torres están en las esquinas.',
  guide: {
    about: {
      origin:
        'Arrangement Chess con las decisiones dejadas al azar, de Mats Winther, 2009. Lo llamó también Chess100, por su recuento de las posiciones; las reglas de Arrangement Chess dan {starts}, y su página dice aquí por qué.',
    },
    start: {
      arrays:
        'Se sortea una de las {starts} disposiciones que puede dar la reubicación. Los reyes están frente a frente en b, c, d, e o g; son {kingPlaces} columnas. Cada dama está en una de {queenPlaces} casillas, haga lo que haga la otra. Las torres están en las esquinas, los alfiles en colores distintos. Un bando tiene {ranks} filas distintas, todas ellas de Chess960.',
    },
    special: {
      asChess960:
        'La partida es Chess960, enroque incluido: rey y torre acaban en c y d, o en g y f. Los inicios son cercanos al ajedrez, con piezas que aún pueden desarrollarse hacia ambos flancos.',
      curtailed:
        'El enroque limitado es una opción para jugadores que quieren saber dónde vivirá el rey: en la columna b solo enroca hacia la columna a, en la columna g solo hacia la columna h.',
      curtailedOnB: {
        title: 'Enroque limitado en la columna b',
        notice:
          'Hacia la columna a todo está libre. El camino a g1 también lo está, pero la opción ha quitado ese derecho desde el principio.',
        barred: {
          aSideOnly: 'Un rey de la columna b solo enroca por el lado a.',
        },
      },
    },
    notation: {
      option:
        'Como Chess960. Con la opción, al FEN le falta la letra, como en <notation>Qq</notation>, y el PGN dice <notation>[Castling "curtailed"]</notation>. Un inicio se numera por el orden del número Chess960 de las blancas, y después el de las negras.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['arrangement-random']
