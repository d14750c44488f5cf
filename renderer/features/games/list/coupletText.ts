import type { GameHeader } from '@shared/ipc/contract'
import {
  coupletScore,
  halvesText,
  readCouplet,
  type CoupletPlace,
  type CoupletScore,
} from '@shared/tree/couplet'
import { PGN_RESULTS, type PgnResult } from '@shared/notation/pgn/pgn'

const resultOf = (header: GameHeader | undefined): PgnResult | undefined =>
  PGN_RESULTS.find(result => result === header?.result)

/** The scores of the couplets of a file, by their numbers. */
export const coupletScores = (games: readonly GameHeader[]): ReadonlyMap<number, CoupletScore> => {
  const found = new Map<number, { first?: GameHeader; second?: GameHeader }>()
  for (const header of games) {
    const place = placeOf(header)
    if (!place) continue
    const one = found.get(place.number) ?? {}
    found.set(place.number, place.game === 1 ? { ...one, first: header } : { ...one, second: header })
  }
  return new Map(
    [...found].map(([number, { first, second }]) => [
      number,
      coupletScore(resultOf(first), resultOf(second)),
    ]),
  )
}

const placeOf = (header: GameHeader | undefined): CoupletPlace | undefined =>
  header?.couplet === undefined ? undefined : readCouplet(header.couplet)

/** Which row this is of two adjacent rows that form a couplet. */
export type CoupletJoint = 'upper' | 'lower'

/**
 * Which half of a couplet a row is, if a neighboring row has its other game.
 *
 * @param gameAt the game of a row, in the order of the list; undefined beyond its ends
 */
export const coupletJoint = (
  gameAt: (row: number) => GameHeader | undefined,
  row: number,
): CoupletJoint | undefined => {
  const own = placeOf(gameAt(row))
  if (!own) return undefined
  const isOther = (place: CoupletPlace | undefined) => place?.number === own.number && place.game !== own.game
  if (isOther(placeOf(gameAt(row - 1)))) return 'lower'
  return isOther(placeOf(gameAt(row + 1))) ? 'upper' : undefined
}

/** The score as `1½–½`, from the view of the player who had White in the first game. */
const scoreText = ({ points }: CoupletScore): string => `${halvesText(points[0])}–${halvesText(points[1])}`

/**
 * `3.1`, for the first game with the score of the couplet; the tag as it is if it cannot be read.
 *
 * @param scores the scores of the couplets of the file, by their numbers
 */
export const coupletText = (tag: string | undefined, scores: ReadonlyMap<number, CoupletScore>): string => {
  if (tag === undefined) return ''
  const place = readCouplet(tag)
  const score = place?.game === 1 ? scores.get(place.number) : undefined
  return score && score.played > 0 ? `${tag}  ${scoreText(score)}` : tag
}
