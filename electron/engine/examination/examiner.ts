import type { Score } from '@shared/analysis/score'
import type { Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'

/*
 * Positions examined one by one. With a limit of nodes or depth the answer is a pure function of position and past, the
 * examiner's identity and the limit, whatever was asked before, on however many threads and on whichever machine.
 */

/** What ends a search; with several of them, whichever comes first. At least one is set. */
export interface ExaminationLimits {
  readonly nodes?: number
  /** Plies. */
  readonly depth?: number
  readonly moveTimeMs?: number
}

/** A position somebody wants to have examined. */
export interface ExaminationQuestion {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** Where the line to the position begins: where no position before can come back. */
  readonly fen: string
  /** From there to the position, in UCI; repetitions are seen in them. */
  readonly moves: readonly string[]
  readonly limits: ExaminationLimits
  /** How many of the best moves are to have a line. */
  readonly multiPv: number
}

/** One of the best lines. */
export interface ExaminedLine {
  readonly score: Score<'white'>
  /** Plies. */
  readonly depth: number
  /** In UCI. */
  readonly moves: readonly string[]
}

/** What was found. */
export interface Examination {
  /** By rank, at least one. */
  readonly lines: readonly ExaminedLine[]
  /** Nodes really searched: fewer than asked where a mate ends the search, a few more with some programs. */
  readonly nodes: number
}

/** Why nothing was found. */
export type ExaminationFault =
  /** Nobody waits for it any more. */
  | { readonly kind: 'stopped' }
  /** The text names no legal position. */
  | { readonly kind: 'illegalPosition'; readonly fen: string }
  /** The engine cannot play this system, or not yet: its setup goes on. */
  | { readonly kind: 'variantNotPlayed'; readonly engine: string; readonly variant: string }
  /** The engine tells no score: so few nodes are no search, or there is no legal move. */
  | { readonly kind: 'noScore'; readonly engine: string; readonly fen: string }
  /** The engine has died or fallen silent several times in a row. */
  | {
      readonly kind: 'failed'
      readonly engine: string
      /** An exit code, milliseconds: what was found last. */
      readonly detail: string
      /** The latest lines of the engine, standard error among them; `>` sent, `<` received, `!` on standard error. */
      readonly said: readonly string[]
    }

/** An engine that is of no use. */
export type EngineFailed = Extract<ExaminationFault, { readonly kind: 'failed' }>

export type ExaminationAnswer = Result<Examination, ExaminationFault>

/** Somebody who examines positions: our engine, or a program beside us. */
export interface Examiner {
  /** Names the engine, its version and whatever changes its answers. */
  readonly identity: string
  /** How many positions are looked at side by side. */
  readonly width: number
  /** Examines a position; what comes too early waits, in the order of asking. Always answers. */
  examine(question: ExaminationQuestion): Promise<ExaminationAnswer>
  /** Whatever waits or runs is answered as stopped, at once. The examiner can be asked again. */
  stop(): void
  /** Stops, and ends all that was started; resolves when nothing of it is left. */
  close(): Promise<void>
}
