import { randomUUID } from 'node:crypto'
import { makeFen } from '@shared/notation/fen/fen'
import { chain, err, map, ok } from '@shared/result'
import { drawRandomStart, drawStart, seededRandom } from '@shared/setup/starts/random'
import { answerStart, variantOf, type Answered } from '../io/answers'
import type { Command, CommandLine } from '../io/command'
import { parseNumber, print } from '../io/output'

interface NumberedStart {
  readonly number: number
  readonly fen: string
  /** What repeats the draw. */
  readonly seed?: string
}

const drawn = (line: CommandLine, id: string): Answered<NumberedStart> => {
  const options = line.values('option')
  const [seed = randomUUID()] = line.values('seed')
  return chain(variantOf(id, options), variant => {
    const random = seededRandom(seed)
    const start = line.has('random-start')
      ? drawRandomStart(variant, random)
      : drawStart(variant, random, options)
    return start
      ? ok({ number: start.number, fen: makeFen(variant, start.setup), seed })
      : err('this system has no random starts')
  })
}

const numbered = (line: CommandLine, id: string, word: string): Answered<NumberedStart> => {
  const number = parseNumber(word)
  if (Number.isNaN(number)) return err(`${word} is no number of a start`)
  const kind = line.has('random-start') ? 'random-start' : 'start'
  return map(answerStart(id, number, kind, line.values('option')), fen => ({ number, fen }))
}

const startOf = (line: CommandLine): Answered<NumberedStart> => {
  const [id = '', word] = line.words
  if (line.has('random'))
    return word === undefined ? drawn(line, id) : err('give a number or --random, not both')
  return word === undefined ? err('give a number or --random') : numbered(line, id, word)
}

export const start: Command = {
  name: 'start',
  words: 'VARIANT [NUMBER]',
  summary: 'write the first position with a number, or one drawn at random',
  flags: ['random-start', 'random', 'seed', 'option', 'json'],
  count: [1, 2],
  run: (line, terminal) =>
    print(line, terminal, startOf(line), { json: found => found, text: ({ fen }) => `${fen}\n` }),
}
