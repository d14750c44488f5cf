import { scoreText } from '@shared/analysis/scoreText'
import { opposite, type Color } from '@shared/board/color'
import { t } from '@shared/i18n/t'
import { moveNumberAt } from '@shared/tree/moveNumber'
import { spokenSan } from '@shared/tree/spokenMove'
import type { Army } from '@shared/variants/variant'
import { capitalized } from '@shared/i18n/capitalized'
import { rightMove, type Asked, type Tried } from './asked'
import { pointsText } from '../../text/guessedMove'
import { type Wait, waitText } from './drillWords'

/** The heading of a verdict: the result of the move. */
export const verdictTitle = ({ verdict }: Tried, tries: number): string => {
  if (verdict === 'right' && tries > 0) return t('drill.question.rightLater')
  return t(`drill.session.verdicts.${verdict}`)
}

/** The number of moves to the mate that a wrong move leads to; undefined if there is none. */
const mateAfter = ({ score }: Tried, mover: Color): number | undefined => {
  if (score?.kind !== 'mate') return undefined
  return score.value < 0 === (mover === 'white') ? Math.abs(score.value) : undefined
}

/** Why a move is wrong, if the line after it shows that; else just the result. */
export const wrongReason = (asked: Asked, tried: Tried, write: (san: string) => string): string => {
  const [reply = ''] = tried.line.split(' ')
  if (tried.verdict !== 'wrong' || reply === '') return verdictTitle(tried, asked.tries)
  const { color: mover } = moveNumberAt(asked.question.content.fen)
  const color = opposite(mover)
  const move = write(reply)
  if (reply.endsWith('#')) return t('drill.question.why.mate', { color, move })
  const count = mateAfter(tried, mover)
  return count === undefined
    ? t('drill.question.why.reply', { color, move })
    : t('drill.question.why.mateSoon', { color, move, count })
}

/** An additional detail: what the move cost, or what the deck plays. */
export const verdictDetail = (asked: Asked, tried: Tried, write: (san: string) => string): string => {
  const { verdict, loss } = tried
  if (verdict === 'alsoGood') return t('drill.question.main', { move: write(rightMove(asked).san) })
  if (verdict !== 'wrong') return ''
  if (loss !== undefined) return t('drill.question.lost', { points: pointsText(loss) })
  return t(tried.uci.includes('@') ? 'drill.question.otherPlacement' : 'drill.question.other')
}

/** The result of a try, in words. The right move stays hidden while it is still being asked. */
export const verdictWords = (asked: Asked, army: Army, wait: Wait | undefined): string => {
  const { tried, tries, phase } = asked
  if (!tried) return ''
  const parts = [
    verdictTitle(tried, tries),
    capitalized(spokenSan(army, tried.san)),
    verdictDetail(asked, tried, san => spokenSan(army, san)),
    tried.verdict === 'wrong' && tried.line !== ''
      ? capitalized(spokenSan(army, tried.line.split(' ')[0]!))
      : '',
    tried.score && tried.verdict === 'wrong' ? scoreText(tried.score) : '',
    phase === 'done' && wait ? t('drill.question.nextTime', { when: waitText(wait) }) : '',
  ]
  return parts.filter(part => part !== '').join('. ')
}
