import * as v from 'valibot'
import type { Result } from '../result'
import { ofType, request } from './declare'
import type { FileError } from './files'
import { fen, listOf, object, type Of, word } from './schemas'

/** The most consecutive moves that can be searched for. */
export const MAX_SEARCHED_MOVES = 64

const moves = object({
  kind: v.literal('moves'),
  /** Consecutive moves of the main line, in SAN without check marks and glyphs. */
  sans: v.pipe(listOf(word, MAX_SEARCHED_MOVES), v.minLength(1)),
})

const position = object({
  kind: v.literal('position'),
  /** Pieces, pieces in hand and the side to move must match; rights and counters need not. */
  fen,
})

/** Reads every game to find out which ones have faults and to which starts their setups lead. */
const survey = object({ kind: v.literal('survey') })

const gameQuery = v.union([moves, position, survey])
/** What to look for in the moves of all games of a file. */
export type GameQuery = Of<typeof gameQuery>

/** A game with a match. */
export interface FoundGame {
  /** 0-based place in the file. */
  readonly index: number
  /** The number of plies of the main line before the match; absent in a survey. */
  readonly ply?: number
  /** The number of places from which on it cannot be read; only in a survey, absent if there are none. */
  readonly faults?: number
  /** The board field of the FEN at the end of its setup phase; survey only, absent without such a phase. */
  readonly array?: string
}

export interface SearchProgress {
  readonly searchId: string
  /** The number of games searched so far, and of all games. */
  readonly looked: number
  readonly games: number
  /** The games found since the last report, in the order of the file. */
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
  /** Begins to search a file on a separate thread; answers with the id of the search. */
  'search:start': request([word, gameQuery], ofType<Result<string, FileError>>()),
  /** Cancels a search by its id. */
  'search:cancel': request([word]),
}

export const searchEvents = {
  /** At most ten times a second. */
  'search:progress': ofType<SearchProgress>(),
  'search:done': ofType<SearchEnd>(),
}
