import type { PgnFault, PgnGame, PgnResult } from '@shared/notation/pgn/pgn'
import { tagValue } from '@shared/notation/pgn/tags'
import { mainline } from '@shared/tree/tree'
import type { Core } from '../../core/load'
import { readGame } from './gameReader'
import type { Game } from '@shared/tree/game'
import { walk } from '@shared/tree/walk'

/** The first fault, by its place in the file, of a game and of the text from which it was read. */
export const firstFault = (pgn: PgnGame, game: Game): PgnFault | undefined => {
  const faults = [...pgn.faults]
  for (const { node } of walk(game.root)) if (node.unread) faults.push(node.unread.fault)
  return faults.sort((a, b) => a.at.offset - b.at.offset)[0]
}

/** What is known of a game that is only checked. */
export interface CheckedGame {
  /** The system's id, or what the Variant tag says if there is none. */
  readonly variant: string
  /** Plies of the main line that could be read. */
  readonly plies: number
  readonly result: PgnResult
  /** The position after these plies; empty for a game that could not be begun. */
  readonly fen: string
  /** The first fault, in any line of the game. */
  readonly fault?: PgnFault
}

/** Checks a game by reading it into a tree, which shows what is wrong, if anything is. `text` is the text of the whole file. */
export const checkRead = (core: Core, pgn: PgnGame, text: string): CheckedGame => {
  const { at, length, result, tags } = pgn
  const read = readGame(core, pgn, text.slice(at.offset, at.offset + length))
  if (!read.ok)
    return { variant: tagValue(tags, 'Variant') ?? '', plies: 0, result, fen: '', fault: read.error }
  const line = mainline(read.value.root)
  const fault = firstFault(pgn, read.value)
  return {
    variant: read.value.variant,
    plies: line.length - 1,
    result,
    fen: line.at(-1)!.fen,
    ...(fault && { fault }),
  }
}
