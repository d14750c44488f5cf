import { err, map } from '@shared/result'
import { START_KINDS, type StartKind } from '@shared/setup/starts/distinctStarts'
import type { Core } from '../../core/load'
import type { PositionText } from '../../rules/positions/openPosition'
import { answerMoves, answerPerft, answerPlay, answerStart, type Answered } from '../io/answers'
import type { NamedCommand } from '../io/command'
import { parseJson } from '../io/readFile'
import type { Terminal } from '../io/terminal'
import { batchedCommand } from './batchedCommand'
import { annotateText } from '../solve/annotateText'
import type { KeptSearchers } from '../engines/keptSearchers'
import { readingNamed } from '../solve/solveFlags'
import { solvedJson } from '../solve/solvedJson'
import { solveGiven } from '../solve/solveSetup'

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

/** Values as `backrank solve` has them a line each. */
const answerSolve = (core: Core, text: PositionText, last: unknown, values: unknown): Answered<object> => {
  const reading = readingNamed(last)
  if (!reading.ok) return reading
  if (!Array.isArray(values)) return err('values must be a list of objects')
  const given = values.map((entry: unknown, index) => ({ place: `value ${index + 1}`, entry }))
  return map(solveGiven(core, text, reading.value, given), solvedJson)
}

/** A request for something about a position. */
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

/** What answers are made with. */
export interface BatchParts {
  readonly core: Core
  readonly searchers: KeptSearchers
  readonly commands: readonly NamedCommand[]
  readonly terminal: Terminal
}

/** Interactive commands, which do not fit into one line. */
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
 * Answers one line of `backrank batch`: JSON in, JSON out, with an `error` where something is wrong. Answers that need
 * a search come later.
 */
export const answerLine = (means: BatchParts, line: string): Awaitable<string> => {
  const answered = answer(means, parseJson(line))
  return answered instanceof Promise ? answered.then(written) : written(answered)
}
