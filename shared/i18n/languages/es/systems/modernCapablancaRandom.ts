import type { Translation } from '../../../catalogue/catalogue'

export const spanishModernCapablancaRandom = {
  summary:
    'El ejército de Capablanca Random con una sola condición, el rey entre las torres. El enroque es corto hacia ambos lados, y los alfiles que empezaron en un mismo color se pueden ajustar una vez.',
  guide: {
    about: {
      origin:
        'El ejército de Capablanca Random Chess con las reglas que José Carrillo llama principios Modern: los alfiles pueden compartir color, la fila de las negras es la de las blancas al revés, el enroque es igual hacia ambos lados y los alfiles se pueden ajustar. No conocemos el año.',
    },
    start: {
      ranks:
        'Diez columnas, con arzobispo (alfil y caballo) y canciller (torre y caballo). De las seis condiciones solo queda una: el rey está entre las torres. Eso da {ranks} filas y otras tantas primeras posiciones, {oneColorRanks} de ellas con alfiles de un mismo color. La pieza de a1 es la de j8.',
      aStart: {
        title: 'Un inicio',
        notice:
          'Al girar el tablero se ve la misma disposición: la dama a la izquierda del rey para ambos jugadores. Los dos alfiles de las blancas están en un mismo color, así que pueden ajustar uno de ellos.',
      },
    },
    special: {
      shortTwice: {
        title: 'Corto a ambos lados',
        notice: 'Las blancas enrocan a i y h, las negras a b y c: cada rey acaba a una casilla del borde.',
      },
      twoAdjustments: {
        title: 'Dos ajustes',
        notice:
          'Los alfiles de cada bando empiezan en un mismo color. El blanco de b1 cambia de sitio con el caballo de c1, el negro de i8 con el caballo de h8.',
        barred: {
          onlyOne: 'Solo hay un ajuste por bando.',
        },
      },
      castling:
        'El enroque es corto hacia ambos lados: rey a b y torre a c, o rey a i y torre a h. Un bando cuyos alfiles empezaron en un mismo color puede cambiar una vez un alfil que no se ha movido con una pieza vecina que tampoco, en la fila inicial. No hay salto al búnker.',
      sources:
        'No se ha encontrado una página con las reglas completas. Lo que se dice aquí sigue los principios generales del autor y sus instrucciones para tirar el inicio.',
    },
    notation: {
      moves:
        '<notation>O-Ob</notation> y <notation>O-Oi</notation> para el enroque, <notation>Bc<=>A</notation> para un ajuste. <notation>A</notation> es el arzobispo, <notation>C</notation> el canciller.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['modern-capablanca-random']
