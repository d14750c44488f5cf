import type { PlayedMove } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'
import type { TreePath } from '@shared/tree/node'
import type { MoveCost } from './moveTreeContext'
import type { ReadComment } from './useTreeLinks'

/** The game whose moves are seen, and what is known about them. */
export interface MoveTreeProps {
  readonly game: Game
  readonly path: TreePath
  /** Number the game proper from 1, although the setup has numbers of its own. */
  readonly countGameFromOne: boolean
  /** Which words of a comment are legal moves; without it none are. */
  readonly readComment?: ReadComment | undefined
  /** The move of a line that is looked at on the board. */
  readonly lookedAt?: PlayedMove | undefined
  /** What the turn of the setup at the end of a path cost, where that is known. */
  readonly costOf?: ((path: TreePath) => MoveCost | undefined) | undefined
}
