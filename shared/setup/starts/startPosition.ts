import { COLORS, forBoth, type Color } from '../../board/color'
import { EMPTY_POCKET } from '../../board/pocket'
import { NO_MEMORY, type Board, type Memory, type Setup } from '../../board/setup'
import type { VariantRules } from '../../variants/variant'
import type { Ranks } from './arrays'
import { startRights } from '../rights/castling'
import { remainingPocket } from '../ranks/completions'
import { oppositeColors } from '../ranks/conditions'
import { frameOf } from '../ranks/frame'
import { orthodoxRank } from '../ranks/relocation'
import { backRank, isComplete, squareOfIndex, type Rank } from '../ranks/rank'

/** The back ranks of a board, with any pieces on them. */
export const ranksOf = (rules: VariantRules, board: Board): Ranks =>
  forBoth(color => backRank(rules, board, color))

/** The board of a system with these back ranks. */
export const boardOf = (rules: VariantRules, ranks: Ranks): Board => {
  const { board } = frameOf(rules)
  const pieces = [...board.pieces]
  for (const color of COLORS) {
    for (const [index, role] of ranks[color].entries()) {
      pieces[squareOfIndex(rules, color, index)] = role && { color, role }
    }
  }
  return { size: board.size, pieces }
}

const bishopsDiffer = oppositeColors('bishop', 'bishop')

/** The files on which a side may still adjust a bishop: the whole rank, if its bishops start on one color. */
const adjustableFiles = (rules: VariantRules, rank: Rank): readonly number[] =>
  rules.adjustment && !bishopsDiffer(rank) ? rank.map((_, index) => frameOf(rules).leftFile + index) : []

const startMemory = (rules: VariantRules, ranks: Ranks): Memory => ({
  leap: forBoth(() => rules.leap.length > 0),
  adjustable: forBoth(color => adjustableFiles(rules, ranks[color])),
  transposition: forBoth(() => rules.transposition),
})

/** The side to move, and the move number. */
interface Turn {
  readonly turn: Color
  readonly fullmoves: number
}

const FIRST_TURN: Turn = { turn: 'white', fullmoves: 1 }

/**
 * The position with these back ranks before the first move of the game proper. Pockets hold what the ranks lack, a complete rank has its
 * castling rights, and once both are complete, all special rights exist.
 */
export const startPosition = (
  rules: VariantRules,
  ranks: Ranks,
  { turn, fullmoves } = FIRST_TURN,
): Setup => ({
  board: boardOf(rules, ranks),
  pockets: forBoth(color =>
    isComplete(rules, ranks[color]) ? EMPTY_POCKET : remainingPocket(rules, ranks[color])!,
  ),
  turn,
  castling: forBoth(color =>
    isComplete(rules, ranks[color]) ? startRights(rules, ranks[color], color) : {},
  ),
  halfmoves: 0,
  fullmoves,
  memory: COLORS.every(color => isComplete(rules, ranks[color])) ? startMemory(rules, ranks) : NO_MEMORY,
})

/**
 * The orthodox array before the first relocation; undefined for a system without relocation. All castling rights exist, whatever the
 * options: a curtailed right is lost when its king is relocated (rules 4).
 */
export const relocationSetup = (rules: VariantRules): Setup | undefined => {
  if (rules.setupPhase?.kind !== 'relocation') return undefined
  const [first] = rules.setupPhase.order
  const ranks = forBoth(orthodoxRank)
  const start = startPosition(rules, ranks)
  return first && { ...start, turn: first.color, memory: { ...start.memory, relocation: first.role } }
}
