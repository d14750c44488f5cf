import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readEvaluation } from '../../electron/search/evaluationParameters'
import { soloSearch, type SoloSearch } from '../../electron/search/soloSearch'
import { layEvaluation } from '../../electron/search/weights'
import { seededRandom } from '@shared/setup/random'
import { drawOpening, drawSystem } from './openings'
import type { Paths } from './paths'
import { packSample, type Sample } from './records'
import { ownPlayer, teacherPlayer } from './player'
import { playGame } from './selfPlay'
import { canTeach, startTeacher, type Teacher } from './teacher'

const USAGE =
  'npm run generate -- [--out FILE] [--positions N] [--minutes N] [--nodes N] [--seed TEXT] [--systems ID,ID] [--teacher COMMAND] [--go "depth 8"] [--taught-games]'

const HASH_MIB = 8
const REPORT_MS = 10_000

/** What the teacher thinks of the positions it can understand; the others are left out. */
const relabelled = async (teacher: Teacher, samples: readonly Sample[]): Promise<readonly Sample[]> => {
  const labels = await Promise.all(
    samples
      .filter(canTeach)
      .map(async sample => ({ sample, score: (await teacher.ask(sample.setup)).score })),
  )
  return labels.flatMap(({ sample, score }) => (score === undefined ? [] : [{ ...sample, score }]))
}

const readOptions = (words: readonly string[]) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      out: { type: 'string', default: 'tools/tuning/data/positions.bin' },
      positions: { type: 'string', default: '400000' },
      minutes: { type: 'string', default: '60' },
      nodes: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      systems: { type: 'string', default: '' },
      teacher: { type: 'string' },
      go: { type: 'string', default: 'depth 8' },
      'taught-games': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  return {
    ...values,
    positions: Number(values.positions),
    minutes: Number(values.minutes),
    nodes: Number(values.nodes),
    systems: values.systems === '' ? [] : values.systems.split(','),
  }
}

type Options = ReturnType<typeof readOptions>

const ownSearch = (paths: Paths): SoloSearch => {
  const evaluation = readEvaluation(paths.evaluation)
  return soloSearch(paths.core, HASH_MIB, core => ({
    parameters: layEvaluation(core, evaluation),
    network: 0,
  }))
}

/** The samples of one game after another, without end; a game may have none. */
async function* games(
  options: Options,
  paths: Paths,
  teacher: Teacher | undefined,
): AsyncGenerator<readonly Sample[]> {
  const search = ownSearch(paths)
  const random = seededRandom(options.seed)
  const isTaught = teacher && options['taught-games']
  const player = isTaught ? teacherPlayer(teacher) : ownPlayer(search, options.nodes)
  for (;;) {
    using position = drawOpening(search.core, drawSystem(random, options.systems), random)
    const samples = position ? await playGame(player, position) : []
    yield isTaught || !teacher ? samples : await relabelled(teacher, samples)
  }
}

const reporter = (wanted: number) => {
  const start = performance.now()
  let next = start + REPORT_MS
  return (positions: number, played: number): void => {
    if (performance.now() < next) return
    next = performance.now() + REPORT_MS
    const rate = positions / ((performance.now() - start) / 1000)
    console.log(`${positions} of ${wanted} positions, ${played} games, ${rate.toFixed(0)} positions/s`)
  }
}

const write = async (options: Options, paths: Paths): Promise<number> => {
  mkdirSync(path.dirname(options.out), { recursive: true })
  const file = openSync(options.out, 'w')
  const teacher = options.teacher === undefined ? undefined : startTeacher(options.teacher, options.go)
  const report = reporter(options.positions)
  const end = performance.now() + options.minutes * 60_000
  let positions = 0
  let played = 0
  for await (const samples of games(options, paths, teacher)) {
    if (samples.length > 0) writeSync(file, Buffer.concat(samples.map(packSample)))
    positions += samples.length
    report(positions, ++played)
    if (positions >= options.positions || performance.now() >= end) break
  }
  teacher?.close()
  closeSync(file)
  return positions
}

/** Plays games of the engine against itself and writes down positions with what they are worth. */
export const main = async (words: readonly string[], paths: Paths): Promise<number> => {
  const options = readOptions(words)
  if (options.help) {
    console.log(USAGE)
    return 0
  }
  const positions = await write(options, paths)
  console.log(`${positions} positions in ${options.out}`)
  return 0
}
