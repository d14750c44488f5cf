import type { BegunGame } from '@shared/notation/pgn/parser'
import { resultOfTags } from '@shared/notation/pgn/tags'
import type { Core } from '../../core/load'
import type { ReplayedLine } from '../../core/replayedLine'
import { checkRead, type CheckedGame } from './checkRead'
import { plainStartPosition } from './plainStart'

/** The fast way, which works for nearly all games: the core replays the text. Undefined if anything is unusual. */
const checkPlain = (core: Core, begun: BegunGame): CheckedGame | undefined => {
  using position = plainStartPosition(core, begun)
  const replayed = position?.replay(Buffer.from(begun.movetext))
  if (!position || !replayed) return undefined
  return {
    variant: position.variant.id,
    ...replayed,
    result: replayed.result ?? resultOfTags(begun.tags),
  }
}

/**
 * Returns what `look` finds in the main line of a game in which everything is legal and plain, as in nearly all games; undefined if
 * anything is unusual, so that the game has to be read into a tree.
 */
export const readPlainLine = <T>(
  core: Core,
  begun: BegunGame,
  look: (line: ReplayedLine) => T,
): { readonly seen: T } | undefined => {
  using position = plainStartPosition(core, begun)
  const line = position?.replayLine(Buffer.from(begun.movetext))
  return line && { seen: look(line) }
}

/** Checks every move of every line of a game, or says what is wrong. `text` is the text from which the game was begun. */
export const checkGame = (core: Core, begun: BegunGame, text: string): CheckedGame =>
  checkPlain(core, begun) ?? checkRead(core, begun.finish(), text)
