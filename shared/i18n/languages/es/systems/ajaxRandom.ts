import type { Translation } from '../../../catalogue/catalogue'

export const spanishAjaxRandom = {
  summary:
    'El rey está entre las torres, los alfiles donde caigan. Las torres pueden además dar un paso en diagonal, los alfiles uno en línea recta, los caballos uno en cualquier dirección, nunca para capturar.',
  guide: {
    about: {
      origin:
        'Ajedrez sorteado con piezas más ágiles, de José Carrillo; no conocemos el año. Las piezas Ajax aparecen también en otros juegos suyos, algunos de los cuales ponen una pieza más, el ministro. Este se juega sin ministros.',
    },
    start: {
      ranks:
        'La fila se sortea con una condición: el rey está entre las torres. Los alfiles pueden compartir color, lo que aquí no hace daño. Las negras están en las mismas columnas. Hay {ranks} filas y {starts} primeras posiciones.',
    },
    special: {
      steps:
        'Torre, alfil y caballo tienen sus movimientos del ajedrez y pueden además dar un paso de una casilla hacia donde normalmente no pueden: la torre en diagonal, el alfil en línea recta, el caballo en cualquier dirección. Con ese paso nunca capturan, y por tanto no atacan nada así. Rey, dama y peones son los de siempre. El enroque es el de Chess960.',
      threeSteps: {
        title: 'Tres pasos tranquilos',
        notice:
          'El alfil da un paso de c4 a c3 y así cambia de color. El caballo se aparta de c6 a b6, la torre deja su esquina por g2.',
      },
      noCapture: {
        title: 'Un paso no captura',
        notice:
          'El alfil puede dar un paso a e3 y atacar el peón desde ahí. No puede capturarlo con un paso recto.',
        barred: {
          neverCaptures: 'Los pasos tranquilos nunca capturan.',
        },
      },
      bishops:
        'Como un alfil puede cambiar de color, dos alfiles nunca son inútiles. Solo son posiciones muertas rey contra rey, solos o con un alfil o un caballo.',
    },
    notation: {
      steps:
        'Un paso tranquilo se escribe como cualquier jugada de su pieza: <notation>Bc3</notation>, <notation>Nb6</notation>, <notation>Rg2</notation>. El enroque es <notation>O-O</notation> y <notation>O-O-O</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['ajax-random']
