import type { ByColor } from '@shared/board/color'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { PIE_POINTS, type PiePoint } from '@shared/tree/pieRule'
import { lastPairOfTags, lastPairTags, pgnDate, type PracticeEnd } from './practice'
import type { GameTerms } from './gameTerms'
import { timesOfTags, timeTags } from './timeControl'

/** Marks a game that two people play at this screen, with its terms: `two players, setup on the clock, board turns`. */
const TABLE_TAG = 'Table'
const SETUP_ON_CLOCK = 'setup on the clock'
const BOARD_TURNS = 'board turns'
const PLAIN = 'two players'
const AUCTIONED = 'colors auctioned'
const pieWords = (point: PiePoint): string => `side chosen after the ${point}`

/**
 * The tags of a game that two people play at this screen.
 *
 * @param players their names; empty if unknown
 */
export const tableTags = (players: ByColor<string>, terms: GameTerms, date: Date): readonly PgnTag[] => {
  const { times, setupOnClock, turnsBoard, lastPair, pie, auction } = terms
  const words = [
    PLAIN,
    ...(setupOnClock ? [SETUP_ON_CLOCK] : []),
    ...(turnsBoard ? [BOARD_TURNS] : []),
    ...(pie ? [pieWords(pie)] : []),
    ...(auction ? [AUCTIONED] : []),
  ]
  return [
    { name: 'Date', value: pgnDate(date) },
    { name: 'White', value: players.white || 'White' },
    { name: 'Black', value: players.black || 'Black' },
    ...(times ? timeTags(times) : []),
    ...lastPairTags(lastPair),
    { name: TABLE_TAG, value: words.join(', ') },
  ]
}

const tableWords = (tags: readonly PgnTag[]): readonly string[] =>
  tags.find(({ name }) => name === TABLE_TAG)?.value.split(', ') ?? []

/** Whether two people played the game at this screen. */
export const isTableGame = (tags: readonly PgnTag[]): boolean => tableWords(tags).includes(PLAIN)

/** The terms of a game, by its tags. */
export const tableTerms = (tags: readonly PgnTag[]): GameTerms => {
  const words = tableWords(tags)
  const times = timesOfTags(tags)
  const pie = PIE_POINTS.find(point => words.includes(pieWords(point)))
  return {
    ...(times && { times }),
    setupOnClock: words.includes(SETUP_ON_CLOCK),
    turnsBoard: words.includes(BOARD_TURNS),
    lastPair: lastPairOfTags(tags),
    ...(pie && { pie }),
    ...(words.includes(AUCTIONED) && { auction: true }),
  }
}

/** How a game ended, as in the standard tag. */
export const terminationTag = (end: PracticeEnd): PgnTag => ({
  name: 'Termination',
  value: end.kind === 'time' ? 'time forfeit' : 'normal',
})
