import { randomUUID } from 'node:crypto'
import { makeFen } from '@shared/notation/fen/fen'
import { chain, err, map, ok } from '@shared/result'
import { drawRandomStart, drawStart, seededRandom } from '@shared/setup/starts/random'
import { answerStart, variantWithOptions, type Answered } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { switchFlag, type FlagValues } from '../io/flags'
import { parseNumber, print } from '../io/output'
import { jsonFlag, optionFlag, randomStartFlag, seedFlag } from '../io/sharedFlags'

const FLAGS = {
  randomStart: randomStartFlag,
  random: switchFlag('draw the number at random'),
  seed: seedFlag,
  option: optionFlag,
  json: jsonFlag,
}
type StartLine = CommandLine<typeof FLAGS>
type StartFlags = FlagValues<typeof FLAGS>

interface NumberedStart {
  readonly number: number
  readonly fen: string
  /** What repeats the draw. */
  readonly seed?: string
}

const drawn = (
  { option, seed = randomUUID(), randomStart }: StartFlags,
  id: string,
): Answered<NumberedStart> =>
  chain(variantWithOptions(id, option), variant => {
    const random = seededRandom(seed)
    const start = randomStart ? drawRandomStart(variant, random) : drawStart(variant, random, option)
    return start
      ? ok({ number: start.number, fen: makeFen(variant, start.setup), seed })
      : err('this system has no random starts')
  })

const numbered = ({ option, randomStart }: StartFlags, id: string, word: string): Answered<NumberedStart> => {
  const number = parseNumber(word)
  if (Number.isNaN(number)) return err(`${word} is no number of a start`)
  const kind = randomStart ? 'random-start' : 'start'
  return map(answerStart(id, number, kind, option), fen => ({ number, fen }))
}

const startOf = ({ words: [id = '', word], flags }: StartLine): Answered<NumberedStart> => {
  if (flags.random) return word === undefined ? drawn(flags, id) : err('give a number or --random, not both')
  return word === undefined ? err('give a number or --random') : numbered(flags, id, word)
}

export const startCommand = defineCommand({
  name: 'start',
  words: 'VARIANT [NUMBER]',
  summary: 'write the first position with a number, or one drawn at random',
  flags: FLAGS,
  count: [1, 2],
  run: (line, terminal) =>
    print(line.flags.json, terminal, startOf(line), { json: found => found, text: ({ fen }) => `${fen}\n` }),
})
