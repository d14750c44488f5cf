import { randomUUID } from 'node:crypto'
import type { Sprt } from '@shared/analysis/elo'
import { chain, err, map, ok, type Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../../core/load'
import type { AdjudicationRules } from '../../engine/match/adjudication'
import { parseEngineSpec, type EngineSpec } from '../../engine/match/engineSpec'
import { drawStarts, readStarts, type MatchStart } from '../../engine/match/matchStarts'
import { PATIENCE, type Patience } from '../../engine/uciClient/patience'
import { variantOf, type Answered } from '../io/answers'
import type { CommandLine, FlagName } from '../io/command'
import { readText } from '../io/readFile'

/** What the user asks of a match. */
export interface MatchSettings {
  readonly variant: VariantDefinition
  readonly options: readonly string[]
  readonly starts: readonly MatchStart[]
  /** What draws the same starts again; undefined where they come from a file. */
  readonly seed?: string
  /** The first engine, then its opponents. */
  readonly engines: readonly EngineSpec[]
  readonly concurrency: number
  readonly marginMs: number
  readonly patience: Patience
  readonly rules: AdjudicationRules
  readonly sprt?: Sprt
}

/** More starts than anybody plays. */
const MOST_ROUNDS = 1_000_000
const MOST_AT_A_TIME = 256
const LONGEST_GAME = 5_000
const DAY = 24 * 60 * 60 * 1000

const numberOf = (line: CommandLine, flag: FlagName, usual: number, most: number): Answered<number> => {
  const word = line.values(flag).at(-1)
  if (word === undefined) return ok(usual)
  const number = /^\d{1,9}$/.test(word) ? Number(word) : NaN
  const least = flag === 'margin' ? 0 : 1
  return number >= least && number <= most
    ? ok(number)
    : err(`--${flag} must be a number from ${least} to ${most}`)
}

/** Reads `score=800 moves=4` with what holds for words that are not there. */
const numbersOf = <Key extends string>(
  line: CommandLine,
  flag: FlagName,
  usual: Readonly<Record<Key, number>>,
): Answered<Readonly<Record<Key, number>> | undefined> => {
  const text = line.values(flag).at(-1)
  if (text === undefined) return ok(undefined)
  const numbers: Record<Key, number> = { ...usual }
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [key = '', value = ''] = word.split('=', 2)
    const isKnown = (name: string): name is Key => Object.hasOwn(usual, name)
    if (!isKnown(key) || !/^-?\d{1,9}(\.\d{1,9})?$/.test(value))
      return err(`--${flag}: ${word} is none of ${Object.keys(usual).join('=, ')}= with a number`)
    numbers[key] = Number(value)
  }
  return ok(numbers)
}

const sprtOf = (line: CommandLine): Answered<Sprt | undefined> =>
  chain(numbersOf(line, 'sprt', { elo0: 0, elo1: 5, alpha: 0.05, beta: 0.05 }), sprt => {
    if (!sprt) return ok(undefined)
    const { elo0, elo1, alpha, beta } = sprt
    if (elo0 >= elo1) return err('--sprt: elo0 must be less than elo1')
    return [alpha, beta].every(chance => chance > 0 && chance < 0.5)
      ? ok(sprt)
      : err('--sprt: alpha and beta must lie between 0 and 0.5')
  })

const rulesOf = (line: CommandLine): Answered<AdjudicationRules> =>
  chain(numbersOf(line, 'win', { score: 800, moves: 4 }), win =>
    chain(numbersOf(line, 'draw', { score: 10, moves: 8, from: 40 }), draw => {
      if ((win && win.moves < 1) || (draw && draw.moves < 1))
        return err('--win and --draw: moves must be above 0')
      return map(numberOf(line, 'max-plies', 600, LONGEST_GAME), maxPlies => ({
        ...(win && { win }),
        ...(draw && { draw }),
        maxPlies,
      }))
    }),
  )

const all = <T>(results: readonly Result<T, string>[]): Answered<readonly T[]> => {
  const values: T[] = []
  for (const result of results) {
    if (!result.ok) return result
    values.push(result.value)
  }
  return ok(values)
}

/** Two engines of one name could not be told apart. */
const named = (engines: readonly EngineSpec[]): readonly EngineSpec[] =>
  engines.map((engine, index) => {
    const before = engines.slice(0, index).filter(({ name }) => name === engine.name).length
    return before === 0 ? engine : { ...engine, name: `${engine.name} (${before + 1})` }
  })

const enginesOf = (line: CommandLine): Answered<readonly EngineSpec[]> => {
  const texts = [...line.values('engine'), ...line.values('against')]
  const each = line.values('each').join(' ')
  return chain(all(texts.map(text => parseEngineSpec(text, each))), engines =>
    engines.length >= 2 && line.has('engine')
      ? ok(named(engines))
      : err('give two engines: --engine and --engine, or --engine and one --against or several'),
  )
}

const startsOf = (
  line: CommandLine,
  core: Core,
  variant: VariantDefinition,
  rounds: number,
): Answered<Pick<MatchSettings, 'starts' | 'seed'>> => {
  const options = line.values('option')
  const file = line.values('starts').at(-1)
  if (file === undefined) {
    const seed = line.values('seed').at(-1) ?? randomUUID()
    const starts = drawStarts(variant, options, seed, rounds, line.has('random-start'))
    return starts ? ok({ starts, seed }) : err('this system has no random starts')
  }
  return chain(readText(file), text => {
    const read = readStarts(core, variant, options, text)
    if (!read.ok) return err(`${file}, line ${read.error.line}: ${read.error.detail}`)
    return ok({ starts: line.has('rounds') ? read.value.slice(0, rounds) : read.value })
  })
}

const playable = (line: CommandLine): Answered<VariantDefinition> =>
  chain(variantOf(line.values('variant').at(-1) ?? 'double-chess960', line.values('option')), variant =>
    variant.playable ? ok(variant) : err(`${variant.id} cannot be played here, only its starts can be made`),
  )

/** Reads the flags of `backrank match`; the first fault as a sentence. */
export const matchSettings = (line: CommandLine, core: Core): Answered<MatchSettings> =>
  chain(enginesOf(line), engines =>
    chain(playable(line), variant =>
      chain(numberOf(line, 'rounds', 50, MOST_ROUNDS), rounds =>
        chain(startsOf(line, core, variant, rounds), starts =>
          chain(rulesOf(line), rules =>
            chain(sprtOf(line), sprt => restOf(line, { variant, engines, ...starts, rules, sprt })),
          ),
        ),
      ),
    ),
  )

type Begun = Pick<MatchSettings, 'variant' | 'engines' | 'starts' | 'seed' | 'rules'> & {
  readonly sprt: Sprt | undefined
}

const restOf = (line: CommandLine, { sprt, ...begun }: Begun): Answered<MatchSettings> => {
  if (sprt && begun.engines.length > 2) return err('--sprt decides between two engines only')
  return chain(numberOf(line, 'concurrency', 1, MOST_AT_A_TIME), concurrency =>
    chain(numberOf(line, 'margin', 1000, DAY), marginMs =>
      map(numberOf(line, 'patience', PATIENCE.moveMs, DAY), moveMs => ({
        ...begun,
        options: line.values('option'),
        concurrency,
        marginMs,
        patience: { ...PATIENCE, moveMs },
        ...(sprt && { sprt }),
      })),
    ),
  )
}
