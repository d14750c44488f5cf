import type { PieceLetters } from '../catalogue/catalogue'

/** `Sf3`, `Dxd7`. The chancellor keeps his C, as K is the king; the pieces of Janggi have no letters of their own in German. */
export const germanLetters = {
  knight: 'S',
  bishop: 'L',
  rook: 'T',
  queen: 'D',
  archbishop: 'E',
} as const satisfies PieceLetters
