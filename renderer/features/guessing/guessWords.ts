import { t } from '@shared/i18n/t'
import type { Shape } from '@shared/notation/pgn/commands'
import { squaresOf } from '@shared/notation/uciSquares'
import { moveShapes } from '@shared/picture/shownShapes'
import { isSetupPly, moveNumberAt, numberText } from '@shared/tree/moveNumber'
import type { TreeNode } from '@shared/tree/node'
import type { Army } from '@shared/variants/variant'
import { movingPieceName, pointsText } from '../../text/guessedMove'
import { outcomeOf, type Attempt, type Guessing } from './guessing'

/** A hint: which piece to look at, and its square. */
export const hintWords = (army: Army, { kind, uci, san }: TreeNode): string => {
  const piece = movingPieceName(army, san)
  const square = squaresOf(uci)?.from
  if (kind === 'placement') return t('guessing.hint.place', { piece })
  return square === undefined
    ? t('guessing.hint.piece', { piece })
    : t('guessing.hint.move', { piece, square })
}

/** A circle on the square to look at. */
export const hintShapes = ({ uci }: TreeNode): readonly Shape[] => {
  const square = squaresOf(uci)?.from
  return square === undefined ? [] : [{ color: 'blue', from: square }]
}

/** The guess beside the game's move, as an arrow, or as a circle if a piece was placed. */
export const guessShapes = ({ guess }: Attempt, played: TreeNode): readonly Shape[] =>
  !guess || guess.uci === played.uci ? [] : moveShapes(guess.uci, 'red')

/** The number in front of a move of the game: `12.`, `12…`. */
export const numberAt = ({ nodes }: Guessing, ply: number): string =>
  numberText(moveNumberAt(nodes[ply]!.fen))

/** Two moves are equal if they differ by fewer points of winning chance. */
const EVEN = 0.05

/** The outcome of an attempt, in a sentence. */
export const attemptWords = (guessing: Guessing, attempt: Attempt): string => {
  const outcome = outcomeOf(guessing, attempt)
  if (outcome.kind !== 'other') return t(`guessing.verdicts.${outcome.kind}`)
  const { gain } = outcome
  if (gain === undefined)
    return t(
      isSetupPly(guessing.nodes[attempt.ply + 1]!)
        ? 'guessing.verdicts.otherPlacement'
        : 'guessing.verdicts.notCompared',
    )
  if (Math.abs(gain) < EVEN) return t('guessing.verdicts.even')
  const points = pointsText(Math.abs(gain))
  return t(gain > 0 ? 'guessing.verdicts.better' : 'guessing.verdicts.worse', { points })
}
