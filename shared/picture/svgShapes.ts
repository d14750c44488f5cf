import type { Color } from '../board/color'
import type { BoardSize } from '../board/square'
import type { Shape, ShapeColor } from '../notation/pgn/commands'
import { placeOf } from './boardPlaces'
import { attribute, units } from './svgPaint'

/** What a drawing has to know to bear arrows and circles. */
export interface DrawnShapes {
  readonly shapes: readonly Shape[]
  readonly size: BoardSize
  readonly orientation: Color
  readonly colors: { readonly shapes: Readonly<Record<ShapeColor, string>> }
}

interface Point {
  readonly x: number
  readonly y: number
}

/*
 * The measures of the live board, in squares: how thick a line is, how far from the middle of its
 * target it ends, and a head of three by four times its thickness.
 */
const LINE = 9 / 64
const MARGIN = 10 / 64
/** Where arrows crowd at one target. */
const CROWDED_MARGIN = 20 / 64
const RING = 4 / 64
const OPACITY = 0.85
/** How far behind and before the end of its line a head reaches, and to either side, in thicknesses. */
const HEAD = { back: 2.05, front: 0.95, half: 2 } as const

const middleOf = (name: string, { orientation, size }: DrawnShapes): Point | undefined => {
  const place = placeOf(name, orientation, size)
  return place && { x: place.column + 0.5, y: place.row + 0.5 }
}

const moved = ({ x, y }: Point, angle: number, along: number, aside = 0): Point => ({
  x: x + Math.cos(angle) * along - Math.sin(angle) * aside,
  y: y + Math.sin(angle) * along + Math.cos(angle) * aside,
})

const at = ({ x, y }: Point): string => `${units(x)} ${units(y)}`

const arrow = (from: Point, to: Point, color: string, margin: number): string => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const end = moved(to, angle, -margin)
  const [back, front, half] = [HEAD.back * LINE, HEAD.front * LINE, HEAD.half * LINE]
  const head = [moved(end, angle, front), moved(end, angle, -back, half), moved(end, angle, -back, -half)]
  const paint = attribute(color)
  return (
    `<g opacity="${OPACITY}"><path d="M${at(from)}L${at(end)}" stroke="${paint}" stroke-width="${units(LINE)}" ` +
    `stroke-linecap="round"/><path d="M${head.map(at).join('L')}Z" fill="${paint}"/></g>`
  )
}

const ring = ({ x, y }: Point, color: string): string =>
  `<circle cx="${units(x)}" cy="${units(y)}" r="${units(0.5 - RING / 2)}" fill="none" ` +
  `stroke="${attribute(color)}" stroke-width="${units(RING)}" opacity="${OPACITY}"/>`

/** Arrows to one square crowd where the angle between them is smaller, in radians. */
const CROWDED = (7 / 16) * Math.PI

const angleOf = ({ from, to }: Shape, of: DrawnShapes): number => {
  const [start, end] = [middleOf(from, of), to === undefined ? undefined : middleOf(to, of)]
  return start && end ? Math.atan2(end.y - start.y, end.x - start.x) : 0
}

/** Another arrow ends on the same square, from nearly the same side. */
const isCrowded = (shape: Shape, of: DrawnShapes): boolean =>
  of.shapes.some(other => {
    if (other.to !== shape.to || other.from === shape.from) return false
    return Math.cos(angleOf(other, of) - angleOf(shape, of)) > Math.cos(CROWDED)
  })

const drawn = (shape: Shape, of: DrawnShapes): string => {
  const from = middleOf(shape.from, of)
  const to = shape.to === undefined ? undefined : middleOf(shape.to, of)
  const color = of.colors.shapes[shape.color]
  if (!from || (shape.to !== undefined && !to)) return ''
  return to ? arrow(from, to, color, isCrowded(shape, of) ? CROWDED_MARGIN : MARGIN) : ring(from, color)
}

/** The user's arrows and circles as the live board draws them, over the pieces. */
export const shapesSvg = (of: DrawnShapes): string => of.shapes.map(shape => drawn(shape, of)).join('')
