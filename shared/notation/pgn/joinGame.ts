import { withoutBlanksBehind } from './blanks'
import { PGN_RESULTS, type PgnTag } from './pgn'
import { makeTag } from './tags'

/** A written game that has no tags, with a Result tag added that marks its beginning. */
export const withResultTag = (game: string): string => {
  const text = withoutBlanksBehind(game)
  const value = PGN_RESULTS.find(result => text.endsWith(result)) ?? '*'
  return `${makeTag({ name: 'Result', value })}\n\n${game}`
}

/** A game must not begin with a byte order mark (in any encoding), which would not be read as part of it. */
const BEGINS_WITH_MARK = /^ ?(?:\ufeff|ï»¿)/

/** A game as files contain it: tags, an empty line, movetext. Ends with a line break. */
export const joinGame = (tags: readonly PgnTag[], movetext: string): string => {
  if (tags.length > 0) return [...tags.map(makeTag), '', movetext, ''].join('\n')
  const game = `${movetext}\n`
  return BEGINS_WITH_MARK.test(game) ? withResultTag(game) : game
}
