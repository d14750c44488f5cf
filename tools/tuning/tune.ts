import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import {
  evaluationPairs,
  readEvaluation,
  type Evaluation,
  type TaperedScore,
} from '../../electron/engine/pool/evaluationParameters'
import { evaluationOf } from './evaluationOf'
import { makeDataSet, type DataSet } from './dataSet'
import type { Paths } from './paths'
import { EIGHT_RECORDS, readSample, type Sample } from './records'
import { trainFiles } from './shardFolder'
import { errorOf, fitSlope, tune, type Aim, type Weights } from './texel'
import { loadTracer } from './tracedCore'
import { IN_HAND, PIECE_SQUARE_TABLES, ROW_OF_SQUARES } from '../../electron/core/layout/evaluation'
import { KING, KNIGHT } from '../../electron/core/layout/piece'

const average = (pairs: readonly TaperedScore[]): TaperedScore => {
  const half = (index: 0 | 1) =>
    Math.round(pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length) + 0
  return [half(0), half(1)]
}

/**
 * Sets the values of pieces in hand. Such a piece will be placed on its home rank, so it is worth the average of that
 * rank in its piece-square table. Pawns are never in hand.
 */
const averageInHand = (pairs: readonly TaperedScore[]): readonly TaperedScore[] =>
  pairs.map((pair, i) => {
    const role = i - IN_HAND
    if (role < KNIGHT || role > KING) return pair
    const homeRank = PIECE_SQUARE_TABLES + ROW_OF_SQUARES * role
    return average(pairs.slice(homeRank, homeRank + 8))
  })

const USAGE =
  'npm run tune -- [--data FOLDER | FILE]... [--out FILE] [--epochs N] [--rate N] [--batch N] [--anchor N] [--results 0..1] [--most N]'

/** Records of consecutive positions, mostly of the same games, are held back together: one block in ten. */
const BLOCK = 2048
const BLOCKS = 10

const weightsOf = (evaluation: Evaluation): Weights => Float64Array.from(evaluationPairs(evaluation).flat())

const pairsOf = (weights: Weights): readonly TaperedScore[] =>
  Array.from({ length: weights.length / 2 }, (_, i) => [
    Math.round(weights[2 * i]!) + 0,
    Math.round(weights[2 * i + 1]!) + 0,
  ])

/** Reads the samples to tune on, or those that are held back. */
function* samplesOf(bytes: Buffer, areHeldBack: boolean): Generator<Sample> {
  for (let i = 0; (i + 1) * EIGHT_RECORDS.bytes <= bytes.length; i++) {
    const isHeldBack = Math.floor(i / BLOCK) % BLOCKS === BLOCKS - 1
    if (isHeldBack === areHeldBack)
      yield readSample(bytes.subarray(i * EIGHT_RECORDS.bytes, (i + 1) * EIGHT_RECORDS.bytes))
  }
}

const readOptions = (words: readonly string[]) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      data: { type: 'string', multiple: true, default: ['tools/tuning/data'] },
      out: { type: 'string' },
      epochs: { type: 'string', default: '40' },
      rate: { type: 'string', default: '1' },
      batch: { type: 'string', default: '8192' },
      anchor: { type: 'string', default: '2e-9' },
      results: { type: 'string', default: '0.4' },
      most: { type: 'string', default: '2000000' },
      help: { type: 'boolean', default: false },
    },
  })
  return {
    ...values,
    epochs: Number(values.epochs),
    rate: Number(values.rate),
    batch: Number(values.batch),
    anchor: Number(values.anchor),
    results: Number(values.results),
    most: Number(values.most),
  }
}

type Options = ReturnType<typeof readOptions>

interface Sets {
  readonly training: DataSet
  readonly validation: DataSet
}

const readSets = ({ data, most }: Options, paths: Paths): Sets => {
  const bytes = Buffer.concat(data.flatMap(trainFiles).map(file => readFileSync(file))).subarray(
    0,
    most * EIGHT_RECORDS.bytes,
  )
  const tracer = loadTracer(paths.core, readEvaluation(paths.evaluation))
  const records = Math.floor(bytes.length / EIGHT_RECORDS.bytes)
  return {
    training: makeDataSet(samplesOf(bytes, false), records, tracer),
    validation: makeDataSet(samplesOf(bytes, true), records, tracer),
  }
}

const describe = ({ training, validation }: Sets, weights: Weights, aim: Aim): string =>
  `error ${errorOf(training, weights, aim).toFixed(6)}, held back ${errorOf(validation, weights, aim).toFixed(6)}`

const writeEvaluation = async (file: string, evaluation: Evaluation): Promise<void> => {
  const style = await resolveConfig(file)
  writeFileSync(file, await format(JSON.stringify(evaluation), { ...style, parser: 'json' }))
}

/** Tunes all parameters on labelled positions and writes them to a file. */
export const main = async (words: readonly string[], paths: Paths): Promise<number> => {
  const options = readOptions(words)
  if (options.help) {
    console.log(USAGE)
    return 0
  }
  const sets = readSets(options, paths)
  const aim: Aim = { slope: fitSlope(sets.training), trustInResults: options.results }
  console.log(`${sets.training.rows} positions, ${sets.validation.rows} held back`)
  console.log(`a pawn is worth what moves the expected result by ${(25 * aim.slope).toFixed(3)}`)
  const start = weightsOf(readEvaluation(paths.evaluation))
  console.log(`before: ${describe(sets, start, aim)}`)
  const tuned = tune(sets.training, start, aim, options, (epoch, weights) => {
    if (epoch % 5 === 0) console.log(`epoch ${epoch}: ${describe(sets, weights, aim)}`)
  })
  const evaluation = evaluationOf(averageInHand(pairsOf(tuned)))
  console.log(`after: ${describe(sets, weightsOf(evaluation), aim)}`)
  await writeEvaluation(options.out ?? paths.evaluation, evaluation)
  return 0
}
