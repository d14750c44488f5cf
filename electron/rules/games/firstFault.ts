import type { PgnFault, PgnGame } from '@shared/notation/pgn/pgn'
import type { Game } from '@shared/tree/game'
import { walk } from '@shared/tree/walk'

/** What is wrong first, by its place in the file, with a game and the text it was read from. */
export const firstFault = (pgn: PgnGame, game: Game): PgnFault | undefined => {
  const faults = [...pgn.faults]
  for (const { node } of walk(game.root)) if (node.unread) faults.push(node.unread.fault)
  return faults.sort((a, b) => a.at.offset - b.at.offset)[0]
}
