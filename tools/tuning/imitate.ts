import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadCore } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { readEvaluation } from '../../electron/engine/pool/evaluationParameters'
import { layEvaluation } from '../../electron/engine/pool/weights'
import { seededRandom } from '@shared/setup/starts/random'
import type { Paths } from './paths'
import { packSample, readSamples, RESULT } from './records'
import { trainFiles } from './shardFolder'
import { wander } from './wander'

const USAGE = 'npm run imitate -- --data FOLDER|FILE ... --out FILE [--plies 8] [--seed 1]'

const isPlies = (plies: number): boolean => Number.isInteger(plies) && plies > 0

/**
 * Writes positions that are random moves away from those of the data, labelled by the hand-crafted evaluation. A
 * network that imitates it first has far less to learn from a teacher.
 */
export const main = (words: readonly string[], paths: Paths): number => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      data: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: '' },
      plies: { type: 'string', default: '8' },
      seed: { type: 'string', default: '1' },
    },
  })
  const plies = Number(values.plies)
  if (values.data.length === 0 || values.out === '' || !isPlies(plies)) {
    console.error(USAGE)
    return 2
  }
  const core = loadCore(paths.core)
  const parameters = layEvaluation(core, readEvaluation(paths.evaluation))
  const random = seededRandom(values.seed)
  const labelled = (position: Position): Buffer => {
    const score = core.exports.evaluate(position.address, parameters)
    return packSample({
      variant: position.variant,
      setup: position.setup(),
      score: position.turn() === 'white' ? score : 0 - score,
      result: RESULT.unknown,
      ply: 0,
    })
  }
  const out = openSync(values.out, 'w')
  let written = 0
  for (const file of values.data.flatMap(trainFiles)) {
    const records: Buffer[] = []
    for (const { variant, setup } of readSamples(readFileSync(file))) {
      const made = Position.from(core, variant, setup)
      if (!made.ok) continue
      using position = made.value
      for (const reached of wander(position, plies, random)) records.push(labelled(reached))
    }
    writeSync(out, Buffer.concat(records))
    written += records.length
  }
  closeSync(out)
  console.log(`${written} positions in ${values.out}`)
  return 0
}
