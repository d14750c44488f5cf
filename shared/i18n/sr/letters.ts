import type { PieceLetters } from '../catalogue/catalogue'

/** `Sf3`, `Dxd7`. The chancellor keeps his C, as K is the king; the archbishop is `nadbiskup`. */
export const serbianLetters = {
  knight: 'S',
  bishop: 'L',
  rook: 'T',
  queen: 'D',
  archbishop: 'N',
} as const satisfies PieceLetters
