import { makeFen, parseFen } from '../notation/fen/fen'
import { tagValue } from '../notation/pgn/tags'
import { thrownStart } from '../procedures/throwing/finished'
import type { Procedure } from '../procedures/model/procedure'
import type { ProcedureState } from '../procedures/model/state'
import { readThrowLog, THROWS_TAG, type LogFault } from '../procedures/throwing/throwLog'
import { replayThrows } from '../procedures/throwing/throwing'
import type { ThrowFault } from '../procedures/model/thrown'
import { variantById } from '../variants'
import type { Game } from './game'

/** Whether the throws in a game's tag lead to the position with which it begins. */
export type ThrowsAudit =
  | { readonly verdict: 'fits'; readonly throws: number }
  /** They lead to another position, or to one of another system. */
  | { readonly verdict: 'differs' }
  /** Some throws are missing. */
  | { readonly verdict: 'unfinished' }
  /** No known procedure has this id. */
  | { readonly verdict: 'unknownProcedure'; readonly found: string }
  /** The log cannot be read, or a result is not possible. */
  | { readonly verdict: 'broken'; readonly fault: LogFault | ThrowFault }

/** The board, the pieces in hand, and the side to move. */
const positionOf = (fen: string): string => fen.split(' ').slice(0, 2).join(' ')

const fits = ({ variant: id, root }: Game, state: ProcedureState): boolean => {
  const variant = variantById(id)
  const read = parseFen(variant, root.fen)
  const start = thrownStart(state)
  return (
    state.procedure.variant === id &&
    read.ok &&
    start !== undefined &&
    positionOf(makeFen(variant, read.value.setup)) === positionOf(makeFen(variant, start.setup))
  )
}

/**
 * Replays the throws in a game's `[Throws]` tag by one of `procedures`, and compares the result with the game's first position. Undefined
 * for a game without the tag.
 */
export const auditThrows = (game: Game, procedures: readonly Procedure[]): ThrowsAudit | undefined => {
  const text = tagValue(game.tags, THROWS_TAG)
  if (text === undefined) return undefined
  const log = readThrowLog(text)
  if (!log.ok) return { verdict: 'broken', fault: log.error }
  const { procedure: id, equipment, results } = log.value
  const procedure = procedures.find(one => one.id === id)
  if (!procedure) return { verdict: 'unknownProcedure', found: id }
  const replayed = replayThrows(procedure, equipment, results)
  if (!replayed.ok) return { verdict: 'broken', fault: replayed.error }
  if (replayed.value.choice !== undefined) return { verdict: 'unfinished' }
  return fits(game, replayed.value) ? { verdict: 'fits', throws: results.length } : { verdict: 'differs' }
}
