import { unwrap } from '@shared/result'
import { lastTurnAt } from '@shared/solver/answer'
import type { SolvedGraph } from '@shared/solver/induction'
import type { PlayedPair, PlayedSetup } from '@shared/ipc/solver'
import type { SetupState } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import { priceSetup } from '../../rules/setup/priceSetup'
import type { SetupLine } from '../../rules/setup/setupLine'
import { matrixAt } from './solverMatrix'
import { areSettled, type AskedPlace } from './solverQuestion'

/**
 * The last turn of both sides, if White has made its own.
 *
 * @param states the states along the line, including both ends
 */
const playedPair = (
  core: Core,
  { variant, options, start, moves, ucis }: SetupLine,
  states: readonly SetupState[],
  solved: SolvedGraph,
): PlayedPair | undefined => {
  const turn = states.findIndex((state, place) => place < ucis.length && lastTurnAt(solved, state))
  if (turn === -1) return undefined
  using position = unwrap(Position.from(core, variant, start, options))
  for (const move of moves.slice(0, turn)) position.playFound(move)
  const { rows, columns } = lastTurnAt(solved, states[turn]!)!
  const column = columns.indexOf(ucis[turn + 1] ?? '')
  return {
    turn,
    matrix: matrixAt(position, states[turn]!, solved)!,
    row: rows.indexOf(ucis[turn]!),
    ...(column !== -1 && { column }),
  }
}

/** The states before each turn; if no turn was played, only the first state. */
export const turnsOf = ({ place }: AskedPlace): AskedPlace['place']['states'] =>
  place.states.slice(0, Math.max(1, place.states.length - 1))

/** What is known so far about the turns that led to a position. */
export const playedSetup = async (
  core: Core,
  asked: AskedPlace,
  isSearched: boolean,
): Promise<PlayedSetup> => {
  const { place, known, reading, nodes } = asked
  const { solver } = known
  const { solved, band } = solver.expect({ reading, nodes })
  const pair = playedPair(core, place.line, place.states, solved)
  return {
    setup: priceSetup(core, place.line, solved, band),
    ...(pair && { pair }),
    // Answers that are still being searched are not final.
    isSettled: !isSearched && (await areSettled(known, turnsOf(asked), { reading, nodes })),
  }
}
