import type { WordRules } from '@shared/report/words/wordRules'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import type { Core } from '../../core/load'
import { openPosition } from '../../rules/positions/openPosition'

/** The rules as words about a game ask them: of the game's system, with its options. */
export const wordRules = (
  core: Core,
  { variant, options }: Pick<Game, 'variant' | 'options'>,
): WordRules => ({
  legalMoves: fen => {
    using position = unwrap(openPosition(core, { variant, options, fen })).position
    return position.legalMoves()
  },
})
