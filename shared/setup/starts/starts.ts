import type { Board, Setup } from '../../board/setup'
import { err, ok, type Result } from '../../result'
import { unknownOption, withOptions } from '../../variants/options'
import type { VariantDefinition } from '../../variants/variant'
import { arrayAt, arrayCount, arrayNumber, independentArrays } from './arrays'
import { randomRanksOf } from '../ranks/randomRanks'
import { isSameBoard, isSamePosition } from './sameSetup'
import { boardOf, ranksOf, startPosition } from './startPosition'

/** Why there is no start with a number. */
export type StartError =
  /** Numbers run from 0 to `count - 1`; `count` is 0 if a system has no random starts. */
  | {
      readonly kind: 'start'
      readonly reason: 'noSuchNumber'
      readonly found: number
      readonly count: number
    }
  | { readonly kind: 'start'; readonly reason: 'unknownOption'; readonly found: string }

const noSuchNumber = (found: number, count: number): StartError => ({
  kind: 'start',
  reason: 'noSuchNumber',
  found,
  count,
})

/** The rules as played with these options. */
const rulesWith = (
  variant: VariantDefinition,
  options: readonly string[],
): Result<VariantDefinition, StartError> => {
  const unknown = unknownOption(variant, options)
  return unknown === undefined
    ? ok(withOptions(variant, options))
    : err({ kind: 'start', reason: 'unknownOption', found: unknown })
}

/** The number of complete first positions of a system. */
export const startCount = (variant: VariantDefinition): number => arrayCount(variant)

/**
 * The complete first position with a number: the result of chance, placement or relocation. White is to move, with all rights of castling,
 * leap, adjustment and transposition.
 */
export const startSetup = (
  variant: VariantDefinition,
  number: number,
  options: readonly string[] = [],
): Result<Setup, StartError> => {
  const rules = rulesWith(variant, options)
  if (!rules.ok) return rules
  const ranks = arrayAt(rules.value, number)
  return ranks ? ok(startPosition(rules.value, ranks)) : err(noSuchNumber(number, startCount(rules.value)))
}

/** The number of the array on the board, whatever the rights and the side to move. */
export const startNumberOfBoard = (variant: VariantDefinition, board: Board): number | undefined => {
  const ranks = ranksOf(variant, board)
  const number = arrayNumber(variant, ranks)
  return isSameBoard(boardOf(variant, ranks), board) ? number : undefined
}

/**
 * The number of a complete first position with all its rights, in the system itself or with one of its options; undefined if it is not one.
 * The counters do not matter: they continue from a placement phase.
 */
export const startNumber = (variant: VariantDefinition, setup: Setup): number | undefined => {
  const number = startNumberOfBoard(variant, setup.board)
  if (number === undefined) return undefined
  const ranks = ranksOf(variant, setup.board)
  const played = [variant, ...variant.options.map(({ id }) => withOptions(variant, [id]))]
  return played.some(rules => isSamePosition(startPosition(rules, ranks), setup)) ? number : undefined
}

/** The arrays that the dice can throw for both sides (rules 1); undefined for a system without placement. */
export const randomArrays = (variant: VariantDefinition) => {
  const ranks = randomRanksOf(variant)
  return ranks && independentArrays(ranks)
}

/** The number of random starts of a system: positions in which the dice leave the rest to the players. */
export const randomStartCount = (variant: VariantDefinition): number => randomArrays(variant)?.count ?? 0

/** The random start with this number. */
export const randomStartSetup = (variant: VariantDefinition, number: number): Result<Setup, StartError> => {
  const ranks = randomArrays(variant)?.at(number)
  return ranks ? ok(startPosition(variant, ranks)) : err(noSuchNumber(number, randomStartCount(variant)))
}

/** The number of a random start before any placement; undefined if it is not one. */
export const randomStartNumber = (variant: VariantDefinition, setup: Setup): number | undefined => {
  const ranks = ranksOf(variant, setup.board)
  const number = randomArrays(variant)?.numberOf(ranks)
  if (number === undefined) return undefined
  return isSamePosition(startPosition(variant, ranks), setup) ? number : undefined
}
