import * as v from 'valibot'
import type { EngineFault } from '../analysis/engineFault'
import type { Result } from '../result'
import { READINGS } from '../solver/induction'
import type { SolverMatrix, SolverView } from '../solver/view'
import type { PricedSetup } from '../tree/pricedSetup'
import { ofType, request } from './declare'
import { areInOrder, SETUP_GLYPH_RANGE, type SetupGlyphs } from '../tree/setupGlyphs'
import { integer, line, object, type Of, type Schema, such, text, word } from './schemas'

export type * from '../solver/view'
export type { PricedSetup, PricedTurn } from '../tree/pricedSetup'

/** Fewer nodes are no search. */
const MIN_NODES = 100

/** Most nodes for each array; more would take too long. */
export const MAX_ARRAY_NODES = 1_000_000_000

/** Nodes for each array. */
export const solverNodes = integer(MIN_NODES, MAX_ARRAY_NODES)

const solverRequestFields = {
  /**
   * The moves from where the setup began to the position that is asked about; moves of the game proper are left out.
   */
  ...line,
  engineId: word,
  /** How the last turn of both sides is read. */
  reading: v.picklist(READINGS),
  nodes: solverNodes,
}
const solverRequest = object(solverRequestFields)
/** A position of a setup phase to solve. */
export type SolverRequest = Of<typeof solverRequest>

/** How setup phases are solved on the screen. */
export const solverSettings = object({
  on: v.boolean(),
  /** Empty: our own engine. */
  engineId: text(256),
  reading: solverRequestFields.reading,
  /** Absent as long as the user has chosen none: see `shared/solver/usualNodes.ts`. */
  nodes: v.optional(solverNodes),
  /** The speed of the last setup that was solved on this machine; absent before the first. */
  nodesPerSecond: v.optional(integer(1, 1_000_000_000_000)),
})
export type SolverSettings = Of<typeof solverSettings>

const glyphCost = integer(SETUP_GLYPH_RANGE.least, SETUP_GLYPH_RANGE.most)

/** From how much given away on a turn of a setup gets a glyph. */
export const setupGlyphs: Schema<SetupGlyphs> = v.pipe(
  object({ dubious: glyphCost, mistake: glyphCost, blunder: glyphCost }),
  such(areInOrder, 'more for a worse glyph'),
)

/** Why a position is not solved. */
export type SolverRefusal =
  | { readonly kind: 'noSetupPhase' }
  | { readonly kind: 'setupOver' }
  | { readonly kind: 'tooManyArrays'; readonly arrays: number; readonly most: number }
  | EngineFault

/** The progress of a job, which has the id of its task: its state, or why it ended early. Results so far stay. */
export interface SolverUpdate {
  readonly job: number
  readonly view: SolverView
  readonly failure?: SolverRefusal
  /** It was stopped on purpose. */
  readonly isStopped?: true
  /** How fast the arrays were searched, once the answer stands; absent where too little was left to search. */
  readonly nodesPerSecond?: number
}

/** The last turn of both sides, as it was played. */
export interface PlayedPair {
  /** The place of White's last turn among the priced ones. */
  readonly turn: number
  readonly matrix: SolverMatrix
  readonly row: number
  /** Absent as long as Black has not answered. */
  readonly column?: number
}

/** What is known of the turns of a setup that was played. */
export interface PlayedSetup {
  readonly setup: PricedSetup
  readonly pair?: PlayedPair
  /** Nothing is left that would change a value. */
  readonly isSettled: boolean
}

/** How far the turns of a setup have been priced. */
export interface PricingProgress {
  /** Turns whose search is over, of all turns. */
  readonly done: number
  readonly turns: number
  /** The share of the expected work that is done, 0 to 1. */
  readonly share: number
  /** Nodes asked for so far, in all. */
  readonly nodes: number
}

/** Setup phases solved from the values of their arrays. */
export const solverRequests = {
  /** What is known of a position at once, without any search; null if nothing is. */
  'solver:look': request([solverRequest], ofType<Result<SolverView | null, SolverRefusal>>()),
  /** Searches until the answer is final; the search before ends. Answers with the id of the task. */
  'solver:start': request([solverRequest], ofType<Result<number, SolverRefusal>>()),
  /** Ends the job; what it found stays. */
  'solver:stop': request([]),
  /** What is known of the turns that a line of play made in its setup, without any search; null if nothing is. */
  'solver:played': request([solverRequest], ofType<Result<PlayedSetup | null, SolverRefusal>>()),
  /**
   * The same once the answer is final at every turn, or at the throw where no turn was played; the search before ends. Null if it was cancelled: by
   * `solver:cancelPricing`, another search or the end of the program. What was found stays.
   */
  'solver:price': request([solverRequest], ofType<Result<PlayedSetup | null, SolverRefusal>>()),
  'solver:cancelPricing': request([]),
}

export const solverEvents = {
  /** At most four times a second, and once more at the end. */
  'solver:update': ofType<SolverUpdate>(),
  /** Sent at most four times a second while turns are priced. */
  'solver:pricing': ofType<PricingProgress>(),
}
