import type { Translation } from '../../catalogue/catalogue'
import { capitalEl, el, ningun } from './articles'

/** A part of the errors, as it is in English. */
type RefusedMove = NonNullable<Translation['errors']>['refusedMove']

/** A partner with which a piece never changes places: `una dama`. */
const PARTNER = '{partner, select, dama {una dama} torre {una torre} other {un {partner}}}'

export const spanishRefusedMove = {
  unreadable: 'Eso no es una jugada',
  notHere: 'Esa jugada no existe aquí',
  kingStands: 'En {square} está el {piece}',
  noneAtHome: `{color, select, white {En la primera fila de las blancas no está ${ningun()} así} other {En la primera fila de las negras no está ${ningun()} así}}`,
  gameOver: 'Aquí la partida ha terminado',
  placeFirst:
    '{color, select, white {Las blancas deben colocar antes una pieza} other {Las negras deben colocar antes una pieza}}',
  relocateFirst: `{color, select, white {Las blancas deben antes reubicar o dejar ${el()}} other {Las negras deben antes reubicar o dejar ${el()}}}`,
  otherTurn: '{turn, select, white {Mueven las blancas} other {Mueven las negras}}',
  emptySquare: 'En {square} no hay nada',
  ownPiece: 'En {square} hay una pieza propia',
  notSo: `${capitalEl()} no puede ir de {from} a {to}`,
  blocked: `El camino de {from} a {to} está cerrado para ${el()}`,
  leg: `La pieza de {square} cierra el camino para ${el()}`,
  cannon: {
    noScreen: 'Un cañón salta por encima de una sola pieza, y aquí no hay ninguna',
    manyScreens: 'Un cañón salta por encima de una sola pieza, y aquí hay más',
    cannonScreen: 'Un cañón no salta por encima de otro cañón',
    cannonTarget: 'Un cañón no captura otro cañón',
  },
  palace: `${capitalEl()} se queda en el palacio y va por sus líneas`,
  noSuchPiece: `{color, select, white {Las blancas no tienen ${ningun()}} other {Las negras no tienen ${ningun()}}}`,
  noneGoes: `{color, select, white {Las blancas: ${ningun()} puede llegar a {to}} other {Las negras: ${ningun()} puede llegar a {to}}}`,
  kingAttacked: 'El {piece} estaría atacado en {square}',
  stillInCheck: 'El {piece} seguiría en jaque',
  kingExposed: 'El {piece} propio quedaría atacado',
  promotion: 'Indicar a qué se promueve el peón',
  ambiguous: 'Puede ser {moves}',
  castling: {
    noCastling: 'En este sistema no hay enroque',
    notLong: 'Aquí no hay enroque largo: es O-Ob u O-Og',
    unknown: 'Este sistema no tiene ese enroque',
    nothing:
      'El enroque por ese lado no cambiaría nada aquí, o no más que una jugada normal; por eso no existe',
    noRight: 'No hay derecho a enrocar por ese lado',
    check: 'Un rey en jaque no puede enrocar',
    blocked: 'El enroque está cerrado: hay algo en el camino',
    attacked: 'El rey no puede enrocar pasando por casillas atacadas ni acabar en una',
  },
  notInPocket: `{color, select, white {A las blancas no les queda ${ningun()} por colocar} other {A las negras no les queda ${ningun()} por colocar}}`,
  placeAtHome:
    '{color, select, white {Las blancas colocan piezas en la primera fila} other {Las negras colocan piezas en la última fila}}',
  mirror:
    '{color, select, white {{role, select, king {El rey blanco debe reflejar el negro: {move}} other {La dama blanca debe reflejar la negra: {move}}}} other {{role, select, king {El rey negro debe reflejar el blanco: {move}} other {La dama negra debe reflejar la blanca: {move}}}}}',
  relocation: {
    noPartner: `${capitalEl()} cambia de sitio con otra pieza de su propia fila inicial, o se queda`,
    never: `${capitalEl()} nunca cambia de sitio con ${PARTNER}`,
    bishops: 'Ambos alfiles quedarían en el mismo color',
  },
  transposition: {
    over: 'Solo se pueden transponer piezas en la primera jugada',
    sameKind: 'No se pueden transponer dos piezas iguales',
    bishops: 'Ambos alfiles quedarían en el mismo color',
    attacked: 'El rey propio quedaría atacado tras esta transposición',
  },
  adjustment: {
    none: 'Aquí no se puede ajustar ningún alfil',
    apart: 'Un alfil se ajusta con la pieza que está a su lado',
    moved: 'Solo se pueden ajustar piezas que no se han movido',
    check: 'No se puede ajustar un alfil con el rey en jaque',
    attacked: 'El rey propio quedaría atacado tras este ajuste',
  },
  leap: {
    gone: 'Solo puede saltar un rey que no se ha movido',
    occupied: 'La casilla de búnker está ocupada',
    check: 'Un rey en jaque no puede saltar',
    barred: 'El rey no puede saltar sobre una pieza enemiga',
    attacked: 'El rey no puede saltar pasando por casillas atacadas ni acabar en una',
  },
} as const satisfies RefusedMove
