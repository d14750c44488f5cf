import { PLAIN } from '@shared/picture/pieces/plainArt'
import { distanceTo, encloses, outlineOfCircle, outlineOfPath, type Outline, type Point } from './outline'

/** A piece as drawn with a pen: shapes, each of which hides what is below it, and lines on top of them. */
export interface PenDrawing {
  readonly shapes: readonly Outline[]
  readonly lines: readonly Outline[]
}

const ELEMENT = /<(path|circle) ([^>]*)\/>/g
const attribute = (text: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1] ?? ''

const outlinesOf = (element: string, attributes: string): readonly Outline[] => {
  if (element === 'path') return attribute(attributes, 'd').split(/(?=M)/).map(outlineOfPath)
  const middle = { x: Number(attribute(attributes, 'cx')), y: Number(attribute(attributes, 'cy')) }
  return [outlineOfCircle(middle, Number(attribute(attributes, 'r')))]
}

/** The plain drawing of a piece. Throws for a piece that the set lacks. */
export const penDrawing = (figure: string): PenDrawing => {
  const drawing = PLAIN[figure]
  if (!drawing) throw new Error(`the plain set has no ${figure}`)
  const [shapes = '', lines = ''] = drawing({ fill: '', line: '', detail: '' }).split('</g>')
  const outlines = (svg: string) =>
    Array.from(svg.matchAll(ELEMENT)).flatMap(([, element = '', attributes = '']) =>
      outlinesOf(element, attributes),
    )
  return { shapes: outlines(shapes), lines: outlines(lines) }
}

/**
 * The distance of a point from the edge of the ink, in units of the drawing: negative inside the ink, positive outside.
 *
 * @param weight the width of the pen
 */
export const inkDepth = ({ shapes, lines }: PenDrawing, weight: number, point: Point): number => {
  let depth = Math.min(Infinity, ...lines.map(line => distanceTo(line, point) - weight / 2))
  for (const shape of shapes.toReversed()) {
    depth = Math.min(depth, distanceTo(shape, point) - weight / 2)
    if (encloses(shape, point)) return depth
  }
  return depth
}
