import type { BegunGame } from '@shared/notation/pgn/parser'
import { resultOfTags } from '@shared/notation/pgn/tags'
import type { Core } from '../../core/load'
import type { ReplayedLine } from '../../core/replayedLine'
import { checkRead, type CheckedGame } from './checkRead'
import { plainStartPosition } from './plainStart'

/** The way for nearly all games: the core replays the text. Undefined where anything is unusual. */
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
 * The result of `look` for the main line of a game in which everything is legal and plain, as in nearly all; undefined
 * where anything is unusual, and the game has to be read into a tree.
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

/** Checks every move of every line of a game, or says what is wrong. `text` is what it was begun from. */
export const checkGame = (core: Core, begun: BegunGame, text: string): CheckedGame =>
  checkPlain(core, begun) ?? checkRead(core, begun.finish(), text)
