import { t } from '../../i18n/t'
import type { Game } from '../../tree/game'
import type { PageChoices } from '../choices'
import type { Diagram, PublishedGame, TextBlock, TextItem } from '../document/document'
import { judgedByWords } from '../document/aboutValues'
import { makeDocument } from '../document/makeDocument'

const isGlued = (before: TextItem | undefined, item: TextItem): boolean =>
  before === undefined || before.kind === 'open' || item.kind === 'close'

const itemText = (item: TextItem): string => {
  switch (item.kind) {
    case 'move': {
      const glyphs = item.glyphs.map(({ glyph, tone }) => (tone === undefined ? ` ${glyph}` : glyph))
      return [item.lead, item.text + glyphs.join('')].filter(part => part !== '').join(' ')
    }
    case 'comment':
    case 'value':
      return item.text
    case 'open':
      return '('
    case 'close':
      return ')'
  }
}

const paragraphText = (items: readonly TextItem[]): string =>
  items.map((item, place) => (isGlued(items[place - 1], item) ? '' : ' ') + itemText(item)).join('')

const fenLine = (name: string, fen: string): string => t('publish.text.fen', { name, fen })

const diagramLine = ({ position, caption }: Diagram, { positions }: PublishedGame): string =>
  fenLine(caption, positions[position]!.fen)

const blockText = (block: TextBlock, game: PublishedGame): string =>
  block.kind === 'diagram' ? diagramLine(block.diagram, game) : paragraphText(block.items)

/** Spaces that do not break are for printed pages. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Positions that are named by their FEN: the first one, and where boards stand on a page. */
const startLine = ({ positions, ranks }: PublishedGame): string =>
  fenLine(ranks[0]?.heading ?? t('publish.page.firstPosition'), positions[0]!.fen)

/** A game as text for forums and mails: facts, moves with figurines, and FENs where a page has boards. */
export const forumText = (game: Game, choices: PageChoices): string => {
  const whole = { ...choices, contents: { ...choices.contents, start: true, setup: false } }
  const page = makeDocument(game, whole)
  const blocks = page.text.map(block => blockText(block, page))
  const start = choices.contents.start ? [startLine(page)] : []
  const last = page.result === '' ? [] : [page.result]
  const judged = page.judgedBy && page.accuracy.length > 0 ? [judgedByWords(page.judgedBy)] : []
  return `${plain([`${page.title}\n${page.facts}`, ...start, ...page.introduction, ...blocks, ...last, ...judged].join('\n\n'))}\n`
}
