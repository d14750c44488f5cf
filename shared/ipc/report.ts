import * as v from 'valibot'
import type { EngineFault } from '../analysis/engineFault'
import type { Examined } from '../report/examined'
import { PGN_RESULTS } from '../notation/pgn/pgn'
import { type JudgmentPoints } from '../report/judgment'
import { EFFORT_CHOICES } from '../report/presets'
import type { Remark } from '../report/words/remark'
import type { Result } from '../result'
import { ofType, request } from './declare'
import {
  integer,
  MAX_NUMBER,
  line,
  MAX_LINE_PLIES,
  object,
  type Of,
  type Schema,
  such,
  text,
  word,
} from './schemas'

/** What ends the search of a position. */
export const REPORT_LIMITS = ['nodes', 'depth', 'time'] as const
export type ReportLimit = (typeof REPORT_LIMITS)[number]

/** Nodes, plies, and tenths of a second. */
export const REPORT_RANGES = {
  nodes: { least: 100, most: 1_000_000_000, usual: 200_000 },
  depth: { least: 1, most: 100, usual: 16 },
  time: { least: 1, most: 36_000, usual: 5 },
} as const

/** Most of the best moves of a position that get a line. */
export const MAX_REPORT_LINES = 5

/** The length of a line, in plies. */
export const MAX_REPORT_PLIES = 24

/** The length of a title, in letters. */
const MAX_TITLE_LENGTH = 300

const amount = (limit: ReportLimit) => integer(REPORT_RANGES[limit].least, REPORT_RANGES[limit].most)

/** How games are reported on: by which engine, and how closely. */
export const reportSettings = object({
  /** The engine that judges games and openings; empty: the bundled one, or ours where there is none. */
  engineId: text(256),
  limit: v.picklist(REPORT_LIMITS),
  nodes: amount('nodes'),
  depth: amount('depth'),
  time: amount('time'),
  lines: integer(1, MAX_REPORT_LINES),
  /** Positions before and after doubtful moves are looked at once more, for longer. */
  closer: v.optional(v.boolean(), true),
  /** A glance comes before the whole look; see `shared/report/looks.ts`. */
  thrifty: v.optional(v.boolean(), false),
  /** Where it is `own`, limits, lines and looks are those above. */
  preset: v.optional(v.picklist(EFFORT_CHOICES), 'own'),
  /** The speed of the last report, in nodes a second that our engine would have searched; absent before the first. */
  nodesPerSecond: v.optional(integer(1, MAX_NUMBER)),
})

/** What a report writes into a game. */
export const reportNotes = object({
  glyphs: v.boolean(),
  words: v.boolean(),
  evaluations: v.boolean(),
  lines: integer(0, MAX_REPORT_LINES),
  plies: integer(1, MAX_REPORT_PLIES),
})

/** Points of winning chance, of 100. */
export const JUDGMENT_RANGE = { least: 1, most: 99 } as const

const points = integer(JUDGMENT_RANGE.least, JUDGMENT_RANGE.most)

/** For each judgment, the fewest points of winning chance that a move must give away to get it. */
export const judgmentPoints: Schema<JudgmentPoints> = v.pipe(
  object({ inaccuracy: points, mistake: points, blunder: points }),
  such(
    ({ inaccuracy, mistake, blunder }) => inaccuracy < mistake && mistake < blunder,
    'more for a worse move',
  ),
)

/** The main line of a game, the plies of its setup, whose positions are left out, and its result; none if that is not asked. */
const lineOfGame = {
  ...line,
  setup: integer(0, MAX_LINE_PLIES),
  result: v.optional(v.picklist(PGN_RESULTS)),
}

const reportEffort = {
  engineId: word,
  limit: v.picklist(REPORT_LIMITS),
  amount: integer(1, REPORT_RANGES.nodes.most),
  lines: integer(1, MAX_REPORT_LINES),
  closer: v.boolean(),
  thrifty: v.boolean(),
}

const reportRequest = object({ ...lineOfGame, ...reportEffort })
/** A game, and how to report on it. */
export type ReportRequest = Of<typeof reportRequest>

const reportWish = object({
  ...reportEffort,
  /** Identifies the request in events. */
  key: word,
  games: integer(1, MAX_NUMBER),
})
/** How many games to report on, and how. */
export type RequestedReport = Of<typeof reportWish>

const wishedLine = object({
  ...lineOfGame,
  /** What the game is called where its report is listed. */
  name: text(MAX_TITLE_LENGTH),
})
/** A game that is reported on. */
export type RequestedLine = Of<typeof wishedLine>

/** What was found in positions, by plies from the start of the game. */
export type FoundPositions = readonly (readonly [ply: number, examined: Examined])[]

/** The progress of a report; the remaining work is an estimate at first. A closer search counts as several. */
export interface LookProgress {
  readonly done: number
  readonly total: number
}

/** A game of a request, by its number from 0. */
export interface RequestedGame {
  readonly key: string
  readonly game: number
}

/** News of the report on a game since the last event. */
export interface ReportUpdate extends RequestedGame {
  /** Who judges it: our own engine where the one that was wanted does not know all of its rules. */
  readonly engineId: string
  readonly found: FoundPositions
  /** Positions so far that an earlier search had looked at. */
  readonly remembered: number
  /** Done, or skipped as it cannot be played through, the next game follows; failed, it goes on when its task is resumed. */
  readonly state: 'running' | 'done' | 'skipped' | 'failed' | 'stopped'
  readonly fault?: EngineFault
  /** With `done`: how fast it was searched; absent where too little was. */
  readonly nodesPerSecond?: number
}

/** What is known of a game without any search. */
export interface RecalledReport {
  /** The engine that judged it: the one that was asked for, or else our own. */
  readonly engineId: string
  readonly found: FoundPositions
  /** Positions of the game proper. */
  readonly positions: number
  /** There is nothing left to look at. */
  readonly isComplete: boolean
}

/** Sentences about moves, by plies from the start of the game; at 0 about the whole game. */
export type MoveRemarks = readonly (readonly [ply: number, remarks: readonly Remark[]])[]

/** Games reported on, one after the other, as a task of the queue. */
export const reportRequests = {
  'report:look': request([reportRequest], ofType<Result<RecalledReport, EngineFault>>()),
  /** What can be said in words of what is known without any search. */
  'report:words': request([reportRequest, judgmentPoints], ofType<Result<MoveRemarks, EngineFault>>()),
  /** Answers with the id of the task; each game is asked for when its turn comes. */
  'report:start': request([reportWish], ofType<Result<number, EngineFault>>()),
  /** The game that was asked for; null where it cannot be had. */
  'report:game': request([word, integer(0, MAX_NUMBER), v.nullable(wishedLine)]),
}

export const reportEvents = {
  /** The turn of this game has come. */
  'report:wanted': ofType<RequestedGame>(),
  /** At most five times a second, and once more at the end of each game. */
  'report:update': ofType<ReportUpdate>(),
}
