import type { Translation } from '../../../catalogue/catalogue'

export const spanishHalfRandomTranscendental = {
  inventor: 'Davor Vujacic y Ola Sassersson',
  summary:
    'Se tiran los alfiles y una torre de cada bando, el resto lo colocan los jugadores, el rey donde quieran. No hay enroque ni cambio en la primera jugada.',
  guide: {
    about: {
      origin:
        'La hermana más salvaje del ajedrez Fischer-Benko, de Davor Vujacic y Ola Sassersson, 2020. Su otro nombre, Benko-Lawrence Chess, honra a Pal Benko, que dejó a los jugadores colocar sus piezas, y a Maxwell Lawrence, que prescindió del enroque.',
    },
    start: {
      dice: 'Como en el ajedrez Fischer-Benko: los dados ponen dos alfiles de distinto color y una torre en cada fila inicial, {throws} tiradas en total. Los jugadores colocan las otras cinco por turnos, tres sueltas y las dos últimas juntas.',
      noDeadEnds:
        'El rey puede estar en cualquier parte, también fuera de las torres. Por eso ninguna colocación es un callejón sin salida, y cada tirada se completa de {mostWays} formas por bando. Hay {ranks} filas y {starts} disposiciones.',
      publishedGame: {
        title: 'Lukic – Vujacic, 11 jul 2020',
        notice:
          'Ambos reyes están junto a las dos torres, uno a su derecha y otro a su izquierda; ningún inicio de Chess960 es así. La partida entera está entre los ejemplos.',
      },
    },
    special: {
      noCastling:
        'No hay enroque: un rey que busca refugio debe colocarse en él. El cambio en la primera jugada, que permite Transcendental Chess, no es parte de este juego, y decide una sola partida; no hay partida de vuelta con los colores cambiados.',
      lastTwo:
        'La regla publicada hace colocar las dos últimas piezas al mismo tiempo. En una anotación, la pareja de las blancas va primero y las negras le responden.',
    },
    notation: {
      placements:
        'Colocaciones como en el ajedrez Fischer-Benko, <notation>N@c1</notation> y <notation>Q@b1+K@g1</notation>. Una anotación que escribe las dos últimas una tras otra, <notation>4. Q@b1 Q@g8 5. K@g1 K@b8</notation>, se lee y se convierte en las dos parejas.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['half-random-transcendental']
