import * as v from 'valibot'
import type { AnalysisLine, SearchCounts } from '@shared/analysis/analysis'
import { read } from '@shared/ipc/read'
import {
  integer,
  jsonOf,
  MAX_NUMBER,
  listOf,
  object,
  type Of,
  text,
  MAX_TEXT_LENGTH,
} from '@shared/ipc/schemas'
import type { Position } from '../../core/position'
import { legalPrefix } from '../../rules/positions/playMoves'
import { writeLine } from '../../rules/san/writeLine'
import type { KeptAnalysis } from '../memory/memoryTables'

const MAX_LINES = 128
/** Plies of a line that are kept; beyond that lines are guesses. */
const MAX_KEPT_PLIES = 40
const PLIES = integer(0, 10_000)
const CHANCE = integer(0, 1000)

const KEPT_LINE = object({
  depth: PLIES,
  selDepth: PLIES,
  score: object({ kind: v.picklist(['cp', 'mate']), value: integer(-MAX_NUMBER, MAX_NUMBER) }),
  winDrawLoss: v.exactOptional(object({ white: CHANCE, draw: CHANCE, black: CHANCE })),
  /** In UCI, separated by spaces. */
  moves: text(2000),
})
const KEPT_LINES = jsonOf(listOf(KEPT_LINE, MAX_LINES), MAX_TEXT_LENGTH)

/** A line without what can be made again: rank and SAN. */
type KeptLine = Of<typeof KEPT_LINE>

const keptLine = ({ depth, selDepth, score, winDrawLoss, moves }: AnalysisLine): KeptLine => ({
  depth,
  selDepth,
  score,
  ...(winDrawLoss && { winDrawLoss }),
  moves: moves
    .slice(0, MAX_KEPT_PLIES)
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
): KeptAnalysis => ({
  multiPv,
  depth: depthOf(lines),
  nodes,
  timeMs: Math.round(timeMs),
  lines: JSON.stringify(lines.map(keptLine)),
})

/**
 * Kept lines as the window sees them; each move is found legal again, since a file is no witness. Lines
 * without a legal move are left out.
 *
 * @param position the one that was analysed
 */
export const recallLines = (
  { lines }: KeptAnalysis,
  position: Position,
  most: number,
): readonly AnalysisLine[] => {
  const kept = read(KEPT_LINES, lines)
  if (!kept.ok) return []
  return kept.value
    .slice(0, most)
    .map(line => ({ ...line, moves: writeLine(position, legalPrefix(position, line.moves.split(' '))) }))
    .filter(({ moves }) => moves.length > 0)
    .map((line, place) => ({ ...line, rank: place + 1 }))
}
