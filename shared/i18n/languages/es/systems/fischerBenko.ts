import type { Translation } from '../../../catalogue/catalogue'

export const spanishFischerBenko = {
  name: 'Ajedrez Fischer-Benko',
  summary:
    'Los dados ponen los alfiles y una torre de cada bando. Los jugadores colocan después sus demás piezas una a una, las dos últimas a la vez, con el rey entre las torres, y siguen como en Chess960.',
  guide: {
    about: {
      origin:
        'Mitad azar, mitad elección. Davor Vujacic lo inventó en 2020, también con el nombre Half-Random Chess: dados como en el juego de Fischer, y luego colocación por los jugadores como en el de Pal Benko.',
    },
    start: {
      dice: 'Tres dados por bando ponen un alfil de cada color y una torre, los de blancas y negras por separado. Eso da {throwRanks} filas a medio llenar por bando y {throws} tiradas.',
      placing:
        'Después, blancas y negras colocan por turnos una pieza en una casilla libre de su propia fila inicial: torre, dos caballos, dama y rey, en cualquier orden. Tras tres colocaciones sueltas, cada bando pone sus dos últimas piezas en un solo turno, primero las blancas. El rey debe acabar entre sus torres.',
      lastTurn:
        'Según se publicó, ambos jugadores eligen sus dos últimas piezas al mismo tiempo, sin ver la elección del otro. Aquí la pareja de las blancas se coloca primero, así que las negras la ven. La pestaña Solver responde a ambas formas: en este orden, y como elección secreta.',
      completions:
        'Una tirada se puede completar de {fewestWays} a {mostWays} formas por bando. En total hay {ranks} filas y {starts} disposiciones.',
      wholeSetup: {
        title: 'Una colocación entera',
        notice:
          'El ejemplo de la página del propio inventor, lista para jugar tras ocho medias jugadas. Dama y rey van aquí al final, pero pueden ser dos piezas cualesquiera.',
      },
    },
    special: {
      deadEnds:
        'Callejones sin salida. Una colocación solo es legal si la fila aún se puede completar, y eso puede fallar enseguida: de {firstPlacements} primeras colocaciones, contadas en todas las tiradas de un bando, {deadFirstPlacements} no se pueden completar.',
      noWayBack: {
        title: 'Un rey sin vuelta atrás',
        notice:
          'El número de una casilla dice de cuántas formas se puede completar la fila si el rey va ahí. En h1 no hay ninguna. En g1 todas necesitan la segunda torre en h1, así que ahí ya no puede ir otra cosa.',
        barred: {
          noRookToTheRight: 'A la derecha del rey no podría haber ninguna torre.',
          lastSquare: 'La última casilla para la segunda torre.',
        },
      },
      asChess960:
        'Cuando ambas filas están completas, la partida es Chess960. No importa qué torre trajeron los dados.',
    },
    notation: {
      placements:
        'Una colocación es <notation>N@c1</notation>, la pareja <notation>Q@g1+K@f1</notation>. El FEN lista entre corchetes lo que aún está en mano: <notation>[QRNNKqrnnk]</notation>. Las medias jugadas de la colocación son jugadas de la anotación, numeradas desde 1.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['fischer-benko']
