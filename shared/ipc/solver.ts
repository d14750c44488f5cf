import * as v from 'valibot'
import type { Result } from '../result'
import { READINGS } from '../solver/induction'
import type { SolverView } from '../solver/view'
import { ofType, request } from './declare'
import { integer, line, object, type Of, text, word } from './schemas'

export type * from '../solver/view'

/** Fewer nodes are no search. */
const FEWEST_NODES = 100

/** More nodes than this for each array nobody waits for. */
export const MOST_ARRAY_NODES = 1_000_000_000

const solverRequestFields = {
  /** From where the setup began to the position that is asked about; moves of the game proper are left out. */
  ...line,
  engineId: word,
  /** How the last turn of both sides is read. */
  reading: v.picklist(READINGS),
  /** Nodes an array. */
  nodes: integer(FEWEST_NODES, MOST_ARRAY_NODES),
}
const solverRequest = object(solverRequestFields)
/** A position of a setup phase that is to be solved. */
export type SolverRequest = Of<typeof solverRequest>

/** How setup phases are solved on the screen. */
export const solverSettings = object({
  on: v.boolean(),
  /** Empty: our own engine. */
  engineId: text(256),
  reading: solverRequestFields.reading,
  nodes: solverRequestFields.nodes,
})
export type SolverSettings = Of<typeof solverSettings>

/** Why a position is not solved. */
export type SolverRefusal =
  | { readonly kind: 'noSetupPhase' }
  | { readonly kind: 'setupOver' }
  | { readonly kind: 'tooManyArrays'; readonly arrays: number; readonly most: number }
  | { readonly kind: 'illegalPosition'; readonly detail: string }
  | { readonly kind: 'unknownEngine'; readonly engineId: string }
  | { readonly kind: 'variantNotPlayed'; readonly engine: string }
  /** The engine died or fell silent; its latest lines. */
  | {
      readonly kind: 'engineFailed'
      readonly engine: string
      readonly detail: string
      readonly said: readonly string[]
    }

/** What becomes of a job: how it stands, or why it ended early. What was found stays. */
export interface SolverUpdate {
  readonly job: number
  readonly view: SolverView
  readonly failure?: SolverRefusal
}

/** Setup phases solved from the values of their arrays. */
export const solverRequests = {
  /** What is known of a position at once, without any search; null if nothing is. */
  'solver:look': request([solverRequest], ofType<Result<SolverView | null, SolverRefusal>>()),
  /** Searches until the answer stands; whatever ran before ends. Answers with the number of the job. */
  'solver:start': request([solverRequest], ofType<Result<number, SolverRefusal>>()),
  /** Ends the job; what it found stays. */
  'solver:stop': request([]),
}

export const solverEvents = {
  /** At most four times a second, and once more at the end. */
  'solver:update': ofType<SolverUpdate>(),
}
