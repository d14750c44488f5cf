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
  /** The line whose moves are guessed, to its end: a path of the game's tree. */
  line: listOf(word, MAX_LINE_PLIES),
  side: v.picklist([...COLORS, 'both']),
  from: index,
  ply: index,
  attempts: listOf(attempt, MAX_LINE_PLIES),
  isHinted: v.boolean(),
  isOver: v.boolean(),
})
/** The moves of a tab's game that were being guessed, as far as that had come. */
export type TabGuessing = Of<typeof tabGuessing>

const standing = {
  /** Where one stood in the game: a path of its tree. */
  at: listOf(word, MAX_LINE_PLIES),
  orientation: v.picklist(COLORS),
  /** This is the tab that was seen. */
  seen: v.boolean(),
  /** It stood side by side with another, on this side. */
  beside: v.exactOptional(v.picklist(['left', 'right'])),
  guessing: v.exactOptional(tabGuessing),
}

/** `index` is the 0-based place in the file. */
const fileTab = object({ ...standing, path, index })
/** A tab that shows a game of a file. */
export type FileTab = Of<typeof fileTab>

const gameTab = object({ ...standing, game: GAME })
/** A tab whose game no file holds. */
export type GameTab = Of<typeof gameTab>

/** A tab as it is opened again at the next start. Unsaved edits are not part of it: the journal has them. */
export type SessionTab = FileTab | GameTab

const isOfFile = (tab: unknown): boolean => typeof tab === 'object' && tab !== null && 'path' in tab

/** A tab as it is stored. */
export const SESSION_TAB: Schema<SessionTab> = v.lazy(tab => (isOfFile(tab) ? fileTab : gameTab))

/** Tabs that are kept, from the left. */
export const MAX_SESSION_TABS = 64

/** Moves of a game that is kept whole; one that came from no file and is longer is not. */
export const MAX_SESSION_GAME_LENGTH = 2000

/** The tabs of a session, as they cross processes and as they are stored. */
export const SESSION_TABS = listOf(SESSION_TAB, MAX_SESSION_TABS)

/** What is kept for the next start. */
export const sessionRequests = {
  /** The tabs are these now. */
  'session:keep': request([SESSION_TABS]),
}
