import type { PieceLetters } from '../catalogue/catalogue'

/** `Cf3`, `Dxd7`: rey R, dama D, torre T, alfil A, caballo C. The pieces that would share one of them have letters of their own. */
export const spanishLetters = {
  king: 'R',
  queen: 'D',
  rook: 'T',
  bishop: 'A',
  knight: 'C',
} as const satisfies PieceLetters
