import type { PgnResult, PgnTag } from '../notation/pgn/pgn'
import { tagValue } from '../notation/pgn/tags'

/** The place of a game in a couplet: two games from one start with colors reversed. */
export interface CoupletPlace {
  /** A label that both games of a couplet share. */
  readonly number: number
  readonly game: 1 | 2
}

export const COUPLET_TAG = 'Couplet'

/** Reads the value of a `Couplet` tag, `3.2`; undefined for anything else. */
export const readCouplet = (value: string): CoupletPlace | undefined => {
  const [, number, game] = /^(\d{1,6})\.([12])$/.exec(value.trim()) ?? []
  return number === undefined ? undefined : { number: Number(number), game: game === '1' ? 1 : 2 }
}

/** The couplet of a game and its place there, from its tags. */
export const coupletOf = (tags: readonly PgnTag[]): CoupletPlace | undefined =>
  readCouplet(tagValue(tags, COUPLET_TAG) ?? '')

/** The tag that links a game to its couplet. */
export const coupletTag = ({ number, game }: CoupletPlace): PgnTag => ({
  name: COUPLET_TAG,
  value: `${number}.${game}`,
})

const WHITE_POINTS: Readonly<Record<PgnResult, number | undefined>> = {
  '1-0': 1,
  '1/2-1/2': 0.5,
  '0-1': 0,
  '*': undefined,
}

/** The score of a couplet: the points of the player who had White in its first game, and those of the other player. */
export interface CoupletScore {
  readonly points: readonly [number, number]
  /** How many of its games have a result, 0 to 2. */
  readonly played: number
}

/**
 * The score of a couplet.
 *
 * @param first the result of its first game
 * @param second the result of its second game, in which the colors are reversed
 */
export const coupletScore = (first: PgnResult = '*', second: PgnResult = '*'): CoupletScore => {
  const ofFirst = WHITE_POINTS[first]
  const white = WHITE_POINTS[second]
  const own = [ofFirst, white === undefined ? undefined : 1 - white].filter(points => points !== undefined)
  const sum = own.reduce((total, points) => total + points, 0)
  return { points: [sum, own.length - sum], played: own.length }
}

/** A number that none of these couplets has. */
export const nextCouplet = (values: readonly string[]): number =>
  1 + Math.max(0, ...values.map(value => readCouplet(value)?.number ?? 0))

/** Points as in tables: `1½`, `½`, `2`. */
export const halvesText = (points: number): string => {
  const whole = Math.floor(points)
  if (points === whole) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}
