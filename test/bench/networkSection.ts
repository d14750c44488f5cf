import { variantById } from '@shared/variants'
import { startCount, startSetup } from '@shared/setup/starts/starts'
import { seededRandom } from '@shared/setup/starts/random'
import { unwrap } from '@shared/result'
import { reserve } from '../../electron/core/arena'
import { HIDDEN } from '../../electron/core/layout/network'
import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { layNetwork } from '../../electron/engine/pool/network'
import { aNetwork } from '../support/aNetwork'
import type { Section } from './report'
import { interleave } from './rounds'

const PLIES = 100
const PASSES = 4000

/** Addresses of the positions of a game at random that lasts long enough. */
const aGame = (core: Core): readonly number[] => {
  const variant = variantById('double-chess960')
  const random = seededRandom('network bench')
  for (;;) {
    const position = unwrap(
      Position.from(core, variant, unwrap(startSetup(variant, random.below(startCount(variant))))),
    )
    const addresses = [position.address]
    while (addresses.length <= PLIES) {
      const moves = position.legalMoves()
      if (moves.length === 0) break
      position.playFound(moves[random.below(moves.length)]!)
      addresses.push(position.address)
    }
    if (addresses.length > PLIES) return addresses
  }
}

const times = (work: () => void): number => {
  for (let pass = 0; pass < PASSES; pass++) work()
  return PASSES * PLIES
}

/** What an evaluation by the network costs, update by update along a game, each called from outside. */
export const networkSection = (core: Core, rounds: number): Section => {
  const { exports } = core
  const network = unwrap(layNetwork(core, aNetwork(HIDDEN), 'the benchmark'))
  const game = aGame(core)
  const accumulators = game.map(() => reserve(core, exports.accumulatorBytes(), 64))
  exports.refreshAccumulator(game[0]!, accumulators[0]!, network)
  const update = (ply: number) =>
    exports.updateAccumulator(game[ply - 1]!, accumulators[ply - 1]!, game[ply]!, accumulators[ply]!, network)
  const evaluate = (ply: number) => exports.evaluateNetwork(game[ply]!, accumulators[ply]!, network)
  const each = (work: (ply: number) => void) => () =>
    times(() => {
      for (let ply = 1; ply <= PLIES; ply++) work(ply)
    })
  const contenders = [
    { name: 'update', work: each(update) },
    { name: 'forward', work: each(evaluate) },
    {
      name: 'update and forward',
      work: each(ply => {
        update(ply)
        evaluate(ply)
      }),
    },
    {
      name: 'refresh and forward',
      work: each(ply => {
        exports.refreshAccumulator(game[ply]!, accumulators[ply]!, network)
        evaluate(ply)
      }),
    },
  ]
  return {
    title: `The evaluation network, 2 x ${HIDDEN}`,
    unit: 'positions',
    speeds: interleave(contenders, rounds),
    remarks: [
      'Along a game of random moves, captures and castling rights included; each call crosses the boundary.',
    ],
  }
}
