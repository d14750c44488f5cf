import type { GameHeader } from '@shared/ipc/contract'
import { type Findings, NO_FINDINGS } from '../filters/gameFilters'
import { numberOfStart, startOfHeader } from '../filters/startOfHeader'
import { headerVariant, isKnown } from '../filters/gameHeaders'
import { folded } from '../../../text/folded'

/** What the games of a file can be sorted by. */
export const SORT_KEYS = [
  'number',
  'white',
  'whiteElo',
  'black',
  'blackElo',
  'event',
  'round',
  'date',
  'system',
  'start',
  'startNumber',
  'result',
  'couplet',
  'plies',
  'faults',
] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** The order in which the games of a file are listed. */
export interface GameOrder {
  readonly by: SortKey
  /** Descending; games without the tag stay at the end. */
  readonly falling: boolean
}

/** The order of the games in the file. */
export const FILE_ORDER: GameOrder = { by: 'number', falling: false }

const RESULTS: readonly string[] = ['1-0', '1/2-1/2', '0-1']

const resultKey = (result: string): string => {
  const place = RESULTS.indexOf(result)
  return place < 0 ? '' : String(place)
}

/** What is known about games beyond their tags. */
export type OrderFacts = Pick<Findings, 'arrays' | 'faults'>

type NumberOf = (game: GameHeader, facts: OrderFacts) => number | undefined

const rating = (elo: string | undefined): number | undefined => {
  const number = Number(elo ?? '')
  return number > 0 ? number : undefined
}

/** Sort keys that are numbers; undefined if not known. */
const NUMBERS = {
  whiteElo: ({ whiteElo }) => rating(whiteElo),
  blackElo: ({ blackElo }) => rating(blackElo),
  startNumber: (game, { arrays }) => {
    const start = startOfHeader(game, arrays)
    return start && numberOfStart(start)
  },
  plies: ({ plies }) => plies,
  faults: ({ index }, { faults }) => faults.get(index),
} satisfies Partial<Record<SortKey, NumberOf>>

const isNumeric = (by: SortKey): by is keyof typeof NUMBERS => by in NUMBERS

const startText = (game: GameHeader, { arrays }: OrderFacts): string => {
  const strips = startOfHeader(game, arrays)?.strips
  return strips ? `${strips.white}${strips.black}` : ''
}

/** The other sort keys, as the tags have them. */
const TAGS = {
  white: ({ white }) => white,
  black: ({ black }) => black,
  event: ({ event }) => event,
  round: ({ round }) => round,
  date: ({ date }) => date,
  result: ({ result }) => result,
  couplet: ({ couplet = '' }) => couplet,
  system: headerVariant,
  start: startText,
} satisfies Partial<Record<SortKey, (game: GameHeader, facts: OrderFacts) => string>>

/** The text with all numbers padded to equal length, so that round 10 comes after round 9. */
const padded = (text: string): string => text.replace(/\d+/g, digits => digits.padStart(9, '0'))

/** The text to compare, empty if not known; an unknown month comes before January. */
const sortText = (by: keyof typeof TAGS, tag: string): string => {
  if (by === 'result') return resultKey(tag)
  if (!isKnown(tag)) return ''
  if (by === 'date') return tag.replaceAll('?', '0')
  return by === 'round' || by === 'couplet' ? padded(tag.trim()) : folded(tag.trim())
}

/** Places of the games by the text of the tag, each list ascending. */
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

/** Folding is expensive, so it is done once for each tag and not for each game. */
const placesByText = (
  games: readonly GameHeader[],
  by: keyof typeof TAGS,
  facts: OrderFacts,
): Map<string, number[]> => {
  const places = new Map<string, number[]>()
  const tagOf = TAGS[by]
  for (const [tag, alike] of placesByTag(games, game => tagOf(game, facts))) {
    const text = sortText(by, tag)
    const others = places.get(text)
    if (others) for (const place of alike) others.push(place)
    else places.set(text, alike)
  }
  for (const alike of places.values()) alike.sort((one, other) => one - other)
  return places
}

const placesByNumber = (
  games: readonly GameHeader[],
  numberOf: NumberOf,
  falling: boolean,
  facts: OrderFacts,
): readonly number[] => {
  const numbers = games.map(game => numberOf(game, facts))
  const places = games.map((_, place) => place)
  const known = places.filter(place => numbers[place] !== undefined)
  const sign = falling ? -1 : 1
  known.sort((one, other) => sign * (numbers[one]! - numbers[other]!))
  return [...known, ...places.filter(place => numbers[place] === undefined)]
}

/**
 * The places of the games in the order in which they are listed. Equal games stay in the order of the file, and those
 * without a value come last.
 */
export const placesInOrder = (
  games: readonly GameHeader[],
  { by, falling }: GameOrder,
  facts: OrderFacts = NO_FINDINGS,
): readonly number[] => {
  if (by === 'number') {
    const places = games.map((_, place) => place)
    return falling ? places.reverse() : places
  }
  if (isNumeric(by)) return placesByNumber(games, NUMBERS[by], falling, facts)
  const byTag = placesByText(games, by, facts)
  const texts = [...byTag.keys()].filter(text => text !== '').sort()
  return [...(falling ? texts.reverse() : texts), ''].flatMap(text => byTag.get(text) ?? [])
}
