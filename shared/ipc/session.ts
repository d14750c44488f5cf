import type { Color } from '../board/color'
import type { FlatGame } from '../tree/game'
import type { TreePath } from '../tree/node'

interface Standing {
  /** Where one stood in the game. */
  readonly at: TreePath
  readonly orientation: Color
  /** This is the tab that was seen. */
  readonly seen: boolean
}

/** A tab that shows a game of a file. */
export interface FileTab extends Standing {
  /** Absolute. */
  readonly path: string
  /** 0-based place in the file. */
  readonly index: number
}

/** A tab whose game no file holds. */
export interface GameTab extends Standing {
  readonly game: FlatGame
}

/** A tab as it is opened again at the next start. Unsaved edits are no part of it: the journal has them. */
export type SessionTab = FileTab | GameTab

/** Tabs that are kept, from the left. */
export const MOST_SESSION_TABS = 64

/** Moves of a game that is kept whole; one that came from no file and is longer is not. */
export const LONGEST_SESSION_GAME = 2000

export interface SessionRequests {
  /** The tabs are these now. */
  'session:keep': (tabs: readonly SessionTab[]) => void
}
