import type { Color } from '../board/color'
import { fileName, isDark, squareAt, type BoardSize } from '../board/square'
import type { VariantRules } from '../variants/variant'
import { attribute, units } from './svgPaint'

/** What is needed to draw coordinates. */
export interface LabelledBoard {
  readonly size: BoardSize
  readonly grid: VariantRules['grid']
  readonly orientation: Color
  readonly colors: { readonly labelOnLight: string; readonly labelOnDark: string }
}

/** The board's own letters are measured on a square of this side, in px; a picture is the same in every window. */
const SQUARE = 64
const LETTER = 10

/** The place of a letter in its square, in px: its distance from the side, and of its baseline from the top or bottom. */
const INSIDE = { side: 4, top: 12.6, bottom: 5.4 } as const

/** The place of a letter beside a board of lines, whose pieces fill the edge: at the end of each line, this far from the squares, in px. */
const OUTSIDE = { side: 5, foot: 3.6, below: 13 } as const

/** The space for the coordinates of a board of lines, on the left and below, in squares. */
export const COORDINATE_MARGIN = 1 / 3

const FONT = "Inter, system-ui, 'Segoe UI', 'Noto Sans', sans-serif"

/** The text and baseline of a letter, in squares from the top left corner of the board. */
type Label = readonly [text: string, x: number, y: number, color: string]

const label = ([text, x, y, color]: Label): string =>
  `<text x="${units(x)}" y="${units(y)}" fill="${attribute(color)}">${text}</text>`

interface Labels {
  readonly ranks: readonly Label[]
  readonly files: readonly Label[]
  readonly anchors: { readonly ranks: string; readonly files: string }
}

type EdgeNames = Readonly<Record<'ranks' | 'files', readonly string[]>>

/** The names along the edges of a board as it is turned: ranks from the top, files from the left. */
export const edgeNames = (size: BoardSize, orientation: Color): EdgeNames => {
  const ranks = Array.from({ length: size.ranks }, (_, rank) => String(rank + 1))
  const files = Array.from({ length: size.files }, (_, file) => fileName(file))
  return orientation === 'white' ? { ranks: ranks.reverse(), files } : { ranks, files: files.reverse() }
}

const onLines = ({ ranks, files }: EdgeNames, { size, colors }: LabelledBoard): Labels => ({
  ranks: ranks.map((name, row) => [
    name,
    -OUTSIDE.side / SQUARE,
    row + 0.5 + OUTSIDE.foot / SQUARE,
    colors.labelOnLight,
  ]),
  files: files.map((name, column) => [
    name,
    column + 0.5,
    size.ranks + OUTSIDE.below / SQUARE,
    colors.labelOnLight,
  ]),
  anchors: { ranks: 'end', files: 'middle' },
})

const inSquares = ({ ranks, files }: EdgeNames, { size, orientation, colors }: LabelledBoard): Labels => {
  const isTurned = orientation === 'black'
  const colorAt = (column: number, row: number) => {
    const [file, rank] = isTurned ? [size.files - 1 - column, row] : [column, size.ranks - 1 - row]
    return isDark(squareAt(file, rank, size), size) ? colors.labelOnDark : colors.labelOnLight
  }
  return {
    ranks: ranks.map((name, row) => [name, INSIDE.side / SQUARE, row + INSIDE.top / SQUARE, colorAt(0, row)]),
    files: files.map((name, column) => [
      name,
      column + 1 - INSIDE.side / SQUARE,
      size.ranks - INSIDE.bottom / SQUARE,
      colorAt(column, size.ranks - 1),
    ]),
    anchors: { ranks: 'start', files: 'end' },
  }
}

/** Draws ranks along the left edge and files along the bottom: inside squares, or at the ends of lines. */
export const coordinatesSvg = (board: LabelledBoard): string => {
  const labels = board.grid === 'palaces' ? onLines : inSquares
  const { ranks, files, anchors } = labels(edgeNames(board.size, board.orientation), board)
  return (
    `<g font-family="${FONT}" font-size="${units(LETTER / SQUARE)}" font-weight="600">` +
    `<g text-anchor="${anchors.ranks}">${ranks.map(label).join('')}</g>` +
    `<g text-anchor="${anchors.files}">${files.map(label).join('')}</g></g>`
  )
}
