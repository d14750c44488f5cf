import type { Translation } from '../../../catalogue/catalogue'

export const spanishDoubleChess960 = {
  summary:
    'Chess960 con dos sorteos: blancas y negras tienen cada una su fila de las 960, así que los ejércitos rara vez se reflejan.',
  guide: {
    about: {
      origin:
        'Chess960 con dos sorteos en lugar de uno: cada bando recibe su propia fila. No se conoce un inventor único. Los torneos de motores lo hicieron popular como DFRC, Double Fischer Random Chess, sobre todo el torneo TCEC de 2022.',
    },
    start: {
      ranks:
        'Ambas filas obedecen a Chess960: alfiles en colores distintos, rey entre las torres. Cada bando tiene una de {ranks} filas, la del otro no importa, y así hay {starts} primeras posiciones. En {mirroredStarts} de ellas ambos bandos tienen por azar la misma fila; son los inicios de Chess960.',
      numbers:
        'Un inicio se nombra con dos números de Chess960, primero el de las blancas, o con un solo número: el de las blancas por {ranks}, más el de las negras.',
    },
    special: {
      balance:
        'Pocos inicios están exactamente equilibrados. Las competiciones serias juegan cada inicio dos veces, con los colores cambiados. Las reglas de la partida son las de Chess960, y también el enroque: a c y d, o a g y f, desde donde empezaran rey y torre.',
      twoRoads: {
        title: 'Dos reyes, dos caminos',
        notice:
          'El rey blanco empezó en e1, el negro en b8. Cada uno enroca por sus propias columnas y acaba en las casillas de siempre.',
      },
    },
    notation: {
      castlingField:
        'Como Chess960. Las letras mayúsculas y minúsculas del campo de enroque de un FEN pueden nombrar columnas distintas, como en <notation>HFca</notation>; si las torres son las más exteriores, basta <notation>KQkq</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['double-chess960']
