import * as v from 'valibot'
import type { EngineFault } from '../analysis/engineFault'
import type { Examined } from '../report/examined'
import { type JudgmentPoints } from '../report/judgment'
import type { Remark } from '../report/words/remark'
import type { Result } from '../result'
import { ofType, request } from './declare'
import { integer, line, LINE_LIMIT, object, type Of, type Schema, such, text, word } from './schemas'

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
export const MOST_REPORT_LINES = 5

/** The length of a line, in plies. */
export const MOST_REPORT_PLIES = 24

/** The length of a title, in letters. */
const TITLE_LIMIT = 300

const amount = (limit: ReportLimit) => integer(REPORT_RANGES[limit].least, REPORT_RANGES[limit].most)

/** How games are reported on: by whom, and how closely. */
export const reportSettings = object({
  /** Empty: our own engine. */
  engineId: text(256),
  limit: v.picklist(REPORT_LIMITS),
  nodes: amount('nodes'),
  depth: amount('depth'),
  time: amount('time'),
  lines: integer(1, MOST_REPORT_LINES),
  /** Positions before and after doubtful moves are looked at once more, for longer. */
  closer: v.optional(v.boolean(), true),
})

/** What a report writes into a game. */
export const reportNotes = object({
  glyphs: v.boolean(),
  words: v.boolean(),
  evaluations: v.boolean(),
  lines: integer(0, MOST_REPORT_LINES),
  plies: integer(1, MOST_REPORT_PLIES),
})

/** Points of winning chance, of 100. */
export const JUDGMENT_RANGE = { least: 1, most: 99 } as const

const points = integer(JUDGMENT_RANGE.least, JUDGMENT_RANGE.most)

/** From how many points given away on a move is called so. */
export const judgmentPoints: Schema<JudgmentPoints> = v.pipe(
  object({ inaccuracy: points, mistake: points, blunder: points }),
  such(
    ({ inaccuracy, mistake, blunder }) => inaccuracy < mistake && mistake < blunder,
    'more for a worse move',
  ),
)

const reportRequest = object({
  /** The main line of a game. */
  ...line,
  /** Plies of its setup: their positions are left out. */
  setup: integer(0, LINE_LIMIT),
  engineId: word,
  limit: v.picklist(REPORT_LIMITS),
  amount: integer(1, REPORT_RANGES.nodes.most),
  lines: integer(1, MOST_REPORT_LINES),
  closer: v.boolean(),
  /** What the game is called where its report is listed. */
  name: v.exactOptional(text(TITLE_LIMIT)),
})
/** A game that is to be reported on. */
export type ReportRequest = Of<typeof reportRequest>

/** What was found in positions, by plies from the start of the game. */
export type FoundPositions = readonly (readonly [ply: number, examined: Examined])[]

/** How far a report has come; what there is still to do is an estimate at first. A closer look counts as several. */
export interface LookProgress {
  readonly done: number
  readonly total: number
}

/** What has come of a report since the last word of it. */
export interface ReportUpdate {
  readonly job: number
  readonly found: FoundPositions
  /** Positions so far that an earlier search had looked at. */
  readonly remembered: number
  /** Absent where nothing was found. */
  readonly progress?: LookProgress & {
    /** Of what is done: so much took no time. */
    readonly remembered: number
  }
  readonly state: 'running' | 'done' | 'stopped' | 'failed'
  readonly fault?: EngineFault
}

/** What is known of a game without any search. */
export interface RecalledReport {
  readonly found: FoundPositions
  /** Positions of the game proper. */
  readonly positions: number
  /** There is nothing left to look at. */
  readonly isComplete: boolean
}

/** What can be said of moves, by plies from the start of the game. */
export type MoveRemarks = readonly (readonly [ply: number, remarks: readonly Remark[]])[]

/** Games reported on, one at a time. */
export const reportRequests = {
  'report:look': request([reportRequest], ofType<Result<RecalledReport, EngineFault>>()),
  /** Examines the positions; whatever ran before is stopped. Answers with the number of the job. */
  'report:start': request([reportRequest], ofType<Result<number, EngineFault>>()),
  /** What can be said in words of what is known without any search. */
  'report:words': request([reportRequest, judgmentPoints], ofType<Result<MoveRemarks, EngineFault>>()),
  /** Ends the job; what it has found is kept. */
  'report:stop': request([]),
}

export const reportEvents = {
  /** At most five times a second, and once more at the end. */
  'report:update': ofType<ReportUpdate>(),
}
