import type { GameWindow } from '../../files/pgn/gameWindows'
import { rewriteGames } from '../../files/pgn/rewriteGames'
import { Refusal } from '../io/answers'
import { annotateGameSetup, type Pricing } from './annotateGameSetup'

/** What to do with games. */
interface Annotating {
  readonly pricing: Pricing
  readonly isUtf8: boolean
  /** Called with what is wrong with single games. */
  readonly remark: (sentence: string) => void
}

/**
 * Annotates the setups of all games of a file; everything else stays byte for byte. Throws {@link Refusal} where a
 * game, and those after it, cannot be annotated.
 */
export const annotateGames = (
  windows: AsyncIterable<GameWindow>,
  { pricing, isUtf8, remark }: Annotating,
): AsyncIterable<Buffer> =>
  rewriteGames(windows, {
    isUtf8,
    rewrite: async (text, index) => {
      const game = await annotateGameSetup(text, pricing)
      if (game.ok) return game.value
      if (game.error.isFinal) throw new Refusal(game.error.sentence)
      remark(`game ${index + 1}: ${game.error.sentence}`)
      return undefined
    },
  })
