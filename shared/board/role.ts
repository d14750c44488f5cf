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

/** What a piece is drawn as and called: its role, or the army's own name for it. */
export type Figure = Role | 'general' | 'chariot' | 'horse' | 'soldier'

/** The roles a pawn of the orthodox army may become. */
export const PROMOTION_ROLES = ['queen', 'rook', 'bishop', 'knight'] as const

/** What a pawn of any army may become, in the order in which it is offered. */
export const PROMOTION_ORDER = [
  'queen',
  'chancellor',
  'archbishop',
  'rook',
  'bishop',
  'knight',
  'primeMinister',
] as const satisfies readonly Role[]
