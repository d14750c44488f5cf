import type { Translation } from '../../../catalogue/catalogue'

export const spanishPreChess = {
  name: 'Pre-Chess de Benko',
  summary:
    'Las filas iniciales están vacías. Blancas y negras colocan por turnos una pieza, los alfiles en colores opuestos, hasta poner las dieciséis. Quien puso rey y torre en sus casillas clásicas puede enrocar.',
  guide: {
    about: {
      origin:
        'Sin ningún dado: los propios jugadores construyen ambas disposiciones. Pal Benko lo publicó en Chess Life & Review en 1978 y atribuyó la idea a David Bronstein, que la tuvo treinta años antes. Algunos servidores lo conocen como Placement Chess.',
    },
    start: {
      placing:
        'Los peones están puestos, las filas iniciales vacías. Las blancas colocan una pieza en su fila, las negras una en la suya, y así ocho turnos cada uno, en cualquier orden. Los alfiles de un bando deben estar en colores distintos; no se pide nada más. Eso da {ranks} filas por bando y {starts} disposiciones. Después mueven las blancas.',
      lastLightSquare: {
        title: 'La última casilla clara',
        notice:
          'Las blancas han usado tres casillas claras, y su segundo alfil necesita la cuarta. El caballo puede ir a cualquier casilla oscura, pero no a h1. Solo el alfil puede.',
        barred: {
          noSquareLeft: 'No quedaría ninguna casilla clara para el alfil.',
          bothOnDark: 'Ambos alfiles quedarían en casillas oscuras.',
        },
      },
    },
    special: {
      castling:
        'Quien quiera enrocar debe pagarlo. Solo puede enrocar un rey en la columna e con una torre en la esquina, como en el ajedrez, y el rival lo ve venir. El derecho surge al completarse la fila. El jaque no cuenta mientras se colocan piezas.',
      oneSideKeeps: {
        title: 'Un bando conservó su enroque',
        notice:
          'Las blancas pueden enrocar hacia ambos lados: sus torres están en las esquinas. Las negras pusieron una torre en c8 y solo les queda el lado h.',
      },
    },
    notation: {
      placements:
        'Una colocación es <notation>N@c1</notation>; cada una es una media jugada, y la partida empieza en la jugada 9. El FEN lista entre corchetes lo que hay en mano, primero las piezas blancas.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['pre-chess']
