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

/** A move as trees store it, and the key of the position after it. */
export interface ReachedPosition {
  readonly move: BetterMove
  readonly key: string
}

/** A key that is equal for positions with the same possibilities: same board, turn and rights. */
export const positionKey = (position: Position): string => position.hash().toString(16)

/** Opens a position that a preparation has reached; throws if its FEN is not valid. The caller disposes of it. */
export const openReached = (core: Core, { variant, options }: PreparationJob, fen: string): Position => {
  const opened = openPosition(core, { variant, options, fen })
  if (!opened.ok) throw new Error(`a preparation reached what is no position: ${fen}`)
  return opened.value.position
}

/**
 * The position to which a move leads, given as found or in UCI; undefined if the move is not legal. The given position
 * is left unchanged.
 */
export const reachedBy = (position: Position, move: BoardMove | string): ReachedPosition | undefined => {
  const [found] = typeof move === 'string' ? legalPrefix(position, [move]) : [move]
  if (!found) return undefined
  const played = playMove(position, found)
  const key = positionKey(position)
  position.undo()
  return { move: played, key }
}

/** The value of a position in which the rules have ended the game; undefined if they have not. */
export const endedWorth = (position: Position): Worth | undefined => {
  const outcome = position.outcome()
  if (!outcome) return undefined
  return outcome.winner ? matedWorth(outcome.winner) : DRAWN
}

/** The square of the capture by the move that first led to a position; undefined if that was no capture. */
export const lastCapture = ({ entries }: PreparationGraph, { key, parents }: Entry): Square | undefined => {
  const [parent] = parents
  const edge = parent === undefined ? undefined : entries.get(parent)?.edges.find(({ to }) => to === key)
  return edge?.move.san.includes('x') ? parseSquare(edge.move.uci.slice(2, 4)) : undefined
}
