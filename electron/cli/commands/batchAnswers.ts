import { err, map, ok } from '@shared/result'
import { START_KINDS, type StartKind } from '@shared/setup/starts/distinctStarts'
import type { Core } from '../../core/load'
import type { PositionText } from '../../rules/positions/openPosition'
import { answerMoves, answerPerft, answerPlay, answerStart, type Answered } from '../io/answers'
import { type NamedCommand, wordCountFault, type Command, type TypedLine } from '../io/command'
import { parseJson } from '../io/readFile'
import type { Terminal } from '../io/terminal'
import { annotateText } from '../solve/annotateText'
import type { KeptSearchers } from '../engines/openSearcher'
import { readingNamed } from '../solve/solveFlags'
import { solvedJson, solveGiven } from '../solve/solveSetup'
import type { Flag } from '../io/flags'

type Fields = Readonly<Record<string, unknown>>

type Awaitable<T> = T | Promise<T>

const FIELDED = ['perft', 'moves', 'start', 'play', 'solve', 'annotate-setup'] as const
type FieldedCommand = (typeof FIELDED)[number]

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')

const isFielded = (value: unknown): value is FieldedCommand => FIELDED.some(command => command === value)

const isStartKind = (value: unknown): value is StartKind => START_KINDS.some(kind => kind === value)

const optionsOf = ({ options }: Fields): readonly string[] | undefined =>
  options === undefined ? [] : isTexts(options) ? options : undefined

const positionText = (fields: Fields, options: readonly string[]): PositionText | undefined => {
  const { variant, fen } = fields
  return typeof variant === 'string' && typeof fen === 'string' ? { variant, fen, options } : undefined
}

/** Solves a setup with values as `backrank solve` reads them from the lines of a file. */
const answerSolve = (core: Core, text: PositionText, last: unknown, values: unknown): Answered<object> => {
  const reading = readingNamed(last)
  if (!reading.ok) return reading
  if (!Array.isArray(values)) return err('values must be a list of objects')
  const given = values.map((entry: unknown, index) => ({ place: `value ${index + 1}`, entry }))
  return map(solveGiven(core, text, reading.value, given), solvedJson)
}

/** Answers a request about a position. */
type PositionAnswer = (core: Core, text: PositionText, fields: Fields) => Answered<object>

const POSITION_ANSWERS: Readonly<
  Record<Exclude<FieldedCommand, 'start' | 'annotate-setup'>, PositionAnswer>
> = {
  perft: (core, text, { depth }) =>
    typeof depth === 'number'
      ? map(answerPerft(core, text, depth), nodes => ({ nodes }))
      : err('depth must be a number'),
  moves: (core, text) => map(answerMoves(core, text), moves => ({ moves })),
  solve: (core, text, { last, values }) => answerSolve(core, text, last, values),
  play: (core, text, { moves }) =>
    isTexts(moves)
      ? map(answerPlay(core, text, moves), fen => ({ fen }))
      : err('moves must be a list of texts'),
}

const answerStartRequest = (
  { variant, number, kind = 'start' }: Fields,
  options: readonly string[],
): Answered<object> => {
  if (typeof variant !== 'string') return err('variant must be a text')
  if (typeof number !== 'number') return err('number must be a number')
  if (!isStartKind(kind)) return err('kind must be start or random-start')
  return map(answerStart(variant, number, kind, options), fen => ({ fen }))
}

/** What is needed to answer requests. */
export interface BatchParts {
  readonly core: Core
  readonly searchers: KeptSearchers
  readonly commands: readonly NamedCommand[]
  readonly terminal: Terminal
}

/** Interactive commands, which cannot be run by a single line. */
const CONVERSATIONS: readonly string[] = ['batch', 'uci']

const askCommand = async (
  { commands, terminal }: BatchParts,
  name: unknown,
  fields: Fields,
): Promise<Answered<object>> => {
  const asked = commands.filter(command => !CONVERSATIONS.includes(command.name))
  const found = asked.find(command => command.name === name)
  return found
    ? batchedCommand(await found.load(), fields, terminal)
    : err(`command must be one of ${asked.map(command => command.name).join(', ')}`)
}

const answer = (means: BatchParts, request: unknown): Awaitable<Answered<object>> => {
  if (!isObject(request)) return err('this line is no JSON object')
  const { command, words } = request
  const { core, searchers } = means
  if (!isFielded(command) || words !== undefined) return askCommand(means, command, request)
  if (command === 'annotate-setup') return annotateText(core, searchers, request)
  const options = optionsOf(request)
  if (!options) return err('options must be a list of texts')
  if (command === 'start') return answerStartRequest(request, options)
  const text = positionText(request, options)
  return text ? POSITION_ANSWERS[command](core, text, request) : err('variant and fen must be texts')
}

const written = (answered: Answered<object>): string =>
  JSON.stringify(answered.ok ? answered.value : { error: answered.error })

/**
 * Answers one line of `backrank batch`: JSON in, JSON out, with an `error` if something is wrong. Answers that need a
 * search come later.
 */
export const answerLine = (means: BatchParts, line: string): Awaitable<string> => {
  const answered = answer(means, parseJson(line))
  return answered instanceof Promise ? answered.then(written) : written(answered)
}

/* Any command, requested by a line of JSON: its words, its flags by their names, and its standard input. */

/** The values of a field as they would be typed; undefined for one that cannot be typed. */
const typedValues = ({ type }: Flag, value: unknown): readonly string[] | undefined => {
  if (type === 'boolean') return typeof value === 'boolean' ? (value ? [''] : []) : undefined
  if (isTexts(value)) return value
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : undefined
}

const expected = ({ type }: Flag): string =>
  type === 'boolean' ? 'true or false' : 'a text, a number or a list of texts'

/**
 * The command line of a request. Fields that are not flags are ignored. The answer is JSON if the command supports
 * that.
 */
const typedLine = (command: Command, fields: Fields): Answered<TypedLine> => {
  const { words = [] } = fields
  if (!isTexts(words)) return err('words must be a list of texts')
  const fault = wordCountFault(command, words)
  if (fault !== undefined) return err(fault)
  const given = new Map<string, readonly string[]>()
  for (const [name, flag] of Object.entries(command.flags)) {
    const value = fields[name] ?? (name === 'json' ? true : undefined)
    if (value === undefined) continue
    const values = typedValues(flag, value)
    if (!values) return err(`${name} must be ${expected(flag)}`)
    if (values.length > 0) given.set(name, values)
  }
  return ok({ words, given })
}

/** The output of a command: its JSON, a list if it has several lines, or its text. */
const outputOf = (text: string): object => {
  const lines = text.split('\n').filter(line => line !== '')
  const values = lines.map(parseJson)
  if (lines.length === 0 || values.some(value => typeof value !== 'object' || value === null)) return { text }
  return values.length === 1 ? values[0]! : { lines: values }
}

const withoutName = (complaint: string): string => complaint.replace(/^backrank: /, '')

/**
 * Runs a command with the words and flags of a request. Its standard input is the text of `input`, empty without one.
 * @returns its output; with `remarks` if it wrote to standard error
 */
const batchedCommand = async (
  command: Command,
  fields: Fields,
  { onInterrupt }: Terminal,
): Promise<Answered<object>> => {
  const { input = '' } = fields
  if (typeof input !== 'string') return err('input must be a text')
  const line = typedLine(command, fields)
  if (!line.ok) return line
  const written: Buffer[] = []
  const remarks: string[] = []
  const code = await command.run(line.value, {
    // The command may reuse the buffer after this call, so the bytes are copied.
    write: content => void written.push(Buffer.from(content)),
    complain: sentence => void remarks.push(withoutName(sentence.trimEnd())),
    input: (async function* () {
      if (input !== '') yield await Promise.resolve(Buffer.from(input))
    })(),
    status: () => undefined,
    onInterrupt,
  })
  const text = Buffer.concat(written).toString()
  if (code !== 0 && text === '') return err(remarks.join('; '))
  return ok({ ...outputOf(text), ...(remarks.length > 0 && { remarks }) })
}
