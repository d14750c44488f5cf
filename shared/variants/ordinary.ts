import { chess } from './chess'
import { chess960 } from './chess960'
import { CASTLING_960, ORTHODOX_ARMY, type VariantDefinition, type VariantRules } from './variant'

/*
 * What ordinary chess programs know: orthodox chess and Chess960. This file decides whether they can follow a game of another system, in a
 * file or as an engine.
 */

/** Orthodox chess as ordinary programs write it: rights `KQkq`, castling as the king's step. */
export const ORTHODOX_CHESS: VariantDefinition = chess

/** Chess960 as ordinary programs understand it best: rights as file letters, castling as the king taking its own rook. */
export const ORDINARY_CHESS960: VariantDefinition = {
  ...chess960,
  castling: { ...CASTLING_960, fen: 'files' },
}

/** The rules of a system that still apply after its setup and that no ordinary program knows. */
export type ForeignRule = 'board' | 'castling' | 'moves'

/** Whether king and rook end on the squares of orthodox chess. */
export const castlesOrdinarily = (castling: VariantRules['castling']): boolean =>
  castling === undefined || castling.targets === CASTLING_960.targets

/** Whether pieces can make steps that orthodox ones cannot, throughout the game. */
export const hasForeignSteps = ({ quietSteps }: VariantRules): boolean => Object.keys(quietSteps).length > 0

/** Whether a system has eight by eight squares and the orthodox army. */
export const hasOrdinaryBoard = ({ board, army }: VariantRules): boolean =>
  board.files === 8 && board.ranks === 8 && army === ORTHODOX_ARMY

/** The first reason why ordinary programs cannot follow the game proper of a system, from any position. */
export const foreignRule = (variant: VariantRules): ForeignRule | undefined => {
  const { castling, leap, adjustment } = variant
  if (!hasOrdinaryBoard(variant)) return 'board'
  if (castling?.rookOf === 'half' || !castlesOrdinarily(castling)) return 'castling'
  return leap.length > 0 || adjustment || hasForeignSteps(variant) ? 'moves' : undefined
}

/** Why no other program can follow the game proper of a system in PGN, by any name; undefined if one can. */
export const pgnObstacle = (variant: VariantRules): ForeignRule | undefined =>
  variant.foreign.pgn ? undefined : foreignRule(variant)

/** The rules of a system for programs that know it by a name of their own. */
export const asForeign = (variant: VariantDefinition): VariantDefinition => ({
  ...variant,
  adjustment: variant.adjustment && variant.foreign.adjusts,
  army: { ...variant.army, letters: { ...variant.army.letters, ...variant.foreign.letters } },
})

/** Whether the rules are those of Chess960 from the first move of every game. */
export const isOrdinaryFromStart = (variant: VariantRules): boolean =>
  variant.setupPhase === undefined && !variant.transposition && foreignRule(variant) === undefined
