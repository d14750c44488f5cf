import type { EnginePanel } from '../analysis/enginePanel'
import { FIRST_CHOICE } from '../variants'

/** What was left on the clocks of a practice game after its last move, in milliseconds. */
export interface PracticeClocks {
  readonly documentId: string
  readonly whiteMs: number
  readonly blackMs: number
}

/** Games whose clocks are kept. */
export const MOST_PRACTICE_CLOCKS = 8

/** A position that is being set up by hand and has not been opened yet; it need not be legal. */
export interface PositionDraft {
  /** Id of its system. */
  readonly variant: string
  readonly fen: string
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
}

export const RAIL_PLACES = ['analysis', 'dice', 'editor'] as const
/** The places of the rail that fill the window. */
export type RailPlace = (typeof RAIL_PLACES)[number]

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark'
  readonly board: 'auto' | 'linen' | 'slate' | 'walnut' | 'meadow' | 'ink'
  readonly coordinates: boolean
  readonly animation: boolean
  /** Zoom of the window in per cent, 80 to 200. */
  readonly zoom: number
  /** Widths set by hand, in pixels; 0 leaves them to the width of the window. */
  readonly sideWidth: number
  readonly notesWidth: number
  readonly sideOpen: boolean
  /** The tabs of the last session come back at the start. */
  readonly reopenTabs: boolean
  /** The system last chosen in the New analysis dialog. */
  readonly lastVariant: string
  /** Count the game proper from 1 in the move list, although the setup has numbers of its own. */
  readonly countGameFromOne: boolean
  /** The engines of the analysis panel, from the top; none until the user has changed something there. */
  readonly enginePanels: readonly EnginePanel[]
  readonly evaluationBar: boolean
  readonly engineArrows: boolean
  /** How the chances of the three results stand in engine lines, where an engine tells them. */
  readonly winDrawLoss: 'off' | 'bar' | 'numbers'
  /** The place of the rail that was seen last. */
  readonly place: RailPlace
  /** Clocks of practice games that may be played on, the latest first. */
  readonly practiceClocks: readonly PracticeClocks[]
  /** What the position editor held when it was last left, if that was edited and not opened. */
  readonly positionDraft: PositionDraft | null
}

/** What a new user finds. */
export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  board: 'auto',
  coordinates: true,
  animation: true,
  zoom: 100,
  sideWidth: 0,
  notesWidth: 0,
  sideOpen: true,
  reopenTabs: true,
  lastVariant: FIRST_CHOICE,
  countGameFromOne: false,
  enginePanels: [],
  evaluationBar: true,
  engineArrows: true,
  winDrawLoss: 'off',
  place: 'analysis',
  practiceClocks: [],
  positionDraft: null,
}

export interface SettingsRequests {
  /** Answers with all settings after the change. */
  'settings:update': (patch: Partial<Settings>) => Settings
}

export interface SettingsEvents {
  'settings:changed': Settings
}
