import type { Color } from '../../board/color'
import type { Setup } from '../../board/setup'
import { isInCheck } from './attacks'
import { named, type WordsContext } from './wordsContext'
import type { Ply } from './ply'
import type { Remark, SpecialRight } from './remark'

const has: Readonly<Record<SpecialRight, (setup: Setup, color: Color) => boolean>> = {
  castling: ({ castling }, color) => Object.keys(castling[color]).length > 0,
  leap: ({ memory }, color) => memory.leap[color],
  adjustment: ({ memory }, color) => memory.adjustable[color].length > 0,
  transposition: ({ memory }, color) => memory.transposition[color],
}

const RIGHTS = Object.keys(has) as SpecialRight[]

const makesUse = ({ move: { kind } }: Ply, right: SpecialRight): boolean =>
  right === 'castling' ? kind === 'castlingA' || kind === 'castlingH' : kind === right

/** A blunder is not blamed for losing a right that would not have been used within this many plies. */
const SOON = 3

/** A right that a faulty move gives up, though not in check, and that its player uses in the best line. */
export const rightGivenUp = ({ start, played, best, color, move }: WordsContext): Remark | undefined => {
  if (isInCheck(start.board, color)) return undefined
  const line = move.judgment === 'blunder' ? best.slice(0, SOON) : best
  const right = RIGHTS.find(
    kind =>
      has[kind](start, color) &&
      !has[kind](played.after, color) &&
      !RIGHTS.some(used => makesUse(played, used)) &&
      line.some(ply => ply.color === color && makesUse(ply, kind)),
  )
  return right && { kind: 'rightGivenUp', right }
}

const castles = (ply: Ply): boolean => makesUse(ply, 'castling')

/** The move castles, but the best move castles on the other side. */
export const otherCastling = ({ played, best: [first] }: WordsContext): Remark | undefined =>
  first && castles(first) && castles(played) && first.move.kind !== played.move.kind
    ? { kind: 'otherCastling', move: named(first) }
    : undefined

/** The best move castles, leaps, adjusts or transposes, and the move played does none of these. */
export const rightUnused = ({ played, best: [first] }: WordsContext): Remark | undefined => {
  if (!first || RIGHTS.some(used => makesUse(played, used))) return undefined
  const right = RIGHTS.find(kind => makesUse(first, kind))
  return right && { kind: 'rightUnused', right, move: named(first) }
}
