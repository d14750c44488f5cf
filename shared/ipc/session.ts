import * as v from 'valibot'
import { COLORS } from '../board/color'
import { BOARD_MOVE_KINDS } from '../board/move'
import { request } from './declare'
import { GAME } from './game'
import {
  fen,
  index,
  integer,
  MAX_NUMBER,
  MAX_LINE_PLIES,
  listOf,
  object,
  type Of,
  path,
  type Schema,
  word,
} from './schemas'

const valued = v.variant('kind', [
  v.strictObject({
    kind: v.literal('searched'),
    score: v.strictObject({ kind: v.picklist(['cp', 'mate']), value: integer(-MAX_NUMBER, MAX_NUMBER) }),
  }),
  v.strictObject({ kind: v.literal('ended'), winner: v.picklist([...COLORS, 'nobody']) }),
])

const attempt = object({
  ply: index,
  isHinted: v.boolean(),
  guess: v.exactOptional(
    object({
      uci: word,
      san: word,
      kind: v.picklist([...BOARD_MOVE_KINDS, 'placement']),
      fen,
      check: v.boolean(),
    }),
  ),
  values: v.exactOptional(object({ game: valued, guess: valued })),
})

const tabGuessing = object({
  /** The whole line whose moves are guessed, as a path of the game's tree. */
  line: listOf(word, MAX_LINE_PLIES),
  side: v.picklist([...COLORS, 'both']),
  from: index,
  ply: index,
  attempts: listOf(attempt, MAX_LINE_PLIES),
  isHinted: v.boolean(),
  isOver: v.boolean(),
})
/** The state of guessing the moves of a tab's game. */
export type TabGuessing = Of<typeof tabGuessing>

const standing = {
  /** The position that was shown, as a path of the game's tree. */
  at: listOf(word, MAX_LINE_PLIES),
  orientation: v.picklist(COLORS),
  /** This was the current tab. */
  seen: v.boolean(),
  /** Its game was shown beside another one, on this side. */
  beside: v.exactOptional(v.picklist(['left', 'right'])),
  guessing: v.exactOptional(tabGuessing),
}

/** A tab that shows a game of a file; `index` is the 0-based place in the file. */
const fileTab = object({ ...standing, path, index })

/** A tab whose game is in no file. */
const gameTab = object({ ...standing, game: GAME })

/** A tab as it is opened again at the next start. Unsaved edits are not part of it; they are in the journal. */
export type SessionTab = Of<typeof fileTab> | Of<typeof gameTab>

const isOfFile = (tab: unknown): boolean => typeof tab === 'object' && tab !== null && 'path' in tab

/** A tab as it is stored. */
export const SESSION_TAB: Schema<SessionTab> = v.lazy(tab => (isOfFile(tab) ? fileTab : gameTab))

/** The most tabs that are kept, counted from the left. */
export const MAX_SESSION_TABS = 64

/** The most moves of a game that is kept with its tab. A longer game that is in no file is not kept. */
export const MAX_SESSION_GAME_LENGTH = 2000

/** The tabs of a session, as they cross processes and as they are stored. */
export const SESSION_TABS = listOf(SESSION_TAB, MAX_SESSION_TABS)

/** Keeps tabs for the next start. */
export const sessionRequests = {
  /** Replaces the tabs that are kept. */
  'session:keep': request([SESSION_TABS]),
}
