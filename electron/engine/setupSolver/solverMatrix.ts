import { makeUci } from '@shared/notation/uci'
import { lastTurnAt } from '@shared/solver/answer'
import type { SolvedGraph } from '@shared/solver/induction'
import { solveMatrix } from '@shared/solver/matrixGame'
import type { SetupState } from '@shared/solver/setupGraph'
import type { SolverMatrix } from '@shared/solver/view'
import type { Position } from '../../core/position'
import { legalPrefix } from '../../rules/positions/playMoves'
import { writtenMoves } from '../../rules/san/san'
import { writeLine } from '../../rules/san/writeLine'

/** Converts a line from UCI to SAN, as far as it is legal. */
export const sansOf = (position: Position, ucis: readonly string[]): readonly string[] =>
  writeLine(position, legalPrefix(position, ucis)).map(({ san }) => san)

/** The SAN of all legal moves of a position, by their UCI. */
export const sansByUci = (position: Position): ReadonlyMap<string, string> =>
  new Map(writtenMoves(position).map(({ move, san }) => [makeUci(position.variant, move), san]))

/** The last turn of both sides as a matrix game; undefined in any other state. */
export const matrixAt = (
  position: Position,
  state: SetupState,
  solved: SolvedGraph,
): SolverMatrix | undefined => {
  const lastTurn = lastTurnAt(solved, state)
  if (!lastTurn) return undefined
  const { rows, columns, values, white, black } = lastTurn
  const rowSans = sansByUci(position)
  const columnSans = columns.map(column => sansOf(position, [rows[0]!, column])[1]!)
  return {
    rows: rows.map(row => rowSans.get(row)!),
    columns: columnSans,
    values,
    white,
    black,
    value: solveMatrix(values).value,
  }
}
