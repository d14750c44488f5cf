import type { PieceLetters } from '../catalogue/catalogue'

/** `Sf3`, `Dxd7`. Archbishop and chancellor keep the letters of English: `N` of `nadbiskup` is a knight there, and `K` is the king. */
export const serbianLetters = {
  knight: 'S',
  bishop: 'L',
  rook: 'T',
  queen: 'D',
} as const satisfies PieceLetters
