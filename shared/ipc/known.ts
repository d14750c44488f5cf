import { unwrap } from '../result'
import { EVENTS, type EventName, type RequestName, REQUESTS } from './contract'
import { read } from './read'
import { ALL_SETTINGS, type Settings } from './settings'

/*
 * Everything that page and preload need of the contract at run time. These are plain values: the build computes them and replaces this file
 * with them (vite.config.ts), so that neither bundle carries a schema.
 */

export { MAX_NOTIFICATION_LENGTH, MAX_WINDOW_TITLE_LENGTH } from './app'
export { MAX_CARDS, MAX_DECK_NAME_LENGTH, MAX_PLAYER_NAME_LENGTH, NEW_A_DAY, SESSION_LENGTHS } from './drill'
export { MAX_CHECKED } from './files'
export { MAX_GAME_SIZE } from './game'
export { MAX_EDIT_NAME_LENGTH } from './journal'
export { MAX_BRANCHES, MAX_DECISIONS, PREPARATION_RANGES } from './preparations'
export { COUNTED_MOVES } from './preparationViews'
export { PICTURE_FORMS } from './publish'
export { SELF_TEST_LEVELS } from './selfTest'
export { JUDGMENT_RANGE, MAX_REPORT_LINES, MAX_REPORT_PLIES, REPORT_LIMITS, REPORT_RANGES } from './report'
export { MAX_BOARDS } from './round'
export { MAX_SESSION_GAME_LENGTH, MAX_SESSION_TABS } from './session'
export { MAX_CORRECTION_LENGTH, MAX_CORRECTIONS, MAX_PRACTICE_CLOCKS } from './settings'
export { MAX_ARRAY_NODES } from './solver'
export { BUILD_NODES } from './starts'

const namesOf = <N extends string>(table: Readonly<Record<N, unknown>>): readonly N[] =>
  Object.keys(table) as N[]

/** The only requests that a bridge lets through. */
export const REQUEST_NAMES = namesOf<RequestName>(REQUESTS)

/** The only events that a bridge lets through. */
export const EVENT_NAMES = namesOf<EventName>(EVENTS)

/** The settings of a new user. */
export const DEFAULT_SETTINGS: Settings = unwrap(read(ALL_SETTINGS, {}))
