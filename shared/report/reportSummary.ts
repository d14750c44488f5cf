import type { Color } from '../board/color'
import { t } from '../i18n/t'
import type { ReportedMove } from './gameReport'
import { summarize } from './playerSummary'

const playerSentence = (moves: readonly ReportedMove[], color: Color): string => {
  const { accuracy, judged } = summarize(moves, color)
  if (accuracy === undefined) return ''
  return t('words.accuracy', {
    color,
    accuracy: Math.round(accuracy),
    inaccuracies: judged.inaccuracy.length,
    mistakes: judged.mistake.length,
    blunders: judged.blunder.length,
  })
}

/** The summary of both players' moves, in words in front of a game. */
export const reportSummary = (moves: readonly ReportedMove[]): string =>
  (['white', 'black'] as const)
    .map(color => playerSentence(moves, color))
    .filter(sentence => sentence !== '')
    .join(' ')
