import { randomUUID } from 'node:crypto'
import type { Sprt } from '@shared/analysis/elo'
import { chain, err, map, ok, type Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../../core/load'
import type { MatchPlan } from '../../engine/match/match'
import { parseEngineSpec, type EngineSpec } from '../../engine/match/engineSpec'
import { drawStarts, readStarts } from '../../engine/match/matchStarts'
import { PATIENCE, type Patience } from '../../engine/uciClient/timeLimits'
import { variantWithOptions, type Answered } from '../io/answers'
import {
  listFlag,
  numberFlag,
  textFlag,
  valueFlag,
  type Flag,
  type FlagValues,
  type NumberRange,
} from '../io/flags'
import { inputName, readText } from '../io/readFile'
import type { Terminal } from '../io/terminal'
import { jsonFlag, optionFlag, randomStartFlag, seedFlag, userDataDirFlag } from '../io/sharedFlags'

export interface MatchSettings extends Pick<
  MatchPlan,
  'starts' | 'concurrency' | 'marginMs' | 'rules' | 'sprt'
> {
  readonly variant: VariantDefinition
  readonly options: readonly string[]
  /** The seed that draws the same starts again; undefined if the starts come from a file. */
  readonly seed?: string
  /** The first engine, then its opponents. */
  readonly engines: readonly EngineSpec[]
  readonly patience: Patience
}

/** More rounds than any match needs. */
const MAX_ROUNDS = 1_000_000
const MAX_AT_A_TIME = 256
const MAX_GAME_PLIES = 5_000
const DAY = 24 * 60 * 60 * 1000

/** Reads words such as `score=800 moves=4`; missing words get their defaults. */
const numbersFlag = <Key extends string>(
  help: string,
  usual: Readonly<Record<Key, number>>,
): Flag<Readonly<Record<Key, number>> | undefined> =>
  valueFlag('WORDS', help, (text, name) => {
    if (text === undefined) return ok(undefined)
    const numbers: Record<Key, number> = { ...usual }
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const [key = '', value = ''] = word.split('=', 2)
      const isKnown = (other: string): other is Key => Object.hasOwn(usual, other)
      if (!isKnown(key) || !/^-?\d{1,9}(\.\d{1,9})?$/.test(value))
        return err(`${name}: ${word} is none of ${Object.keys(usual).join('=, ')}= with a number`)
      numbers[key] = Number(value)
    }
    return ok(numbers)
  })

/** The range of numbers up to `max`. */
const upTo = (max: number, min = 1): NumberRange => ({
  min,
  max,
  fault: `must be a number from ${min} to ${max}`,
})

/** The flags of `backrank match`. */
export const MATCH_FLAGS = {
  engine: listFlag(
    'ENGINE',
    "name=N cmd='PROGRAM ARG...' (or engine=NAME of the engines dialog) option.NAME=VALUE dir=DIR, and tc=10+0.1, movetime=MS, nodes=N or depth=N",
  ),
  against: listFlag('ENGINE', 'an opponent of the first engine'),
  each: listFlag('WORDS', 'what holds for every engine that does not say otherwise'),
  variant: textFlag('VARIANT', 'the system; double-chess960 if not said'),
  option: optionFlag,
  rounds: numberFlag('N', 'starts, each played with both colors; 50 if not said', upTo(MAX_ROUNDS)),
  seed: seedFlag,
  randomStart: randomStartFlag,
  starts: textFlag('FILE', 'begin from these positions, a FEN a line'),
  concurrency: numberFlag('N', 'games at a time; 1 if not said', upTo(MAX_AT_A_TIME), 1),
  win: numbersFlag('score=800 moves=4: call off what both engines see so', { score: 800, moves: 4 }),
  draw: numbersFlag('score=10 moves=8 from=40: call off what both engines see so', {
    score: 10,
    moves: 8,
    from: 40,
  }),
  maxPlies: numberFlag('N', 'a longer game is a draw; 600 if not said', upTo(MAX_GAME_PLIES), 600),
  sprt: numbersFlag('elo0=0 elo1=5 alpha=0.05 beta=0.05: stop once decided', {
    elo0: 0,
    elo1: 5,
    alpha: 0.05,
    beta: 0.05,
  }),
  margin: numberFlag('MS', 'time that may be over without harm; 1000 if not said', upTo(DAY, 0), 1000),
  patience: numberFlag(
    'MS',
    'for a move where no time is set, before it counts as a stall; 60000 if not said',
    upTo(DAY),
    PATIENCE.moveMs,
  ),
  userDataDir: userDataDirFlag,
  pgn: textFlag('FILE', 'write all games here'),
  json: jsonFlag,
}
export type MatchFlags = FlagValues<typeof MATCH_FLAGS>

const sprtFault = ({ elo0, elo1, alpha, beta }: Sprt, engines: number): string | undefined => {
  if (elo0 >= elo1) return '--sprt: elo0 must be less than elo1'
  if (![alpha, beta].every(chance => chance > 0 && chance < 0.5))
    return '--sprt: alpha and beta must lie between 0 and 0.5'
  return engines > 2 ? '--sprt decides between two engines only' : undefined
}

const all = <T>(results: readonly Result<T, string>[]): Answered<readonly T[]> => {
  const values: T[] = []
  for (const result of results) {
    if (!result.ok) return result
    values.push(result.value)
  }
  return ok(values)
}

/** Appends numbers to names that occur more than once, because such engines could not be told apart. */
const named = (engines: readonly EngineSpec[]): readonly EngineSpec[] =>
  engines.map((engine, index) => {
    const before = engines.slice(0, index).filter(({ name }) => name === engine.name).length
    return before === 0 ? engine : { ...engine, name: `${engine.name} (${before + 1})` }
  })

const enginesOf = ({ engine, against, each }: MatchFlags): Answered<readonly EngineSpec[]> =>
  chain(all([...engine, ...against].map(text => parseEngineSpec(text, each.join(' ')))), engines =>
    engines.length >= 2 && engine.length > 0
      ? ok(named(engines))
      : err('give two engines: --engine and --engine, or --engine and one --against or several'),
  )

const DEFAULT_ROUNDS = 50

/** What is needed to make the settings. */
interface MatchMeans {
  readonly core: Core
  readonly terminal: Terminal
}

const startsOf = async (
  { option, starts: file, seed = randomUUID(), rounds, randomStart }: MatchFlags,
  { core, terminal }: MatchMeans,
  variant: VariantDefinition,
): Promise<Answered<Pick<MatchSettings, 'starts' | 'seed'>>> => {
  if (file === undefined) {
    const starts = drawStarts(variant, option, seed, rounds ?? DEFAULT_ROUNDS, randomStart)
    return starts ? ok({ starts, seed }) : err('this system has no random starts')
  }
  return chain(await readText(file, terminal), text => {
    const read = readStarts(core, variant, option, text)
    if (!read.ok) return err(`${inputName(file)}, line ${read.error.line}: ${read.error.detail}`)
    return ok({ starts: read.value.slice(0, rounds) })
  })
}

/** The settings according to the flags of `backrank match`, or the first fault as a sentence. */
export const matchSettings = async (
  flags: MatchFlags,
  means: MatchMeans,
): Promise<Answered<MatchSettings>> => {
  const engines = enginesOf(flags)
  if (!engines.ok) return engines
  const variant = variantWithOptions(flags.variant ?? 'double-chess960', flags.option)
  if (!variant.ok) return variant
  const { option, concurrency, margin, patience, win, draw, maxPlies, sprt } = flags
  if ([win, draw].some(rule => rule && rule.moves < 1)) return err('--win and --draw: moves must be above 0')
  const fault = sprt && sprtFault(sprt, engines.value.length)
  if (fault !== undefined) return err(fault)
  return map(await startsOf(flags, means, variant.value), starts => ({
    variant: variant.value,
    options: option,
    ...starts,
    engines: engines.value,
    concurrency,
    marginMs: margin,
    patience: { ...PATIENCE, moveMs: patience },
    rules: { ...(win && { win }), ...(draw && { draw }), maxPlies },
    ...(sprt && { sprt }),
  }))
}
