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

/** With fewer nodes there is no meaningful search. */
const MIN_NODES = 100

/** The most nodes for each array; more would take too long. */
export const MAX_ARRAY_NODES = 1_000_000_000

/** Nodes for each array. */
export const solverNodes = integer(MIN_NODES, MAX_ARRAY_NODES)

const solverRequestFields = {
  /** The moves from the beginning of the setup to the requested position; moves of the game proper are left out. */
  ...line,
  engineId: word,
  /** How the last turn of each side is played. */
  reading: v.picklist(READINGS),
  nodes: solverNodes,
}
const solverRequest = object(solverRequestFields)
/** A position of a setup phase to solve. */
export type SolverRequest = Of<typeof solverRequest>

/** How setup phases are solved on the screen. */
export const solverSettings = object({
  on: v.boolean(),
  /** If empty, our own engine. */
  engineId: text(256),
  reading: solverRequestFields.reading,
  /** Absent until the user has chosen a number: see `shared/solver/usualNodes.ts`. */
  nodes: v.optional(solverNodes),
  /** The speed of the last setup solved on this machine; absent before the first. */
  nodesPerSecond: v.optional(integer(1, 1_000_000_000_000)),
})
export type SolverSettings = Of<typeof solverSettings>

const glyphCost = integer(SETUP_GLYPH_RANGE.least, SETUP_GLYPH_RANGE.most)

/** How much a turn of a setup must give away to get each glyph. */
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

/** The progress of a job, whose id is that of its task: its state, or why it ended early. Results so far are kept. */
export interface SolverUpdate {
  readonly job: number
  readonly view: SolverView
  readonly failure?: SolverRefusal
  readonly isStopped?: true
  /** The speed of the search of the arrays, once the answer is final; absent if too little was left to search. */
  readonly nodesPerSecond?: number
}

/** The last turns of both sides, as they were played. */
export interface PlayedPair {
  /** The place of White's last turn among the priced ones. */
  readonly turn: number
  readonly matrix: SolverMatrix
  readonly row: number
  /** Absent until Black has answered. */
  readonly column?: number
}

/** What is known of the turns of a setup as it was played. */
export interface PlayedSetup {
  readonly setup: PricedSetup
  readonly pair?: PlayedPair
  /** Every value is final. */
  readonly isSettled: boolean
}

/** The progress of pricing the turns of a setup. */
export interface PricingProgress {
  /** The number of turns whose search is over, and of all turns. */
  readonly done: number
  readonly turns: number
  /** The share of the expected work that is done, 0 to 1. */
  readonly share: number
  /** All nodes requested so far. */
  readonly nodes: number
}

/** Requests to solve setup phases from the values of their arrays. */
export const solverRequests = {
  /** What is known of a position without searching; null if nothing is. */
  'solver:look': request([solverRequest], ofType<Result<SolverView | null, SolverRefusal>>()),
  /** Searches until the answer is final, ending any search before it. Answers with the id of the task. */
  'solver:start': request([solverRequest], ofType<Result<number, SolverRefusal>>()),
  /** Ends the job; its results are kept. */
  'solver:stop': request([]),
  /** What is known, without searching, of the turns that a line made in its setup; null if nothing is. */
  'solver:played': request([solverRequest], ofType<Result<PlayedSetup | null, SolverRefusal>>()),
  /**
   * The same once the answer is final at every turn, or at the throw if no turn was played; a search before it ends. Null if it was
   * cancelled by `solver:cancelPricing`, another search or the end of the program; its results are kept even then.
   */
  'solver:price': request([solverRequest], ofType<Result<PlayedSetup | null, SolverRefusal>>()),
  'solver:cancelPricing': request([]),
}

export const solverEvents = {
  /** Sent at most four times a second, and once more at the end. */
  'solver:update': ofType<SolverUpdate>(),
  /** Sent at most four times a second while turns are priced. */
  'solver:pricing': ofType<PricingProgress>(),
}
