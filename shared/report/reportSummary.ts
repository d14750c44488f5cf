import type { Color } from '../board/color'
import type { ReportedMove } from './gameReport'
import { JUDGMENTS, type Judgment } from './judgment'
import { summarize } from './playerSummary'

const NAMES: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' }

const PLURALS: Readonly<Record<Judgment, readonly [one: string, many: string]>> = {
  inaccuracy: ['inaccuracy', 'inaccuracies'],
  mistake: ['mistake', 'mistakes'],
  blunder: ['blunder', 'blunders'],
}

const counted = (count: number, name: Judgment): string => `${count} ${PLURALS[name][count === 1 ? 0 : 1]}`

const playerSentence = (moves: readonly ReportedMove[], color: Color): string => {
  const { accuracy, judged } = summarize(moves, color)
  if (accuracy === undefined) return ''
  const counts = JUDGMENTS.filter(name => judged[name].length > 0).map(name =>
    counted(judged[name].length, name),
  )
  return [`${NAMES[color]}: accuracy ${Math.round(accuracy)}`, ...counts].join(', ') + '.'
}

/** What both players' moves came to, in words that stand in front of a game. */
export const reportSummary = (moves: readonly ReportedMove[]): string =>
  (['white', 'black'] as const)
    .map(color => playerSentence(moves, color))
    .filter(sentence => sentence !== '')
    .join(' ')
