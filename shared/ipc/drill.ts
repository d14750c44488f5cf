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

/** Positions of a deck. */
export const MAX_CARDS = 50_000
/** Games that a deck is made of. */
const MAX_GAMES = 100_000
const MAX_DECKS = 1000
/** More moves than any position has. */
const MAX_MOVES = 512

export const MAX_DECK_NAME_LENGTH = 120
/** The longest name by which the user's games know them. */
export const MAX_PLAYER_NAME_LENGTH = 120
/** Positions of a session, and new ones of a deck in a day, as they can be chosen. */
export const SESSION_LENGTHS = [10, 20, 30, 50, 100] as const
export const NEW_A_DAY = [0, 5, 10, 20, 50] as const

/** How one is drilled. */
export const drillSettings = object({ length: integer(1, 1000), newADay: integer(0, 1000) })

const points = v.pipe(v.number(), v.finite())
/** Moves, with a space between them. */
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

/** A position to learn, as it crosses processes and lies in the database. */
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

/** Where the games of a deck come from, to be found again. */
const source = object({
  /** Absent where no file holds them. */
  path: v.exactOptional(path),
  /** 0-based places in the file; absent for all of it. */
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
/** A deck as it is made, or updated from games that have changed. */
export type DeckDraft = Of<typeof deck>

/** A deck in its current state. */
export interface DeckSummary extends Omit<DeckDraft, 'cards'> {
  /** Positions that the games still have. */
  readonly cards: number
  readonly due: number
  /** New ones that may still be asked today. */
  readonly fresh: number
  /** All that were never asked. */
  readonly unasked: number
  readonly suspended: number
  /** Positions that the games no longer have: they are kept and not asked. */
  readonly resting: number
  /** When the next is due that is not yet; null where none will be. */
  readonly next: number | null
}

/** What came of one question. */
export interface AnswerRow {
  readonly id: number
  readonly verdict: Verdict
  /** What was played; null where the move was shown. */
  readonly san: string | null
  readonly content: CardContent
  /** Days from the answer until it is asked again; 0 within the day. */
  readonly interval: number
  /** The same in minutes. */
  readonly minutes: number
}

/** A question, and what is known of its position. */
export interface DrillQuestion {
  readonly cardId: number
  readonly deckId: string
  readonly deckName: string
  readonly content: CardContent
  readonly stage: CardStage
  /** Times answered, and times not right among them. */
  readonly seen: number
  readonly wrong: number
  /** When it was last right. */
  readonly lastRight: number | null
  /** 0 to 1; null for what is new. */
  readonly recall: number | null
  /** Days; 0 within a day. */
  readonly interval: number
  readonly due: number
}

/** A session in its current state. */
export interface DrillSession {
  readonly id: string
  readonly verdicts: readonly Verdict[]
  /** Questions that are still to come, the one asked now among them. */
  readonly toCome: number
  /** It has ended by itself: there is nothing more to ask. */
  readonly question: DrillQuestion | null
}

/** A position that is often wrong. */
export interface HardCard {
  readonly cardId: number
  readonly deckId: string
  readonly content: CardContent
  readonly seen: number
  readonly wrong: number
}

/** Answers of one day to positions that had been learned before. */
export interface RetentionDay {
  readonly day: number
  readonly right: number
  readonly total: number
}

/** All that is shown of decks and sessions. */
export interface DrillState {
  /** The number of the day, by the clock of the machine. */
  readonly today: number
  readonly decks: readonly DeckSummary[]
  /** Due by day: today with all that is late, then the days after it. */
  readonly forecast: readonly number[]
  readonly session: DrillSession | null
  /** The latest first. */
  readonly answers: readonly AnswerRow[]
  /** Days of the last thirty on which something was answered, the earliest first. */
  readonly retention: readonly RetentionDay[]
  readonly hardest: readonly HardCard[]
  /** What happened when the database could not be read in this run; null where it could. */
  readonly damage: DrillDamage | null
}

/** A database that could not be read. */
export interface DrillDamage {
  /** Absolute path of the damaged file as it is kept; null where there was none any more. */
  readonly kept: string | null
  /** When the copy was made with which one goes on, in milliseconds since 1970; null where there was none. */
  readonly restored: number | null
}

/** What is wrong with the database of the decks. */
export type DecksDamage =
  | 'missing'
  | 'empty'
  | 'unreadable'
  /** Tables or columns are gone. */
  | 'incomplete'
  /** It can be read, and lacks what the latest copy has. */
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

/** Why something of the decks could not be done; nothing has changed. */
export type DrillFault =
  /** The deck, card or session is gone. */
  | { readonly kind: 'drillGone' }
  /** The database cannot be written or read. */
  | { readonly kind: 'drillFailed'; readonly detail: string }
  /** The disk is full, or nothing may be written there. */
  | { readonly kind: 'drillNotWritten'; readonly trouble: FileError }
  /** The database is damaged, and there are copies: nothing is done before the user has chosen how to go on. */
  | {
      readonly kind: 'drillDamaged'
      readonly harm: DecksDamage
      /** Of the database, absolute. */
      readonly path: string
      /** At least one, the latest first. */
      readonly backups: readonly DeckBackup[]
    }
  /** A newer version of the program has written the database: it is left alone. */
  | { readonly kind: 'drillNewer' }

export type DrillAnswer = Result<DrillState, DrillFault>

const sessionChoice = object({
  id: documentId,
  /** All decks where there are none. */
  deckIds: listOf(documentId, MAX_DECKS),
  length: integer(1, 1000),
  /** New ones are asked beyond the number of the day. */
  more: v.boolean(),
})
/** What a session is begun with. */
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
/** An answer as it was given. */
export type AnswerGiven = Of<typeof answerGiven>

const triedMove = object({ variant, options, fen, right: word, tried: word })
/** A move that the tree does not judge, beside the right one. */
export type TriedMove = Of<typeof triedMove>

type Worth = { readonly kind: 'searched'; readonly score: Score<'white'> } | EndedPosition

/** What our engine makes of a move that the tree does not judge. */
export interface TriedVerdict {
  /** After the move. */
  readonly worth: Worth
  /** Winning chance given away against the right move, in points of 100. */
  readonly loss: number
  /** The answer to it, in UCI. */
  readonly reply: string | null
  /** What follows, in SAN. */
  readonly line: string
}

/** Decks of positions, what is asked of them and when. Every answer is in the database before it counts. */
export const drillRequests = {
  'drill:state': request([], ofType<DrillAnswer>()),
  /** Replaces a damaged database by a copy; the damaged one is kept beside it. */
  'drill:restore': request([integer(1, 100)], ofType<DrillAnswer>()),
  /** Continues with the readable part of a damaged database; all copies stay. */
  'drill:withoutBackup': request([], ofType<DrillAnswer>()),
  /** Makes a deck; one with that id is renewed: positions that it has keep their schedules. */
  'drill:put': request([deck], ofType<DrillAnswer>()),
  /** Adds positions to a deck, which is made if there is none; all others of the deck stay as they are. */
  'drill:add': request([deck], ofType<DrillAnswer>()),
  'drill:rename': request([documentId, deckName], ofType<DrillAnswer>()),
  /** Takes a deck away or brings it back, with all its history. */
  'drill:remove': request([documentId, v.boolean()], ofType<DrillAnswer>()),
  'drill:begin': request([sessionChoice], ofType<DrillAnswer>()),
  'drill:answer': request([answerGiven], ofType<DrillAnswer>()),
  /** Asks the next question. */
  'drill:next': request([], ofType<DrillAnswer>()),
  /** Takes the last answer of the session back; its position is asked again. */
  'drill:undo': request([], ofType<DrillAnswer>()),
  'drill:suspend': request([cardId, v.boolean()], ofType<DrillAnswer>()),
  /** Suspended positions of a deck are asked again. */
  'drill:resume': request([documentId], ofType<DrillAnswer>()),
  'drill:end': request([], ofType<DrillAnswer>()),
  /** Our engine's judgment of a move; null where it has none: the setup goes on, or there is no engine. */
  'drill:judge': request([triedMove], ofType<TriedVerdict | null>()),
  /** Training ends: the engine is released. */
  'drill:leave': request([]),
}
