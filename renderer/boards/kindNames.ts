import type { MoveKind } from '@shared/board/move'

const NAMES: Readonly<Record<MoveKind, string>> = {
  placement: 'placement',
  normal: 'ordinary move',
  doubleStep: 'ordinary move',
  enPassant: 'en passant',
  castlingA: 'castling, a-side',
  castlingH: 'castling, h-side',
  adjustment: 'bishop adjustment',
  transposition: 'transposition',
  relocation: 'relocation',
  leap: 'bunker leap',
}

/** What a kind of move is called where two moves must be told apart. */
export const kindName = (kind: MoveKind): string => NAMES[kind]
