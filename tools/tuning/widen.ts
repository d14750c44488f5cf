import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Position } from '../../electron/core/position'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { OWN } from './generateOptions'
import { isAtRest, sampleOf, type Labeller } from './labeller'
import { numberFlags, numberUsage, readNumbers } from './numberOptions'
import type { Paths } from './paths'
import { fillFolder } from './production'
import { isCalm } from './quiet'
import { EIGHT_RECORDS, packSample, readSample, recordsIn, RESULT, type Sample } from './records'
import { sideBySide, type Shard } from './shard'
import { trainFiles } from './shardFolder'
import { drawMove } from './wander'

/*
 * Makes far more positions than games can give, each labelled by a short search of a teacher. A network learns the
 * basics of evaluation from these before it learns from fewer positions that were searched longer.
 */

const NUMBERS = {
  positions: { default: 100_000_000, least: 1, most: 200_000_000 },
  nodes: { default: 40, least: 1, most: 1_000_000 },
  plies: { default: 16, least: 1, most: 200 },
  lanes: { default: 1, least: 1, most: 64 },
} as const

const USAGE = `npm run widen -- --data FOLDER|FILE ... --out FOLDER [--seed TEXT] [--teacher COMMAND | --teacher ${OWN}] ${numberUsage(NUMBERS)}`

/** Increases with every change that makes different shards from the same seed. */
const RECIPE_VERSION = 1

/** The percentage of random moves: where nothing is about to happen, and elsewhere. */
const RANDOM_WHEN_CALM = 50
const RANDOM_IN_A_FIGHT = 10

/** Positions that are more centipawns from balance than this are not followed further. */
const DECIDED = 2_000

/** Walks on from a position by moves of the teacher and random ones, and collects the quiet positions on the way. */
const walk = async (
  labeller: Labeller,
  { variant, setup }: Sample,
  plies: number,
  random: Random,
): Promise<readonly Sample[]> => {
  const samples: Sample[] = []
  const made = Position.from(labeller.search.core, variant, setup)
  if (!made.ok) return samples
  using position = made.value
  for (let ply = 0; ply < plies && position.outcome() === undefined; ply++) {
    const thought = await labeller.player.think(position, labeller.nodes)
    if (!thought) break
    const calm = isCalm(position, thought)
    const sample = calm && isAtRest(labeller, position) && sampleOf(position, thought, RESULT.unknown)
    if (sample) samples.push(sample)
    if (Math.abs(thought.score) > DECIDED) break
    const goesByLot = random.below(100) < (calm ? RANDOM_WHEN_CALM : RANDOM_IN_A_FIGHT)
    position.playFound((goesByLot && drawMove(position, random)) || thought.move)
  }
  return samples
}

/** The number of families in a shard: neighbours in the file, mostly of one game, stay together. */
const FAMILIES = 200

/** Walks on from the records of one file. */
const widenFile = async (
  labeller: Labeller,
  file: string,
  { plies, seed }: { readonly plies: number; readonly seed: string },
): Promise<Shard> => {
  const records = [...recordsIn(readFileSync(file), EIGHT_RECORDS)]
  const count = records.length
  const families: Buffer[][] = Array.from({ length: FAMILIES }, () => [])
  await sideBySide(labeller, count, async index => {
    const start = readSample(records[index]!)
    const samples = await walk(labeller, start, plies, seededRandom(`${seed}/${index}`))
    families[Math.floor((index * FAMILIES) / count)]!.push(...samples.map(packSample))
  })
  return { games: count, plies: count * plies, families }
}

/** Walks from the positions of files and folders according to the command line; returns the exit code. */
export const main = async (
  words: readonly string[],
  paths: Paths,
  say: (line: string) => void = console.log,
): Promise<number> => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      data: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      teacher: { type: 'string', default: 'stockfish' },
      ...numberFlags(NUMBERS),
    },
  })
  const numbers = readNumbers(NUMBERS, values)
  if (!numbers.ok || values.data.length === 0 || values.out === '') {
    say(numbers.ok ? USAGE : `${numbers.error}\n${USAGE}`)
    return 2
  }
  const { nodes, plies, ...rest } = numbers.value
  const { out, seed, teacher } = values
  const files = values.data.flatMap(trainFiles)
  const done = await fillFolder(
    {
      ...rest,
      format: EIGHT_RECORDS,
      out,
      teacher: teacher === OWN ? undefined : teacher,
      labelNodes: nodes,
      originOf: player => ({ widened: RECIPE_VERSION, seed, player, nodes, plies }),
      makeShard: async (lane, number) => {
        const file = files[number]
        return file === undefined ? undefined : widenFile(lane, file, { plies, seed: `${seed}/${number}` })
      },
    },
    paths,
    say,
  )
  say(done.ok ? done.value : done.error)
  return done.ok ? 0 : 1
}
