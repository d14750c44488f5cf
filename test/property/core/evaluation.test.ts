import { expect, test } from 'vitest'
import { Position } from '../../../electron/core/position'
import { loadCore } from '../../../electron/core/load'
import { layWeights } from '../../../electron/engine/pool/weights'
import { VARIANTS } from '@shared/variants'
import { flipSetup } from '../../support/flipSetup'
import { randomPositions } from '../../support/randomPositions'

const core = loadCore()
const { parameters } = layWeights(core)

const PLAYED = VARIANTS.filter(({ board }) => board.files === 8)

test.each(PLAYED.map(variant => [variant.name, variant] as const))(
  'positions of %s are worth the same with the colors exchanged',
  (_, variant) => {
    for (const position of randomPositions(core, variant, 'evaluation', 400)) {
      const flipped = Position.from(core, variant, flipSetup(position.setup()))
      // Some setup phases depend on the color to move; their mirror is no legal position.
      if (!flipped.ok) continue
      using other = flipped.value
      const value = core.exports.evaluate(position.address, parameters)
      expect(core.exports.evaluate(other.address, parameters), position.fen()).toBe(value)
    }
  },
)
