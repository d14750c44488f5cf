import type { Color } from '../board/color'
import type { Piece } from '../board/piece'
import type { BoardSize } from '../board/square'
import type { ShapeColor } from '../notation/pgn/commands'
import { placeOf } from './boardPlaces'

/*
 * Drawings over the pieces, in one form for all uses: the window renders them as elements; pictures, pages and animations use SVG
 * text. All lengths are in squares, and all points are measured from the top left corner of the board as it is turned.
 */

/** The colors of shapes in comments, and those of engines' arrows. */
export type ArrowColor = ShapeColor | 'engine' | 'threat'

export interface Point {
  readonly x: number
  readonly y: number
}

interface Painted {
  /** Unique among the drawings of a board. */
  readonly key: string
  readonly color: ArrowColor
  readonly opacity: number
}

/** A line with a triangle at one end, at both ends, or at neither. */
export interface DrawnArrow extends Painted {
  readonly kind: 'arrow'
  readonly from: Point
  readonly to: Point
  readonly width: number
  /** The control point of the curve, for a line that jumps over a piece. */
  readonly bend?: Point
  readonly heads: readonly (readonly [Point, Point, Point])[]
}

/** A circle, with a piece inside it if one should be placed. */
export interface DrawnRing extends Painted {
  readonly kind: 'ring'
  readonly middle: Point
  readonly radius: number
  readonly width: number
  /** Set around a piece that is jumped over. */
  readonly isDashed?: true
  readonly piece?: Piece & { readonly side: number }
}

export type DrawnShape = DrawnArrow | DrawnRing

/** The board on which to draw. */
export interface DrawnOn {
  readonly size: BoardSize
  readonly orientation: Color
}

/** The dimensions of an arrow. Its parts begin and end at these distances from the middle of the nearer square. */
export interface ArrowMeasures {
  readonly width: number
  /** Where the line begins. */
  readonly tail: number
  /** Where the line ends. */
  readonly neck: number
  readonly tip: number
  readonly headLength: number
  readonly headHalf: number
}

/** The opacity of most drawings; bars and placements of lower rank have their own. */
export const SHAPE_OPACITY = 0.85

/** The middle of a square; undefined if it is not on the board. */
export const squareMiddle = (square: string, { orientation, size }: DrawnOn): Point | undefined => {
  const place = placeOf(square, orientation, size)
  return place && { x: place.column + 0.5, y: place.row + 0.5 }
}

/**
 * The point that lies `along` squares from another one in a direction, and `aside` squares to the right of that. The
 * angle is that of {@link angleOf}.
 */
export const pointFrom = ({ x, y }: Point, angle: number, along: number, aside = 0): Point => ({
  x: x + Math.cos(angle) * along - Math.sin(angle) * aside,
  y: y + Math.sin(angle) * along + Math.cos(angle) * aside,
})

/** The direction from one point to another, in radians: 0 is to the right, and angles grow clockwise. */
export const angleOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x)

/** The triangle at the end of an arrow: the tip and the two corners of its base. */
export const headAt = (
  from: Point,
  to: Point,
  { tip, headLength, headHalf }: ArrowMeasures,
): DrawnArrow['heads'][0] => {
  const angle = angleOf(from, to)
  const foot = -tip - headLength
  return [
    pointFrom(to, angle, -tip),
    pointFrom(to, angle, foot, headHalf),
    pointFrom(to, angle, foot, -headHalf),
  ]
}

/** The arrow between two squares, with heads at both ends if asked for; none if a square is not on the board. */
export const arrowBetween = (
  [from, to]: readonly [string, string],
  color: ArrowColor,
  measures: ArrowMeasures,
  on: DrawnOn,
  both = false,
): readonly DrawnArrow[] => {
  const [start, end] = [squareMiddle(from, on), squareMiddle(to, on)]
  if (!start || !end) return []
  const angle = angleOf(start, end)
  return [
    {
      kind: 'arrow',
      key: from + to,
      color,
      opacity: SHAPE_OPACITY,
      from: pointFrom(start, angle, both ? measures.neck : measures.tail),
      to: pointFrom(end, angle, -measures.neck),
      width: measures.width,
      heads: [headAt(start, end, measures), ...(both ? [headAt(end, start, measures)] : [])],
    },
  ]
}

/** A circle around a square; none if the square is not on the board. */
export const ringAround = (
  square: string,
  on: DrawnOn,
  ring: Omit<DrawnRing, 'kind' | 'key' | 'middle'>,
): readonly DrawnRing[] => {
  const middle = squareMiddle(square, on)
  return middle ? [{ kind: 'ring', key: square, middle, ...ring }] : []
}
