import type { Translation } from '../../../catalogue/catalogue'

export const spanishContemporaryRandom = {
  summary:
    'El rey está entre las torres, los alfiles donde caigan. El enroque es corto hacia ambos lados, un rey que no se ha movido puede saltar a su búnker, y los alfiles que empezaron en un mismo color pueden cambiar una vez con una pieza vecina.',
  guide: {
    about: {
      origin:
        'El primo más animado de Chess960, de José Carrillo, de Puerto Rico, 2008; se llamó primero Modern Random Chess 64. Sus ideas vienen de Modern Chess, un juego de nueve columnas de Gabriel Vicente Maura. El salto al búnker se añadió a propuesta de Charles Daniel en 2009.',
    },
    start: {
      ranks:
        'El rey está entre las torres, y esa es la única condición: los alfiles pueden compartir color. Hay {ranks} filas, {oneColorRanks} de ellas con alfiles de un mismo color. La fila de las negras es la de las blancas al revés, a1 como h8, de modo que cada jugador ve la misma disposición desde su lado.',
    },
    special: {
      castling:
        'El enroque es corto hacia ambos lados: rey a b y torre a c, o rey a g y torre a f. No hay enroque largo.',
      shortLeft: {
        title: 'Corto a la izquierda',
        notice: 'Rey y torre casi cambian de sitio: b1 y c1. Las negras enrocan por su propio lado corto.',
      },
      leap: 'El salto al búnker: una vez en la partida, un rey que no se ha movido puede ir a b o g de su primera fila por encima de piezas propias. El destino debe estar vacío, ninguna casilla del inicio al destino atacada, y ninguna pieza enemiga en el camino. Después el rey ya no enroca.',
      overThree: {
        title: 'Sobre tres piezas al búnker',
        notice:
          'En cuanto el caballo ha dejado g1, el rey puede saltar ahí desde c1, por encima de alfil, dama y alfil. El rey negro hace lo mismo hacia b8.',
        barred: {
          occupied: 'El caballo sigue en g1.',
          kingMoved: 'El rey se ha movido.',
        },
      },
      adjustment:
        'El ajuste del alfil: si los alfiles de un bando empezaron en un mismo color, puede cambiar una vez un alfil que no se ha movido con una pieza vecina que tampoco, en la fila inicial, pero no en jaque. Una torre así movida ya no enroca; un rey ni enroca ni salta.',
      twoAdjustments: {
        title: 'Dos ajustes',
        notice:
          'Cetina y Carrillo abrieron una partida de 2008 con estas jugadas, desde un inicio que encaja con ellas. Cada uno tiene ahora alfiles de ambos colores, y las negras han renunciado a enrocar con la torre que fue a e8.',
        barred: {
          onlyOne: 'Solo hay un ajuste por bando.',
        },
      },
    },
    notation: {
      moves:
        '<notation>O-Ob</notation> y <notation>O-Og</notation>; <notation>Kc>>g1</notation> para el salto; <notation>Bf<=>N</notation> para el ajuste, con la columna de la otra pieza donde encajarían dos: <notation>Bd<=>Ne</notation>. El séptimo campo del FEN guarda los reyes que pueden saltar y las columnas que se pueden ajustar.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['contemporary-random']
