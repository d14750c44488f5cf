import type { Piece } from '../board/piece'
import type { ArrowColor, DrawnShape, Point } from './drawnShapes'
import { attribute, units } from './svgPaint'

/** The colors and pieces with which arrows and circles are drawn. */
interface ShapePaint {
  readonly colors: Readonly<Record<ArrowColor, string>>
  /** Draws a piece in a box, with the top left corner and the side in squares. */
  readonly piece?: (piece: Piece, corner: Point, side: number) => string
}

const at = ({ x, y }: Point): string => `${units(x)} ${units(y)}`

const painted = (shape: DrawnShape, { colors, piece }: ShapePaint): string => {
  const paint = attribute(colors[shape.color])
  if (shape.kind === 'arrow') {
    const heads = shape.heads.map(head => `<path d="M${head.map(at).join('L')}Z" fill="${paint}"/>`)
    const way = shape.bend ? `Q${at(shape.bend)} ${at(shape.to)}" fill="none` : `L${at(shape.to)}`
    return (
      `<g opacity="${shape.opacity}"><path d="M${at(shape.from)}${way}" stroke="${paint}" ` +
      `stroke-width="${units(shape.width)}" stroke-linecap="round"/>${heads.join('')}</g>`
    )
  }
  const { middle, radius, width, opacity } = shape
  const ring =
    `<circle cx="${units(middle.x)}" cy="${units(middle.y)}" r="${units(radius)}" fill="none" ` +
    `stroke="${paint}" stroke-width="${units(width)}"${shape.isDashed ? ` stroke-dasharray="${units(2 * width)}"` : ''}`
  if (!shape.piece || !piece) return `${ring} opacity="${opacity}"/>`
  const half = shape.piece.side / 2
  const inside = piece(shape.piece, { x: middle.x - half, y: middle.y - half }, shape.piece.side)
  return `<g opacity="${opacity}">${inside}${ring}/></g>`
}

/** Draws arrows and circles over the pieces, as the live board does. */
export const shapesSvg = (shapes: readonly DrawnShape[], paint: ShapePaint): string =>
  shapes.map(shape => painted(shape, paint)).join('')
