import { COLORS, forBoth, type Color } from '../../board/color'
import { EMPTY_POCKET } from '../../board/pocket'
import type { Piece } from '../../board/piece'
import {
  castlingRights,
  isPlacing,
  NO_MEMORY,
  type Board,
  type CastlingRights,
  type Memory,
  type Setup,
} from '../../board/setup'
import { fileOf, rankOf, squareAt, type Square } from '../../board/square'
import type { VariantRules } from '../../variants/variant'
import { canHaveBeenSkipped } from '../rights/enPassant'
import { frameOf, homeRank } from '../ranks/frame'
import { canLeap, canTranspose, castlingChoices, homePiece, isAdjustable } from '../rights/possibleRights'
import { withHands } from './settleEdit'

/** A part of a position that has no place in another system. */
export type AdaptLoss =
  /** Pieces that are not in the other army, or whose squares are not on the other board. */
  | { readonly kind: 'pieces'; readonly pieces: readonly Piece[] }
  | {
      readonly kind: 'castling' | 'leap' | 'adjustment' | 'transposition'
      readonly colors: readonly Color[]
    }
  | { readonly kind: 'placing' | 'relocation' | 'enPassant' }

/** A position in another system. */
export interface Adapted {
  readonly setup: Setup
  readonly losses: readonly AdaptLoss[]
}

type Carry = (square: Square) => Square | undefined

/** Armies keep their place relative to their home: on a board with a free edge they are one file and one rank further in. */
const carryOver = (from: VariantRules, to: VariantRules): Carry => {
  const [before, after] = [frameOf(from), frameOf(to)]
  const right = after.leftFile - before.leftFile
  const up = after.homeRank.white - before.homeRank.white
  return square => {
    const file = fileOf(square, from.board) + right
    const rank = rankOf(square, from.board) + up
    const isOn = file >= 0 && rank >= 0 && file < to.board.files && rank < to.board.ranks
    return isOn ? squareAt(file, rank, to.board) : undefined
  }
}

const carriedBoard = (
  { board }: Setup,
  to: VariantRules,
  carry: Carry,
): { readonly board: Board; readonly lost: readonly Piece[] } => {
  const pieces = new Array<Piece | undefined>(to.board.files * to.board.ranks).fill(undefined)
  const lost: Piece[] = []
  for (const [square, piece] of board.pieces.entries()) {
    if (!piece) continue
    const target = carry(square)
    if (target === undefined || to.army.letters[piece.role] === undefined) lost.push(piece)
    else pieces[target] = piece
  }
  return { board: { size: to.board, pieces }, lost }
}

const carriedCastling = (
  to: VariantRules,
  board: Board,
  color: Color,
  rights: CastlingRights,
  carry: Carry,
): CastlingRights => {
  const choices = castlingChoices(to, board, color)
  return castlingRights(side => {
    const rook = rights[side]
    const target = rook === undefined ? undefined : carry(rook)
    return choices.find(choice => choice.side === side && choice.rook === target)?.rook
  })
}

/** How a position goes from one system to another. */
interface Way {
  readonly from: VariantRules
  readonly to: VariantRules
  readonly carry: Carry
}

/** The files of unmoved pieces that are on the back rank of the other system. */
const carriedFiles = (
  { from, to, carry }: Way,
  board: Board,
  color: Color,
  files: readonly number[],
): readonly number[] =>
  files.flatMap(file => {
    const target = carry(squareAt(file, homeRank(from, color), from.board))
    if (target === undefined || rankOf(target, to.board) !== homeRank(to, color)) return []
    const after = fileOf(target, to.board)
    return homePiece(to, board, color, after) === undefined ? [] : [after]
  })

/** A king that may still castle is unmoved, so it may leap if the new system has leaps. */
const carriedMemory = (way: Way, { memory }: Setup, after: Setup): Memory => {
  const { from, to } = way
  const { board, castling } = after
  const may = (color: Color) =>
    from.leap.length > 0 ? memory.leap[color] : Object.keys(castling[color]).length > 0
  const files = (color: Color) => carriedFiles(way, board, color, memory.adjustable[color])
  const relocation = to.setupPhase?.kind === 'relocation' ? memory.relocation : undefined
  return {
    leap: forBoth(color => may(color) && canLeap(to, board, color)),
    adjustable: forBoth(color =>
      to.adjustment && isAdjustable(to, board, color, files(color)) ? files(color) : [],
    ),
    transposition: forBoth(color => memory.transposition[color] && canTranspose(to, board, color)),
    ...(relocation !== undefined && { relocation }),
  }
}

const rightsLost = (before: Setup, after: Setup): readonly AdaptLoss[] => {
  const count = (setup: Setup, color: Color) => Object.keys(setup.castling[color]).length
  const where = (isLost: (color: Color) => boolean) => COLORS.filter(isLost)
  const found = [
    { kind: 'castling', colors: where(color => count(after, color) < count(before, color)) },
    { kind: 'leap', colors: where(color => before.memory.leap[color] && !after.memory.leap[color]) },
    {
      kind: 'adjustment',
      colors: where(
        color => before.memory.adjustable[color].length > 0 && after.memory.adjustable[color].length === 0,
      ),
    },
    {
      kind: 'transposition',
      colors: where(color => before.memory.transposition[color] && !after.memory.transposition[color]),
    },
  ] as const
  return found.filter(({ colors }) => colors.length > 0)
}

const lossesOf = (before: Setup, after: Setup, lost: readonly Piece[]): readonly AdaptLoss[] => [
  ...(lost.length > 0 ? [{ kind: 'pieces', pieces: lost } as const] : []),
  ...rightsLost(before, after),
  ...(isPlacing(before) && !isPlacing(after) ? [{ kind: 'placing' } as const] : []),
  ...(before.memory.relocation !== undefined && after.memory.relocation === undefined
    ? [{ kind: 'relocation' } as const]
    : []),
  ...(before.epSquare !== undefined && after.epSquare === undefined ? [{ kind: 'enPassant' } as const] : []),
]

const carriedSkipped = (to: VariantRules, setup: Setup, board: Board, carry: Carry): Square | undefined => {
  const square = setup.epSquare === undefined ? undefined : carry(setup.epSquare)
  return square !== undefined && canHaveBeenSkipped(to, board, setup.turn, square) ? square : undefined
}

/**
 * Adapts a position to another system. Pieces keep their places relative to their army's back rank, and turn and counters stay as they are;
 * everything that the other system has no room or no rule for is reported as lost.
 */
export const adaptPosition = (from: VariantRules, to: VariantRules, setup: Setup): Adapted => {
  const carry = carryOver(from, to)
  const { board, lost } = carriedBoard(setup, to, carry)
  const { turn, halfmoves, fullmoves } = setup
  const epSquare = carriedSkipped(to, setup, board, carry)
  const bare: Setup = {
    board,
    pockets: { white: EMPTY_POCKET, black: EMPTY_POCKET },
    turn,
    castling: forBoth(color => carriedCastling(to, board, color, setup.castling[color], carry)),
    ...(epSquare !== undefined && { epSquare }),
    halfmoves,
    fullmoves,
    memory: NO_MEMORY,
  }
  const remembering: Setup = { ...bare, memory: carriedMemory({ from, to, carry }, setup, bare) }
  const after =
    isPlacing(setup) && to.setupPhase?.kind === 'placement' ? withHands(to, remembering) : remembering
  return { setup: after, losses: lossesOf(setup, after, lost) }
}
