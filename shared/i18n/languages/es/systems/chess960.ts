import type { Translation } from '../../../catalogue/catalogue'

export const spanishChess960 = {
  summary:
    'Se sortea una de 960 filas iniciales: alfiles en colores opuestos, el rey entre las torres. Las negras reflejan a las blancas, y el enroque acaba en las casillas del ajedrez clásico.',
  guide: {
    about: {
      origin:
        'Ajedrez desde una fila inicial sorteada, de modo que ninguna apertura preparada ayuda. Robert James Fischer lo presentó en Buenos Aires en junio de 1996; Fischer Random y Freestyle Chess son otros nombres suyos.',
    },
    start: {
      conditions:
        'La fila inicial de las blancas se sortea con dos condiciones: los alfiles están en colores distintos, y el rey está en algún lugar entre las torres. Quedan {ranks} filas. Las negras están en las mismas columnas, así que hay otras tantas primeras posiciones.',
      numbers:
        'Se numeran desde 0 con un esquema de Reinhard Scharnagl; también la disposición del ajedrez tiene entre ellas un número. Escribir un número en el campo de Nuevo análisis da su inicio.',
    },
    special: {
      castling:
        'Solo el enroque. Rey y torre empiezan en cualesquiera columnas y acaban donde en el ajedrez: c y d, o g y f. Toda casilla que uno de los dos cruza o alcanza debe estar vacía, salvo por ellos mismos. Todo el camino del rey debe estar libre de ataque. Uno de los dos puede quedarse donde está.',
      twoWalks: {
        title: 'De b a g, y de b a c',
        notice:
          'El rey blanco anda cinco casillas, el negro solo una. Ambas posiciones parecen las de un enroque desde e1 y e8.',
      },
      shield: {
        title: 'Una torre que cubre a su rey',
        notice:
          'El rey ya está en su destino. El enroque hacia la columna a solo llevaría la torre de b1 a d1, y la torre de a1 atacaría entonces al rey. El otro lado está libre.',
        barred: {
          leavesCheck: 'El rey quedaría en jaque en cuanto su torre dejara b1.',
        },
      },
    },
    notation: {
      castling:
        '<notation>O-O</notation> y <notation>O-O-O</notation> como en el ajedrez. En UCI el rey captura su propia torre: <notation>b1h1</notation>. Un FEN dice <notation>KQkq</notation> para las torres más exteriores y la letra de la columna para una interior.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['chess960']
