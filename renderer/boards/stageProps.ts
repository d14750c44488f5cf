import type { Color } from '@shared/board/color'
import type { LegalPosition } from '@shared/ipc/contract'
import type { VariantDefinition } from '@shared/variants/variant'

/** All that the stage is told; it knows no store. */
export interface StageProps {
  readonly variant: VariantDefinition
  readonly fen: string
  /** Undefined while it is being asked for; nothing can be moved then. */
  readonly legal: LegalPosition | undefined
  /** Names of the squares of the last move. */
  readonly lastMove: readonly string[]
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
}

export type MoveDirection = 'first' | 'previous' | 'next' | 'last'
