import { seededRandom } from '@shared/setup/starts/random'
import { EIGHT_LAYOUT, type BoardLayout } from '../../electron/core/boardLayout'
import { weightBytes, type Network } from '../../electron/engine/pool/network'
import type { Seen } from './networkReference'
import type { Core } from '../../electron/core/load'

/** A network of random weights, up to the largest that training can produce. */
export const aNetwork = (hidden: number, seed = 'network', layout: BoardLayout = EIGHT_LAYOUT): Network => {
  const { INPUTS, BUCKETS } = layout.network
  const random = seededRandom(seed)
  const between = (limit: number) => random.below(2 * limit + 1) - limit
  const weights = new Uint8Array(weightBytes(hidden, layout))
  const view = new DataView(weights.buffer)
  let at = 0
  for (let i = 0; i < (INPUTS + 1) * hidden; i++, at += 2) view.setInt16(at, between(60), true)
  for (let i = 0; i < BUCKETS * 2 * hidden; i++, at += 2) view.setInt16(at, between(127), true)
  for (let i = 0; i < BUCKETS; i++, at += 4) view.setInt32(at, between(20_000), true)
  return { hidden, weights }
}

const BOARD = 64
const CASTLING = 152
const TURN = 157

/** What a network sees of a position of the core. */
export const seenAt = ({ bytes }: Core, address: number): Seen => {
  const at = (offset: number) => bytes[address + offset]!
  const squares = Array.from({ length: 64 }, (_, square) => square).filter(square => at(BOARD + square) !== 0)
  return {
    squares,
    codes: squares.map(square => at(BOARD + square)),
    isBlack: at(TURN) === 1,
    castling: [0, 1, 2, 3].reduce((bits, right) => bits | (at(CASTLING + right) === 64 ? 0 : 1 << right), 0),
  }
}
