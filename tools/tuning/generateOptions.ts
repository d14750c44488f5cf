import { parseArgs } from 'node:util'
import { err, ok, type Result } from '@shared/result'
import { numberFlags, numberUsage, readNumbers } from './numberOptions'
import { LARGER_SYSTEMS, SYSTEMS } from './openings'
import { EIGHT_RECORDS, recordsOf, type RecordFormat } from './records'

/** The options of a run. */
export interface GenerateOptions {
  /** The folder of shards. */
  readonly out: string
  /** The number of positions at which the run ends. */
  readonly positions: number
  readonly seed: string
  readonly systems: readonly string[]
  /** The format of the records: games begin from systems of one kind of board. */
  readonly format: RecordFormat
  /** The command that starts a UCI engine, with `{lane}` for the number of the lane; undefined for our own search. */
  readonly teacher: string | undefined
  readonly playNodes: number
  readonly labelNodes: number
  /** Families per shard. */
  readonly families: number
  /** The number of shards that are made side by side, each with its own teacher. */
  readonly lanes: number
}

const NUMBERS = {
  positions: { default: 30_000_000, least: 1, most: 200_000_000 },
  'play-nodes': { default: 60, least: 1, most: 1_000_000 },
  'label-nodes': { default: 150, least: 1, most: 10_000_000 },
  families: { default: 10_000, least: 1, most: 1_000_000 },
  lanes: { default: 1, least: 1, most: 64 },
} as const

/** The name of our own search as teacher. */
export const OWN = 'own'

export const GENERATE_USAGE = `npm run generate -- [--out FOLDER] [--seed TEXT] [--systems ID,ID] [--teacher COMMAND | --teacher ${OWN}] ${numberUsage(NUMBERS)}`

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    options: {
      out: { type: 'string', default: 'tools/tuning/data' },
      seed: { type: 'string', default: '1' },
      systems: { type: 'string', default: '' },
      teacher: { type: 'string', default: 'stockfish' },
      ...numberFlags(NUMBERS),
    },
  }).values

const parsed = (words: readonly string[]): Result<ReturnType<typeof parse>, string> => {
  try {
    return ok(parse(words))
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}

/** Reads the command line; an error is a sentence. */
export const readGenerateOptions = (words: readonly string[]): Result<GenerateOptions, string> => {
  const read = parsed(words)
  if (!read.ok) return read
  const numbers = readNumbers(NUMBERS, read.value)
  if (!numbers.ok) return numbers
  const { out, seed, teacher } = read.value
  const systems = read.value.systems === '' ? [] : read.value.systems.split(',')
  const known = [...SYSTEMS, ...LARGER_SYSTEMS]
  const unknown = systems.find(id => !known.some(system => system.id === id))
  if (unknown !== undefined) return err(`no games begin from "${unknown}"`)
  const formats = new Set(known.filter(({ id }) => systems.includes(id)).map(recordsOf))
  if (formats.size > 1)
    return err('systems on eight by eight and on larger boards go into folders of their own')
  const [format = EIGHT_RECORDS] = formats
  if (format !== EIGHT_RECORDS && teacher !== OWN) return err(`on larger boards --teacher is ${OWN}`)
  return ok({
    out,
    seed,
    systems,
    format,
    teacher: teacher === OWN ? undefined : teacher,
    positions: numbers.value.positions,
    playNodes: numbers.value['play-nodes'],
    labelNodes: numbers.value['label-nodes'],
    families: numbers.value.families,
    lanes: numbers.value.lanes,
  })
}
