import type { WordRules } from '@shared/report/words/wordRules'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import type { Core } from '../../core/load'
import { openPosition } from '../../rules/positions/openPosition'

/** The rules of a game's system, with its options, as they are needed to describe the game in words. */
export const wordRules = (
  core: Core,
  { variant, options }: Pick<Game, 'variant' | 'options'>,
): WordRules => ({
  legalMoves: fen => {
    using position = unwrap(openPosition(core, { variant, options, fen })).position
    return position.legalMoves()
  },
})
