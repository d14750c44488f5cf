import { beforeAll, describe, expect, test } from 'vitest'
import { reserve } from '../../../electron/core/arena'
import { EIGHT_LAYOUT, WIDE_LAYOUT } from '../../../electron/core/boardLayout'
import { loadCore } from '../../../electron/core/load'
import { layNetwork } from '../../../electron/engine/pool/network'
import { buildTrainingCore } from '../../../tools/training/buildCore.mjs'
import { dequantise } from '../../../tools/training/quantise'
import { floatsAt, loadTrainingCore, type TrainingCore } from '../../../tools/training/trainingCore'
import { packSample, RESULT } from '../../../tools/tuning/records'
import { unwrap } from '@shared/result'
import type { Random } from '@shared/setup/starts/random'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { aNetwork } from '../../support/aNetwork'
import { gameSetup, randomPositions, thinned } from '../../support/randomPositions'

/*
 * The trainer reads a record like the core reads the position: with the same weights both get the same score.
 * Integers are truncated in a few places where floats are not.
 */

const POSITIONS = Number(process.env['LAW_POSITIONS'] ?? 300)
const MOST_APART = 2

describe.each([
  ['eight by eight', EIGHT_LAYOUT],
  ['larger boards', WIDE_LAYOUT],
])('on %s', (_, boards) => {
  const isWide = boards === WIDE_LAYOUT
  const core = isWide ? loadCore().wide() : loadCore()
  const { HIDDEN } = boards.network
  const made = aNetwork(HIDDEN, 'records', boards)
  const network = unwrap(layNetwork(core, made, 'made here'))
  const accumulator = reserve(core, core.exports.accumulatorBytes(), 16)
  let trainer: TrainingCore
  beforeAll(async () => {
    trainer = loadTrainingCore(await buildTrainingCore(isWide), HIDDEN, 1, 1, boards)
    floatsAt(trainer, trainer.layout.parameters).set(dequantise(made, boards.network))
  }, 120_000)

  test.each(VARIANTS.filter(({ board }) => isWide === board.files > 8))(
    'records of $id have the scores of their positions',
    variant => {
      const { parameters, records, scratch } = trainer.layout
      const first = (rules: VariantDefinition, random: Random) => thinned(gameSetup(rules, random), random)
      for (const position of randomPositions(core, variant, 'records', POSITIONS, first)) {
        const setup = position.setup()
        const sample = { variant, setup, score: 0, result: RESULT.unknown, ply: 0 }
        trainer.bytes.set(packSample(sample), records)
        expect(trainer.exports.firstUnsound(records, 1), position.fen()).toBe(1)
        core.exports.refreshAccumulator(position.address, accumulator, network)
        const whole = core.exports.evaluateNetwork(position.address, accumulator, network)
        const score = trainer.exports.scoreRecord(parameters, HIDDEN, scratch[0]!, records)
        expect(Math.abs(score - whole), position.fen()).toBeLessThan(MOST_APART)
      }
    },
  )
})
