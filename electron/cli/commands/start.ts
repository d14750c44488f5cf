import { randomUUID } from 'node:crypto'
import { drawThrows, type ThrowWish } from '@shared/atlas/wantedThrows'
import { makeFen } from '@shared/notation/fen/fen'
import { chain, err, map, ok, unwrap } from '@shared/result'
import type { RoundStart } from '@shared/ipc/round'
import type { StartKind } from '@shared/setup/starts/distinctStarts'
import { seededRandom } from '@shared/setup/starts/random'
import { randomStartCount, randomStartSetup, startCount } from '@shared/setup/starts/starts'
import { isVariantId, type VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { boardCouplet, boardGame } from '../../round/boardGame'
import { drawRound, type RoundDraw } from '../../round/drawRound'
import { roundGames } from '../../round/roundGames'
import { rewardingFlag, throwValues, throwWish, withinFlag } from '../atlas/throwChoice'
import { answerStart, variantWithOptions, type Answered } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { switchFlag, type FlagValues } from '../io/flags'
import { parseNumber, fail, type ExitCode, type Terminal } from '../io/terminal'
import { putOut } from '../io/putOut'
import {
  jsonFlag,
  optionFlag,
  outFlag,
  randomStartFlag,
  seedFlag,
  BOARD_FLAGS,
  flagWithoutGames,
} from '../io/sharedFlags'

const FLAGS = {
  randomStart: randomStartFlag,
  random: switchFlag('draw the number at random'),
  seed: seedFlag,
  ...BOARD_FLAGS,
  within: withinFlag,
  rewarding: rewardingFlag,
  option: optionFlag,
  out: outFlag(),
  json: jsonFlag,
}
type StartLine = CommandLine<typeof FLAGS>
type StartFlags = FlagValues<typeof FLAGS>

/** A start; the value of a throw is that after best play of the setup. */
interface NumberedStart extends RoundStart {
  /** The standard deviation of the values of the throw's arrays, in centipawns: how much depends on the placement. */
  readonly spread?: number
}

interface Starts {
  readonly starts: readonly NumberedStart[]
  /** What is needed to repeat the draw; undefined if a number was given. */
  readonly draw?: RoundDraw
  /**
   * Whether the draw used values that better ones may replace later; games then do not claim that others can repeat the
   * draw.
   */
  readonly isByValues?: boolean
}

const kindOf = ({ randomStart }: StartFlags): StartKind => (randomStart ? 'random-start' : 'start')

const describeTooFew = (flags: StartFlags, id: string, most: number): string => {
  if (most === 0 && throwWish(flags) === undefined) return 'this system has no random starts'
  const within = flags.within === undefined ? '' : ` within ${flags.within} cp`
  const those = `${flags.rewarding ? ' that reward placing' : ''}${within}`
  return `--count ${flags.count ?? 1}: ${id} has only ${most}${those}, and none is drawn twice`
}

/** Draws throws by their values after best placement. */
const drawnThrows = async (
  draw: RoundDraw,
  wish: ThrowWish,
  flags: StartFlags,
): Promise<Answered<Starts>> => {
  const { variant, seed } = draw
  const { count = 1 } = flags
  const known = await throwValues(variant)
  if (!known.ok) return known
  const { values, spreads } = known.value
  const numbers = drawThrows(known.value, wish, seededRandom(seed), count)
  if (numbers.length < count) return err(describeTooFew(flags, variant.id, numbers.length))
  const starts = numbers.map(number => ({
    number,
    fen: makeFen(variant, unwrap(randomStartSetup(variant, number))),
    value: values[number]!,
    spread: spreads[number]!,
  }))
  return ok({ starts, draw, isByValues: true })
}

const drawn = async (flags: StartFlags, id: string): Promise<Answered<Starts>> => {
  const known = variantWithOptions(id, flags.option)
  if (!known.ok) return known
  const variant = known.value
  const { seed = randomUUID(), count = 1, option: options, within } = flags
  const draw = { variant, seed, options, within, kind: kindOf(flags) }
  const wish = throwWish(flags)
  if (wish && flags.randomStart) return drawnThrows(draw, wish, flags)
  if (flags.rewarding) return err('--rewarding: only throws reward placing; add --random-start')
  const starts = drawRound(draw, count)
  if (starts.ok) return ok({ starts: starts.value, draw })
  return starts.error.kind === 'noAtlas'
    ? err(`--within: the program has no values of ${id}`)
    : err(describeTooFew(flags, id, starts.error.count))
}

const countOf = ({ randomStart }: StartFlags, variant: VariantDefinition): number =>
  randomStart ? randomStartCount(variant) : startCount(variant)

const numbered = (flags: StartFlags, id: string, word: string): Answered<Starts> =>
  chain(variantWithOptions(id, flags.option), variant => {
    const number = parseNumber(word)
    const count = countOf(flags, variant)
    if (Number.isNaN(number) || (number >= count && count > 0))
      return err(`${word} is not a start number; they run from 0 to ${count - 1}`)
    return map(answerStart(id, number, kindOf(flags), flags.option), fen => ({ starts: [{ number, fen }] }))
  })

const startsOf = async ({ words: [id = '', word], flags }: StartLine): Promise<Answered<Starts>> => {
  const isDrawn = flags.random || flags.count !== undefined
  const headless = flagWithoutGames(flags)
  if (headless !== undefined) return err(headless)
  if (isDrawn && word !== undefined) return err('give a number, or --random or --count, not both')
  if (isDrawn) return drawn(flags, id)
  if (flags.within !== undefined || flags.rewarding || flags.seed !== undefined)
    return err('--within, --rewarding and --seed are for starts that are drawn: give --random or --count N')
  if (word !== undefined) return numbered(flags, id, word)
  return chain(variantWithOptions(id, flags.option), variant =>
    countOf(flags, variant) === 1 ? numbered(flags, id, '0') : err('give a number, --random or --count N'),
  )
}

const gamesOf = (id: VariantId, { starts, draw, isByValues }: Starts, flags: StartFlags): string => {
  const write = flags.couplets ? boardCouplet : boardGame
  return draw === undefined || isByValues
    ? starts
        .map(({ fen }, place) => write({ variant: id, options: flags.option, fen }, place + 1, flags))
        .join('\n')
    : roundGames(id, draw, starts, flags, write)
}

const written = (id: string, found: Starts, flags: StartFlags): string => {
  if (flags.pgn && isVariantId(id)) return gamesOf(id, found, flags)
  const { starts, draw } = found
  const lineOf = flags.json
    ? (start: NumberedStart) => JSON.stringify({ ...start, ...(draw && { seed: draw.seed }) })
    : ({ fen }: NumberedStart) => fen
  return starts.map(start => `${lineOf(start)}\n`).join('')
}

const run = async (line: StartLine, terminal: Terminal): Promise<ExitCode> => {
  const starts = await startsOf(line)
  if (!starts.ok) return fail(terminal, starts.error, 1)
  const { flags, words } = line
  const done = await putOut(flags.out, terminal, written(words[0] ?? '', starts.value, flags))
  if (!done.ok) return fail(terminal, done.error, 1)
  const { draw } = starts.value
  if (draw && flags.seed === undefined && !flags.json) terminal.complain(`seed ${draw.seed}`)
  return 0
}

export const startCommand = defineCommand({
  name: 'start',
  words: 'VARIANT [NUMBER]',
  summary: 'write the first position with a number, or some drawn at random',
  details: `NUMBER may be left out where a system has only one. With --count the starts of a round are drawn, none of them twice; the same --seed draws the same again, in the same order. A seed
that was drawn here is told on standard error. For a draw that players can check, draw a seed and publish its commitment beforehand
(backrank seed), draw with --seed and --pgn, and publish the games; everybody can check them then (backrank verify). Throws that are drawn by
their values (--random-start with --within or --rewarding) cannot be checked so, as better values may take their place: their games name no seed.
`,
  flags: FLAGS,
  count: [1, 2],
  run,
})
