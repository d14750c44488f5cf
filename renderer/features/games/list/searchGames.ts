import type { GameHeader } from '@shared/ipc/contract'
import { variantBySpelling } from '@shared/variants'
import { variantName } from '@shared/i18n/names/variantNames'
import { folded } from '../../../text/folded'
import { headerTitle, headerVariant } from '../filters/gameHeaders'
import { parseFen } from '@shared/notation/fen/fen'
import { startNumberOfBoard } from '@shared/setup/starts/starts'

const known = new Map<string, number | undefined>()

/** The most first positions that are remembered: twice all starts of Chess960. */
const MAX_KNOWN = 2000

const numberOf = (variant: string, fen: string): number | undefined => {
  const system = variantBySpelling(variant === '' ? 'Chess' : variant)
  const read = system && parseFen(system, fen)
  return system && read?.ok ? startNumberOfBoard(system, read.value.setup.board) : undefined
}

/** The number of a game's first position in its system; undefined if it has none, and in chess. */
const startNumberOfHeader = ({ variant, fen }: GameHeader): number | undefined => {
  if (fen === undefined) return undefined
  const key = `${variant} ${fen}`
  if (known.has(key)) return known.get(key)
  const number = numberOf(variant, fen)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, number)
  return number
}

/** The texts of one game that are searched. */
interface Searchable {
  /** Players, event, site, round, date, result and ratings, folded. */
  readonly text: string
  /** The names of its system, folded. */
  readonly system: string
  /** Its first position, folded; empty for the one of chess. */
  readonly fen: string
  readonly header: GameHeader
}

/** One entry for each game, in the order of the games. */
export type SearchIndex = readonly Searchable[]

const systemNames = (header: GameHeader): string => {
  const known = variantBySpelling(header.variant === '' ? 'Chess' : header.variant)
  return folded([headerVariant(header), header.variant, known ? variantName(known) : ''].join('\n'))
}

const searchable = (header: GameHeader, systems: Map<string, string>): Searchable => {
  const system = systems.get(header.variant) ?? systemNames(header)
  systems.set(header.variant, system)
  const { white, black, event, date, result, round, site = '', whiteElo = '', blackElo = '' } = header
  const words = [headerTitle(header), white, black, event, site, date, result, whiteElo, blackElo]
  return {
    text: folded([...words, `round ${round}`].join('\n')),
    system,
    fen: folded(header.fen ?? ''),
    header,
  }
}

/** The searchable texts of each game. */
export const searchIndex = (games: readonly GameHeader[]): SearchIndex => {
  const systems = new Map<string, string>()
  return games.map(header => searchable(header, systems))
}

/** The least length of a word that is searched in positions; a shorter one may be a part of any position. */
const MIN_FEN_WORD = 5
const FEN_WORD = /^[a-z\d/[\]-]+$/
const NUMBER_WORD = /^(?:#|no\.?)?(\d{1,9})$/

const hasWord = ({ text, fen, header }: Searchable, word: string): boolean => {
  if (text.includes(word)) return true
  if (word.length >= MIN_FEN_WORD && FEN_WORD.test(word) && fen.includes(word)) return true
  const number = NUMBER_WORD.exec(word)?.[1]
  return number !== undefined && startNumberOfHeader(header) === Number(number)
}

const wordsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean)

const placesWhere = (index: SearchIndex, isFound: (game: Searchable) => boolean): readonly number[] =>
  index.flatMap((game, place) => (isFound(game) ? [place] : []))

/** The full names of systems that the query contains: such words mean the system, not a player of the same name. */
const systemsMeant = (index: SearchIndex, query: string): readonly string[] => {
  const names = new Set([...new Set(index.map(({ system }) => system))].flatMap(system => system.split('\n')))
  return [...names].filter(name => name !== '' && ` ${query} `.includes(` ${name} `))
}

/**
 * Places of the games in which every word of the query occurs: in players, event, site, round, date, result or
 * ratings, as part of the first position, or as the number of the start. The name of a system counts if the query
 * contains it in full, or if nothing else is found.
 */
export const matchingGames = (index: SearchIndex, query: string): readonly number[] => {
  const words = wordsOf(query)
  const asked = words.join(' ')
  const meant = systemsMeant(index, asked).map(name => ({
    name,
    rest: wordsOf(` ${asked} `.replace(` ${name} `, ' ')),
  }))
  const found = placesWhere(
    index,
    game =>
      words.every(word => hasWord(game, word)) ||
      meant.some(({ name, rest }) => isOf(game, name) && rest.every(word => hasWord(game, word))),
  )
  if (found.length > 0) return found
  return placesWhere(index, game => words.every(word => hasWord(game, word) || game.system.includes(word)))
}

const isOf = ({ system }: Searchable, name: string): boolean => system.split('\n').includes(name)

/** A shorter query that finds more. */
export interface WiderQuery {
  readonly query: string
  /** Number of games it finds. */
  readonly found: number
}

/** The query without the word that excludes most games; undefined if leaving out one word still finds nothing. */
export const widerQuery = (index: SearchIndex, query: string): WiderQuery | undefined => {
  const words = wordsOf(query)
  if (words.length < 2) return undefined
  const [best] = words
    .map((_, left) => words.toSpliced(left, 1).join(' '))
    .map(fewer => ({ query: fewer, found: matchingGames(index, fewer).length }))
    .sort((one, other) => other.found - one.found)
  return best && best.found > 0 ? best : undefined
}
