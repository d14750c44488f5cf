import type { ByColor } from '../../board/color'
import type { Setup } from '../../board/setup'
import { startPosition } from '../../setup/starts/startPosition'
import { startNumber, randomStartNumber } from '../../setup/starts/starts'
import { failedCondition } from '../../setup/ranks/conditions'
import type { RankCondition } from '../../variants/variant'
import { groundOf, rankRoles, withoutFree, type RankText } from '../model/ground'
import { playerToThrow, type ProcedureState } from '../model/state'

/** Both ranks so far. Black's follows from White's, square by square, if it has no throws of its own. */
export const shownRanks = ({ procedure, players }: ProcedureState): ByColor<RankText> => {
  const white = players.white.filling.rank
  switch (procedure.second.kind) {
    case 'mirrored':
      return { white, black: white }
    case 'reversed':
      return { white, black: Array.from(white).reverse().join('') }
    case 'own':
      return { white, black: players.black.filling.rank }
  }
}

/** Both ranks in FEN letters once everything is thrown, `.` for an empty square; undefined before that. */
export const finishedRanks = (state: ProcedureState): ByColor<RankText> | undefined => {
  if (state.stuck !== undefined || playerToThrow(state) !== undefined) return undefined
  const { white, black } = shownRanks(state)
  return { white: withoutFree(white), black: withoutFree(black) }
}

/** The thrown first position. */
export interface ThrownStart {
  readonly setup: Setup
  /** The number of the start, or of the random start before placement; undefined if it is not one of the system's. */
  readonly number: number | undefined
  /** The first condition of the system that White's rank does not meet. */
  readonly missed: RankCondition | undefined
}

/** The position on the board of the procedure's system; undefined before the end or without a system. */
export const thrownStart = (state: ProcedureState): ThrownStart | undefined => {
  const ground = groundOf(state.procedure)
  const texts = finishedRanks(state)
  const { variant } = ground
  if (variant === undefined || texts === undefined) return undefined
  const ranks = { white: rankRoles(ground, texts.white), black: rankRoles(ground, texts.black) }
  const setup = startPosition(variant, ranks)
  const isComplete = variant.setupPhase?.kind !== 'placement'
  return {
    setup,
    number: isComplete ? startNumber(variant, setup) : randomStartNumber(variant, setup),
    missed: isComplete ? failedCondition(variant.start.conditions, variant.army, ranks.white) : undefined,
  }
}
