import { availableParallelism } from 'node:os'
import { ANNOTATION_CHOICES, type AnnotationChoices } from '@shared/report/gameAnnotation'
import { err, ok } from '@shared/result'
import type { ReportEffort } from '../../engine/report/reportPlan'
import type { Answered } from '../io/answers'
import type { CommandLine, FlagName } from '../io/command'
import { MOST_NODES, MOST_THREADS, numberOf } from '../solve/solveFlags'

/** Nodes for a position where no limit is set. */
export const USUAL_MOVE_NODES = 200_000
const USUAL_ARRAY_NODES = 20_000
const MOST_DEPTH = 120
const MOST_TIME_MS = 86_400_000
const MOST_LINES = 10
const MOST_PLIES = 100
/** An only move is known by the second line. */
const LINES_FOR_WORDS = 2
/** Words are borne out by what lines come to. */
const PLIES_FOR_WORDS = 24

/** What `backrank annotate` is to do. */
export interface ReportSettings {
  readonly effort: ReportEffort
  readonly arrayNodes: number
  readonly choices: AnnotationChoices
  readonly threads: number
  /** From 1 on, both included. */
  readonly games: readonly [first: number, last: number]
}

const gamesOf = (line: CommandLine): Answered<ReportSettings['games']> => {
  const word = line.values('games').at(-1)
  if (word === undefined) return ok([1, Infinity])
  const { first, dash, last } = /^(?<first>\d{1,9})((?<dash>-)(?<last>\d{1,9})?)?$/.exec(word)?.groups ?? {}
  const from = Number(first)
  const to = dash === undefined ? from : last === undefined ? Infinity : Number(last)
  return first !== undefined && from >= 1 && to >= from
    ? ok([from, to])
    : err('--games must be a number or a range, such as 3, 1-20 or 5-')
}

/** A whole number from 0 on. */
const countOf = (line: CommandLine, flag: FlagName, most: number, usual: number): Answered<number> => {
  const word = line.values(flag).at(-1)
  if (word === undefined) return ok(usual)
  const number = /^\d{1,9}$/.test(word) ? Number(word) : NaN
  return number <= most ? ok(number) : err(`--${flag} must be a whole number from 0 to ${most}`)
}

const limitsOf = (line: CommandLine): Answered<ReportEffort['limits']> => {
  const limits = [
    ['nodes', numberOf(line, 'nodes', MOST_NODES)],
    ['depth', numberOf(line, 'depth', MOST_DEPTH)],
    ['moveTimeMs', numberOf(line, 'movetime', MOST_TIME_MS)],
  ] as const
  const set: Record<string, number> = {}
  for (const [name, limit] of limits) {
    if (!limit.ok) return limit
    if (limit.value !== undefined) set[name] = limit.value
  }
  return ok(Object.keys(set).length === 0 ? { nodes: USUAL_MOVE_NODES } : set)
}

/** Reads the flags of `backrank annotate`. */
export const reportSettings = (line: CommandLine): Answered<ReportSettings> => {
  const limits = limitsOf(line)
  if (!limits.ok) return limits
  const lines = countOf(line, 'lines', MOST_LINES, ANNOTATION_CHOICES.lines)
  if (!lines.ok) return lines
  const plies = countOf(line, 'plies', MOST_PLIES, ANNOTATION_CHOICES.plies)
  if (!plies.ok) return plies
  const threads = numberOf(line, 'threads', MOST_THREADS)
  if (!threads.ok) return threads
  const games = gamesOf(line)
  if (!games.ok) return games
  const words = line.has('words')
  return ok({
    effort: {
      limits: limits.value,
      multiPv: Math.max(words ? LINES_FOR_WORDS : 1, lines.value),
      plies: Math.max(words ? PLIES_FOR_WORDS : 1, plies.value),
      closer: !line.has('no-closer-look'),
    },
    arrayNodes: Math.min(limits.value.nodes ?? USUAL_ARRAY_NODES, USUAL_ARRAY_NODES),
    choices: {
      ...ANNOTATION_CHOICES,
      glyphs: !line.has('no-glyphs'),
      lines: lines.value,
      plies: plies.value,
      words,
    },
    threads: threads.value ?? availableParallelism(),
    games: games.value,
  })
}
