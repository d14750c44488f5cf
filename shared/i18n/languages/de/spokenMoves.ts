import type { Translation } from '../../catalogue/catalogue'

export const germanSpokenMoves = {
  said: '{color, select, white {Weiß: {move}} other {Schwarz: {move}}}',
  placed: '{piece} auf {square} platziert',
  goes: '{from, select, none {{piece} nach {to}} other {{piece} {from} nach {to}}}',
  takes: '{from, select, none {{piece} schlägt {to}} other {{piece} {from} schlägt {to}}}',
  promotes: '{move}, Umwandlung: {piece}',
  castlesASide: 'rochiert zur a-Seite',
  castlesHSide: 'rochiert zur h-Seite',
  castlesTo: 'rochiert mit dem König auf die {file}-Linie',
  passes: 'passt',
  leaps: '{piece} springt nach {to}',
  stays: '{piece} bleibt stehen',
  relocates: '{piece} tauscht den Platz mit der Figur auf {to}',
  exchanged: '{one} und {other} tauschen die Plätze',
  check: '{move}, Schach',
  checkmate: '{move}, matt',
} as const satisfies Translation['spokenMoves']
