import { unwrap } from '../result'
import { EVENTS, type EventName, type RequestName, REQUESTS } from './contract'
import { read } from './read'
import { ALL_SETTINGS, type Settings } from './settings'

/*
 * All that page and preload need of the contract when they run: plain values, which the build works out and puts in the
 * place of this file (vite.config.ts), so that neither carries a schema.
 */

export { LONGEST_NOTIFICATION, LONGEST_WINDOW_TITLE } from './app'
export { LONGEST_DECK_NAME, MOST_CARDS, NEW_A_DAY, SESSION_LENGTHS } from './drill'
export { MOST_CHECKED } from './files'
export { LARGEST_GAME } from './game'
export { LONGEST_EDIT_NAME } from './journal'
export { PICTURE_FORMS } from './pictures'
export { MOST_BRANCHES, MOST_DECISIONS, PREPARATION_RANGES } from './preparations'
export { COUNTED_MOVES } from './preparationViews'
export { SELF_TEST_LEVELS } from './selfTest'
export { JUDGMENT_RANGE, MOST_REPORT_LINES, MOST_REPORT_PLIES, REPORT_LIMITS, REPORT_RANGES } from './report'
export { LONGEST_SESSION_GAME, MOST_SESSION_TABS } from './session'
export { MOST_PRACTICE_CLOCKS } from './settings'
export { MOST_ARRAY_NODES } from './solver'

const namesOf = <N extends string>(table: Readonly<Record<N, unknown>>): readonly N[] =>
  Object.keys(table) as N[]

/** The only requests that any bridge lets through. */
export const REQUEST_NAMES = namesOf<RequestName>(REQUESTS)

/** The only events that any bridge lets through. */
export const EVENT_NAMES = namesOf<EventName>(EVENTS)

/** What a new user finds. */
export const DEFAULT_SETTINGS: Settings = unwrap(read(ALL_SETTINGS, {}))
