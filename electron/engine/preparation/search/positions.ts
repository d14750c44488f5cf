import { parseSquare, type Square } from '@shared/board/square'
import type { BoardMove } from '@shared/board/move'
import type { Entry } from '@shared/preparation/entry'
import type { PreparationGraph } from '@shared/preparation/graph'
import type { PreparationJob } from '@shared/preparation/job'
import { DRAWN, matedWorth, type Worth } from '@shared/preparation/worth'
import type { BetterMove } from '@shared/tree/pricedSetup'
import type { Core } from '../../../core/load'
import type { Position } from '../../../core/position'
import { openPosition } from '../../../rules/positions/openPosition'
import { playMove } from '../../../rules/positions/playMove'
import { legalPrefix } from '../../../rules/positions/playMoves'

/** A move as trees have it, and the key of the position after it. */
export interface ReachedPosition {
  readonly move: BetterMove
  readonly key: string
}

/** The same for positions in which the same can happen: board, turn, rights. */
export const positionKey = (position: Position): string => position.hash().toString(16)

/** Opens a position that a preparation has reached. The caller disposes of it. */
export const openReached = (core: Core, { variant, options }: PreparationJob, fen: string): Position => {
  const opened = openPosition(core, { variant, options, fen })
  if (!opened.ok) throw new Error(`a preparation reached what is no position: ${fen}`)
  return opened.value.position
}

/** Where a move leads, given as found or in UCI; undefined if it is not legal. The position stays as it was. */
export const reachedBy = (position: Position, move: BoardMove | string): ReachedPosition | undefined => {
  const [found] = typeof move === 'string' ? legalPrefix(position, [move]) : [move]
  if (!found) return undefined
  const played = playMove(position, found)
  const key = positionKey(position)
  position.undo()
  return { move: played, key }
}

/** What a position is worth in which the rules have ended the game. */
export const endedWorth = (position: Position): Worth | undefined => {
  const outcome = position.outcome()
  if (!outcome) return undefined
  return outcome.winner ? matedWorth(outcome.winner) : DRAWN
}

/** Where the move that led to a position first has captured, if it did. */
export const lastCapture = ({ entries }: PreparationGraph, { key, parents }: Entry): Square | undefined => {
  const [parent] = parents
  const edge = parent === undefined ? undefined : entries.get(parent)?.edges.find(({ to }) => to === key)
  return edge?.move.san.includes('x') ? parseSquare(edge.move.uci.slice(2, 4)) : undefined
}
