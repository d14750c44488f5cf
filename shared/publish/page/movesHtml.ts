import type { NagGlyph } from '../../tree/nagGlyphs'
import {
  joinItems,
  type Diagram,
  type MoveLink,
  type TextBlock,
  type TextItem,
  type PublishedGame,
} from '../document/document'
import { boardWords, labelledBoardMarkup } from './boards'
import { markup, trusted, type Markup } from './markup'
import { t } from '../../i18n/t'
import type { BoardColors } from '../../picture/boardSvg'

export interface PageGame {
  readonly game: PublishedGame
  /** Its number among the games of the page, from 1: part of every id. */
  readonly place: number
  readonly colors: BoardColors
  /** Whether it is the only game on the page, so that its title is the heading. */
  readonly isAlone: boolean
}

/** The name of a part of a game for screen readers, with the number of the game if there are several. */
export const partName = (part: 'moves' | 'board', { place, isAlone }: PageGame): string => {
  const name = t(`publish.page.${part}`)
  return isAlone ? name : t('publish.page.partOf', { part: name, number: place })
}

/** The glyphs after a move; those that judge it are colored. */
export const glyphsMarkup = (glyphs: readonly NagGlyph[]): Markup =>
  markup`${glyphs.map(({ glyph, name, tone, group }) =>
    tone === undefined
      ? markup`<i title="${name}">${group === 'move' ? '' : '\u00a0'}${glyph}</i>`
      : markup`<i class="${tone}" title="${name}">${glyph}</i>`,
  )}`

/** A move and its number are never split across lines. */
const moveMarkup = (
  { position, lead, text, glyphs }: Extract<TextItem, { kind: 'move' }>,
  { place }: PageGame,
): Markup =>
  markup`<a id="g${place}m${position}">${lead !== '' && markup`<span>${lead}</span>\u00a0`}${text}${glyphsMarkup(glyphs)}</a>`

const withLines = (text: string): Markup =>
  trusted(
    text
      .split('\n')
      .map(line => markup`${line}`.html)
      .join('<br>'),
  )

const linkMarkup = (text: string, { position }: MoveLink, { place }: PageGame): Markup =>
  markup`<a href="#g${place}m${position}">${text}</a>`

/** A comment of one or more paragraphs within a line of moves; moves in it are links. */
const commentMarkup = ({ text, links }: Extract<TextItem, { kind: 'comment' }>, game: PageGame): Markup => {
  const parts = links.map((link, place) => {
    const before = text.slice(links[place - 1]?.end ?? 0, link.start)
    return markup`${withLines(before)}${linkMarkup(text.slice(link.start, link.end), link, game)}`
  })
  return markup`<span class="said">${parts}${withLines(text.slice(links.at(-1)?.end ?? 0))}</span>`
}

const itemMarkup = (item: TextItem, game: PageGame): string => {
  switch (item.kind) {
    case 'move':
      return moveMarkup(item, game).html
    case 'comment':
      return commentMarkup(item, game).html
    case 'value':
      return markup`<span class="value">${item.text}</span>`.html
    case 'open':
      return '<span class="line">('
    case 'close':
      return ')</span>'
  }
}

/** A board in the text, with its caption. */
export const diagramMarkup = (
  { position: at, orientation, shapes, caption }: Diagram,
  page: PageGame,
): Markup => {
  const { game, colors } = page
  const position = game.positions[at]!
  const { variant } = game
  const board = { variant, board: position.setup.board, orientation, colors, lit: position.lit, shapes }
  const words = boardWords(caption, position, variant)
  return markup`<figure class="diagram">${labelledBoardMarkup(board, words)}<figcaption>${caption}</figcaption></figure>`
}

const paragraphMarkup = (items: readonly TextItem[], game: PageGame): Markup =>
  markup`<p>${trusted(joinItems(items, item => itemMarkup(item, game)))}</p>`

const blockMarkup = (block: TextBlock, game: PageGame): string =>
  (block.kind === 'diagram' ? diagramMarkup(block.diagram, game) : paragraphMarkup(block.items, game)).html

/** Paragraphs and boards; text flows around the board before it. */
export const blocksMarkup = (blocks: readonly TextBlock[], game: PageGame): Markup =>
  trusted(blocks.map(block => blockMarkup(block, game)).join('\n'))

/** Prose with its paragraphs and lines. */
export const proseMarkup = (texts: readonly string[]): Markup =>
  markup`${texts
    .flatMap(text => text.split('\n\n'))
    .map(paragraph => markup`<p>${withLines(paragraph)}</p>`)}`
