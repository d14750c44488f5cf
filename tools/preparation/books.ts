import type { Color } from '@shared/board/color'
import type { PreparationGraph } from '@shared/preparation/graph'
import type { PreparationJob } from '@shared/preparation/job'
import { preparedMoves } from '@shared/preparation/repertoire'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'
import type { Core } from '../../electron/core/load'
import type { Position } from '../../electron/core/position'
import type { Searcher } from '../../electron/engine/search/searcher'
import { legalPrefix } from '../../electron/rules/positions/playMoves'
import { openPosition } from '../../electron/rules/positions/openPosition'

/** A book: returns the move in a position, in UCI; undefined if the book has none. */
export type Book = (position: Position) => string | undefined

const keyOf = (position: Position): string => position.hash().toString(16)

/** The book with the moves of a preparation. */
export const bookOfGraph =
  ({ entries }: PreparationGraph, job: PreparationJob): Book =>
  position => {
    const entry = entries.get(keyOf(position))
    if (entry?.state !== 'searched' || entry.turn !== job.color) return undefined
    return preparedMoves(entries, job, entry)[0]?.edge.move.uci
  }

/**
 * The book with the moves of one side in the lines of a single multi-PV analysis; if lines differ at its move, the
 * better line counts.
 */
export const bookOfAnalysis = async (
  core: Core,
  { variant, fen, color, lines }: PreparationJob,
  searcher: Searcher,
  nodes: number,
): Promise<Book> => {
  using position = unwrap(openPosition(core, { variant, options: [], fen })).position
  const multiPv = position.turn() === color ? lines.own : lines.other
  const question = { variant: variantById(variant), options: [], fen, moves: [], limits: { nodes }, multiPv }
  const found = unwrap(await searcher.search(question))
  const moves = new Map<string, string>()
  for (const line of found.lines) enter(position, line.moves, color, moves)
  return at => moves.get(keyOf(at))
}

const enter = (
  position: Position,
  line: readonly string[],
  color: Color,
  moves: Map<string, string>,
): void => {
  const played = legalPrefix(position, line)
  for (const [place, move] of played.entries()) {
    const key = keyOf(position)
    if (position.turn() === color && !moves.has(key)) moves.set(key, line[place]!)
    position.playFound(move)
  }
  played.forEach(() => position.undo())
}
