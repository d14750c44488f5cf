import type { Translation } from '../../../catalogue/catalogue'

export const spanishKoreanRandom = {
  summary:
    'Janggi de nueve por diez, con carro, caballo y elefante sorteados en cada ala e iguales a ambos lados del río.',
  guide: {
    about: {
      origin:
        'Janggi, el ajedrez de Corea, con alas sorteadas. José Carrillo, que también hizo Contemporary Random Chess, le dio su inicio; no conocemos el año.',
    },
    start: {
      ranks:
        'En la primera fila, carro, caballo y elefante están en a, b y c en cualquier orden, y otro trío igual en g, h e i. Los guardias siguen en d y f, el general en e de la segunda fila, cañones y soldados donde los tiene el Janggi. El otro bando está en las mismas columnas. Hay {ranks} filas y por tanto {starts} primeras posiciones.',
      aStart: {
        title: 'Un inicio',
        notice:
          'Nueve columnas, diez filas, y las piezas están en los puntos donde se cruzan las líneas. Desde la columna a: carro, caballo, elefante y guardia; el general está en el centro de su palacio.',
      },
    },
    special: {
      overTheHorse: {
        title: 'Un cañón sobre el caballo, y un pase',
        notice:
          'El caballo va a c3 y da al cañón de b3 algo sobre lo que saltar, a e3. El cañón negro hace lo mismo; después ambos jugadores pasan.',
        barred: {
          nothing: 'No hay nada sobre lo que saltar.',
          overCannon: 'Un cañón no salta sobre otro cañón.',
        },
      },
      rules:
        'Las reglas son las del Janggi. Caballo y elefante dan un paso recto y siguen en diagonal, y una pieza en medio los detiene. El cañón mueve saltando sobre exactamente una pieza, nunca sobre otro cañón. El general y los guardias se quedan en el palacio, los tres por tres puntos alrededor del general; carros, cañones y soldados también pueden usar sus diagonales. No hay enroque, y un jugador puede pasar si no está en jaque. Los generales pueden estar frente a frente. Solo el jaque mate y la repetición terminan una partida; junto al tablero están los puntos de las piezas que quedan: 13 por un carro, 7 por un cañón, 5 por un caballo, 3 por un elefante o un guardia, 2 por un soldado, y 1,5 para las negras, que mueven segundas.',
      additions:
        'La página del autor menciona también añadidos suyos, con los nombres Samurai y Banzai. No se han encontrado sus movimientos exactos, así que aquí no se juegan.',
    },
    notation: {
      letters:
        '<notation>R</notation> carro, <notation>N</notation> caballo, <notation>E</notation> elefante, <notation>A</notation> guardia, <notation>K</notation> general, <notation>C</notation> cañón, <notation>P</notation> soldado.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['korean-random']
