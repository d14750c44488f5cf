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
/** How the last two pieces of both sides are placed; in turn where it is not said. */
const reading = v.exactOptional(v.picklist(READINGS))
const level = integer(1, PLAY_LEVELS.length)
/** A finite number; what JSON makes of NaN is refused. */
const finite = (least: number) => v.pipe(v.number(), v.finite(), v.minValue(least))

/** A training as far as it has come. */
const trainingRequest = object({
  /** Identifies the training in all events about it. */
  id: documentId,
  /** From the throw to the position on the board. */
  ...line,
  /** The engine that values the arrays, and its nodes for each. */
  engineId: word,
  nodes: solverNodes,
  reading,
})
/** @internal */
export type TrainingRequest = Of<typeof trainingRequest>

/** How far the arrays are valued. */
export interface TrainingProgress {
  /** Turns so far whose price is final, and those played. */
  readonly priced: number
  readonly played: number
  /** Arrays of the throw, and those that were searched at all. */
  readonly arrays: number
  readonly searched: number
}

/** What the turns of a setup that is over were worth. */
export interface TrainingResult {
  readonly setup: PricedSetup
  /** Nine times out of ten a far deeper search finds the value of the throw this near, in centipawns. */
  readonly error: number
}

/** Why placements are not valued; `stopped`: that was ended where tasks are listed. */
export type TrainingFailure = SolverRefusal | { readonly kind: 'stopped' }

/** What becomes of a training. */
export interface TrainingUpdate {
  readonly id: string
  readonly progress: TrainingProgress
  /** Only once the setup is over and every turn has its price. */
  readonly result?: TrainingResult
  /** Why there will be no result, unless it is tried again. */
  readonly failure?: TrainingFailure
}

/** A training that is over, as it lies on the disk. */
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
  /** Of the engine on the other side. */
  level,
  /** Of the throw, in centipawns from White's view. */
  value: finite(-Number.MAX_VALUE),
  /** What each side gave away, in centipawns. */
  given: object({ white: finite(0), black: finite(0) }),
  /** What each turn gave away, in centipawns; earlier versions did not keep it. */
  costs: v.exactOptional(listOf(finite(0), MAX_TURNS)),
  /** The score, 0 to 100. */
  score: v.pipe(finite(0), v.maxValue(100)),
  /** Nodes an array. */
  nodes: solverNodes,
})
export type TrainingRecord = Of<typeof TRAINING_RECORD>

/** The oldest make room. */
export const MAX_TRAININGS = 5000

/** Trainings that are over, the latest first. */
export interface TrainingHistory {
  readonly records: readonly TrainingRecord[]
  /** Absolute path of what could not be read when the program started, as it is kept now. */
  readonly damaged: string | null
}

/** A training that is on, or whose result is on the screen: it goes on in the next run. */
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
  /** Its score was kept; one that was deleted since does not come back. */
  isScored: v.exactOptional(v.boolean()),
})
export type TrainingDraft = Of<typeof trainingDraft>

export const trainingRequests = {
  /** The training is at this position now; its arrays are valued in the background, instead of those of any other. */
  'training:follow': request([trainingRequest], ofType<Result<void, SolverRefusal>>()),
  /** The result is no longer wanted. */
  'training:leave': request([]),
  'training:history': request([], ofType<TrainingHistory>()),
  /** Keeps trainings, each in place of one with the same id. */
  'training:keep': request([listOf(TRAINING_RECORD, MAX_TRAININGS)], ofType<TrainingHistory>()),
  /** By their ids. */
  'training:forget': request([listOf(documentId, MAX_TRAININGS)], ofType<TrainingHistory>()),
}

export const trainingEvents = {
  /** At most four times a second, and once more at the end. */
  'training:update': ofType<TrainingUpdate>(),
}
