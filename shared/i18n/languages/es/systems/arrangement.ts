import type { Translation } from '../../../catalogue/catalogue'

export const spanishArrangement = {
  summary:
    'Antes de la partida, las negras pueden cambiar su rey con otra pieza, lo que las blancas reflejan; después cada bando puede cambiar su dama. Las torres siguen en las esquinas, los alfiles en colores opuestos, y se enroca desde donde esté el rey.',
  guide: {
    about: {
      origin:
        'Ajedrez en el que los jugadores llevan sus reyes y damas a otro sitio antes de empezar. Mats Winther lo inventó en abril de 2009 para librarse de la teoría de aperturas sin abandonar las posiciones sanas.',
    },
    start: {
      relocations:
        'Desde la disposición del ajedrez. Primero las negras cambian su rey con otra pieza de su fila inicial, o lo dejan. Las blancas deben hacer lo mismo en la misma columna. Después las negras cambian su dama, esté donde esté, o la dejan; las blancas hacen lo que quieran con la suya, y hacen su primera jugada en el mismo turno.',
      limits:
        'Las torres nunca se mueven, la dama nunca cambia con el rey, y tras cada cambio los alfiles de un bando deben estar en colores distintos.',
      queensApart: {
        title: 'Reyes a la columna g, damas separadas',
        notice:
          'La dama negra toma el sitio que su rey ha dejado a un caballo. Las blancas deciden por su cuenta y van a b1, y siguen jugando enseguida.',
        barred: {
          oneColor: 'Ambos alfiles quedarían en un mismo color.',
          rooksStay: 'Las torres se quedan en sus esquinas.',
          kingMirrored: 'Las blancas deben reflejar el rey negro.',
        },
      },
    },
    whyEighty: {
      counted:
        'El autor cuenta 100 posiciones. Sus reglas dan {starts}: el rey tiene {kingPlaces} opciones, su propia casilla entre ellas; cada una deja {queenPlaces} a cada dama; y {kingPlaces} × {queenPlaces} × {queenPlaces} son {starts}. Un bando tiene {ranks} filas distintas.',
      lenient:
        'Si los alfiles se miraran solo después de mover la dama, el rey también podría ir a la columna f y la dama reparar el daño. Eso daría {lenientStarts}; así juega la opción Alfiles indulgentes. Ninguna lectura acorde con el texto da 100.',
    },
    special: {
      castling:
        'Un rey reubicado conserva su enroque, y es el de Chess960: a c y d, o a g y f. Con el enroque limitado, una opción, un rey en la columna b solo enroca hacia la columna a; uno en la columna g, solo hacia la columna h.',
      rookAlone: {
        title: 'Enroque solo de la torre',
        notice: 'El rey ya está en g1. La torre va a f1, y eso es todo.',
      },
    },
    notation: {
      relocations:
        '<notation>K<=>g8</notation> y <notation>Q<=>b1</notation> para un cambio, <notation>K=</notation> y <notation>Q=</notation> para quedarse. Las reubicaciones son medias jugadas de la anotación. La dama de las blancas y su primera jugada llevan el mismo número.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['arrangement']
