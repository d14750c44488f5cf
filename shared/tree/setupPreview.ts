import { deleteAfter } from './edit'
import type { Game } from './game'
import { makeMovetext } from './movetext'
import { setupEnd } from './setupPlies'

/** The movetext of the setup of the main line as it stands in a game's PGN, with its comments and variations. */
export const setupText = ({ root }: Pick<Game, 'root'>): string =>
  makeMovetext(deleteAfter(root, setupEnd(root))).text()
