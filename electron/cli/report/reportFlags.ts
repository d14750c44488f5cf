import { nodesInSameTime } from '@shared/analysis/relativeSpeed'
import { ANNOTATION_CHOICES } from '@shared/report/gameAnnotation'
import { err, ok } from '@shared/result'
import { FEW_ARRAY_NODES } from '@shared/solver/usualNodes'
import type { Answered } from '../io/answers'
import { numberFlag, switchFlag, valueFlag, type FlagValues } from '../io/flags'
import {
  judgeFlag,
  noGlyphsFlag,
  outFlag,
  threadsFlag,
  userDataDirFlag,
  workersFlag,
} from '../io/sharedFlags'
import { nodesFlag } from '../solve/solveFlags'
import type { ReportEffort } from '../../engine/report/reportPlan'
import type { ReportRunParts } from './reportGame'

/** The nodes for a position if no limit is set. */
export const DEFAULT_MOVE_NODES = 200_000
const MAX_DEPTH = 120
const MAX_TIME_MS = 86_400_000
const MAX_LINES = 10
const MAX_PLIES = 100
/** The second line shows whether a move is the only good one. */
const LINES_FOR_WORDS = 2
/** The plies of each line that the words need as evidence. */
const PLIES_FOR_WORDS = 24

/** A range of games of a file, from 1, both ends included. */
type GameRange = readonly [first: number, last: number]

const readGames = (text = '1-', name: string): Answered<GameRange> => {
  const { first, dash, last } = /^(?<first>\d{1,9})((?<dash>-)(?<last>\d{1,9})?)?$/.exec(text)?.groups ?? {}
  const from = Number(first)
  const to = dash === undefined ? from : last === undefined ? Infinity : Number(last)
  return first !== undefined && from >= 1 && to >= from
    ? ok([from, to])
    : err(`${name} must be a number or a range, such as 3, 1-20 or 5-`)
}

/** The flags of `backrank annotate`. */
export const REPORT_FLAGS = {
  out: outFlag(),
  engine: judgeFlag('looks at the games'),
  nodes: nodesFlag('nodes for each position'),
  depth: numberFlag('D', 'plies', { max: MAX_DEPTH }),
  movetime: numberFlag('MS', 'milliseconds for each position', { max: MAX_TIME_MS }),
  games: valueFlag('1-20', 'only these games of the file', readGames),
  lines: numberFlag(
    'N',
    'better lines where a move is found fault with; 1 if not said, none with 0',
    { min: 0, max: MAX_LINES },
    ANNOTATION_CHOICES.lines,
  ),
  plies: numberFlag(
    'N',
    'the length of a better line, at most; 10 if not said',
    { min: 0, max: MAX_PLIES },
    ANNOTATION_CHOICES.plies,
  ),
  noGlyphs: noGlyphsFlag,
  noCloserLook: switchFlag('look at positions around doubtful moves no longer than at others'),
  words: switchFlag('say in words what a move allows or misses; two lines are looked at then'),
  queue: workersFlag,
  threads: threadsFlag('positions'),
  resume: switchFlag('go on where a run was stopped'),
  json: switchFlag('print the numbers of each game, a line of JSON a game'),
  userDataDir: userDataDirFlag,
}
export type ReportFlags = FlagValues<typeof REPORT_FLAGS>

/**
 * The effort with which an engine examines games: with the nodes given for the judge, or with those that it searches
 * while our engine searches {@link DEFAULT_MOVE_NODES}.
 *
 * @param relativeSpeed the relative speed of the engine @param judgeSpeed the relative speed of the engine for which
 *   nodes are given
 */
export const reportEffort = (
  { nodes, depth, movetime, lines, plies, words, noCloserLook }: ReportFlags,
  relativeSpeed: number,
  judgeSpeed: number,
): ReportEffort => {
  const isLimited = nodes !== undefined || depth !== undefined || movetime !== undefined
  return {
    limits: {
      ...(nodes !== undefined && { nodes: nodesInSameTime(nodes, judgeSpeed, relativeSpeed) }),
      ...(depth !== undefined && { depth }),
      ...(movetime !== undefined && { moveTimeMs: movetime }),
      ...(!isLimited && { nodes: nodesInSameTime(DEFAULT_MOVE_NODES, 1, relativeSpeed) }),
    },
    multiPv: Math.max(words ? LINES_FOR_WORDS : 1, lines),
    plies: Math.max(words ? PLIES_FOR_WORDS : 1, plies),
    closer: !noCloserLook,
    thrifty: false,
  }
}

/** The effort for setups, and what is written into games. */
export const reportWork = ({
  nodes,
  lines,
  plies,
  words,
  noGlyphs,
}: ReportFlags): Pick<ReportRunParts, 'arrayNodes' | 'choices'> => ({
  arrayNodes: Math.min(nodes ?? FEW_ARRAY_NODES, FEW_ARRAY_NODES),
  choices: { ...ANNOTATION_CHOICES, glyphs: !noGlyphs, lines, plies, words },
})
