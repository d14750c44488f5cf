import type { ByColor, Color } from '@shared/board/color'
import type { PositionRequest } from '@shared/ipc/contract'
import type { Shape } from '@shared/notation/pgn/commands'
import type { LitMove } from '@shared/notation/uciSquares'
import type { ProposedMove } from '@shared/picture/proposals'
import type { VariantDefinition } from '@shared/variants/variant'
import type { WorthOfMove } from '../../board/setup/heat'

/** An engine's evaluation of the position, for the bar beside the board. */
export interface Evaluation {
  /** White's winning chance, 0 to 1. */
  readonly chance: number
  /** As text, `+0.86`. */
  readonly text: string
  readonly spoken: string
}

/** The state of a clock for display. */
export interface ClockReading {
  readonly text: string
  readonly isRunning: boolean
  /** Little time is left. */
  readonly isLow: boolean
}

/** A position as the stage shows it, and the moves that led to it. */
export interface StagePosition {
  readonly variant: VariantDefinition
  readonly position: PositionRequest
  /** The move that led here; its squares are lit. */
  readonly last?: LitMove | undefined
  /** The move in words for a screen reader. */
  readonly spoken?: string | undefined
  /** Arrows and circles that a comment draws on the position. */
  readonly shapes?: readonly Shape[] | undefined
  /** The setup plies that led here, in SAN, to name the finished steps. */
  readonly setupMoves?: readonly string[] | undefined
  /** The position has occurred for the third time. */
  readonly isThreefold?: boolean | undefined
}

export interface StageProps extends StagePosition {
  /** No move is accepted now. */
  readonly isHeld?: boolean | undefined
  readonly orientation: Color
  /** Names of the players; empty if unknown. */
  readonly players: ByColor<string>
  readonly canGoBack?: boolean
  readonly canGoForward?: boolean
  /** There is an evaluation bar, even if it has no evaluation. */
  readonly withBar?: boolean
  readonly evaluation?: Evaluation | undefined
  /** Moves that an engine proposes. */
  readonly proposals?: readonly ProposedMove[] | undefined
  /** The proposing engine is off: its moves are from an earlier search. */
  readonly proposalsFaded?: boolean | undefined
  /** The values of the setup's moves, as far as they are known; undefined while the solver is off. */
  readonly worth?: readonly WorthOfMove[] | undefined
  /** The position belongs to an engine's line and not to the game. */
  readonly aside?: boolean
  /** The user's drawings are reported by `draw`; otherwise they stay until the position changes. */
  readonly keepsDrawings?: boolean
  /** Whether the other side's plans are shown; `none` if no engine can find them. */
  readonly threat?: 'none' | 'off' | 'on' | undefined
  /** A graph may be below the board: its room is reserved. */
  readonly withGraph?: boolean | undefined
  /** The pieces are explained below board and graph. */
  readonly withLegend?: boolean | undefined
  /** Whether a game against the engine is running or could begin. */
  readonly practice?: 'none' | 'possible' | 'running' | undefined
  /** The moves of the game can be guessed. */
  readonly guessable?: boolean | undefined
  /** The clocks beside the players in a game between two people. */
  readonly clocks?: ByColor<ClockReading> | undefined
  /** The stage is read from across a table: names and clocks are large. */
  readonly isTable?: boolean | undefined
  /** The last pairs of both sides come next and can be entered in secret. */
  readonly hideable?: boolean | undefined
  /** Setups are replayed and not played: there is no shelf. */
  readonly withoutShelf?: boolean | undefined
  /** Keys go to another board in the window, the one that is shown. */
  readonly isDeaf?: boolean | undefined
  /**
   * What the keys are for: the board takes the focus at first and whenever this changes; undefined if the focus stays
   * where it is.
   */
  readonly keysFor?: unknown
  /** The label of the tool that opens the position in the editor; without it there is no tool. */
  readonly editLabel?: string | undefined
}

export type MoveDirection = 'first' | 'previous' | 'next' | 'last'
