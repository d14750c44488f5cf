import type { Translation } from '../catalogue/catalogue'

export const spanishStage = {
  evaluation: {
    title: 'Evaluación',
    unknown: 'desconocida',
    chance: '{evaluation}, {percent} para las blancas',
  },
  firstPosition: 'Primera posición',
  go: {
    title: 'Jugadas',
    first: 'Primera posición (Inicio)',
    previous: 'Atrás (←)',
    next: 'Adelante (→)',
    last: 'Última posición (Fin)',
  },
  moveEntry: {
    title: 'Escribir una jugada',
    noMove: 'Aquí no existe esa jugada',
  },
  player: {
    toMove: 'mueve',
    namedToMove: '{color, select, white {Mueven las blancas} other {Mueven las negras}}',
    lead: 'Ventaja de {pieces}',
  },
  tools: {
    flip: 'Girar el tablero (F)',
    threat: 'Mostrar la amenaza (X)',
    practiceRunning: 'Partida contra el motor',
    copyPicture: 'Copiar imagen como {form}',
    pictureCopied: 'Imagen copiada como {form}',
    noPictureCopied: 'Aquí no se pueden copiar imágenes',
    copyOrSave: 'Copiar o guardar',
    savePictureAs: 'Guardar imagen como {form}…',
  },
  rights: {
    notNow: '{right}. Ahora no: {reason}',
    reason: {
      otherTurn: '{turn, select, white {es el turno de las blancas} other {es el turno de las negras}}',
      check: 'el rey está en jaque',
      occupied: '{square} está ocupada',
      attackedPath: 'una casilla en el camino del rey está atacada',
      noLeap: 'ambas casillas de búnker están ocupadas, atacadas o junto al rey',
      leavesKing: 'dejaría al rey atacado',
    },
    castling: 'El rey a la columna {kingFile}, la torre a la columna {rookFile}',
    castlingNone:
      '{castling} no cambiaría nada aquí, o no más que una jugada normal; por eso no existe',
    castlingLost: '{castling} ya no es posible',
    leapTitle: 'Salto {files}',
    leap: 'El rey que no se ha movido puede saltar a su búnker, una vez',
    leapLost: 'El salto ya no es posible',
    adjustmentTitle: 'Ajuste {bishops}',
    adjustment: 'Un alfil puede cambiar de sitio con una pieza vecina, una vez',
    adjustmentGone: 'Ajuste del alfil',
    adjustmentLost: 'Ya no se puede ajustar ningún alfil',
    transpositionTitle: 'Transponer',
    transposition: 'Dos piezas de la fila inicial pueden cambiar de sitio en lugar de la primera jugada',
    transpositionLost: 'Pasó la primera jugada, y con ella la transposición',
    passTitle: 'Pasar',
    pass: 'Se puede pasar el turno: aquí, con dos clics en el general o escribiendo --',
    relocationTitle: '{role, select, king {Rey por reubicar} other {Dama por reubicar}}',
    relocation:
      '{role, select, king {El rey puede cambiar de sitio con una pieza de la fila inicial, o quedarse} other {La dama puede cambiar de sitio con una pieza de la fila inicial, o quedarse}}',
  },
} as const satisfies Translation['stage']
