import { randomUUID } from 'node:crypto'
import { makeFen } from '@shared/notation/fen/fen'
import { chain, err, map, ok } from '@shared/result'
import { drawDistinctStarts, type StartKind } from '@shared/setup/starts/distinctStarts'
import { seededRandom } from '@shared/setup/starts/random'
import { randomStartCount, startCount } from '@shared/setup/starts/starts'
import { isVariantId } from '@shared/variants'
import { answerStart, variantWithOptions, type Answered } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { switchFlag, type FlagValues } from '../io/flags'
import { parseNumber } from '../io/output'
import { putOut } from '../io/putOut'
import { jsonFlag, optionFlag, outFlag, randomStartFlag, seedFlag } from '../io/sharedFlags'
import { BOARD_FLAGS, boardGame } from '../io/startGames'
import { fail, type ExitCode, type Terminal } from '../io/terminal'

const FLAGS = {
  randomStart: randomStartFlag,
  random: switchFlag('draw the number at random'),
  seed: seedFlag,
  ...BOARD_FLAGS,
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
  /** What repeats the draw. */
  readonly seed?: string
}

const kindOf = ({ randomStart }: StartFlags): StartKind => (randomStart ? 'random-start' : 'start')

const drawn = (flags: StartFlags, id: string): Answered<Starts> =>
  chain(variantWithOptions(id, flags.option), variant => {
    const { seed = randomUUID(), count = 1, option: options } = flags
    const starts = drawDistinctStarts(variant, seededRandom(seed), count, { kind: kindOf(flags), options })
    if (starts.ok)
      return ok({
        starts: starts.value.map(({ number, setup }) => ({ number, fen: makeFen(variant, setup) })),
        seed,
      })
    return starts.error.count === 0
      ? err('this system has no random starts')
      : err(`--count ${count}: ${id} has only ${starts.error.count}, and none is drawn twice`)
  })

const numbered = (flags: StartFlags, id: string, word: string): Answered<Starts> =>
  chain(variantWithOptions(id, flags.option), variant => {
    const number = parseNumber(word)
    const count = flags.randomStart ? randomStartCount(variant) : startCount(variant)
    if (Number.isNaN(number)) return err(`${word} is not a start number; they run from 0 to ${count - 1}`)
    return map(answerStart(id, number, kindOf(flags), flags.option), fen => ({ starts: [{ number, fen }] }))
  })

const startsOf = ({ words: [id = '', word], flags }: StartLine): Answered<Starts> => {
  const isDrawn = flags.random || flags.count !== undefined
  if (isDrawn && word !== undefined) return err('give a number, or --random or --count, not both')
  if (isDrawn) return drawn(flags, id)
  return word === undefined ? err('give a number, --random or --count N') : numbered(flags, id, word)
}

const written = (id: string, { starts, seed }: Starts, flags: StartFlags): string => {
  if (flags.pgn && isVariantId(id))
    return starts
      .map(({ fen }, index) => boardGame({ variant: id, options: flags.option, fen }, index + 1, flags))
      .join('\n')
  const lineOf = flags.json
    ? (start: NumberedStart) => JSON.stringify({ ...start, ...(seed !== undefined && { seed }) })
    : ({ fen }: NumberedStart) => fen
  return starts.map(start => `${lineOf(start)}\n`).join('')
}

const run = async (line: StartLine, terminal: Terminal): Promise<ExitCode> => {
  const starts = startsOf(line)
  if (!starts.ok) return fail(terminal, starts.error, 1)
  const { flags, words } = line
  const done = await putOut(flags.out, terminal, written(words[0] ?? '', starts.value, flags))
  if (!done.ok) return fail(terminal, done.error, 1)
  const { seed } = starts.value
  if (seed !== undefined && flags.seed === undefined && !flags.json) terminal.complain(`seed ${seed}`)
  return 0
}

export const startCommand = defineCommand({
  name: 'start',
  words: 'VARIANT [NUMBER]',
  summary: 'write the first position with a number, or some drawn at random',
  details: `With --count the starts of a round are drawn, none of them twice; the same --seed draws the same again, in the same order. A seed
that was drawn here is told on standard error.
`,
  flags: FLAGS,
  count: [1, 2],
  run,
})
