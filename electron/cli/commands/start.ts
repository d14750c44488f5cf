import { randomUUID } from 'node:crypto'
import { chain, err, map, ok } from '@shared/result'
import type { StartKind } from '@shared/setup/starts/distinctStarts'
import { randomStartCount, startCount } from '@shared/setup/starts/starts'
import { isVariantId, type VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { boardCouplet, boardGame } from '../../round/boardGame'
import { drawRound, type RoundDraw } from '../../round/drawRound'
import { roundGames } from '../../round/roundGames'
import { answerStart, variantWithOptions, type Answered } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { numberFlag, switchFlag, type FlagValues } from '../io/flags'
import { parseNumber } from '../io/output'
import { putOut } from '../io/putOut'
import { jsonFlag, optionFlag, outFlag, randomStartFlag, seedFlag } from '../io/sharedFlags'
import { BOARD_FLAGS } from '../io/startGames'
import { fail, type ExitCode, type Terminal } from '../io/terminal'

const FLAGS = {
  randomStart: randomStartFlag,
  random: switchFlag('draw the number at random'),
  seed: seedFlag,
  ...BOARD_FLAGS,
  within: numberFlag(
    'CP',
    'draw only starts worth at most so much for either side, by the atlas of the program',
    {
      max: 1000,
    },
  ),
  option: optionFlag,
  out: outFlag(),
  json: jsonFlag,
}
type StartLine = CommandLine<typeof FLAGS>
type StartFlags = FlagValues<typeof FLAGS>

interface NumberedStart {
  readonly number: number
  readonly fen: string
}

interface Starts {
  readonly starts: readonly NumberedStart[]
  /** What repeats the draw; undefined where a number was given. */
  readonly draw?: RoundDraw
}

const kindOf = ({ randomStart }: StartFlags): StartKind => (randomStart ? 'random-start' : 'start')

const describeTooFew = (flags: StartFlags, id: string, most: number): string => {
  if (most === 0 && flags.within === undefined) return 'this system has no random starts'
  const those = flags.within === undefined ? '' : ` within ${flags.within} cp`
  return `--count ${flags.count ?? 1}: ${id} has only ${most}${those}, and none is drawn twice`
}

const drawn = (flags: StartFlags, id: string): Answered<Starts> =>
  chain(variantWithOptions(id, flags.option), variant => {
    const { seed = randomUUID(), count = 1, option: options, within } = flags
    const draw = { variant, seed, options, within, kind: kindOf(flags) }
    const starts = drawRound(draw, count)
    if (starts.ok) return ok({ starts: starts.value, draw })
    return starts.error.kind === 'noAtlas'
      ? err(`--within: the program has no values of ${draw.kind === 'start' ? id : 'throws'}`)
      : err(describeTooFew(flags, id, starts.error.count))
  })

const countOf = ({ randomStart }: StartFlags, variant: VariantDefinition): number =>
  randomStart ? randomStartCount(variant) : startCount(variant)

const numbered = (flags: StartFlags, id: string, word: string): Answered<Starts> =>
  chain(variantWithOptions(id, flags.option), variant => {
    const number = parseNumber(word)
    const count = countOf(flags, variant)
    if (Number.isNaN(number)) return err(`${word} is not a start number; they run from 0 to ${count - 1}`)
    return map(answerStart(id, number, kindOf(flags), flags.option), fen => ({ starts: [{ number, fen }] }))
  })

const startsOf = ({ words: [id = '', word], flags }: StartLine): Answered<Starts> => {
  const isDrawn = flags.random || flags.count !== undefined
  if (isDrawn && word !== undefined) return err('give a number, or --random or --count, not both')
  if (isDrawn) return drawn(flags, id)
  if (word !== undefined) return numbered(flags, id, word)
  return chain(variantWithOptions(id, flags.option), variant =>
    countOf(flags, variant) === 1 ? numbered(flags, id, '0') : err('give a number, --random or --count N'),
  )
}

const gamesOf = (id: VariantId, { starts, draw }: Starts, flags: StartFlags): string => {
  const write = flags.couplets ? boardCouplet : boardGame
  return draw === undefined
    ? starts.map(({ fen }) => write({ variant: id, options: flags.option, fen }, 1, flags)).join('\n')
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
  const starts = startsOf(line)
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
(backrank seed), draw with --seed and --pgn, and publish the games; everybody can check them then (backrank verify).
`,
  flags: FLAGS,
  count: [1, 2],
  run,
})
