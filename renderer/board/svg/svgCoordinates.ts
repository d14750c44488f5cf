import type { Color } from '@shared/board/color'
import { fileName, isDark, squareAt, type BoardSize } from '@shared/board/square'
import type { VariantRules } from '@shared/variants/variant'
import { attribute, units } from './svgPaint'

/** What a drawing has to know to bear coordinates. */
export interface LabelledBoard {
  readonly size: BoardSize
  readonly grid: VariantRules['grid']
  readonly orientation: Color
  readonly colors: { readonly labelOnLight: string; readonly labelOnDark: string }
}

/** The board's own letters on a square of this side, in px; a picture is the same in every window. */
const SQUARE = 64
const LETTER = 10

/**
 * Where a letter stands in its square, in px: in from the side, and its foot in from the top or, of
 * a file's letter, from the bottom. On points, pieces reach nearer to the corners.
 */
const PLACES = {
  squares: { side: 4, top: 12.6, bottom: 5.4 },
  palaces: { side: 2, top: 9.6, bottom: 2.4 },
} as const

const FONT = "Inter, system-ui, 'Segoe UI', 'Noto Sans', sans-serif"

const label = (text: string, x: number, y: number, color: string): string =>
  `<text x="${units(x)}" y="${units(y)}" fill="${attribute(color)}">${text}</text>`

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place)

/** Ranks along the left edge and files along the lower one, inside the squares as on the board. */
export const coordinatesSvg = ({ size, grid, orientation, colors }: LabelledBoard): string => {
  const { side, top, bottom } = PLACES[grid]
  const { files, ranks } = size
  const isTurned = orientation === 'black'
  const fileAt = (column: number) => (isTurned ? files - 1 - column : column)
  const rankAt = (row: number) => (isTurned ? row : ranks - 1 - row)
  const colorAt = (column: number, row: number) =>
    grid === 'squares' && isDark(squareAt(fileAt(column), rankAt(row), size), size)
      ? colors.labelOnDark
      : colors.labelOnLight
  const numbers = places(ranks).map(row =>
    label(String(rankAt(row) + 1), side / SQUARE, row + top / SQUARE, colorAt(0, row)),
  )
  const letters = places(files).map(column =>
    label(
      fileName(fileAt(column)),
      column + 1 - side / SQUARE,
      ranks - bottom / SQUARE,
      colorAt(column, ranks - 1),
    ),
  )
  return (
    `<g font-family="${FONT}" font-size="${units(LETTER / SQUARE)}" font-weight="600">${numbers.join('')}` +
    `<g text-anchor="end">${letters.join('')}</g></g>`
  )
}
