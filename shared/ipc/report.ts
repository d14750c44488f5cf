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

/** The units are nodes, plies, and tenths of a second. */
export const REPORT_RANGES = {
  nodes: { least: 100, most: 1_000_000_000, usual: 200_000 },
  depth: { least: 1, most: 100, usual: 16 },
  time: { least: 1, most: 36_000, usual: 5 },
} as const

/** The most best moves of a position for which a line is reported. */
export const MAX_REPORT_LINES = 5

/** The longest line, in plies. */
export const MAX_REPORT_PLIES = 24

/** The longest title, in UTF-16 units. */
const MAX_TITLE_LENGTH = 300

const amount = (limit: ReportLimit) => integer(REPORT_RANGES[limit].least, REPORT_RANGES[limit].most)

/** Which engine makes reports on games, and how thorough they are. */
export const reportSettings = object({
  /** The engine that judges games and openings. Empty: the bundled one, or ours if there is none. */
  engineId: text(256),
  limit: v.picklist(REPORT_LIMITS),
  nodes: amount('nodes'),
  depth: amount('depth'),
  time: amount('time'),
  lines: integer(1, MAX_REPORT_LINES),
  /** Positions before and after doubtful moves are searched once more, for longer. */
  closer: v.optional(v.boolean(), true),
  /** A quick search of all positions comes before the full one; see `shared/report/looks.ts`. */
  thrifty: v.optional(v.boolean(), false),
  /** With `own` the settings above apply. */
  preset: v.optional(v.picklist(EFFORT_CHOICES), 'own'),
  /** The speed of the last report, converted to nodes per second of our engine; absent before the first. */
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

/** In points of winning chance, of 100. */
export const JUDGMENT_RANGE = { least: 1, most: 99 } as const

const points = integer(JUDGMENT_RANGE.least, JUDGMENT_RANGE.most)

/** For each judgment, the fewest points of winning chance that a move must give away to receive it. */
export const judgmentPoints: Schema<JudgmentPoints> = v.pipe(
  object({ inaccuracy: points, mistake: points, blunder: points }),
  such(
    ({ inaccuracy, mistake, blunder }) => inaccuracy < mistake && mistake < blunder,
    'more for a worse move',
  ),
)

/**
 * The main line of a game, the number of plies of its setup, whose positions are left out, and its result, absent if it does not matter.
 */
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
/** A game to report on, and how. */
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
  /** The name of the game where its report is listed. */
  name: text(MAX_TITLE_LENGTH),
})
/** A game to report on. */
export type RequestedLine = Of<typeof wishedLine>

/** The results of positions, by plies from the start of the game. */
export type FoundPositions = readonly (readonly [ply: number, examined: Examined])[]

/** The progress of a report; `total` is an estimate at first. A closer search counts as several. */
export interface LookProgress {
  readonly done: number
  readonly total: number
}

/** A game of a request, by its number from 0. */
export interface RequestedGame {
  readonly key: string
  readonly game: number
}

/** News of the report on a game since the last update. */
export interface ReportUpdate extends RequestedGame {
  /** The engine that judges it: our own if the requested one does not know all rules of the game. */
  readonly engineId: string
  readonly found: FoundPositions
  /** How many positions so far were known from an earlier search. */
  readonly remembered: number
  /**
   * After `done`, and after `skipped` (the game cannot be played through), the next game follows. After `failed` the report goes on when
   * its task is resumed.
   */
  readonly state: 'running' | 'done' | 'skipped' | 'failed' | 'stopped'
  readonly fault?: EngineFault
  /** With `done`: the speed of the search; absent if too little was searched. */
  readonly nodesPerSecond?: number
}

/** What is known of a game without searching. */
export interface RecalledReport {
  /** The engine that judged it: the requested one, or else our own. */
  readonly engineId: string
  readonly found: FoundPositions
  /** The number of positions of the game proper. */
  readonly positions: number
  /** Nothing is left to search. */
  readonly isComplete: boolean
}

/** Sentences about moves, by plies from the start of the game; at 0 about the whole game. */
export type MoveRemarks = readonly (readonly [ply: number, remarks: readonly Remark[]])[]

/** Requests for reports on games. Several games are one task of the queue, one after the other. */
export const reportRequests = {
  'report:look': request([reportRequest], ofType<Result<RecalledReport, EngineFault>>()),
  /** Remarks in words that follow from what is known without searching. */
  'report:words': request([reportRequest, judgmentPoints], ofType<Result<MoveRemarks, EngineFault>>()),
  /** Answers with the id of the task; each game is requested when its turn comes. */
  'report:start': request([reportWish], ofType<Result<number, EngineFault>>()),
  /** Sends the game that was requested; null if it is not available. */
  'report:game': request([word, integer(0, MAX_NUMBER), v.nullable(wishedLine)]),
}

export const reportEvents = {
  /** It is this game's turn: the page should send it. */
  'report:wanted': ofType<RequestedGame>(),
  /** Sent at most five times a second, and once more at the end of each game. */
  'report:update': ofType<ReportUpdate>(),
}
