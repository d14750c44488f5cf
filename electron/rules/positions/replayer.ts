import type { MoveKind } from '@shared/board/move'
import type { PgnFault, PgnMove } from '@shared/notation/pgn/pgn'
import type { Result } from '@shared/result'

/** A move found legal and played, as a node of the tree has it. */
export interface ReplayedMove {
  readonly uci: string
  readonly san: string
  readonly kind: MoveKind | 'null'
  readonly fen: string
  readonly check: boolean
}

/** What lines are replayed on: a position that goes forward by text and back by one. */
export interface Replayer {
  /** Plays a move as written; on a fault the position stays as it was. */
  readonly play: (move: PgnMove) => Result<ReplayedMove, PgnFault>
  /** Takes the last move back. */
  readonly undo: () => void
  /** How many sides owe their last two placements here, which some scores write singly. */
  readonly sidesOwingTwo: () => 0 | 1 | 2
}
