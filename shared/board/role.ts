/**
 * What a piece is, over all armies. The orthodox six come first; which letter
 * stands for a role, and what players call it, is for the army to say
 * ({@link import('../variants/variant').Army}).
 */
export const ROLES = [
  'pawn',
  'knight',
  'bishop',
  'rook',
  'queen',
  'king',
  'archbishop',
  'chancellor',
  'primeMinister',
  'elephant',
  'guard',
  'cannon',
] as const
export type Role = (typeof ROLES)[number]

/** The figure that a piece is drawn as and named after: its role, or the army's own name for it. */
export type Figure = Role | 'general' | 'chariot' | 'horse' | 'soldier'

/** The roles to which a pawn of the orthodox army may promote. */
export const PROMOTION_ROLES = ['queen', 'rook', 'bishop', 'knight'] as const

/** The roles to which pawns of any army may promote, in the order in which they are offered. */
export const PROMOTION_ORDER = [
  'queen',
  'chancellor',
  'archbishop',
  'rook',
  'bishop',
  'knight',
  'primeMinister',
] as const satisfies readonly Role[]
