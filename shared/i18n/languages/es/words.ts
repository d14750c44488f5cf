import type { Translation } from '../../catalogue/catalogue'
import {
  al,
  alWith,
  ambos,
  capitalEl,
  capitalElOtro,
  capitalElWith,
  del,
  el,
  elWith,
  un,
  unNuevo,
} from './articles'

/** What was won or lost, as the object of a verb. */
const GAINED =
  '{gain, select, pawn {un peón} twoPawns {dos peones} threePawns {tres peones} knight {un caballo} bishop {un alfil} rook {una torre} queen {la dama} knightAndPawn {un caballo y un peón} bishopAndPawn {un alfil y un peón} rookAndPawn {una torre y un peón} queenAndPawn {la dama y un peón} knightForPawn {un caballo por un peón} bishopForPawn {un alfil por un peón} rookForPawn {una torre por un peón} queenForPawn {la dama por un peón} exchange {la calidad} exchangeAndPawn {la calidad y un peón} queenForRook {la dama por una torre} queenForKnight {la dama por un caballo} other {la dama por un alfil}}'

/** A side, and the other one; sides are feminine and several: `las blancas`. */
const SIDE = '{color, select, white {las blancas} other {las negras}}'
const CAPITAL_SIDE = '{color, select, white {Las blancas} other {Las negras}}'
const LABEL = '{color, select, white {Blancas: precisión} other {Negras: precisión}}'
const RIVAL = '{color, select, white {las negras} other {las blancas}}'
const THE_KING = '{color, select, white {el rey blanco} other {el rey negro}}'
const OF_THE_KING = '{color, select, white {del rey blanco} other {del rey negro}}'

export const spanishWords = {
  mateAllowed: {
    one: '{count, plural, =1 {Permite mate con {move}.} =2 {Permite mate en dos, empezando por {move}.} =3 {Permite mate en tres, empezando por {move}.} other {Permite un mate forzado, empezando por {move}.}}',
    other:
      '{count, plural, =1 {Cae en el mate {move}.} =2 {Cae en un mate en dos con {move}.} =3 {Cae en un mate en tres con {move}.} other {Cae en un mate forzado con {move}.}}',
  },
  mateMissed: {
    one: '{count, plural, =1 {Deja escapar el mate {move}.} =2 {Deja escapar un mate en dos, empezando por {move}.} =3 {Deja escapar un mate en tres, empezando por {move}.} other {Deja escapar un mate forzado, empezando por {move}.}}',
    other:
      '{count, plural, =1 {Pasa por alto el mate {move}.} =2 {Pasa por alto un mate en dos con {move}.} =3 {Pasa por alto un mate en tres con {move}.} other {Pasa por alto un mate forzado con {move}.}}',
  },
  backRankAllowed: {
    one: 'Permite {move} y mate del pasillo.',
    other: 'La primera fila está débil: {move} da mate a la fuerza.',
  },
  backRankMissed: {
    one: 'Deja escapar {move} y mate del pasillo.',
    other: 'La primera fila estaba débil: {move} da mate a la fuerza.',
  },
  smotheredAllowed: {
    one: 'Permite {move} y el mate de la coz.',
    other: 'Cae en el mate de la coz con {move}.',
  },
  smotheredMissed: {
    one: 'Deja escapar {move} y el mate de la coz.',
    other: 'Pasa por alto el mate de la coz con {move}.',
  },
  canBeTaken: {
    one: `Deja ${elWith('colgad')} en {square}.`,
    other: `${capitalEl()} de {square} se pierde por {move}.`,
  },
  movedCanBeTaken: {
    one: `Se puede capturar ${el()} en {square}.`,
    other: `En {square}, ${el()} se pierde por {move}.`,
  },
  loses: {
    one: `Pierde ${GAINED}.`,
    other: `Tras {move} pierde ${GAINED}.`,
  },
  takeBackMissed: {
    one: 'No recaptura con {move}.',
    other: 'Había que recapturar con {move}.',
  },
  stillMissed: {
    one: 'Sigue sin ver {move}.',
    other: 'De nuevo era posible {move}.',
  },
  stillTaken: {
    one: `${capitalEl()} de {square} sigue sin defensa.`,
    other: `Vuelve a dejar ${elWith('colgad')} en {square}.`,
  },
  allowed: {
    fork: {
      one: `Permite {move}, con ataque doble ${al('one')} y ${al('other')}.`,
      other: `Cae en {move}, un ataque doble ${al('one')} y ${al('other')}.`,
    },
    forkTwo: {
      one: 'Permite {move}, con ataque doble a dos {pieces}.',
      other: `Cae en {move}, un ataque doble a ${ambos()}.`,
    },
    skewer: {
      one: `Permite {move}, que enfila ${el('one')} y ${el('other')}.`,
      other: `Cae en {move}, una enfilada contra ${el('one')} y ${el('other')}.`,
    },
    skewerTwo: {
      one: 'Permite {move}, que enfila dos {pieces}.',
      other: `Cae en {move}, una enfilada contra ${ambos()}.`,
    },
    discoveredAttack: {
      one: `Permite {move}, un ataque a la descubierta ${al()} de {square}.`,
      other: `Cae en {move}, que abre una línea contra ${el()} de {square}.`,
    },
    discoveredCheck: {
      one: 'Permite {move}, un jaque a la descubierta.',
      other: 'Cae en un jaque a la descubierta con {move}.',
    },
    pin: {
      one: `Permite {move}, que clava y gana ${el()} de {square}.`,
      other: `Cae en {move}, y ${elWith('clavad')} en {square} se pierde.`,
    },
    pinnedPiece: {
      one: `Permite {move}, que ataca ${alWith('clavad')} en {square}.`,
      other: `Cae en {move}, y ${elWith('clavad')} en {square} no puede huir.`,
    },
    trap: {
      one: `Permite {move}, que encierra ${al()} de {square}.`,
      other: `Cae en {move}, y ${el()} de {square} no tiene adónde ir.`,
    },
    overload: {
      one: `Permite {move}, y ${el()} de {square} tiene demasiado que defender.`,
      other: `Cae en {move}, que sobrecarga ${al()} de {square}.`,
    },
    removesGuard: {
      one: `Permite {move}, que elimina la defensa ${del()} de {square}.`,
      other: `Cae en {move}, y ${el()} de {square} se queda sin defensa.`,
    },
    gain: {
      one: `Permite {move}, que gana ${GAINED}.`,
      other: `Cae en {move}, y pierde ${GAINED}.`,
    },
    queens: {
      one: 'Permite {move}, y el peón {file} coronará.',
      other: 'Cae en {move}; ya no hay quien pare al peón {file}.',
    },
    promotes: {
      one: `Permite {move}, con promoción a {piece}.`,
      other: `Cae en {move}, con ${unNuevo()}.`,
    },
    promotesTaking: {
      one: `Permite {move}, que captura ${el('taken')} con promoción a {piece}.`,
      other: `Cae en {move}, que captura ${el('taken')} con ${unNuevo()}.`,
    },
  },
  missed: {
    fork: {
      one: `Deja escapar {move}, con ataque doble ${al('one')} y ${al('other')}.`,
      other: `Pasa por alto {move}, un ataque doble ${al('one')} y ${al('other')}.`,
    },
    forkTwo: {
      one: 'Deja escapar {move}, con ataque doble a dos {pieces}.',
      other: `Pasa por alto {move}, un ataque doble a ${ambos()}.`,
    },
    skewer: {
      one: `Deja escapar {move}, que enfila ${el('one')} y ${el('other')}.`,
      other: `Pasa por alto {move}, una enfilada contra ${el('one')} y ${el('other')}.`,
    },
    skewerTwo: {
      one: 'Deja escapar {move}, que enfila dos {pieces}.',
      other: `Pasa por alto {move}, una enfilada contra ${ambos()}.`,
    },
    discoveredAttack: {
      one: `Deja escapar {move}, un ataque a la descubierta ${al()} de {square}.`,
      other: `Pasa por alto {move}, que abre una línea contra ${el()} de {square}.`,
    },
    discoveredCheck: {
      one: 'Deja escapar {move}, un jaque a la descubierta.',
      other: 'Pasa por alto un jaque a la descubierta con {move}.',
    },
    pin: {
      one: `Deja escapar {move}, que clava y gana ${el()} de {square}.`,
      other: `Pasa por alto {move}, y ${elWith('clavad')} en {square} se pierde.`,
    },
    pinnedPiece: {
      one: `Deja escapar {move}, que ataca ${alWith('clavad')} en {square}.`,
      other: `Pasa por alto {move}, y ${elWith('clavad')} en {square} no puede huir.`,
    },
    trap: {
      one: `Deja escapar {move}, que encierra ${al()} de {square}.`,
      other: `Pasa por alto {move}, y ${el()} de {square} no tiene adónde ir.`,
    },
    overload: {
      one: `Deja escapar {move}, y ${el()} de {square} tiene demasiado que defender.`,
      other: `Pasa por alto {move}, que sobrecarga ${al()} de {square}.`,
    },
    removesGuard: {
      one: `Deja escapar {move}, que elimina la defensa ${del()} de {square}.`,
      other: `Pasa por alto {move}, y ${el()} de {square} se queda sin defensa.`,
    },
    gain: {
      one: `Deja escapar {move}, que gana ${GAINED}.`,
      other: `Pasa por alto {move}, que ganaba ${GAINED}.`,
    },
    queens: {
      one: 'Deja escapar {move}, y el peón {file} coronaría.',
      other: 'Pasa por alto {move}; no hay quien pare al peón {file}.',
    },
    promotes: {
      one: `Deja escapar {move}, con promoción a {piece}.`,
      other: `Pasa por alto {move}, con ${unNuevo()}.`,
    },
    promotesTaking: {
      one: `Deja escapar {move}, que captura ${el('taken')} con promoción a {piece}.`,
      other: `Pasa por alto {move}, que captura ${el('taken')} con ${unNuevo()}.`,
    },
  },
  stalemate: 'Ahoga al rey.',
  repetitionAllowed: {
    one: 'Permite tablas por repetición.',
    other: 'Deja que la partida acabe en tablas por repetición.',
  },
  repetitionMissed: {
    one: 'Deja escapar tablas por repetición, empezando por {move}.',
    other: 'Había tablas por repetición con {move}.',
  },
  perpetualAllowed: {
    one: 'Permite jaque perpetuo.',
    other: 'Cae en un jaque perpetuo.',
  },
  perpetualMissed: {
    one: 'Deja escapar un jaque perpetuo, empezando por {move}.',
    other: 'Había jaque perpetuo con {move}.',
  },
  fiftyMovesAllowed: {
    one: 'Permite tablas por la regla de las cincuenta jugadas.',
    other: 'Deja que se agoten las cincuenta jugadas.',
  },
  fiftyMovesMissed: {
    one: 'Deja escapar tablas por la regla de las cincuenta jugadas con {move}.',
    other: 'Por la regla de las cincuenta jugadas, con {move} eran tablas.',
  },
  onlyMove: {
    hold: {
      one: 'La única jugada que aguanta.',
      other: 'Ninguna otra aguanta.',
    },
    win: {
      one: 'La única jugada que gana.',
      other: 'Ninguna otra gana.',
    },
  },
  onlyOther: {
    hold: {
      one: 'Solo {move} aguanta.',
      other: '{move} era la única forma de aguantar.',
    },
    win: {
      one: 'Solo {move} gana.',
      other: '{move} era la única forma de ganar.',
    },
  },
  wrongTaker: {
    one: 'Captura con la pieza equivocada: lo correcto era {move}.',
    other: `Tenía que capturar ${el()}: {move}.`,
  },
  rightMove: {
    one: `${capitalElWith('equivocad')}: lo correcto era {move}.`,
    other: `${capitalElOtro()} tenía que mover: {move}.`,
  },
  wrongSquare: {
    one: `${capitalEl()} está mejor tras {move}.`,
    other: `{move} es una casilla mejor para ${el()}.`,
  },
  onTheRim: {
    one: `En el borde ${el()} está mal; {move} era mejor.`,
    other: `Mal sitio en el borde para ${el()}; {move} era mejor.`,
  },
  goesHome: {
    one: `${capitalEl()} vuelve a la primera fila; {move} es más activo.`,
    other: `Pasivo: ${el()} está otra vez en la primera fila. Mejor {move}.`,
  },
  moreScope: {
    one: `Tras {move}, ${el()} tiene más casillas.`,
    other: `Mejor {move}, que da más alcance ${al()}.`,
  },
  goesBack: {
    one: `Pierde tiempo: ${el()} vuelve con {move}.`,
    other: `Con {move} regresa ${el()}, y se pierde tiempo.`,
  },
  tooEarly: {
    one: 'Demasiado pronto: antes hay que jugar {move}.',
    other: 'Correcto, pero solo tras {move}.',
  },
  atOnce: {
    one: '{move} es más fuerte ahora mismo.',
    other: 'Aplaza {move}, que es mejor ahora mismo.',
  },
  pushMissed: {
    one: 'El peón {file} debe correr: {move}.',
    other: 'Retiene el peón pasado {file}; {move} lo avanza.',
  },
  developmentMissed: {
    one: `${capitalEl()} debe salir: {move}.`,
    other: `Deja ${el()} en casa; con {move} entra en juego.`,
  },
  greedy: {
    one: 'El peón de {square} no vale la pena; {move} es mejor.',
    other: 'Mejor dejar en paz al peón de {square}: {move}.',
  },
  prevented: {
    one: 'Pasa por alto {answer}, que {move} impide.',
    other: 'No hace nada contra {answer}; {move} no lo permite.',
  },
  ruledOut: {
    one: 'Deja pasar el momento de {move}; ahora {answer} ya no lo permite.',
    other: 'Era el momento de {move}; ahora {answer} lo impide.',
  },
  squareLeft: {
    one: `Cede la casilla {square} ${al()}: {move}.`,
    other: `El peón ya no defiende {square}, y ${el()} llega allí con {move}.`,
  },
  pawnLeft: {
    one: 'Entrega el peón de {square}: {move}.',
    other: 'Ya no sostiene el peón de {square}; {move} lo toma.',
  },
  otherCastling: {
    one: 'Enroca por el lado equivocado; lo correcto era {move}.',
    other: 'El rey debe ir al otro lado: {move}.',
  },
  position: {
    allowed: {
      attack: {
        one: 'Permite {move}, con ataque al rey.',
        other: 'Cae en {move}, y el rey queda bajo ataque.',
      },
      queenTrade: {
        one: 'Permite el cambio de damas con {move}.',
        other: 'Cae en {move}, tras lo cual se cambian las damas.',
      },
      pawnBreak: {
        one: 'Permite la ruptura {move}.',
        other: 'Cae en {move}, que abre el centro.',
      },
      tempo: {
        one: `Permite {move}, y ${el()} de {square} tiene que mover.`,
        other: `Cae en {move}, que gana un tiempo contra ${el()} de {square}.`,
      },
      pawnHit: {
        one: 'Permite {move}, que golpea el peón de {square}.',
        other: 'Cae en {move}, que ataca el peón de {square}.',
      },
      trade: {
        one: `Permite {move}, que cambia ${el()} de {square}.`,
        other: `Cae en el cambio ${del()} de {square} con {move}.`,
      },
      outpost: {
        one: `Permite {move}, con ${un()} en el puesto avanzado de {square}.`,
        other: `Cae en {move}: ningún peón podrá echar ${al()} de {square}.`,
      },
      openFile: {
        one: 'Permite {move}, que ocupa la columna abierta {file}.',
        other: 'Cae en {move}, que domina la columna {file}.',
      },
      passedPawn: {
        one: 'Permite {move}, con un peón pasado en la columna {file}.',
        other: 'Cae en {move}, y el peón {file} queda pasado.',
      },
      seventhRank: {
        one: 'Permite {move}, y la torre llega a la séptima fila.',
        other: 'Cae en {move}, con una torre en la séptima fila.',
      },
      pin: {
        one: `Permite {move}, que clava ${el()} de {square}.`,
        other: `Cae en {move}, y ${el()} de {square} no puede moverse sin pérdida.`,
      },
      hit: {
        one: `Permite {move}, con ataque ${al()} de {square}.`,
        other: `Cae en {move}, que ataca ${el()} de {square}.`,
      },
      behindPasser: {
        one: 'Permite {move}, con la torre detrás del peón {file}.',
        other: 'Cae en {move}, que coloca la torre detrás del peón pasado {file}.',
      },
      blockade: {
        one: 'Permite {move}, que detiene el peón {file}.',
        other: 'Cae en {move}, que bloquea el peón pasado {file}.',
      },
      doubling: {
        one: 'Permite {move}, con las torres dobladas en la columna {file}.',
        other: 'Cae en {move}, que dobla las torres en la columna {file}.',
      },
    },
    missed: {
      attack: {
        one: 'Deja escapar {move}, con ataque al rey.',
        other: 'Pasa por alto {move}, y el rey queda bajo ataque.',
      },
      queenTrade: {
        one: 'Deja escapar el cambio de damas con {move}.',
        other: 'Pasa por alto {move}, tras lo cual se cambian las damas.',
      },
      pawnBreak: {
        one: 'Deja escapar la ruptura {move}.',
        other: 'Pasa por alto {move}, que abre el centro.',
      },
      tempo: {
        one: `Deja escapar {move}, y ${el()} de {square} tiene que mover.`,
        other: `Pasa por alto {move}, que gana un tiempo contra ${el()} de {square}.`,
      },
      pawnHit: {
        one: 'Deja escapar {move}, que golpea el peón de {square}.',
        other: 'Pasa por alto {move}, que ataca el peón de {square}.',
      },
      trade: {
        one: `Deja escapar {move}, que cambia ${el()} de {square}.`,
        other: `Pasa por alto el cambio ${del()} de {square} con {move}.`,
      },
      outpost: {
        one: `Deja escapar {move}, con ${un()} en el puesto avanzado de {square}.`,
        other: `Pasa por alto {move}: ningún peón podría echar ${al()} de {square}.`,
      },
      openFile: {
        one: 'Deja escapar {move}, que ocupa la columna abierta {file}.',
        other: 'Pasa por alto {move}, que domina la columna {file}.',
      },
      passedPawn: {
        one: 'Deja escapar {move}, con un peón pasado en la columna {file}.',
        other: 'Pasa por alto {move}, y el peón {file} queda pasado.',
      },
      seventhRank: {
        one: 'Deja escapar {move}, y la torre llega a la séptima fila.',
        other: 'Pasa por alto {move}, con una torre en la séptima fila.',
      },
      pin: {
        one: `Deja escapar {move}, que clava ${el()} de {square}.`,
        other: `Pasa por alto {move}, y ${el()} de {square} no puede moverse sin pérdida.`,
      },
      hit: {
        one: `Deja escapar {move}, con ataque ${al()} de {square}.`,
        other: `Pasa por alto {move}, que ataca ${el()} de {square}.`,
      },
      behindPasser: {
        one: 'Deja escapar {move}, con la torre detrás del peón {file}.',
        other: 'Pasa por alto {move}, que coloca la torre detrás del peón pasado {file}.',
      },
      blockade: {
        one: 'Deja escapar {move}, que detiene el peón {file}.',
        other: 'Pasa por alto {move}, que bloquea el peón pasado {file}.',
      },
      doubling: {
        one: 'Deja escapar {move}, con las torres dobladas en la columna {file}.',
        other: 'Pasa por alto {move}, que dobla las torres en la columna {file}.',
      },
    },
  },
  purpose: {
    guard: {
      one: `Hacía falta {move} para defender ${el()} de {square}.`,
      other: `Había que defender ${el()} de {square}: {move}.`,
    },
    kingCenter: {
      one: 'El rey debe ir al centro: {move}.',
      other: 'Era el momento de acercar el rey: {move}.',
    },
    contest: {
      one: 'Había que disputar la columna abierta {file}: {move}.',
      other: 'Deja la columna {file} al rival; {move} la disputa.',
    },
    pieceTaken: {
      one: `Había que tomar ${el()} de {square}: {move}.`,
      other: `${capitalEl()} de {square} se podía tomar: {move}.`,
    },
    pawnTaken: {
      one: 'Había que tomar el peón de {square}: {move}.',
      other: 'El peón de {square} se podía tomar: {move}.',
    },
    pawnTrade: {
      one: 'Había que cambiar en {square}: {move}.',
      other: 'Deja escapar el cambio en {square}: {move} va primero.',
    },
    check: {
      one: 'Había que dar jaque: {move}.',
      other: 'Deja escapar el jaque {move}.',
    },
    space: {
      one: 'Había que ganar espacio {wing, select, queenside {en el flanco de dama} kingside {en el flanco de rey} other {en el centro}}: {move}.',
      other:
        'Mejor {move}, que gana espacio {wing, select, queenside {en el flanco de dama} kingside {en el flanco de rey} other {en el centro}}.',
    },
    central: {
      one: `Mejor {move}, que lleva ${el()} al centro.`,
      other: `El centro es el lugar para ${el()}: {move}.`,
    },
    opens: {
      one: `Mejor {move}, que abre paso ${al()} de {square}.`,
      other: `${capitalEl()} de {square} espera {move}.`,
    },
    restraint: {
      one: `Mejor {move}, que quita {square} ${al()}.`,
      other: `Cede {square} ${al()}; {move} se la quita.`,
    },
    lever: {
      one: 'Mejor {move}, que desafía el peón de {square}.',
      other: 'Había que desafiar el peón de {square}: {move}.',
    },
  },
  weakness: {
    bishopPair: {
      one: `Deja a ${RIVAL} la pareja de alfiles.`,
      other: `La pareja de alfiles queda para ${RIVAL}.`,
    },
    badBishop: {
      one: `Deja a ${SIDE} con un alfil malo tras sus propios peones.`,
      other: `El alfil de ${SIDE} queda encerrado por sus propios peones.`,
    },
    uncastled: {
      one: `Después de esto, ${SIDE} no llegan a enrocar.`,
      other: `Ya no hay tiempo para enrocar: ${THE_KING} se queda en el centro.`,
    },
    openKing: {
      one: `Abre la protección ${OF_THE_KING}.`,
      other: `La protección ${OF_THE_KING} ha desaparecido.`,
    },
    doubled: {
      one: `Deja a ${SIDE} con peones doblados en la columna {file}.`,
      other: `Los peones {file} de ${SIDE} quedan doblados.`,
    },
    isolated: {
      one: `Deja a ${SIDE} con el peón {file} aislado.`,
      other: `El peón {file} de ${SIDE} queda aislado.`,
    },
  },
  rightGivenUp: {
    castling: {
      one: 'Renuncia al enroque.',
      other: 'El enroque ya no es posible.',
    },
    leap: {
      one: 'Renuncia al salto al búnker.',
      other: 'El salto al búnker ya no es posible.',
    },
    adjustment: {
      one: 'Renuncia al ajuste del alfil.',
      other: 'El ajuste del alfil ya no es posible.',
    },
    transposition: {
      one: 'Renuncia a la transposición.',
      other: 'La transposición ya no es posible.',
    },
  },
  rightUnused: {
    castling: {
      one: 'Había que enrocar: {move}.',
      other: 'Mejor enrocar ahora: {move}.',
    },
    leap: {
      one: 'El salto al búnker {move} es más fuerte.',
      other: 'Es hora del salto al búnker {move}.',
    },
    adjustment: {
      one: 'El ajuste del alfil {move} es más fuerte.',
      other: 'Es hora de ajustar el alfil: {move}.',
    },
    transposition: {
      one: 'La transposición {move} es más fuerte.',
      other: 'Es hora de la transposición {move}.',
    },
  },
  swing: {
    winToLoss: {
      one: 'Convierte una victoria en derrota; {move} todavía gana.',
      other: 'Tira la partida; {move} gana.',
    },
    winSlips: {
      one: 'Deja escapar la victoria; {move} la conserva.',
      other: 'La victoria se esfuma; con {move} estaba ahí.',
    },
    winFades: {
      one: 'Cede buena parte de la ventaja ganadora; {move} la conserva.',
      other: 'Ya no es una victoria clara, como lo era tras {move}.',
    },
    winHarder: {
      one: 'Complica la victoria; {move} es más sencillo.',
      other: 'La victoria tarda más que tras {move}.',
    },
    betterToLost: {
      one: 'De una posición mejor a una perdida; {move} mantiene la ventaja.',
      other: 'Una posición mejor se pierde de golpe; hacía falta {move}.',
    },
    betterToWorse: {
      one: 'De mejor a peor; {move} mantiene la ventaja.',
      other: `Ahora ${RIVAL} llevan la ventaja; {move} era mejor.`,
    },
    advantageGone: {
      one: 'Deja escapar la ventaja; {move} la conserva.',
      other: 'La partida vuelve a estar igualada; {move} era más fuerte.',
    },
    advantageLess: {
      one: 'Cede parte de la ventaja; {move} era más fuerte.',
      other: 'La ventaja se reduce; {move} era más fuerte.',
    },
    levelToLost: {
      one: 'Pierde una partida igualada; {move} mantiene el equilibrio.',
      other: 'La jugada perdedora; con {move} había igualdad.',
    },
    levelToWorse: {
      one: `Da a ${RIVAL} el mejor juego; {move} mantiene el equilibrio.`,
      other: `Ahora ${RIVAL} están mejor; con {move} había igualdad.`,
    },
    edgeGone: {
      one: 'La pequeña ventaja que había se ha ido; {move} era mejor.',
      other: 'Cede una pequeña ventaja; {move} era mejor.',
    },
    edgePassed: {
      one: `Una pequeña ventaja pasa a ${RIVAL}; {move} era mejor.`,
      other: `Ahora la ventaja es de ${RIVAL}; {move} era mejor.`,
    },
    edgeGiven: {
      one: `Da a ${RIVAL} una pequeña ventaja; {move} mantiene el equilibrio.`,
      other: `Una pequeña ventaja para ${RIVAL}; con {move} había igualdad.`,
    },
    worseToLost: {
      one: `Ahora ${SIDE} están perdidas; {move} ofrece resistencia.`,
      other: `El desliz decisivo; tras {move}, ${SIDE} solo están peor.`,
    },
    worseFar: {
      one: `Deja a ${SIDE} al borde de la derrota; {move} era mejor.`,
      other: `Ahora ${SIDE} difícilmente pueden salvarse; {move} era mejor.`,
    },
    worseStill: {
      one: 'Empeora una mala posición; {move} era mejor.',
      other: `La cosa empeora para ${SIDE}; {move} era el mal menor.`,
    },
    lostSooner: {
      one: 'Renuncia a la última resistencia; {move} aguanta más.',
      other: `Acelera el final; {move} obliga a ${RIVAL} a trabajar.`,
    },
  },
  swingSlight: {
    winFades: {
      one: 'Cede buena parte de la ventaja ganadora; {move} era mejor.',
      other: 'Ya no es una victoria clara; {move} era mejor.',
    },
    advantageGone: {
      one: 'Deja escapar la ventaja; {move} era más fuerte.',
      other: 'La partida vuelve a estar igualada; {move} era mejor.',
    },
    levelToWorse: {
      one: `Da a ${RIVAL} el mejor juego; {move} era más fuerte.`,
      other: `Ahora ${RIVAL} están mejor; {move} era más fuerte.`,
    },
    edgeGiven: {
      one: `Da a ${RIVAL} una pequeña ventaja; {move} era mejor.`,
      other: `Una pequeña ventaja para ${RIVAL}; {move} era mejor.`,
    },
    worseToLost: {
      one: `Ahora ${SIDE} están perdidas; {move} era más fuerte.`,
      other: 'El desliz decisivo; {move} era más fuerte.',
    },
  },
  swingBeside: {
    winToLoss: {
      one: 'Una victoria se convierte en derrota.',
      other: 'La partida se ha tirado.',
    },
    winSlips: {
      one: 'La victoria se escapa.',
      other: 'La victoria se ha ido.',
    },
    betterToLost: {
      one: 'Una posición mejor pasa a estar perdida.',
      other: 'De mejor a perdida.',
    },
    betterToWorse: {
      one: 'De mejor a peor.',
      other: `Ahora ${RIVAL} llevan la ventaja.`,
    },
    levelToLost: {
      one: `Había igualdad, y ahora ${SIDE} están perdidas.`,
      other: 'La jugada perdedora.',
    },
    winFades: {
      one: 'Se va gran parte de la ventaja ganadora.',
      other: 'Ya no es una victoria clara.',
    },
    advantageGone: {
      one: 'La ventaja se ha ido.',
      other: 'La partida vuelve a estar igualada.',
    },
    levelToWorse: {
      one: `Da a ${RIVAL} el mejor juego.`,
      other: `Ahora ${RIVAL} están mejor.`,
    },
    worseToLost: {
      one: `Ahora ${SIDE} están perdidas.`,
      other: 'Esto decide la partida.',
    },
  },
  placement: {
    weakDiagonal: {
      one: 'La diagonal hacia {square} es débil: nada defiende ahí el peón, y una pieza enemiga lo mira; {move} lo defiende.',
      other: 'Deja al rival la diagonal hacia el peón indefenso de {square}; {move} lo defiende.',
    },
    cornerBishop: {
      one: 'En la esquina, el alfil tiene una sola diagonal; {move} le da más.',
      other: 'Un alfil en la esquina de {square} depende de un solo peón; {move} es más libre.',
    },
    cornerKnight: {
      one: 'En la esquina, el caballo tiene dos casillas como mucho; {move} le da más.',
      other: 'Un caballo en la esquina de {square} necesita tiempo; {move} lo ahorra.',
    },
    cornerQueen: {
      one: 'En la esquina, la dama tiene una sola diagonal; {move} le da más.',
      other: 'Una dama en la esquina de {square} tarda en salir; {move} ahorra tiempo.',
    },
    stuckKing: {
      one: 'El rey de {square} está atrapado entre sus torres; {move} le deja aire.',
      other: 'Las dos torres encierran al rey en {square}; {move} lo evita.',
    },
    unguardedPawn: {
      one: 'Nada defiende el peón de {square}; con {move} ninguno queda solo.',
      other: 'Deja sin defensa el peón de {square}; {move} los defiende todos.',
    },
  },
  openingOver: {
    level: 'La apertura ha terminado, y la partida está igualada.',
    better: `${CAPITAL_SIDE} salen mejor de la apertura.`,
    winning: `${CAPITAL_SIDE} ya están ganando al terminar la apertura.`,
    betterAfter: `${CAPITAL_SIDE} salen mejor de la apertura; {move} fue lo que más contribuyó.`,
    winningAfter: `${CAPITAL_SIDE} ya están ganando al terminar la apertura; {move} fue lo que más contribuyó.`,
  },
  turningPoint: {
    won: `Aquí cambia la partida: desde ahora ${SIDE} mantienen la ventaja.`,
    drawn: 'Desde aquí la partida sigue igualada.',
  },
  ending: {
    mated: `${capitalEl()} da mate en {square}.`,
    matedBackRank: `${capitalEl()} da mate del pasillo.`,
    matedSmothered: 'El mate de la coz.',
    lostMaterial: `La partida termina aquí: ${SIDE} han perdido ${GAINED}.`,
    lostToMate: `{count, plural, =1 {La partida termina aquí: ${SIDE} reciben mate en la próxima jugada.} other {La partida termina aquí: ${SIDE} reciben mate en {count, number} jugadas.}}`,
    lost: `La partida termina aquí; ${SIDE} están perdidas.`,
    lostEarly: `${CAPITAL_SIDE} pierden aquí, aunque la posición no está perdida.`,
    drawnLevel: 'Tablas en una posición igualada.',
    drawnAhead: `Tablas, aunque ${SIDE} están mejor.`,
    stalemate: 'El ahogado termina la partida.',
  },
  accuracy: `${LABEL} {accuracy, number}{inaccuracies, plural, =0 {} =1 {, 1 imprecisión} other {, # imprecisiones}}{mistakes, plural, =0 {} =1 {, 1 error} other {, # errores}}{blunders, plural, =0 {} =1 {, 1 error grave} other {, # errores graves}}.`,
  story: {
    turned: `Ganan ${SIDE}; {move} da la vuelta a la partida.`,
    cameBack: `${CAPITAL_SIDE} remontan: tras {move} ganaban ${RIVAL}.`,
    led: `${CAPITAL_SIDE} llevan ventaja desde la jugada {from, number} y ganan.`,
    won: `Ganan ${SIDE}.`,
    missedWin: `Tablas, aunque ${SIDE} estaban ganando tras {move}.`,
    levelDraw: 'Tablas igualadas: ningún bando estuvo nunca claramente mejor.',
    livelyDraw: 'Tablas tras oportunidades para un bando.',
  },
} as const satisfies Translation['words']
