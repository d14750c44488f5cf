import { withoutBlanksBehind } from './blanks'
import { PGN_RESULTS, type PgnTag } from './pgn'
import { makeTag } from './tags'

/** A written game that has no tags, with one for its result: that shows where it begins. */
export const withResultTag = (game: string): string => {
  const text = withoutBlanksBehind(game)
  const value = PGN_RESULTS.find(result => text.endsWith(result)) ?? '*'
  return `${makeTag({ name: 'Result', value })}\n\n${game}`
}

/** A byte order mark, in any encoding, is not part of a game that would begin with it. */
const BEGINS_WITH_MARK = /^ ?(?:\ufeff|ï»¿)/

/** Tags, an empty line, movetext: a game as files have it. Ends with a line break. */
export const joinGame = (tags: readonly PgnTag[], movetext: string): string => {
  if (tags.length > 0) return [...tags.map(makeTag), '', movetext, ''].join('\n')
  const game = `${movetext}\n`
  return BEGINS_WITH_MARK.test(game) ? withResultTag(game) : game
}
