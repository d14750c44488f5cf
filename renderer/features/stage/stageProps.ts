import type { ByColor, Color } from '@shared/board/color'
import type { PositionRequest } from '@shared/ipc/contract'
import type { Shape } from '@shared/notation/pgn/commands'
import type { LitMove } from '@shared/notation/uciSquares'
import type { ProposedMove } from '@shared/picture/arrows'
import type { VariantDefinition } from '@shared/variants/variant'
import type { WorthOfMove } from '../../board/setup/heat'

/** What an engine makes of the position, as the bar beside the board shows it. */
export interface Evaluation {
  /** White's winning chance, 0 to 1. */
  readonly chance: number
  /** As it is written, `+0.86`. */
  readonly text: string
  readonly spoken: string
}

/** What a clock shows. */
export interface ClockReading {
  readonly text: string
  readonly isRunning: boolean
  /** Little is left. */
  readonly isLow: boolean
}

/** A position as the stage shows it, and the moves that led to it. */
export interface StagePosition {
  readonly variant: VariantDefinition
  readonly position: PositionRequest
  /** The move that led here; its squares are lit. */
  readonly last?: LitMove | undefined
  /** What a screen reader says of that move. */
  readonly spoken?: string | undefined
  /** Arrows and circles that a comment draws on the position. */
  readonly shapes?: readonly Shape[] | undefined
  /** The setup plies that led here in SAN, to name the steps done. */
  readonly setupMoves?: readonly string[] | undefined
  /** The position stands for the third time. */
  readonly isThreefold?: boolean | undefined
}

export interface StageProps extends StagePosition {
  /** No move is wanted now. */
  readonly isHeld?: boolean | undefined
  readonly orientation: Color
  /** Names of the players; empty where they are not known. */
  readonly players: ByColor<string>
  readonly canGoBack?: boolean
  readonly canGoForward?: boolean
  /** There is a bar for evaluations, also while it has none. */
  readonly withBar?: boolean
  readonly evaluation?: Evaluation | undefined
  /** Moves that an engine proposes. */
  readonly proposals?: readonly ProposedMove[] | undefined
  /** The engine that proposes is off: what it says is from an earlier search. */
  readonly proposalsFaded?: boolean | undefined
  /** What the moves of the setup are worth, as far as it is known; undefined where nothing asks. */
  readonly worth?: readonly WorthOfMove[] | undefined
  /** The position is one of an engine's line, and not of the game. */
  readonly aside?: boolean
  /** Drawings of the user are reported by `draw`; otherwise they stay until the position changes. */
  readonly keepsDrawings?: boolean
  /** Whether the other side's plans are shown; `none` where no engine can find them. */
  readonly threat?: 'none' | 'off' | 'on' | undefined
  /** A graph may be below the board: its room is reserved. */
  readonly withGraph?: boolean | undefined
  /** The pieces are explained below board and graph. */
  readonly withLegend?: boolean | undefined
  /** A game against the engine is on, or could be begun. */
  readonly practice?: 'none' | 'possible' | 'running' | undefined
  /** The moves of the game can be guessed. */
  readonly guessable?: boolean | undefined
  /** What the clocks beside the players show, in a game of two people. */
  readonly clocks?: ByColor<ClockReading> | undefined
  /** It is read across a table: names and clocks are large. */
  readonly isTable?: boolean | undefined
  /** The last pairs of both sides come next, and can be entered unseen. */
  readonly hideable?: boolean | undefined
  /** Setups are walked through, and not played: there is no shelf. */
  readonly withoutShelf?: boolean | undefined
  /** Keys are for another board in the window, which is the one that is seen. */
  readonly isDeaf?: boolean | undefined
  /**
   * The subject of the keys: the board takes the focus at first, and when the subject changes; undefined where the
   * focus stays.
   */
  readonly keysFor?: unknown
  /** What the tool is called that takes the position into the editor; without it there is none. */
  readonly editLabel?: string | undefined
}

export type MoveDirection = 'first' | 'previous' | 'next' | 'last'
