import type { Role } from '../../board/role'
import { materialWorth, type Difference } from './material'

/** The usual names of gains, by the pieces won and, after a slash, those given for them. */
const GAINS = {
  pawn: 'pawn',
  'pawn pawn': 'twoPawns',
  'pawn pawn pawn': 'threePawns',
  knight: 'knight',
  bishop: 'bishop',
  rook: 'rook',
  queen: 'queen',
  'pawn knight': 'knightAndPawn',
  'pawn bishop': 'bishopAndPawn',
  'pawn rook': 'rookAndPawn',
  'pawn queen': 'queenAndPawn',
  'knight / pawn': 'knightForPawn',
  'bishop / pawn': 'bishopForPawn',
  'rook / pawn': 'rookForPawn',
  'queen / pawn': 'queenForPawn',
  'rook / knight': 'exchange',
  'rook / bishop': 'exchange',
  'pawn rook / knight': 'exchangeAndPawn',
  'pawn rook / bishop': 'exchangeAndPawn',
  'queen / rook': 'queenForRook',
  'queen / knight': 'queenForKnight',
  'queen / bishop': 'queenForBishop',
} as const

/** What players call the material that was won. */
export type Gain = (typeof GAINS)[keyof typeof GAINS]

/** Removes trades of pieces of equal worth: a knight for a bishop wins nothing. */
const withoutEvenTrades = (difference: Difference): Difference => {
  const { knight = 0, bishop = 0 } = difference
  const even = knight * bishop < 0 ? Math.min(Math.abs(knight), Math.abs(bishop)) : 0
  return {
    ...difference,
    knight: knight - Math.sign(knight) * even,
    bishop: bishop - Math.sign(bishop) * even,
  }
}

const NAMED: readonly Role[] = ['pawn', 'knight', 'bishop', 'rook', 'queen']

const nameOf = (difference: Difference): Gain | undefined => {
  const counts = withoutEvenTrades(difference)
  const isNamed = (Object.keys(counts) as Role[]).every(role => counts[role] === 0 || NAMED.includes(role))
  const listed = (sign: 1 | -1): string =>
    NAMED.flatMap(role => Array.from({ length: Math.max(0, sign * (counts[role] ?? 0)) }, () => role)).join(
      ' ',
    )
  const [won, given] = [listed(1), listed(-1)]
  const key = given === '' ? won : `${won} / ${given}`
  return isNamed && Object.hasOwn(GAINS, key) ? GAINS[key as keyof typeof GAINS] : undefined
}

/** A queen for a rook, in pawns; from here on single pawns are not mentioned. */
const MUCH = 4

/** The usual name of what was won; undefined if there is none. Pawns won along with much more are ignored. */
export const gainOf = (difference: Difference): Gain | undefined => {
  const pieces = { ...difference, pawn: 0 }
  return nameOf(difference) ?? (materialWorth(pieces) >= MUCH ? nameOf(pieces) : undefined)
}
