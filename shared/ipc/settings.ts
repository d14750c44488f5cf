import * as v from 'valibot'
import { type EnginePanel, MAX_PANELS, PANEL_LIMITS, PANEL_RANGES } from '../analysis/enginePanel'
import { PLAY_LEVELS } from '../analysis/levels'
import { LANGUAGE_SETTINGS } from '../i18n/languages'
import { FIRST_CHOICE } from '../variants'
import { LETTERINGS, PUBLISH_CHOICES } from '../publish/choices'
import { PIECE_SETS } from '../picture/pieces/pieceSets'
import { ofType, request } from './declare'
import { publishChoices } from './publish'
import { drillSettings, MAX_PLAYER_NAME_LENGTH } from './drill'
import { fen, integer, listOf, object, type Of, type Schema, tableOf, text } from './schemas'
import { JUDGMENT_POINTS } from '../report/judgment'
import { judgmentPoints, REPORT_RANGES, reportNotes, reportSettings } from './report'
import { setupGlyphs, solverSettings } from './solver'
import { trainingDraft } from './training'
import { COLORS } from '../board/color'
import { SETUP_GLYPHS } from '../tree/setupGlyphs'

const within = ({ least, most }: { readonly least: number; readonly most: number }) => integer(least, most)

const enginePanel: Schema<EnginePanel> = object({
  engineId: text(256),
  on: v.boolean(),
  lines: within(PANEL_RANGES.lines),
  limit: v.picklist(PANEL_LIMITS),
  depth: within(PANEL_RANGES.depth),
  nodes: within(PANEL_RANGES.nodes),
  seconds: within(PANEL_RANGES.seconds),
})

const clockMs = integer(0, 1_000_000_000)

const practiceClocks = object({ documentId: text(64), whiteMs: clockMs, blackMs: clockMs })
/** The time left on the clocks of a practice game after its last move, in milliseconds. */
export type PracticeClocks = Of<typeof practiceClocks>

/** The most games whose clocks are kept. */
export const MAX_PRACTICE_CLOCKS = 8

/** The id of a system, the ids of its options that are on, and a FEN as long as the longest that is read. */
const positionDraft = object({ variant: text(64), fen: text(400), options: listOf(text(64), 16) })
/** A position in the position editor that has not been opened yet; it need not be legal. */
export type PositionDraft = Of<typeof positionDraft>

/** The most corrections that are kept. */
export const MAX_CORRECTIONS = 8
/** The length limit, in characters, for texts that can be corrected and for corrections that are kept. */
export const MAX_CORRECTION_LENGTH = 200_000

/** The text of a game that cannot be opened, and its correction, which may still be faulty. */
const correction = object({ text: text(MAX_CORRECTION_LENGTH), corrected: text(MAX_CORRECTION_LENGTH) })

const trainingChoice = object({
  /** Id of the system. */
  variant: text(64),
  side: v.picklist([...COLORS, 'random']),
  level: integer(1, PLAY_LEVELS.length),
})
/** The choices with which a training of placements begins. */
export type TrainingChoice = Of<typeof trainingChoice>

/** The places of the rail, from the top. */
export const RAIL_PLACES = [
  'home',
  'analysis',
  'games',
  'drill',
  'starts',
  'dice',
  'training',
  'guessing',
  'mistakes',
  'prepare',
  'editor',
] as const
/** The places that fill the window; some are tabs of the same place of the rail. */
export type RailPlace = (typeof RAIL_PLACES)[number]

const PASTED_MOVES = ['ask', 'insert', 'newTab'] as const

/** All settings, each with its allowed values and its default. */
export const SETTINGS = {
  language: v.optional(v.picklist(LANGUAGE_SETTINGS), 'system'),
  theme: v.optional(v.picklist(['system', 'light', 'dark']), 'system'),
  board: v.optional(v.picklist(['auto', 'linen', 'slate', 'walnut', 'meadow', 'ink']), 'auto'),
  pieces: v.optional(v.picklist(PIECE_SETS), 'classic'),
  /** How pieces are named in the moves on the screen; copied and saved moves always have letters. */
  notation: v.optional(v.picklist(LETTERINGS), 'letters'),
  coordinates: v.optional(v.boolean(), true),
  animation: v.optional(v.boolean(), true),
  /** In the dice assistant a digit, or one side for each coin, counts at once, without Enter. */
  throwAtOnce: v.optional(v.boolean(), false),
  /** Draw only starts whose value, if known, is at most {@link fairWithin} for either side. */
  onlyFairStarts: v.optional(v.boolean(), false),
  /** Draw only throws in which much depends on the placing, if that is known. */
  onlyRewardingThrows: v.optional(v.boolean(), false),
  /** In centipawns. */
  fairWithin: v.optional(integer(1, 1000), 25),
  /** The throw whose arrays the place Starts shows, as a FEN of this system; null for all starts. */
  thrownStarts: v.optional(v.nullable(object({ variant: text(64), fen })), null),
  /** The server through which workers build atlases, without a password. */
  queueServer: v.optional(text(500), ''),
  /** The seed for the starts of a round, whose commitment may have been published. Empty if none was drawn. */
  roundSeed: v.optional(text(200), ''),
  /** Moves make a sound. */
  sounds: v.optional(v.boolean(), true),
  /** Zoom of the window in per cent. */
  zoom: v.optional(integer(80, 200), 100),
  /** Widths set by hand, in pixels; 0 lets them follow the width of the window. */
  sideWidth: v.optional(integer(0, 2000), 0),
  notesWidth: v.optional(integer(0, 2000), 0),
  movesWidth: v.optional(integer(0, 2000), 0),
  asideWidth: v.optional(integer(0, 2000), 0),
  /** In a wide window the engine and the graph have their own column beside the moves. */
  asideColumn: v.optional(v.boolean(), true),
  sideOpen: v.optional(v.boolean(), true),
  /** `wide` shows names beside the rail's icons; `auto` shows them at Home only. */
  rail: v.optional(v.picklist(['auto', 'wide', 'narrow']), 'auto'),
  /** The names of the hidden columns of the table of games. */
  hiddenColumns: v.optional(listOf(text(32), 32), []),
  /** The table of games has a preview beside it. */
  gamePreview: v.optional(v.boolean(), true),
  /** The card of the start is shown beside the board. */
  startCardOpen: v.optional(v.boolean(), true),
  /** The list of games shows starts as rank strips. */
  listStrips: v.optional(v.boolean(), true),
  /** Open the tabs of the last session again at the start. */
  reopenTabs: v.optional(v.boolean(), true),
  /** The system last chosen in the New analysis dialog. */
  lastVariant: v.optional(text(64), FIRST_CHOICE),
  /** Count the game proper from 1 in the move list; the setup is numbered separately. */
  countGameFromOne: v.optional(v.boolean(), false),
  /** The engines of the analysis panel, from the top; empty until the user has changed something there. */
  enginePanels: v.optional(listOf(enginePanel, MAX_PANELS), []),
  /** Whether and how setup phases are solved. */
  solver: v.optional(solverSettings, { on: false, engineId: '', reading: 'sequential' }),
  /** Which turns of a setup are annotated as ?!, ? and ??. */
  setupGlyphs: v.optional(setupGlyphs, SETUP_GLYPHS),
  /** How games are reported on. */
  report: v.optional(reportSettings, {
    engineId: '',
    limit: 'nodes',
    nodes: REPORT_RANGES.nodes.usual,
    depth: REPORT_RANGES.depth.usual,
    time: REPORT_RANGES.time.usual,
    lines: 1,
    closer: true,
    thrifty: true,
    preset: 'normal',
  }),
  /** What a report writes into a game. */
  reportNotes: v.optional(reportNotes, { glyphs: true, words: true, evaluations: true, lines: 1, plies: 10 }),
  /** Which moves are called inaccuracies, mistakes and blunders. */
  judgmentPoints: v.optional(judgmentPoints, JUDGMENT_POINTS),
  /** Judge moves as they are played, if an engine is on. */
  liveJudgment: v.optional(v.boolean(), true),
  /** When two games are shown side by side, a step in one is also a step in the other. */
  stepTogether: v.optional(v.boolean(), false),
  evaluationBar: v.optional(v.boolean(), true),
  evaluationGraph: v.optional(v.boolean(), true),
  engineArrows: v.optional(v.boolean(), true),
  /** How engine lines show the chances of the three results, if the engine reports them. */
  winDrawLoss: v.optional(v.picklist(['off', 'bar', 'numbers']), 'off'),
  /** What happens with pasted moves that fit into the open game. */
  pastedMoves: v.optional(v.picklist(PASTED_MOVES), 'ask'),
  /** The last place of the rail that was shown. */
  place: v.optional(v.picklist(RAIL_PLACES), 'analysis'),
  /** Clocks of practice games that can be continued, the latest first. */
  practiceClocks: v.optional(listOf(practiceClocks, MAX_PRACTICE_CLOCKS), []),
  /** The current training of placements, or the one whose result was shown last. */
  training: v.optional(v.nullable(trainingDraft), null),
  /** The last choices for a training; an empty `variant` means the first system. */
  trainingChoice: v.optional(trainingChoice, { variant: '', side: 'random', level: 9 }),
  /** The length of a session of decks, and how many new positions of a deck are asked in a day. */
  drill: v.optional(drillSettings, { length: 20, newADay: 10 }),
  /** The user's name in their games, whose mistakes are trained; empty until they have entered it. */
  playerName: v.optional(text(MAX_PLAYER_NAME_LENGTH), ''),
  /** The position in the position editor when it was last left, if it was edited and not opened. */
  positionDraft: v.optional(v.nullable(positionDraft), null),
  /** Corrections of games in files that cannot be changed, until the games are opened; the latest first. */
  corrections: v.optional(listOf(correction, MAX_CORRECTIONS), []),
  /** How many games of a system have been opened, by its id; counted as long as its pieces are explained. */
  legendGames: v.optional(tableOf(text(64), integer(0, 100), 64), {}),
  /** A game has been published, so Home need not explain how that is done. */
  hasPublished: v.optional(v.boolean(), false),
  /** The last choices for publishing games. */
  publish: v.optional(publishChoices, PUBLISH_CHOICES),
}

/** All settings; missing ones get their default. */
export const ALL_SETTINGS = object(SETTINGS)
export type Settings = Of<typeof ALL_SETTINGS>

type Changes = {
  readonly [K in keyof typeof SETTINGS]: v.ExactOptionalSchema<(typeof SETTINGS)[K]['wrapped'], undefined>
}

/** Settings to change; missing ones stay as they are. */
const settingsPatch: Schema<Partial<Settings>> = object(
  Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { wrapped }]) => [name, v.exactOptional<v.GenericSchema>(wrapped)]),
  ) as Changes,
)

export const settingsRequests = {
  /** Answers with all settings after the change. */
  'settings:update': request([settingsPatch], ofType<Settings>()),
}

export const settingsEvents = {
  'settings:changed': ofType<Settings>(),
}
