import * as v from 'valibot'
import type { Result } from '../result'
import { ofType, request } from './declare'
import type { FileError } from './files'
import { fen, listOf, object, type Of, word } from './schemas'

/** The most moves in a row that can be searched for. */
export const MAX_SEARCHED_MOVES = 64

const moves = object({
  kind: v.literal('moves'),
  /** Consecutive moves of the main line, in SAN without check marks and glyphs. */
  sans: v.pipe(listOf(word, MAX_SEARCHED_MOVES), v.minLength(1)),
})

const position = object({
  kind: v.literal('position'),
  /** Pieces, pieces in hand and the side to move count; rights and counters do not. */
  fen,
})

/** Every game is read: which have faults, and which starts their setup leads to. */
const survey = object({ kind: v.literal('survey') })

const gameQuery = v.union([moves, position, survey])
/** What is looked for in the moves of all games of a file. */
export type GameQuery = Of<typeof gameQuery>

/** A game with a match. */
export interface FoundGame {
  /** 0-based place in the file. */
  readonly index: number
  /** Plies of the main line after which it was found; absent in a survey. */
  readonly ply?: number
  /** At how many places it cannot be read on; survey only, absent where there is none. */
  readonly faults?: number
  /** The board field of the FEN at the end of its setup phase; survey only, absent without such a phase. */
  readonly array?: string
}

/** How far a search has come. */
export interface SearchProgress {
  readonly searchId: string
  /** Games that were looked at, and how many there are. */
  readonly looked: number
  readonly games: number
  /** Those found since the last report, as they stand in the file. */
  readonly found: readonly FoundGame[]
}

/** How a search has ended. */
export interface SearchEnd {
  readonly searchId: string
  readonly ending: 'finished' | 'cancelled' | 'changedOnDisk' | 'broken'
  /** What stopped a broken search, for the log and the curious. */
  readonly detail?: string
}

export const searchRequests = {
  /** Begins to look through a file, on a thread of its own; answers with the id of the search. */
  'search:start': request([word, gameQuery], ofType<Result<string, FileError>>()),
  /** Gives a search up, by its id. */
  'search:cancel': request([word]),
}

export const searchEvents = {
  /** At most ten times a second. */
  'search:progress': ofType<SearchProgress>(),
  'search:done': ofType<SearchEnd>(),
}
