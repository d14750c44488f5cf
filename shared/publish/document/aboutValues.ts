import { formatNumber } from '../../i18n/numbers'
import { t } from '../../i18n/t'
import type { JudgedBy } from '../../report/judgedBy'
import { JUDGMENT_POINTS } from '../../report/judgment'
import { scoreIn } from '../../tree/commentText'
import type { Game } from '../../tree/game'
import { mainline } from '../../tree/tree'

const pointsOf = () => t('publish.page.points', JUDGMENT_POINTS)

/** How deep the positions of the main line were searched, as their evaluations say; empty where they do not. */
const depthsOf = ({ root }: Game): readonly number[] =>
  mainline(root).flatMap(({ comments }) => scoreIn(comments)?.depth ?? [])

/** Which engine evaluated the moves, and with how many nodes, as a sentence. */
export const judgedByWords = ({ engine, nodes }: JudgedBy): string =>
  nodes === undefined
    ? t('publish.text.judgedBy', { engine })
    : t('publish.text.judgedByNodes', { engine, nodes })

/** Where the numbers of a game come from, and how they are read. */
export const aboutValues = (game: Game, judgedBy?: JudgedBy): string => {
  const depths = depthsOf(game)
  const [least, most] = [Math.min(...depths), Math.max(...depths)]
  const searched =
    depths.length === 0
      ? t('publish.page.values')
      : t('publish.page.valuesSearched', {
          depth: least === most ? formatNumber(least) : `${formatNumber(least)}–${formatNumber(most)}`,
        })
  return [...(judgedBy ? [judgedByWords(judgedBy)] : []), searched, pointsOf()].join(' ')
}
