import { forBoth, type ByColor, type Color } from '../../board/color'
import { isSamePiece } from '../../board/piece'
import { pocketSize, type Pocket } from '../../board/pocket'
import { ROLES } from '../../board/role'
import {
  castlingRights,
  isPlacing,
  type Board,
  type CastlingRights,
  type Memory,
  type Setup,
} from '../../board/setup'
import { squareAt, type Square } from '../../board/square'
import type { VariantRules } from '../../variants/variant'
import { startRights } from '../rights/castling'
import { remainingPocket } from '../ranks/completions'
import { homeRank } from '../ranks/frame'
import { isAdjustable, canLeap, canTranspose } from '../rights/possibleRights'
import { backRank, isComplete } from '../ranks/rank'

const isUntouched = (before: Board, after: Board, square: Square): boolean =>
  isSamePiece(before.pieces[square], after.pieces[square])

const kingsOf = ({ pieces }: Board, color: Color): string =>
  pieces.flatMap((piece, square) => (piece?.role === 'king' && piece.color === color ? [square] : [])).join()

const hasSameKings = (before: Board, after: Board, color: Color): boolean =>
  kingsOf(before, color) === kingsOf(after, color)

/** Keeps the castling rights whose rook is still there, if the side's kings are, too. */
const keptCastling = (rights: CastlingRights, color: Color, before: Board, after: Board): CastlingRights => {
  if (!hasSameKings(before, after, color)) return {}
  return castlingRights(side => {
    const rook = rights[side]
    return rook !== undefined && isUntouched(before, after, rook) ? rook : undefined
  })
}

const keptMemory = (rules: VariantRules, { memory, board: before }: Setup, after: Board): Memory => ({
  ...memory,
  leap: forBoth(
    color => memory.leap[color] && hasSameKings(before, after, color) && canLeap(rules, after, color),
  ),
  adjustable: forBoth(color => {
    const rank = homeRank(rules, color)
    const files = memory.adjustable[color].filter(file =>
      isUntouched(before, after, squareAt(file, rank, before.size)),
    )
    return isAdjustable(rules, after, color, files) ? files : []
  }),
  transposition: forBoth(color => memory.transposition[color] && canTranspose(rules, after, color)),
})

/** The pieces that a back rank lacks; undefined if it has more of a kind than the army. */
const lackOf = (rules: VariantRules, board: Board, color: Color): Pocket | undefined => {
  const rank = backRank(rules, board, color)
  return isComplete(rules, rank) ? {} : remainingPocket(rules, rank)
}

/** The castling rights of a start for a full back rank; none for any other. */
const rightsOn = (rules: VariantRules, board: Board, color: Color): CastlingRights => {
  const rank = backRank(rules, board, color)
  return isComplete(rules, rank) ? startRights(rules, rank, color) : {}
}

/** The position with other pieces in hand. A side whose last piece leaves the hand gets the castling rights of its rank. */
export const withPockets = (rules: VariantRules, setup: Setup, pockets: ByColor<Pocket>): Setup => {
  const castling = forBoth(color => {
    if (pocketSize(pockets[color]) > 0) return {}
    const isNew = pocketSize(setup.pockets[color]) > 0
    return isNew ? rightsOn(rules, setup.board, color) : setup.castling[color]
  })
  return { ...setup, pockets, castling }
}

/** Puts in hand what the back ranks lack; if a rank has too many pieces of a kind, that hand stays as it was. */
export const withHands = (rules: VariantRules, setup: Setup): Setup =>
  withPockets(
    rules,
    setup,
    forBoth(color => lackOf(rules, setup.board, color) ?? setup.pockets[color]),
  )

/**
 * What a side has in hand after a change of its back rank: pieces put on the rank leave the hand, pieces taken off return to it. If a hand
 * was changed by itself, it keeps the difference from what the rank lacks.
 */
const pocketAfter = (rules: VariantRules, before: Setup, board: Board, color: Color): Pocket => {
  const held = before.pockets[color]
  const [had, has] = [lackOf(rules, before.board, color), lackOf(rules, board, color)]
  if (has === undefined) return held
  if (had === undefined) return has
  const counts = ROLES.map(role => [role, (held[role] ?? 0) + (has[role] ?? 0) - (had[role] ?? 0)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/**
 * The position with another board. What no longer fits the board is removed: castling rights, rights to leap, adjust or transpose, and
 * pieces in hand.
 */
export const withBoard = (rules: VariantRules, before: Setup, board: Board): Setup => {
  const castling = forBoth(color => keptCastling(before.castling[color], color, before.board, board))
  const after: Setup = { ...before, board, castling, memory: keptMemory(rules, before, board) }
  return isPlacing(before)
    ? withPockets(
        rules,
        after,
        forBoth(color => pocketAfter(rules, before, board, color)),
      )
    : after
}
