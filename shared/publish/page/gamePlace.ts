import { t } from '../../i18n/t'
import type { BoardColors } from '../../picture/boardSvg'
import type { PublishedGame } from '../document/document'

/** A game on its page. */
export interface PageGame {
  readonly game: PublishedGame
  /** Its number among the games of the page, from 1 on: part of every id. */
  readonly place: number
  readonly colors: BoardColors
  /** No other game is on the page: its title heads it. */
  readonly isAlone: boolean
}

/** The name of a part of a game for screen readers: with the number of the game where there are several. */
export const partName = (part: 'moves' | 'board', { place, isAlone }: PageGame): string => {
  const name = t(`publish.page.${part}`)
  return isAlone ? name : t('publish.page.partOf', { part: name, number: place })
}
