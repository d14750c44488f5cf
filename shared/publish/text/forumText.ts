import { t } from '../../i18n/t'
import type { Game } from '../../tree/game'
import type { PageChoices } from '../choices'
import {
  joinItems,
  type AccuracyRow,
  type Diagram,
  type PublishedGame,
  type TextBlock,
  type TextItem,
} from '../document/document'
import { judgedByWords } from '../document/heading'
import type { MoveRange } from '../document/excerpt'
import { makeDocument } from '../document/makeDocument'

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

const paragraphText = (items: readonly TextItem[]): string => joinItems(items, itemText)

const fenLine = (name: string, fen: string): string => t('publish.text.fen', { name, fen })

const diagramLine = ({ position, caption }: Diagram, { positions }: PublishedGame): string =>
  fenLine(caption, positions[position]!.fen)

const blockText = (block: TextBlock, game: PublishedGame): string =>
  block.kind === 'diagram' ? diagramLine(block.diagram, game) : paragraphText(block.items)

/** Replaces non-breaking spaces, which are only for printed pages. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

/** The FENs of positions: the first one, and those that have a board on a page. */
const startLines = ({ positions, ranks, firstDiagram }: PublishedGame): readonly string[] => {
  const name = ranks[0]?.heading ?? firstDiagram?.caption
  return name === undefined ? [] : [fenLine(name, positions[0]!.fen)]
}

/** How the setup was played and its result; the turns themselves are among the moves. */
const setupText = (game: Game, choices: PageChoices, moves?: MoveRange): readonly string[] => {
  const { setup } = choices.contents.setup ? makeDocument(game, choices, moves) : {}
  const text = [setup?.explanation.text ?? '', setup?.summary ?? ''].filter(part => part !== '').join(' ')
  return text === '' ? [] : [text]
}

const accuracyLine = ({ player, all, judged }: AccuracyRow): string =>
  t('publish.text.accuracy', {
    player,
    accuracy: Math.round(all),
    inaccuracies: judged.inaccuracy,
    mistakes: judged.mistake,
    blunders: judged.blunder,
  })

/** The summary of the players' moves, and who evaluated them. */
const judgedText = ({ accuracy, judgedBy }: PublishedGame): readonly string[] =>
  accuracy.length === 0
    ? []
    : [[...accuracy.map(accuracyLine), ...(judgedBy ? [judgedByWords(judgedBy)] : [])].join('\n')]

/**
 * A game as text for forums and e-mail: facts, moves with figurines, and FENs instead of boards.
 *
 * @param moves only the moves with these numbers
 */
export const forumText = (game: Game, choices: PageChoices, moves?: MoveRange): string => {
  const whole = { ...choices, contents: { ...choices.contents, start: true, setup: false } }
  const page = makeDocument(game, whole, moves)
  const parts = [
    `${page.title}\n${page.facts}`,
    ...(choices.contents.start ? startLines(page) : []),
    ...setupText(game, choices, moves),
    ...page.introduction,
    ...page.text.map(block => blockText(block, page)),
    ...(page.result === '' ? [] : [page.result]),
    ...judgedText(page),
  ]
  return `${plain(parts.join('\n\n'))}\n`
}
