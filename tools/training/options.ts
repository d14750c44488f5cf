import { parseArgs } from 'node:util'
import { EIGHT_LAYOUT, WIDE_LAYOUT, type BoardLayout } from '../../electron/core/boardLayout'
import { err, ok, type Result } from '@shared/result'

/** The options of a training run. */
export interface TrainingOptions {
  /** Files of labelled positions, and folders of shards (tools/tuning/dataFormat.md). */
  readonly data: readonly string[]
  /** The file to which the network is written after each epoch; its checkpoint is beside it. */
  readonly out: string
  /** The file of initial parameters, left by a finished run; undefined for random ones. */
  readonly start: string | undefined
  /** Whether to ignore the checkpoint of an earlier run. */
  readonly fresh: boolean
  readonly epochs: number
  /** The boards that the network is for. */
  readonly boards: BoardLayout
  /** The number of values in the hidden layer, a multiple of 64. */
  readonly hidden: number
  /** Positions per step. */
  readonly batch: number
  /** The highest learning rate. */
  readonly lr: number
  /** Weight of the score against the result of the game, 0 to 1. */
  readonly lambda: number
  /** The power of the error that is minimized. */
  readonly power: number
  readonly decay: number
  readonly threads: number
  readonly seed: number
  /** Minutes between checkpoints; there is always one after each epoch. */
  readonly minutes: number
}

/** The numeric options, with their defaults and ranges. */
const NUMBERS = {
  epochs: { default: 20, least: 1, most: 10_000 },
  hidden: { default: EIGHT_LAYOUT.network.HIDDEN, least: 64, most: 512 },
  batch: { default: 16_384, least: 1, most: 1 << 20 },
  lr: { default: 0.001, least: 1e-7, most: 1 },
  lambda: { default: 0.75, least: 0, most: 1 },
  power: { default: 2, least: 1, most: 4 },
  decay: { default: 0.01, least: 0, most: 1 },
  threads: { default: 1, least: 1, most: 64 },
  seed: { default: 1, least: 0, most: 1_000_000 },
  minutes: { default: 5, least: 0.01, most: 1440 },
} as const

type NumberName = keyof typeof NUMBERS
const NUMBER_NAMES = Object.keys(NUMBERS) as NumberName[]
const WHOLE: readonly NumberName[] = ['epochs', 'hidden', 'batch', 'threads', 'seed']

export const USAGE = `npm run train -- --data FOLDER|FILE [FOLDER|FILE ...] --out FILE [--start FILE] [--fresh] [--larger] ${NUMBER_NAMES.map(
  name => `[--${name} ${NUMBERS[name].default}]`,
).join(' ')}`

const readNumber = (name: NumberName, text: string | undefined): Result<number, string> => {
  const range = NUMBERS[name]
  if (text === undefined) return ok(range.default)
  const value = Number(text)
  const fits = text.trim() !== '' && value >= range.least && value <= range.most
  if (!fits || (WHOLE.includes(name) && !Number.isInteger(value)) || (name === 'hidden' && value % 64 !== 0))
    return err(
      `--${name} ${text}: from ${range.least} to ${range.most}${name === 'hidden' ? ', a multiple of 64' : ''}`,
    )
  return ok(value)
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string', multiple: true },
      out: { type: 'string' },
      start: { type: 'string' },
      fresh: { type: 'boolean' },
      /** The network of larger boards. */
      larger: { type: 'boolean' },
      ...(Object.fromEntries(NUMBER_NAMES.map(name => [name, { type: 'string' }])) as Record<
        NumberName,
        { type: 'string' }
      >),
    },
  })

/** Reads the command line; an error is a sentence. Several files may follow `--data`. */
export const readOptions = (args: readonly string[]): Result<TrainingOptions, string> => {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
  const { values, positionals } = parsed
  const data = [...(values.data ?? []), ...positionals]
  if (data.length === 0) return err('no --data')
  if (values.out === undefined) return err('no --out')
  const boards = values.larger ? WIDE_LAYOUT : EIGHT_LAYOUT
  const numbers: Partial<Record<NumberName, number>> = {}
  for (const name of NUMBER_NAMES) {
    const number = readNumber(
      name,
      values[name] ?? (name === 'hidden' ? String(boards.network.HIDDEN) : undefined),
    )
    if (!number.ok) return number
    numbers[name] = number.value
  }
  return ok({
    data,
    out: values.out,
    start: values.start,
    fresh: values.fresh ?? false,
    boards,
    ...(numbers as Record<NumberName, number>),
  })
}
