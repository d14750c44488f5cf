import * as v from 'valibot'
import type { Score } from '../analysis/score'
import { COLORS } from '../board/color'
import type { CardContent } from '../drill/card'
import { type Verdict, VERDICTS } from '../drill/grade'
import type { CardStage } from '../drill/schedule'
import type { EndedPosition } from '../report/examined'
import type { Result } from '../result'
import { ofType, request } from './declare'
import type { FileError } from './files'
import {
  documentId,
  fen,
  index,
  integer,
  MAX_NUMBER,
  MAX_LINE_PLIES,
  listOf,
  object,
  type Of,
  options,
  path,
  type Schema,
  such,
  text,
  variant,
  word,
} from './schemas'

/** The most positions of a deck. */
export const MAX_CARDS = 50_000
/** The most games that a deck is made of. */
const MAX_GAMES = 100_000
const MAX_DECKS = 1000
/** More moves than any position has. */
const MAX_MOVES = 512

export const MAX_DECK_NAME_LENGTH = 120
/** The longest name of the user in the tags of games. */
export const MAX_PLAYER_NAME_LENGTH = 120
/** The choices for the number of positions in a session, and of a deck's new positions a day. */
export const SESSION_LENGTHS = [10, 20, 30, 50, 100] as const
export const NEW_A_DAY = [0, 5, 10, 20, 50] as const

/** The lengths of sessions and the number of new positions a day. */
export const drillSettings = object({ length: integer(1, 1000), newADay: integer(0, 1000) })

const points = v.pipe(v.number(), v.finite())
/** Moves separated by spaces. */
const moves = text(16 * MAX_LINE_PLIES)
const score: Schema<Score<'white'>> = object({ kind: v.picklist(['cp', 'mate']), value: points })

const move = object({
  uci: word,
  san: word,
  verdict: v.picklist(['right', 'alsoGood', 'wrong']),
  score: v.exactOptional(score),
  loss: v.exactOptional(points),
  reply: v.exactOptional(word),
  line: moves,
})

/** A position to learn, as it crosses processes and is stored in the database. */
const card: Schema<CardContent> = object({
  key: text(1024),
  variant,
  options,
  fen,
  moves: v.pipe(
    listOf(move, MAX_MOVES),
    such(all => all[0]?.verdict === 'right', 'the right move first'),
  ),
  startFen: fen,
  place: v.exactOptional(index),
  path: moves,
  after: word,
})

/** Where the games of a deck come from, so that they can be found again. */
const source = object({
  /** Absent if the games are in no file. */
  path: v.exactOptional(path),
  /** 0-based places in the file; absent for the whole file. */
  indexes: v.exactOptional(listOf(index, MAX_GAMES)),
  /** For a single game: the moves to the position where learning begins. */
  from: v.exactOptional(listOf(word, MAX_LINE_PLIES)),
  startFen: fen,
})
/** Where the games of a deck come from. */
export type DeckSource = Of<typeof source>

const deckName = v.pipe(
  text(MAX_DECK_NAME_LENGTH),
  such(name => name.trim() !== '', 'a name'),
)

const deck = object({
  id: documentId,
  name: deckName,
  color: v.picklist(COLORS),
  variant,
  options,
  source,
  cards: listOf(card, MAX_CARDS),
})
/** A deck when it is made, or updated from games that have changed. */
export type DeckDraft = Of<typeof deck>

/** A deck in its current state. */
export interface DeckSummary extends Omit<DeckDraft, 'cards'> {
  /** Positions that are still in the games. */
  readonly cards: number
  readonly due: number
  /** New positions that may still be asked today. */
  readonly fresh: number
  /** All positions that were never asked. */
  readonly unasked: number
  readonly suspended: number
  /** Positions that are no longer in the games: they are kept, but not asked. */
  readonly resting: number
  /** When the next position that is not due yet will be due; null if none will be. */
  readonly next: number | null
}

/** The result of one question. */
export interface AnswerRow {
  readonly id: number
  readonly verdict: Verdict
  /** The move that was played; null if the right one was shown instead. */
  readonly san: string | null
  readonly content: CardContent
  /** Days from the answer until the position is asked again; 0 if that is within the day. */
  readonly interval: number
  /** The same in minutes. */
  readonly minutes: number
}

/** A question, with what is known of its position. */
export interface DrillQuestion {
  readonly cardId: number
  readonly deckId: string
  readonly deckName: string
  readonly content: CardContent
  readonly stage: CardStage
  /** How often it was answered, and how often not right. */
  readonly seen: number
  readonly wrong: number
  /** When it was last answered right. */
  readonly lastRight: number | null
  /** The probability that it is remembered, 0 to 1; null if it is new. */
  readonly recall: number | null
  /** In days; 0 within a day. */
  readonly interval: number
  readonly due: number
}

/** A session in its current state. */
export interface DrillSession {
  readonly id: string
  readonly verdicts: readonly Verdict[]
  /** Questions still to come, including the current one. */
  readonly toCome: number
  /** Null if the session has ended by itself because nothing is left to ask. */
  readonly question: DrillQuestion | null
}

/** A position that is often answered wrong. */
export type HardCard = Pick<DrillQuestion, 'cardId' | 'deckId' | 'content' | 'seen' | 'wrong'>

/** The answers of one day to positions that had been learned before. */
export interface RetentionDay {
  readonly day: number
  readonly right: number
  readonly total: number
}

/** All that is shown of decks and sessions. */
export interface DrillState {
  /** The number of the current day by the machine's clock. */
  readonly today: number
  readonly decks: readonly DeckSummary[]
  /** Positions due on each day: today including all overdue ones, then the following days. */
  readonly forecast: readonly number[]
  readonly session: DrillSession | null
  /** The latest first. */
  readonly answers: readonly AnswerRow[]
  /** Those of the last thirty days on which something was answered, the earliest first. */
  readonly retention: readonly RetentionDay[]
  readonly hardest: readonly HardCard[]
  /** What was done when the database could not be read in this run; null if it could. */
  readonly damage: DrillDamage | null
}

/** A database that could not be read. */
export interface DrillDamage {
  /** Absolute path under which the damaged file is kept; null if it no longer existed. */
  readonly kept: string | null
  /** When the copy was made that is used now, in milliseconds since 1970; null if there was none. */
  readonly restored: number | null
}

/** What is wrong with the database of the decks. */
export type DecksDamage =
  | 'missing'
  | 'empty'
  | 'unreadable'
  /** Tables or columns are missing. */
  | 'incomplete'
  /** It can be read, but lacks content of the latest copy. */
  | 'less'

/** A copy of the decks, and what it holds. */
export interface DeckBackup {
  /** 1 is the latest. */
  readonly number: number
  /** Milliseconds since 1970. */
  readonly made: number
  readonly decks: number
  readonly cards: number
  readonly answers: number
}

/** Why a request about decks failed; nothing has changed. */
export type DrillFault =
  /** The deck, card or session no longer exists. */
  | { readonly kind: 'drillGone' }
  /** The database cannot be written or read. */
  | { readonly kind: 'drillFailed'; readonly detail: string }
  /** The disk is full or write-protected. */
  | { readonly kind: 'drillNotWritten'; readonly trouble: FileError }
  /** The database is damaged, and there are copies: nothing is done until the user has chosen how to go on. */
  | {
      readonly kind: 'drillDamaged'
      readonly harm: DecksDamage
      /** Absolute path of the database. */
      readonly path: string
      /** At least one, the latest first. */
      readonly backups: readonly DeckBackup[]
    }
  /** A newer version of the program has written the database, so it is not touched. */
  | { readonly kind: 'drillNewer' }

export type DrillAnswer = Result<DrillState, DrillFault>

const sessionChoice = object({
  id: documentId,
  /** Empty for all decks. */
  deckIds: listOf(documentId, MAX_DECKS),
  length: integer(1, 1000),
  /** Asks new positions beyond the daily number. */
  more: v.boolean(),
})
export type SessionChoice = Of<typeof sessionChoice>

const cardId = integer(0, MAX_NUMBER)

const answerGiven = object({
  cardId,
  verdict: v.picklist(VERDICTS),
  uci: v.nullable(word),
  san: v.nullable(word),
  isHinted: v.boolean(),
  timeMs: integer(0, MAX_NUMBER),
})
export type AnswerGiven = Of<typeof answerGiven>

const triedMove = object({ variant, options, fen, right: word, tried: word })
/** A move that the tree does not judge, to be compared with the right one. */
export type TriedMove = Of<typeof triedMove>

type Worth = { readonly kind: 'searched'; readonly score: Score<'white'> } | EndedPosition

/** Our engine's judgment of a move that the tree does not judge. */
export interface TriedVerdict {
  /** The value of the position after the move. */
  readonly worth: Worth
  /** Winning chance given away compared with the right move, in points of 100. */
  readonly loss: number
  /** The answer to it, in UCI. */
  readonly reply: string | null
  /** What follows, in SAN. */
  readonly line: string
}

/** Requests about decks and their sessions. Every answer is in the database before it counts. */
export const drillRequests = {
  'drill:state': request([], ofType<DrillAnswer>()),
  /** Replaces a damaged database with a copy; the damaged one is kept beside it. */
  'drill:restore': request([integer(1, 100)], ofType<DrillAnswer>()),
  /** Continues with the readable part of a damaged database; all copies stay. */
  'drill:withoutBackup': request([], ofType<DrillAnswer>()),
  /** Makes a deck, or replaces the one with that id; positions that it already has keep their schedules. */
  'drill:put': request([deck], ofType<DrillAnswer>()),
  /** Adds positions to a deck, which is created if needed; its other positions stay as they are. */
  'drill:add': request([deck], ofType<DrillAnswer>()),
  'drill:rename': request([documentId, deckName], ofType<DrillAnswer>()),
  /** Removes a deck or brings it back, with all its history. */
  'drill:remove': request([documentId, v.boolean()], ofType<DrillAnswer>()),
  'drill:begin': request([sessionChoice], ofType<DrillAnswer>()),
  'drill:answer': request([answerGiven], ofType<DrillAnswer>()),
  /** Asks the next question. */
  'drill:next': request([], ofType<DrillAnswer>()),
  /** Takes the last answer of the session back; its position is asked again. */
  'drill:undo': request([], ofType<DrillAnswer>()),
  'drill:suspend': request([cardId, v.boolean()], ofType<DrillAnswer>()),
  /** Suspended positions of a deck are asked again from now on. */
  'drill:resume': request([documentId], ofType<DrillAnswer>()),
  'drill:end': request([], ofType<DrillAnswer>()),
  /** Our engine's judgment of a move; null if the setup is not over, or there is no engine. */
  'drill:judge': request([triedMove], ofType<TriedVerdict | null>()),
  /** Ends training and releases the engine. */
  'drill:leave': request([]),
}
