import type { PlayLevel } from '@shared/analysis/levels'
import type { Color } from '@shared/board/color'
import type { Random } from '@shared/setup/starts/random'
import type { LastTurn } from '@shared/solver/answer'
import { placementLikelihood } from './choosePlacement'
import { drawnPlace } from './drawnPlace'

const sumOver = (shares: readonly number[], values: readonly number[]): number =>
  values.reduce((sum, value, place) => sum + value * shares[place]!, 0)

/** What each pair of a side gives away against the other side's best mixture, in centipawns. */
const pairCosts = ({ values, white, black, columns }: LastTurn, side: Color): readonly number[] => {
  if (side === 'white') {
    const yields = values.map(row => sumOver(black, row))
    return yields.map(value => Math.max(...yields) - value)
  }
  const yields = columns.map((_, column) =>
    sumOver(
      white,
      values.map(row => row[column]!),
    ),
  )
  return yields.map(value => value - Math.min(...yields))
}

/**
 * The last pair of a side that does not see the other's, in UCI: drawn at the upper levels with the shares of
 * the matrix game, at the lower ones by what each pair gives away.
 *
 * @param band in centipawns; pairs that cost no more cannot be told apart from the best
 */
export const choosePair = (
  lastTurn: LastTurn,
  side: Color,
  band: number,
  { placementTemperature }: Pick<PlayLevel, 'placementTemperature'>,
  random: Random,
): string => {
  const pairs = side === 'white' ? lastTurn.rows : lastTurn.columns
  const shares = side === 'white' ? lastTurn.white : lastTurn.black
  const likelihoods = pairCosts(lastTurn, side).map(cost =>
    placementLikelihood(cost, band, placementTemperature),
  )
  return pairs[drawnPlace(placementTemperature === 0 ? shares : likelihoods, random)]!
}
