import type { AnalysisLine, SearchCounts } from '@shared/analysis/analysis'
import type { Move } from '@shared/board/move'
import { findByUci } from '@shared/notation/uci'
import type { Position } from '../core/position'
import { type CheckedBy, integer, listOf, object, oneOf, optional, text } from '../ipc/validators'
import { writeLine } from '../rules/writeLine'

/** An analysis as it is kept: depth by the line searched least, and lines as JSON. */
export interface Remembered {
  /** Lines wanted; there may be fewer where there are fewer moves. */
  readonly multiPv: number
  readonly depth: number
  readonly nodes: number
  readonly timeMs: number
  /** A {@link KeptLine} list. */
  readonly lines: string
}

const LARGEST = Number.MAX_SAFE_INTEGER
const MOST_LINES = 128
/** Plies of a line that are kept; beyond that lines are guesses. */
const LONGEST_KEPT = 40
const PLIES = integer(0, 10_000)
const CHANCE = integer(0, 1000)

const KEPT_LINE = object({
  depth: PLIES,
  selDepth: PLIES,
  score: object({ kind: oneOf(['cp', 'mate']), value: integer(-LARGEST, LARGEST) }),
  winDrawLoss: optional(object({ white: CHANCE, draw: CHANCE, black: CHANCE })),
  /** In UCI, separated by spaces. */
  moves: text(2000),
})
const KEPT_LINES = listOf(KEPT_LINE, MOST_LINES)

/** A line without what can be made again: rank and SAN. */
type KeptLine = CheckedBy<typeof KEPT_LINE>

const keptLine = ({ depth, selDepth, score, winDrawLoss, moves }: AnalysisLine): KeptLine => ({
  depth,
  selDepth,
  score,
  ...(winDrawLoss && { winDrawLoss }),
  moves: moves
    .slice(0, LONGEST_KEPT)
    .map(({ uci }) => uci)
    .join(' '),
})

/** How deep all of the lines have been searched. */
export const depthOf = (lines: readonly { readonly depth: number }[]): number =>
  Math.min(...lines.map(({ depth }) => depth))

/** Lines, at least one, as they are kept. */
export const toRemember = (
  lines: readonly AnalysisLine[],
  { nodes, timeMs }: SearchCounts,
  multiPv: number,
): Remembered => ({
  multiPv,
  depth: depthOf(lines),
  nodes,
  timeMs: Math.round(timeMs),
  lines: JSON.stringify(lines.map(keptLine)),
})

const readJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The moves of a line up to the first that is not legal. */
const findLine = (position: Position, ucis: readonly string[]): readonly Move[] => {
  const moves: Move[] = []
  for (const uci of ucis) {
    const move = findByUci(position.variant, position.legalMoves(), uci)
    if (!move) break
    position.playFound(move)
    moves.push(move)
  }
  moves.forEach(() => position.undo())
  return moves
}

/**
 * Kept lines as the window sees them; each move is found legal again, since a file is no witness. Lines
 * without a legal move are left out.
 *
 * @param position the one that was analysed
 */
export const recallLines = (
  { lines }: Remembered,
  position: Position,
  most: number,
): readonly AnalysisLine[] => {
  const kept = readJson(lines)
  if (KEPT_LINES(kept)) return []
  return (kept as readonly KeptLine[])
    .slice(0, most)
    .map(line => ({ ...line, moves: writeLine(position, findLine(position, line.moves.split(' '))) }))
    .filter(({ moves }) => moves.length > 0)
    .map((line, place) => ({ ...line, rank: place + 1 }))
}
