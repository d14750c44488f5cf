import type { Color } from '@shared/board/color'
import type { LegalPosition } from '@shared/ipc/contract'
import type { Shape } from '@shared/notation/pgn/commands'
import type { VariantDefinition } from '@shared/variants/variant'
import type { WorthOfMove } from '../../board/setup/heat'
import type { ProposedMove } from '@shared/picture/arrows'

/** What an engine makes of the position, as the bar beside the board shows it. */
export interface Evaluation {
  /** White's winning chance, 0 to 1. */
  readonly chance: number
  /** As it is written, `+0.86`. */
  readonly text: string
  readonly spoken: string
}

/** All that the stage is told; it knows no store. */
export interface StageProps {
  readonly variant: VariantDefinition
  readonly fen: string
  /** Undefined while it is being asked for; nothing can be moved then. */
  readonly legal: LegalPosition | undefined
  /** Names of the squares of the last move. */
  readonly lastMove: readonly string[]
  /** Arrows and circles that a comment draws on the position. */
  readonly shapes?: readonly Shape[] | undefined
  readonly orientation: Color
  /** Names of the players; empty where they are not known. */
  readonly white: string
  readonly black: string
  readonly coordinates: boolean
  readonly animation: boolean
  readonly canGoBack: boolean
  readonly canGoForward: boolean
  /** The setup plies that led here in SAN, to name the steps done. */
  readonly setupMoves?: readonly string[] | undefined
  /** There is a bar for evaluations, also while it has none. */
  readonly withBar?: boolean
  readonly evaluation?: Evaluation | undefined
  /** Moves that an engine proposes. */
  readonly proposals?: readonly ProposedMove[] | undefined
  /** The engine that proposes is off: what it says is from an earlier search. */
  readonly proposalsFaded?: boolean | undefined
  /** What the moves of the setup are worth, as far as it is known; undefined where nobody asks. */
  readonly worth?: readonly WorthOfMove[] | undefined
  /** The position is one of an engine's line, and not of the game. */
  readonly aside?: boolean
  /** Whether the other side's plans are shown; `none` where no engine could tell them. */
  readonly threat?: 'none' | 'off' | 'on' | undefined
  /** A graph may stand below the board: its room is kept. */
  readonly withGraph?: boolean | undefined
  /** A game against the engine is on, or could be begun. */
  readonly practice?: 'none' | 'possible' | 'running' | undefined
  /** The moves of the game can be guessed. */
  readonly guessable?: boolean | undefined
  /** Why what was tried last cannot be played, as the stage is to say it. */
  readonly refused?: string | undefined
  /** Setups are walked through, and not played: there is no shelf. */
  readonly withoutShelf?: boolean | undefined
  /** Keys are for another board in the window. */
  readonly isDeaf?: boolean | undefined
  /** What the tool is called that takes the position into the editor; without it there is none. */
  readonly editLabel?: string | undefined
}

export type MoveDirection = 'first' | 'previous' | 'next' | 'last'
