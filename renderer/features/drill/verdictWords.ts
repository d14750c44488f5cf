import { scoreText } from '@shared/analysis/scoreText'
import { t } from '@shared/i18n/t'
import { spokenSan } from '@shared/tree/spokenMove'
import type { Army } from '@shared/variants/variant'
import { capitalized } from '../../text/capitalized'
import { rightMove, type Asked, type Tried } from './asked'
import { pointsText, type Wait, waitText } from './drillWords'

/** Its heading: what came of the move. */
export const verdictTitle = ({ verdict }: Tried, tries: number): string => {
  if (verdict === 'right' && tries > 0) return t('drill.question.rightLater')
  return t(`drill.session.verdicts.${verdict}`)
}

/** What is said of it besides: what it cost, or what the deck plays. */
export const verdictDetail = (asked: Asked, tried: Tried, write: (san: string) => string): string => {
  const { verdict, loss } = tried
  if (verdict === 'alsoGood') return t('drill.question.main', { move: write(rightMove(asked).san) })
  if (verdict !== 'wrong') return ''
  if (loss !== undefined) return t('drill.question.lost', { points: pointsText(loss) })
  return t(tried.uci.includes('@') ? 'drill.question.otherPlacement' : 'drill.question.other')
}

/** What came of a try, as it is said. The right move stays hidden while it is looked for. */
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
