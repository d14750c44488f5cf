import { describe, expect, test } from 'vitest'
import { reserve, slot } from '../../../electron/core/arena'
import { HIDDEN } from '../../../electron/core/layout/network'
import { POSITION_BYTES } from '../../../electron/core/layout/position'
import { loadCore } from '../../../electron/core/load'
import type { Position } from '../../../electron/core/position'
import { isInSetupAt } from '../../../electron/core/setupBytes'
import { layNetwork } from '../../../electron/engine/pool/network'
import { evaluate, hiddenLayer, viewWeights } from '../../support/networkReference'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { aNetwork, seenAt } from '../../support/aNetwork'
import { anyFirstSetup, randomPositions, thinned } from '../../support/randomPositions'

const POSITIONS = Number(process.env['LAW_POSITIONS'] ?? 600)

const core = loadCore()
const { exports } = core
const made = aNetwork(HIDDEN)
const network = unwrap(layNetwork(core, made, 'made here'))
const weights = viewWeights(HIDDEN, made.weights)

const anAccumulator = () => reserve(core, exports.accumulatorBytes(), 16)

/** The bytes of both hidden layers, without the scratch memory after them. */
const layersAt = (accumulator: number) =>
  Buffer.from(core.bytes.subarray(accumulator, accumulator + 4 * HIDDEN)).toString('hex')

const systems = VARIANTS.filter(variant => variant.board.files === 8)

/** Positions of the game proper, since the network does not know pieces in hand. */
function* gamePositions(variant: VariantDefinition, law: string, count = POSITIONS): Generator<Position> {
  const found = randomPositions(core, variant, law, count, (rules, random) =>
    thinned(anyFirstSetup(rules, random), random),
  )
  for (const position of found) if (!isInSetupAt(core, position.address)) yield position
}

describe.each(systems)('$id', variant => {
  test('hidden layers kept from any earlier position equal those computed from scratch', () => {
    const fresh = anAccumulator()
    const kept = anAccumulator()
    const places = Array.from({ length: 7 }, () => ({ at: slot(core), accumulator: anAccumulator() }))
    let visited = 0
    for (const position of gamePositions(variant, 'accumulators')) {
      exports.refreshAccumulator(position.address, fresh, network)
      for (const { at, accumulator } of places.slice(0, visited)) {
        exports.updateAccumulator(at, accumulator, position.address, kept, network)
        expect(layersAt(kept), makeFen(variant, position.setup())).toBe(layersAt(fresh))
      }
      const oldest = places[visited++ % places.length]!
      core.bytes.copyWithin(oldest.at, position.address, position.address + POSITION_BYTES)
      exports.refreshAccumulator(oldest.at, oldest.accumulator, network)
    }
    expect(visited).toBeGreaterThan(0)
  })

  test('hidden layers and scores equal those of the plain reference', () => {
    const accumulator = anAccumulator()
    for (const position of gamePositions(variant, 'reference', POSITIONS / 6)) {
      const fen = makeFen(variant, position.setup())
      const seen = seenAt(core, position.address)
      exports.refreshAccumulator(position.address, accumulator, network)
      const layers = [0, 1].map(perspective => Buffer.from(hiddenLayer(weights, seen, perspective).buffer))
      expect(layersAt(accumulator), fen).toBe(Buffer.concat(layers).toString('hex'))
      expect(exports.evaluateNetwork(position.address, accumulator, network), fen).toBe(
        evaluate(weights, seen),
      )
    }
  })
})
