import type { PgnTag } from './pgn'
import { makeTag } from './tags'

/** Tags, an empty line, movetext: a game as files have it. Ends with a line break. */
export const joinGame = (tags: readonly PgnTag[], movetext: string): string =>
  [...tags.map(makeTag), ...(tags.length > 0 ? [''] : []), movetext, ''].join('\n')
