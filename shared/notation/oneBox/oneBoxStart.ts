import type { ByColor } from '../../board/color'
import type { Setup } from '../../board/setup'
import { randomRanksOf } from '../../setup/ranks/randomRanks'
import { rankNumber } from '../../setup/ranks/ranks'
import { ranksOf } from '../../setup/starts/startPosition'
import {
  randomStartCount,
  randomStartNumber,
  startCount,
  startNumber,
  startNumberOfBoard,
} from '../../setup/starts/starts'
import { scharnaglNumber } from '../../setup/ranks/scharnagl'
import type { VariantDefinition } from '../../variants/variant'

/**
 * Whether a position is the beginning of a game in its system: a `throw` of the dice that leaves the rest to the players, a complete
 * `start`, or neither (`position`).
 */
export type StartIdentity =
  | {
      readonly kind: 'throw' | 'start'
      /** 0 to `count - 1`. */
      readonly number: number
      readonly count: number
      /** The numbers of both ranks, if each side has its own. */
      readonly sides?: ByColor<number>
    }
  | { readonly kind: 'position' }

const throwSides = (variant: VariantDefinition, number: number): ByColor<number> => {
  const { count } = randomRanksOf(variant)!
  return { white: Math.floor(number / count), black: number % count }
}

/** The numbers of both ranks of an array, if Black's does not follow from White's. */
const arraySides = (variant: VariantDefinition, setup: Setup): ByColor<number> | undefined => {
  if (variant.start.black === 'mirrored' || variant.start.black === 'reversed') return undefined
  const ranks = ranksOf(variant, setup.board)
  const white = rankNumber(variant, ranks.white)
  const black = rankNumber(variant, ranks.black)
  return white === undefined || black === undefined ? undefined : { white, black }
}

/** The number of a first position, if it has one. */
export const startIdentity = (variant: VariantDefinition, setup: Setup): StartIdentity => {
  const thrown = randomStartNumber(variant, setup)
  if (thrown !== undefined) {
    const count = randomStartCount(variant)
    return { kind: 'throw', number: thrown, count, sides: throwSides(variant, thrown) }
  }
  const number = startNumber(variant, setup)
  if (number === undefined) return { kind: 'position' }
  const sides = arraySides(variant, setup)
  return { kind: 'start', number, count: startCount(variant), ...(sides && { sides }) }
}

/** The numbers of an array on the board, whatever the rights: its own number, and Scharnagl's if it has them. */
export interface ArrayNumbers {
  readonly number: number
  readonly count: number
  readonly scharnagl?: ByColor<number>
}

/** The numbers of the array on the board; undefined if it is not one of the system's. */
export const arrayNumbers = (variant: VariantDefinition, setup: Setup): ArrayNumbers | undefined => {
  const number = startNumberOfBoard(variant, setup.board)
  if (number === undefined) return undefined
  const ranks = ranksOf(variant, setup.board)
  const white = scharnaglNumber(ranks.white)
  const black = scharnaglNumber(ranks.black)
  const scharnagl = white === undefined || black === undefined ? undefined : { white, black }
  return { number, count: startCount(variant), ...(scharnagl && { scharnagl }) }
}
