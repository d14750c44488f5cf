import { inkDepth, penDrawing } from './ink'
import type { Point } from './outline'
import { traceInk } from './trace'
import { trueType, type Glyph } from './trueType'

const FIGURES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const
/** The white king of Unicode; the other figures follow in this order. */
const FIRST = 0x2654

const BOX = 45
/** The width of the pen in units of the drawing, to match the semibold letters beside it. */
const WEIGHT = 2.6

const EM = 2048
/** Font units per unit of the drawing, so that a figure is a little taller than a capital. */
const SCALE = (0.0222 * EM * 45) / BOX
/** The baseline on which figures stand, in the drawing. */
const FOOT = 40.5 + WEIGHT / 2
/** The space on each side of a figure, in font units. */
const BEARING = Math.round(0.045 * EM)

const glyphOf = (figure: string, codePoint: number): Glyph => {
  const drawing = penDrawing(figure)
  const loops = traceInk(point => inkDepth(drawing, WEIGHT, point), BOX)
  const left = Math.min(...loops.flat().map(({ x }) => x))
  const right = Math.max(...loops.flat().map(({ x }) => x))
  const placed = ({ x, y }: Point) =>
    [BEARING + Math.round((x - left) * SCALE), Math.round((FOOT - y) * SCALE)] as const
  return {
    codePoint,
    advance: 2 * BEARING + Math.round((right - left) * SCALE),
    outlines: loops.map(loop => loop.map(placed)),
  }
}

/** Builds a TrueType font with the plain pieces as figurines of one weight. */
export const figurineFont = (): Uint8Array => {
  const figures = FIGURES.map((figure, place) => glyphOf(figure, FIRST + place))
  const none: Glyph = { codePoint: 0, advance: EM / 2, outlines: [] }
  return trueType(
    [none, ...figures],
    { family: 'Backrank Figurines', license: 'GPL-3.0-or-later' },
    { unitsPerEm: EM, ascent: Math.round(0.95 * EM), descent: Math.round(-0.25 * EM), weight: 600 },
  )
}
