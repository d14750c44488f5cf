import type { GameHeader } from '@shared/ipc/contract'
import { headerVariant, isKnown } from './gameHeaders'
import { folded } from '../../text/folded'

/** What the games of a file can be sorted by. */
export const SORT_KEYS = ['number', 'white', 'black', 'event', 'date', 'result', 'system'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** The order in which the games of a file are listed. */
export interface GameOrder {
  readonly by: SortKey
  /** From the last to the first; games without the tag stay at the end. */
  readonly falling: boolean
}

/** As the games stand in the file. */
export const FILE_ORDER: GameOrder = { by: 'number', falling: false }

const RESULTS: readonly string[] = ['1-0', '1/2-1/2', '0-1']

const resultKey = (result: string): string => {
  const place = RESULTS.indexOf(result)
  return place < 0 ? '' : String(place)
}

/** The tag that is sorted by, as it is written. */
const TAGS: Readonly<Record<Exclude<SortKey, 'number'>, (game: GameHeader) => string>> = {
  white: ({ white }) => white,
  black: ({ black }) => black,
  event: ({ event }) => event,
  date: ({ date }) => date,
  result: ({ result }) => result,
  system: headerVariant,
}

/** What is compared, empty for what is not known; a month that is not known comes before January. */
const sortText = (by: keyof typeof TAGS, tag: string): string => {
  if (by === 'result') return resultKey(tag)
  if (!isKnown(tag)) return ''
  return by === 'date' ? tag.replaceAll('?', '0') : folded(tag.trim())
}

/** Places by what is written in the tag, each list rising. */
const placesByTag = (games: readonly GameHeader[], tagOf: (game: GameHeader) => string) => {
  const places = new Map<string, number[]>()
  games.forEach((game, place) => {
    const tag = tagOf(game)
    const alike = places.get(tag)
    if (alike) alike.push(place)
    else places.set(tag, [place])
  })
  return places
}

/** Folding is what costs, so it is done once for each tag and not for each game. */
const placesByText = (games: readonly GameHeader[], by: keyof typeof TAGS): Map<string, number[]> => {
  const places = new Map<string, number[]>()
  for (const [tag, alike] of placesByTag(games, TAGS[by])) {
    const text = sortText(by, tag)
    const others = places.get(text)
    if (others) for (const place of alike) others.push(place)
    else places.set(text, alike)
  }
  for (const alike of places.values()) alike.sort((one, other) => one - other)
  return places
}

const byText = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Places of the games in the order in which they are listed; games that are alike stay as in the file. */
export const placesInOrder = (
  games: readonly GameHeader[],
  { by, falling }: GameOrder,
): readonly number[] => {
  if (by === 'number') {
    const places = games.map((_, place) => place)
    return falling ? places.reverse() : places
  }
  const byTag = placesByText(games, by)
  const texts = [...byTag.keys()].filter(text => text !== '').sort(byText)
  return [...(falling ? texts.reverse() : texts), ''].flatMap(text => byTag.get(text) ?? [])
}
