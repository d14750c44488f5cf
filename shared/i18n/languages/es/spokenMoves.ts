import type { Translation } from '../../catalogue/catalogue'

export const spanishSpokenMoves = {
  passes: 'pasa',
  said: '{color, select, white {Blancas: {move}} other {Negras: {move}}}',
  placed: 'coloca {piece} en {square}',
  goes: '{from, select, none {{piece} a {to}} other {{piece} {from} a {to}}}',
  takes: '{from, select, none {{piece} captura en {to}} other {{piece} {from} captura en {to}}}',
  promotes: '{move}, promoción: {piece}',
  castlesASide: 'enroque por el lado a',
  castlesHSide: 'enroque por el lado h',
  castlesTo: 'enroque con el rey a la columna {file}',
  leaps: '{piece} salta a {to}',
  stays: '{piece} se queda',
  relocates: '{piece} cambia de sitio con la pieza de {to}',
  exchanged: '{one} y {other} cambian de sitio',
  check: '{move}, jaque',
  checkmate: '{move}, jaque mate',
} as const satisfies Translation['spokenMoves']
