import type { Translation } from '../../../catalogue/catalogue'

export const spanishCapablancaRandom = {
  summary:
    'Diez columnas con arzobispo (alfil y caballo) y canciller (torre y caballo). Seis condiciones mantienen la fila jugable: todos los peones están defendidos, los alfiles difieren de color y están separados, dama y arzobispo difieren de color.',
  guide: {
    about: {
      origin:
        'El ajedrez de Capablanca con dos piezas más, sorteado con mucho cuidado. Reinhard Scharnagl, que también numeró los inicios de Chess960, lo publicó en 2004.',
    },
    start: {
      army: 'En diez columnas, el ejército tiene un arzobispo, que mueve como alfil y caballo, y un canciller, que mueve como torre y caballo. Las negras están en las mismas columnas. Tres condiciones van primero: alfiles en colores distintos, dama y arzobispo en colores distintos, rey entre las torres. Dejan {ranksUnder3} filas.',
      conditions:
        'Después, una pieza debe defender cada peón: {ranksUnder4}. Los alfiles no pueden estar uno junto a otro: {ranksUnder5}. Y al menos tres columnas deben diferir de la disposición de Gothic Chess: {ranks}. Ese es el número que publicó el autor, y estas condiciones lo reproducen exactamente.',
      aStart: {
        title: 'Un inicio',
        notice:
          'Hay que mirar los peones uno a uno: a cada uno lo defiende una pieza que está detrás, detrás en diagonal o a un salto de caballo.',
      },
    },
    special: {
      bothWays: {
        title: 'Enroque a ambos lados, y un nuevo arzobispo',
        notice:
          'Las blancas enrocan a i y h, las negras a c y d. Después el peón de i7 puede convertirse en seis piezas, y se convierte en arzobispo.',
      },
      castling:
        'El enroque sigue a Chess960. Hacia la columna a, rey y torre acaban en c y d; hacia la columna j, en i y h: siempre a una casilla del borde en un flanco y a dos en el otro. Los peones se promueven a dama, canciller, arzobispo, torre, alfil o caballo.',
    },
    notation: {
      letters:
        '<notation>A</notation> es el arzobispo, <notation>C</notation> el canciller, <notation>O-O-O</notation> va hacia la columna a y <notation>O-O</notation> hacia la columna j.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['capablanca-random']
