import type { Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import type { ExaminationFault } from '../examination/examiner'

/*
 * Values of arrays. An array is the first position of the game proper: both back ranks are made, White is to move. Its
 * value is a pure function of the array, the evaluator's identity and the number of nodes, whatever was asked before,
 * on however many threads and on whichever machine.
 */

/** An array somebody wants to know the value of. */
export interface ArrayQuestion {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** The array; its counters do not matter. */
  readonly fen: string
}

/** What an array is worth. */
export interface ArrayValue {
  /** Hundredths of a pawn from White's view, mates as `centipawns` has them. */
  readonly value: number
  /** Nodes really searched: fewer than asked where a mate ends the search, a few more with some programs. */
  readonly nodes: number
  /** The first plies of the expected line, in UCI. */
  readonly line: readonly string[]
}

/** What makes a FEN no array. */
export type ArrayFlaw = 'unreadable' | 'inSetup' | 'blackToMove' | 'illegal'

/** Why an array has no value. */
export type ArrayFault =
  | Exclude<ExaminationFault, { readonly kind: 'illegalPosition' }>
  | { readonly kind: 'noArray'; readonly fen: string; readonly flaw: ArrayFlaw }

export type ArrayAnswer = Result<ArrayValue, ArrayFault>

/** Somebody who knows what arrays are worth: our engine, or a program beside us. */
export interface ArrayEvaluator {
  /** Names the engine, its version and whatever changes its values. */
  readonly identity: string
  /** How many arrays are looked at side by side. */
  readonly width: number
  /**
   * Finds the value of an array; what comes too early waits. Always answers.
   *
   * @param nodes at least 1, a whole number; throws if not
   */
  evaluate(question: ArrayQuestion, nodes: number): Promise<ArrayAnswer>
  /** Whatever waits or runs is answered as stopped, at once. The evaluator can be asked again. */
  stop(): void
  /** Stops, and ends all that was started; resolves when nothing of it is left. */
  close(): Promise<void>
}

/** Throws if so many nodes are no search. */
export const checkNodes = (nodes: number): void => {
  if (!Number.isSafeInteger(nodes) || nodes < 1) throw new RangeError(`${nodes} nodes are no search`)
}

/** Plies of a line that are told. */
export const LINE_PLIES = 6
