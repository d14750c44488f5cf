import * as v from 'valibot'
import { PLAY_LEVELS } from '../analysis/levels'
import { COLORS } from '../board/color'
import type { Result } from '../result'
import { READINGS } from '../solver/induction'
import type { PricedSetup } from '../tree/pricedSetup'
import { ofType, request } from './declare'
import {
  documentId,
  fen,
  instant,
  integer,
  line,
  listOf,
  object,
  type Of,
  options,
  variant,
  word,
} from './schemas'
import { solverNodes, type SolverRefusal } from './solver'

/** More turns than any setup has. */
const MAX_TURNS = 64

const moves = listOf(word, MAX_TURNS)
/** How the last two pieces of both sides are placed; in turn by default. */
const reading = v.exactOptional(v.picklist(READINGS))
const level = integer(1, PLAY_LEVELS.length)
/** A finite number; what JSON makes of NaN is refused. */
const finite = (least: number) => v.pipe(v.number(), v.finite(), v.minValue(least))

/** The current state of a training. */
const trainingRequest = object({
  /** Identifies the training in all its events. */
  id: documentId,
  /** The moves from the throw to the position on the board. */
  ...line,
  /** The engine that values the arrays, and its nodes for each. */
  engineId: word,
  nodes: solverNodes,
  reading,
})
/** @internal */
export type TrainingRequest = Of<typeof trainingRequest>

/** How many arrays and turns have been valued. */
export interface TrainingProgress {
  /** The number of turns whose price is final so far, and of turns played. */
  readonly priced: number
  readonly played: number
  /** The number of arrays of the throw, and of those that were searched at all. */
  readonly arrays: number
  readonly searched: number
}

/** The result of a setup that is over. */
export interface TrainingResult {
  readonly setup: PricedSetup
  /** In nine cases out of ten a far deeper search differs from the value of the throw by at most this, in centipawns. */
  readonly error: number
}

/** Why placements are not valued; `stopped`: the user ended it in the list of tasks. */
export type TrainingFailure = SolverRefusal | { readonly kind: 'stopped' }

export interface TrainingUpdate {
  readonly id: string
  readonly progress: TrainingProgress
  /** Only when the setup is over and every turn has a price. */
  readonly result?: TrainingResult
  /** Why there will be no result, unless it is tried again. */
  readonly failure?: TrainingFailure
}

/** A finished training, as it is stored on disk. */
export const TRAINING_RECORD = object({
  id: documentId,
  at: instant,
  variant,
  options,
  /** The throw. */
  startFen: fen,
  /** The whole setup in UCI. */
  moves,
  human: v.picklist(COLORS),
  /** The level of the engine that plays the other side. */
  level,
  /** The value of the throw, in centipawns from White's view. */
  value: finite(-Number.MAX_VALUE),
  /** What each side gave away, in centipawns. */
  given: object({ white: finite(0), black: finite(0) }),
  /** What each turn gave away, in centipawns; earlier versions did not record it. */
  costs: v.exactOptional(listOf(finite(0), MAX_TURNS)),
  /** The score, 0 to 100. */
  score: v.pipe(finite(0), v.maxValue(100)),
  /** Nodes for each array. */
  nodes: solverNodes,
})
export type TrainingRecord = Of<typeof TRAINING_RECORD>

/** Beyond this number the oldest are dropped. */
export const MAX_TRAININGS = 5000

/** Finished trainings, the latest first. */
export interface TrainingHistory {
  readonly records: readonly TrainingRecord[]
  /** Absolute path under which the records that could not be read at the start of the program are kept now; null if there were none. */
  readonly damaged: string | null
}

/** A training that is going on, or whose result is shown; it continues in the next run. */
export const trainingDraft = object({
  id: documentId,
  variant: line.variant,
  options,
  startFen: fen,
  moves,
  human: v.picklist(COLORS),
  level,
  engineId: word,
  nodes: solverNodes,
  reading,
  /** Its score was recorded; if that is deleted, it does not come back. */
  isScored: v.exactOptional(v.boolean()),
})
export type TrainingDraft = Of<typeof trainingDraft>

export const trainingRequests = {
  /** The training has reached this position; its arrays are valued in the background, replacing those of any other training. */
  'training:follow': request([trainingRequest], ofType<Result<void, SolverRefusal>>()),
  /** The result is no longer wanted. */
  'training:leave': request([]),
  'training:history': request([], ofType<TrainingHistory>()),
  /** Keeps trainings, replacing those with the same ids. */
  'training:keep': request([listOf(TRAINING_RECORD, MAX_TRAININGS)], ofType<TrainingHistory>()),
  /** Deletes trainings by their ids. */
  'training:forget': request([listOf(documentId, MAX_TRAININGS)], ofType<TrainingHistory>()),
}

export const trainingEvents = {
  /** Sent at most four times a second, and once more at the end. */
  'training:update': ofType<TrainingUpdate>(),
}
