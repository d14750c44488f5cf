import type { Color } from '@shared/board/color'
import type { ReportedMove } from '@shared/report/gameReport'
import { summarize } from '@shared/report/playerSummary'
import { turningPoints } from '@shared/report/turningPoints'

const rounded = (number: number | undefined): number | null =>
  number === undefined ? null : Math.round(number * 10) / 10

const playerJson = (moves: readonly ReportedMove[], color: Color) => {
  const { accuracy, averageLoss, judged } = summarize(moves, color)
  return {
    accuracy: rounded(accuracy),
    averageLoss: rounded(averageLoss),
    inaccuracies: judged.inaccuracy.length,
    mistakes: judged.mistake.length,
    blunders: judged.blunder.length,
  }
}

/**
 * The numbers of a report, one game a line: accuracy 0 to 100, losses in points of winning chance; null where a player has no
 * moves.
 *
 * @param index of the game, from 1
 */
export const reportJson = (index: number, moves: readonly ReportedMove[]): string =>
  JSON.stringify({
    index,
    white: playerJson(moves, 'white'),
    black: playerJson(moves, 'black'),
    turningPoints: turningPoints(moves).map(({ ply, node, better, loss }) => ({
      ply,
      san: node.san,
      best: better[0]?.[0]?.san ?? node.san,
      loss: rounded(loss),
    })),
  })
