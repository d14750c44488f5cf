import type { GameHeader } from '@shared/ipc/contract'
import { headerVariant, headerTitle } from './gameHeaders'

/** One folded text a game; its place is the game's. */
export type SearchIndex = readonly string[]

/** Without case and accents, so that `vujacic` finds `Vujačić`. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What can be searched of each game: players, event, system, date and result. */
export const searchIndex = (games: readonly GameHeader[]): SearchIndex =>
  games.map(game =>
    folded(
      [
        headerTitle(game),
        game.white,
        game.black,
        game.event,
        headerVariant(game),
        game.variant,
        game.date,
        game.result,
      ].join('\n'),
    ),
  )

const wordsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean)

const placesWith = (index: SearchIndex, words: readonly string[]): readonly number[] =>
  index.flatMap((text, place) => (words.every(word => text.includes(word)) ? [place] : []))

/** Places of the games in which every word of the query occurs. */
export const matchingGames = (index: SearchIndex, query: string): readonly number[] =>
  placesWith(index, wordsOf(query))

/** A query that finds more by saying less. */
export interface WiderQuery {
  readonly query: string
  /** Number of games it finds. */
  readonly found: number
}

/** The query without the one word that costs most; undefined where leaving one out finds nothing. */
export const widerQuery = (index: SearchIndex, query: string): WiderQuery | undefined => {
  const words = wordsOf(query)
  if (words.length < 2) return undefined
  const [best] = words
    .map((_, left) => words.toSpliced(left, 1))
    .map(fewer => ({ query: fewer.join(' '), found: placesWith(index, fewer).length }))
    .sort((one, other) => other.found - one.found)
  return best && best.found > 0 ? best : undefined
}
