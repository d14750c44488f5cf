import { t } from '../../i18n/t'
import type { NagGlyph } from '../../tree/nagGlyphs'
import type { Diagram, PublishedGame, TextBlock, TextItem } from '../document/document'
import { boardMarkup, boardWords } from './boards'
import type { PageGame } from './gamePlace'
import { markup, trusted, type Markup } from './markup'

/** Glyphs behind a move, the ones that judge it in their colors. */
export const glyphsMarkup = (glyphs: readonly NagGlyph[]): Markup =>
  trusted(
    glyphs
      .map(({ glyph, name, tone, group }) =>
        tone === undefined
          ? markup`<i title="${name}">${group === 'move' ? '' : '\u00a0'}${glyph}</i>`.html
          : markup`<i class="${tone}" title="${name}">${glyph}</i>`.html,
      )
      .join(''),
  )

/** Where a move begins, its number never parts from it. */
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

/** A comment of several paragraphs within a line of moves. */
const commentMarkup = (text: string): Markup => markup`<span class="said">${withLines(text)}</span>`

const itemMarkup = (item: TextItem, game: PageGame): string => {
  switch (item.kind) {
    case 'move':
      return moveMarkup(item, game).html
    case 'comment':
      return commentMarkup(item.text).html
    case 'value':
      return markup`<span class="value">${item.text}</span>`.html
    case 'open':
      return `<span class="line${item.depth > 1 ? ' deep' : ''}">(`
    case 'close':
      return ')</span>'
  }
}

const isGlued = (before: TextItem | undefined, item: TextItem): boolean =>
  before === undefined || before.kind === 'open' || item.kind === 'close'

const itemsMarkup = (items: readonly TextItem[], game: PageGame): Markup =>
  trusted(
    items
      .map((item, place) => (isGlued(items[place - 1], item) ? '' : ' ') + itemMarkup(item, game))
      .join(''),
  )

const captionOf = ({ position }: Diagram, { positions }: PublishedGame): string => {
  const { label } = positions[position]!
  return label === '' ? t('publish.page.firstPosition') : t('publish.page.after', { move: label })
}

/** A board in the text, with what it shows under it. */
export const diagramMarkup = (diagram: Diagram, { game, colors }: PageGame): Markup => {
  const position = game.positions[diagram.position]!
  const caption = captionOf(diagram, game)
  const { variant } = game
  const of = {
    variant,
    board: position.setup.board,
    orientation: diagram.orientation,
    colors,
    coordinates: true,
    lit: position.lit,
    shapes: position.shapes,
  }
  return markup`<figure class="diagram">${boardMarkup(of, boardWords(caption, position, variant))}<figcaption>${caption}</figcaption></figure>`
}

const paragraphMarkup = (items: readonly TextItem[], game: PageGame): Markup =>
  markup`<p>${itemsMarkup(items, game)}</p>`

/** A paragraph and the board to which it leads stay together; the board comes first, so that the text flows around it. */
const blockMarkup = (block: TextBlock, next: TextBlock | undefined, game: PageGame): Markup => {
  if (block.kind === 'diagram') return diagramMarkup(block.diagram, game)
  const paragraph = paragraphMarkup(block.items, game)
  return next?.kind === 'diagram'
    ? markup`<div class="with">${diagramMarkup(next.diagram, game)}${paragraph}</div>`
    : paragraph
}

/** Paragraphs and boards. */
export const blocksMarkup = (blocks: readonly TextBlock[], game: PageGame): Markup =>
  trusted(
    blocks
      .filter((block, place) => block.kind === 'paragraph' || blocks[place - 1]?.kind !== 'paragraph')
      .map(block => blockMarkup(block, blocks[blocks.indexOf(block) + 1], game).html)
      .join('\n'),
  )

/** Prose with its paragraphs and lines. */
export const proseMarkup = (texts: readonly string[]): Markup =>
  trusted(
    texts
      .flatMap(text => text.split('\n\n'))
      .map(paragraph => markup`<p>${withLines(paragraph)}</p>`.html)
      .join(''),
  )
