import { unwrap } from '@shared/result'
import { randomStartNumber } from '@shared/setup/starts/starts'
import { valueAt, type SolvedGraph } from '@shared/solver/induction'
import { playedTurns } from '@shared/solver/playedTurns'
import { ROOT } from '@shared/solver/setupGraph'
import type { PricedSetup } from '@shared/tree/pricedSetup'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import { lineMoves } from '../positions/playMove'
import type { SetupLine } from './setupLine'

/**
 * The values of the turns of a setup, as they are written into a game.
 *
 * @param band in centipawns: moves that cost no more cannot be told apart from the best
 */
export const priceSetup = (
  core: Core,
  { variant, options, start, moves, ucis, skipped }: SetupLine,
  solved: SolvedGraph,
  band: number,
): PricedSetup => {
  using position = unwrap(Position.from(core, variant, start, options))
  const turns = playedTurns(solved, ucis, band).map(({ value, cost, isBest, better }, place) => {
    const turn = position.turn()
    const line = lineMoves(position, better)
    position.playFound(moves[place]!)
    return { turn, value, cost, isBest, better: line }
  })
  return {
    value: valueAt(solved, ROOT),
    isThrow: randomStartNumber(variant, start) !== undefined,
    skipped,
    turns,
  }
}
