import { MOST_PANELS, PANEL_LIMITS, PANEL_RANGES } from '@shared/analysis/enginePanel'
import { DEFAULT_SETTINGS, MOST_PRACTICE_CLOCKS, RAIL_PLACES, type Settings } from '@shared/ipc/settings'
import { type Check, boolean, integer, listOf, nullOr, object, oneOf, text } from '../ipc/validators'

const within = ({ least, most }: { readonly least: number; readonly most: number }) => integer(least, most)

const enginePanel = object({
  engineId: text(256),
  on: boolean,
  lines: within(PANEL_RANGES.lines),
  limit: oneOf(PANEL_LIMITS),
  depth: within(PANEL_RANGES.depth),
  nodes: within(PANEL_RANGES.nodes),
  seconds: within(PANEL_RANGES.seconds),
})

const CLOCK = integer(0, 1_000_000_000)

const practiceClocks = object({ documentId: text(64), whiteMs: CLOCK, blackMs: CLOCK })

/** As long as the longest FEN that is read. */
const positionDraft = object({ variant: text(64), fen: text(400), options: listOf(text(64), 16) })

/** What each setting may be. */
export const SETTINGS_SHAPE: { readonly [K in keyof Settings]: Check<Settings[K]> } = {
  theme: oneOf(['system', 'light', 'dark']),
  board: oneOf(['auto', 'linen', 'slate', 'walnut', 'meadow', 'ink']),
  coordinates: boolean,
  animation: boolean,
  zoom: integer(80, 200),
  sideWidth: integer(0, 2000),
  notesWidth: integer(0, 2000),
  sideOpen: boolean,
  reopenTabs: boolean,
  lastVariant: text(64),
  countGameFromOne: boolean,
  enginePanels: listOf(enginePanel, MOST_PANELS),
  evaluationBar: boolean,
  engineArrows: boolean,
  winDrawLoss: oneOf(['off', 'bar', 'numbers']),
  place: oneOf(RAIL_PLACES),
  practiceClocks: listOf(practiceClocks, MOST_PRACTICE_CLOCKS),
  positionDraft: nullOr(positionDraft),
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Settings from a stored value of unknown making. A field that is missing or broken is as in
 * `otherwise`, the others stand; fields that no longer exist are dropped.
 */
export const readSettings = (stored: unknown, otherwise = DEFAULT_SETTINGS): Settings => {
  if (!isRecord(stored)) return otherwise
  const sound = Object.entries(SETTINGS_SHAPE).filter(
    ([key, check]) => Object.hasOwn(stored, key) && check(stored[key]) === undefined,
  )
  return { ...otherwise, ...Object.fromEntries(sound.map(([key]) => [key, stored[key]])) }
}
