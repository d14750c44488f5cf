import type { MoveKind } from '@shared/board/move'
import type { PlayedMove } from '@shared/ipc/contract'
import type { PgnFault, PgnMove } from '@shared/notation/pgn/pgn'
import type { Result } from '@shared/result'

/** A legal move that has been played, with what a tree node says of it. */
export interface ReplayedMove extends Omit<PlayedMove, 'kind'> {
  readonly kind: MoveKind | 'null'
}

/** Replays lines on a position: plays moves as written, and takes them back one by one. */
export interface Replayer {
  /** Plays a move as written; on a fault the position is unchanged. */
  readonly play: (move: PgnMove) => Result<ReplayedMove, PgnFault>
  /** Takes the last move back. */
  readonly undo: () => void
  /** How many sides have their last two pieces left to place here; some games write these two placements singly. */
  readonly sidesOwingTwo: () => 0 | 1 | 2
}
