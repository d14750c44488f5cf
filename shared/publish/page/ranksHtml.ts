import type { BoardColors } from '../../picture/boardSvg'
import type { VariantDefinition } from '../../variants/variant'
import type { PublishedRanks } from '../document/document'
import { boardMarkup, boardWords, ranksBoard } from './boards'
import { markup, type Markup } from './markup'

/** Two back ranks with what they are above them. */
export const ranksMarkup = (
  { heading, setup }: PublishedRanks,
  variant: VariantDefinition,
  colors: BoardColors,
): Markup => {
  const board = ranksBoard(setup.board)
  const words = boardWords(heading, { setup }, variant)
  const svg = boardMarkup({ variant, board, orientation: 'white', colors }, words)
  return markup`<figure class="ranks"><figcaption class="part">${heading}</figcaption>${svg}</figure>`
}
