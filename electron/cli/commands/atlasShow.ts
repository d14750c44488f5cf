import { formatNumber } from '@shared/i18n/numbers'
import { type Fairness, fairnessOf } from '@shared/atlas/fairnessOf'
import { type Histogram, histogramOf } from '@shared/atlas/histogram'
import { chain, err, ok, unwrap } from '@shared/result'
import { loadCore } from '../../core/load'
import type { AtlasHeader } from '../../atlas/atlasFormat'
import { atlasTitle, valuesMarkJson } from '../atlas/describeAtlas'
import { fairnessJson, fairnessText, histogramText } from '../atlas/fairnessText'
import { type FoundAtlas, withAtlas } from '../atlas/findAtlas'
import { throwOverAtlas, type ThrowOverAtlas } from '../atlas/throwOverAtlas'
import { valuedStarts } from '../../atlas/valuedStarts'
import type { Answered } from '../io/answers'
import { type CommandLine, defineCommand } from '../io/command'
import { type FlagValues, switchFlag, textFlag } from '../io/flags'
import { parseNumber, print, type ExitCode, fail, type Terminal } from '../io/terminal'
import { jsonFlag, optionFlag } from '../io/sharedFlags'
import { lastFlag } from '../solve/solveFlags'
import { roundedCentipawns } from '../solve/solveSetup'
import { parseRanks, rankStrips } from '@shared/setup/starts/rankStrip'
import { startCount, startNumberOfBoard, startSetup } from '@shared/setup/starts/starts'
import type { VariantDefinition } from '@shared/variants/variant'
import { valueError } from '../../atlas/valueError'

/** What an atlas contains about an array. */
interface ArrayInAtlas {
  readonly number: number
  /** White's back rank from the a-file, in capitals. */
  readonly white: string
  /** Black's back rank in the same form. */
  readonly black: string
  /** In centipawns from White's view. */
  readonly value: number
  /** The likely error of the value, in centipawns; undefined for engines whose errors were not measured. */
  readonly error: number | undefined
  /** The value found by a search of the array; undefined if it was not searched and the value is an estimate. */
  readonly found: number | undefined
}

/** The number of an array given as text: digits, or ranks as people write them. */
const numberNamed = (variant: VariantDefinition, text: string): Answered<number> => {
  const last = startCount(variant) - 1
  if (/^\d+$/.test(text)) {
    const number = parseNumber(text)
    return number <= last ? ok(number) : err(`${variant.id} has no array ${text}; they run from 0 to ${last}`)
  }
  const setup = parseRanks(variant, text)
  const number = setup.ok ? startNumberOfBoard(variant, setup.value.board) : undefined
  return number === undefined ? err(`${text} is no array of ${variant.id}`) : ok(number)
}

/** Looks up an array by its number or its ranks: `RNBQKBNR/RNBQKBNR`. */
const arrayValueIn = ({ atlas, variant, file }: FoundAtlas, text: string): Answered<ArrayInAtlas> =>
  chain(numberNamed(variant, text), number => {
    const value = atlas.valueOf(number)
    if (value === undefined) return err(`${file} has no value for array ${number} yet`)
    const found = atlas.foundOf(number)
    const error = valueError(atlas.header, found !== undefined)
    return ok({ number, ...rankStrips(variant, unwrap(startSetup(variant, number))), value, error, found })
  })

const FLAGS = {
  array: textFlag('WHITE/BLACK|N', 'what one array is worth, by its ranks or its number'),
  throw: textFlag('FEN', 'what a throw is worth after best play of its setup, and on average'),
  last: lastFlag,
  histogram: switchFlag('how often each value arises'),
  option: optionFlag,
  json: jsonFlag,
}
type ShowFlags = FlagValues<typeof FLAGS>

const engineJson = (header: AtlasHeader): object => ({
  nodes: header.nodes,
  engine: header.engine.name,
  ...valuesMarkJson(header),
})

/** Whether values of the atlas may differ from those of the search. */
const isSearchApart = ({ estimate, denoised }: AtlasHeader): boolean => Boolean(estimate ?? denoised)

const showArray = (found: FoundAtlas, text: string, json: boolean, terminal: Terminal): Promise<ExitCode> =>
  print<ArrayInAtlas>(json, terminal, arrayValueIn(found, text), {
    json: ({ number, white, black, value, error, found: searched }) => ({
      number,
      white,
      black,
      value,
      error: error === undefined ? null : roundedCentipawns(error),
      ...(isSearchApart(found.atlas.header) && { searched: searched ?? null }),
      ...engineJson(found.atlas.header),
    }),
    text: ({ number, white, black, value, error }) =>
      `start ${number}, ${white}/${black}: ${value}${error === undefined ? '' : ` ± ${Math.round(error)}`} cp for White (${atlasTitle(found.atlas.header)})\n`,
  })

const showThrow = (found: FoundAtlas, fen: string, flags: ShowFlags, terminal: Terminal): Promise<ExitCode> =>
  print<ThrowOverAtlas>(flags.json, terminal, throwOverAtlas(loadCore(), found, fen, flags.last), {
    json: ({ solved, mean }) => ({
      variant: solved.variant,
      fen: solved.fen,
      last: solved.reading,
      arrays: solved.arrays,
      value: roundedCentipawns(solved.value),
      mean: roundedCentipawns(mean),
      best: solved.best,
      line: solved.line,
      ...engineJson(found.atlas.header),
    }),
    text: ({ solved, mean }) =>
      `${formatNumber(solved.arrays)} arrays: ${roundedCentipawns(solved.value)} cp for White after best play, ${Math.round(mean)} on average (${atlasTitle(found.atlas.header)})\n` +
      `line: ${solved.sans.join(' ')}\n`,
  })

interface Overview {
  readonly fairness: Fairness
  readonly histogram: Histogram
}

const overviewOf = ({ atlas, file }: FoundAtlas): Answered<Overview> => {
  const starts = valuedStarts(atlas.all())
  return starts.values.length === 0
    ? err(`${file} has no values yet`)
    : ok({ fairness: fairnessOf(starts), histogram: histogramOf(starts.values) })
}

const showAll = (found: FoundAtlas, flags: ShowFlags, terminal: Terminal): Promise<ExitCode> => {
  const { header, family } = found.atlas
  const systems = family.members.map(({ id }) => id)
  return print(flags.json, terminal, overviewOf(found), {
    json: ({ fairness, histogram }) => ({
      systems,
      options: header.options,
      arrays: header.arrays,
      ...fairnessJson(found.variant, fairness),
      ...(flags.histogram && { histogram }),
      ...engineJson(header),
      identity: header.engine.identity,
      date: header.date,
    }),
    text: ({ fairness, histogram }) =>
      flags.histogram
        ? histogramText(histogram)
        : `${atlasTitle(header)}, ${header.date}; for ${systems.join(', ')}: ${formatNumber(header.arrays)} arrays\n` +
          fairnessText(found.variant, fairness),
  })
}

const show = (found: FoundAtlas, flags: ShowFlags, terminal: Terminal): Promise<ExitCode> => {
  if (flags.array !== undefined) return showArray(found, flags.array, flags.json, terminal)
  if (flags.throw !== undefined) return showThrow(found, flags.throw, flags, terminal)
  return showAll(found, flags, terminal)
}

/** Refuses more than one of the flags that select what is shown. */
const choiceFault = ({ array, throw: thrown, histogram }: ShowFlags): Answered<null> =>
  [array !== undefined, thrown !== undefined, histogram].filter(Boolean).length > 1
    ? err('give --array, --throw or --histogram, not several of them')
    : ok(null)

const run = async (
  { words: [word = ''], flags }: CommandLine<typeof FLAGS>,
  terminal: Terminal,
): Promise<ExitCode> => {
  const choice = choiceFault(flags)
  if (!choice.ok) return fail(terminal, choice.error, 2)
  return withAtlas(word, flags.option, terminal, found => show(found, flags, terminal))
}

export const atlasShowCommand = defineCommand({
  name: 'atlas show',
  words: 'VARIANT|FILE',
  summary: 'say what a start or a throw is worth, or how all values of an atlas are distributed',
  details: `VARIANT means the atlas that comes with the program. The error of an array says how near a far deeper search finds its value nine
times out of ten; it is known of our own engine only.
`,
  flags: FLAGS,
  count: [1, 1],
  run,
})
