import { COLORS, type Color } from '../../board/color'
import type { Piece } from '../../board/piece'
import type { Board, Setup } from '../../board/setup'
import { squareName } from '../../board/square'
import { formatList } from '../../i18n/numbers'
import { t } from '../../i18n/t'
import { boardSvg, type BoardColors, type SvgOf } from '../../picture/boardSvg'
import { artUri } from '../../picture/pieces/artUri'
import type { PieceSet } from '../../picture/pieces/pieceSets'
import { svgOfArt } from '../../picture/pieces/drawing'
import { edgeNames } from '../../picture/svgCoordinates'
import { units } from '../../picture/svgPaint'
import { figureOf, roleName } from '../../i18n/names/pieceNames'
import type { VariantDefinition } from '../../variants/variant'
import { markup, trusted, type Markup } from './markup'
import type { PublishedRanks } from '../document/document'
import type { Role } from '../../board/role'
import { POCKET_ORDER } from '../../variants/army'

/** The id of the drawing of a piece in a page. */
export const symbolId = (figure: string, color: Color): string => `${color.slice(0, 1)}-${figure}`

/** The side of the box in which a piece is drawn. */
export const PIECE_BOX = 45

const symbol = (figure: string, color: Color, set: PieceSet): string => {
  const svg = svgOfArt(artUri(figure, color, set)) ?? '<svg></svg>'
  const inside = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  const attributes = /^<svg([^>]*)>/
    .exec(svg)?.[1]
    ?.replace(/\s(?:xmlns|width|height|viewBox|x|y)="[^"]*"/g, '')
  return `<symbol id="${symbolId(figure, color)}" viewBox="0 0 ${PIECE_BOX} ${PIECE_BOX}"><g${attributes ?? ''}>${inside}</g></symbol>`
}

/** The drawings of all pieces of these systems, each only once. */
export const pieceSymbols = (variants: readonly VariantDefinition[], set: PieceSet): Markup => {
  const figures = new Set(
    variants.flatMap(({ army }) =>
      (Object.keys(army.letters) as Piece['role'][]).map(role => figureOf(role, army)),
    ),
  )
  const symbols = [...figures].flatMap(figure => COLORS.map(color => symbol(figure, color, set)))
  return trusted(`<svg class="symbols" aria-hidden="true" width="0" height="0">${symbols.join('')}</svg>`)
}

export interface DrawnBoard {
  readonly variant: VariantDefinition
  readonly board: Board
  readonly orientation: Color
  readonly colors: BoardColors
  readonly lit?: readonly string[]
  readonly shapes?: SvgOf['shapes']
}

/** A board that refers to the pieces of the page, without a size of its own. */
export const boardMarkup = (of: DrawnBoard, label: string): Markup => {
  const svg = boardSvg({
    board: of.board,
    army: of.variant.army,
    grid: of.variant.grid,
    orientation: of.orientation,
    colors: of.colors,
    coordinates: false,
    lastMove: of.lit ?? [],
    checked: undefined,
    shapes: of.shapes ?? [],
    art: () => '',
    symbol: symbolId,
  })
  const name = markup`role="img" aria-label="${label}"`.html
  return trusted(
    svg.replace(/^<svg xmlns="[^"]*" width="[\d.]+" height="[\d.]+"/, `<svg class="board" ${name}`),
  )
}

/** The size of letters and numbers beside a board, and the space for them, in squares. */
const LABEL = { size: 0.34, left: 0.5, below: 0.52 } as const

const labelsMarkup = ({ board: { size }, orientation }: DrawnBoard): string => {
  const names = edgeNames(size, orientation)
  const at = (x: number, y: number, text: string) => `<text x="${units(x)}" y="${units(y)}">${text}</text>`
  const middle = LABEL.size * 0.36
  const ranks = names.ranks.map((name, row) => at(-LABEL.left / 2, row + 0.5 + middle, name))
  const files = names.files.map((name, column) =>
    at(column + 0.5, size.ranks + LABEL.below / 2 + middle, name),
  )
  return `<g class="labels" font-size="${units(LABEL.size)}"><g text-anchor="middle">${ranks.join('')}</g><g text-anchor="middle">${files.join('')}</g></g>`
}

/** A board with coordinates beside it, large enough to be read even if the board is small. */
export const labelledBoardMarkup = (of: DrawnBoard, label: string): Markup => {
  const { files, ranks } = of.board.size
  const box = [-LABEL.left, 0, files + LABEL.left, ranks + LABEL.below].map(units).join(' ')
  const { html } = boardMarkup(of, label)
  return trusted(
    html.replace(/viewBox="[^"]*"/, `viewBox="${box}"`).replace(/<\/svg>$/, `${labelsMarkup(of)}</svg>`),
  )
}

const piecesOf = (
  { board }: Pick<DrawnBoard, 'board'>,
  color: Color,
  { army }: VariantDefinition,
): string => {
  const names = board.pieces.flatMap((piece, square) =>
    piece?.color === color ? [`${roleName(piece.role, army)} ${squareName(square, board.size)}`] : [],
  )
  return t('publish.page.side', {
    color,
    pieces: names.length === 0 ? t('publish.page.emptyBoard') : formatList(names),
  })
}

/** The position in words, for screen readers. */
export const boardWords = (
  title: string,
  { setup }: { readonly setup: Pick<Setup, 'board'> },
  variant: VariantDefinition,
): string =>
  t('publish.page.boardOf', {
    title,
    pieces: COLORS.map(color => piecesOf(setup, color, variant)).join('. '),
  })

/** Both back ranks, Black's above, as one board of two ranks. */
export const ranksBoard = ({ size, pieces }: Board): Board => ({
  size: { files: size.files, ranks: 2 },
  pieces: [...pieces.slice(0, size.files), ...pieces.slice((size.ranks - 1) * size.files)],
})

/** The two back ranks with their heading above them. */
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

/** The pieces that a side has in hand, one by one. */
export const rolesInHand = ({ pockets }: Pick<Setup, 'pockets'>, color: Color): readonly Role[] =>
  POCKET_ORDER.flatMap(role => Array.from({ length: pockets[color][role] ?? 0 }, () => role))

/** The same for screen readers. */
export const handWords = (
  setup: Pick<Setup, 'pockets'>,
  color: Color,
  { army }: VariantDefinition,
): string => {
  const pieces = rolesInHand(setup, color).map(role => roleName(role, army))
  return t('publish.page.hands', {
    color,
    pieces: pieces.length === 0 ? t('publish.page.nothingInHand') : formatList(pieces),
  })
}
