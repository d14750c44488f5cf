import type { RoundStart } from '@shared/ipc/round'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { SEED_TAG, WITHIN_TAG } from '@shared/procedures/throwing/throwLog'
import type { VariantId } from '@shared/variants'
import { boardGame, type RoundHeading } from './boardGame'
import { commitmentOf, type RoundDraw } from './drawRound'

/** The tag with the commitment to the seed. */
export const COMMITMENT_TAG = 'SeedSHA256'

const CENTIPAWNS = 100

/** The tags with which anyone can repeat the draw. */
export const drawTags = ({ seed, within }: Pick<RoundDraw, 'seed' | 'within'>): readonly PgnTag[] => [
  { name: SEED_TAG, value: seed },
  { name: COMMITMENT_TAG, value: commitmentOf(seed) },
  ...(within === undefined ? [] : [{ name: WITHIN_TAG, value: (within / CENTIPAWNS).toFixed(2) }]),
]

/**
 * The games of a round, without moves.
 *
 * @param write writes the games of a board
 */
export const roundGames = (
  variant: VariantId,
  draw: Omit<RoundDraw, 'variant'>,
  starts: readonly RoundStart[],
  heading: RoundHeading,
  write = boardGame,
): string => {
  const tags = drawTags(draw)
  const { options } = draw
  return starts.map(({ fen }, place) => write({ variant, options, fen, tags }, place + 1, heading)).join('\n')
}
