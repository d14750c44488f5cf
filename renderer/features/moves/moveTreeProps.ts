import type { PlayedMove } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'
import type { TreePath } from '@shared/tree/node'
import type { MoveCost } from './moveTreeContext'
import type { ReadComment } from './useTreeLinks'

/** The game whose moves are shown, and what is known about them. */
export interface MoveTreeProps {
  readonly game: Game
  readonly path: TreePath
  /** Numbers the game proper from 1, although the setup has numbers of its own. */
  readonly countGameFromOne: boolean
  /** Finds the words of a comment that are legal moves; without it there are no links. */
  readonly readComment?: ReadComment | undefined
  /** The move of a line that the board shows. */
  readonly lookedAt?: PlayedMove | undefined
  /** The cost of the turn of the setup at the end of a path, if known. */
  readonly costOf?: ((path: TreePath) => MoveCost | undefined) | undefined
}
