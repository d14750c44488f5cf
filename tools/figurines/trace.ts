import type { Point } from './outline'

/** The size of a cell of the grid on which ink is sampled, in units of the drawing. */
const CELL = 0.25
/** The origin of the grid, off all coordinates that drawings use, so that no edge runs along a grid line. */
const ORIGIN = -0.0871
/** The largest distance of a simplified outline from the traced edge. */
const TOLERANCE = 0.04

/** Returns the value at a grid point. */
type Field = (column: number, row: number) => number

const crossing = (one: Point, other: Point, field: Field): Point => {
  const [from, to] = [field(one.x, one.y), field(other.x, other.y)]
  const part = from / (from - to)
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part }
}

const keyOf = ({ x, y }: Point): string => `${Math.round(x * 1e6)} ${Math.round(y * 1e6)}`

/** Each cell is split into two triangles, as squares have ambiguous cases and triangles do not. */
const TRIANGLES = [
  [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ],
  [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
] as const

/** Where the edge of the ink crosses a triangle, with the ink to its right; undefined where it does not. */
const edgeIn = (corners: readonly Point[], field: Field): readonly [Point, Point] | undefined => {
  const isInk = corners.map(({ x, y }) => field(x, y) < 0)
  const inked = isInk.filter(Boolean).length
  if (inked === 0 || inked === 3) return undefined
  const single = isInk.indexOf(inked === 1)
  const [tip, next, last] = [0, 1, 2].map(step => corners[(single + step) % 3]!) as [Point, Point, Point]
  const [one, other] = [crossing(tip, next, field), crossing(tip, last, field)]
  return inked === 1 ? [one, other] : [other, one]
}

const distance = (point: Point, from: Point, to: Point): number => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y)
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length
}

/** Simplifies a line; no dropped point is farther from it than the tolerance. */
const simplified = (points: readonly Point[]): readonly Point[] => {
  if (points.length < 3) return points
  const [first, last] = [points[0]!, points.at(-1)!]
  const far = points.map(point => distance(point, first, last))
  const farthest = far.indexOf(Math.max(...far))
  if (far[farthest]! <= TOLERANCE) return [first, last]
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))]
}

/** Simplifies a closed line, which needs two ends for this: its first point and the one opposite. */
const simplifiedLoop = (points: readonly Point[]): readonly Point[] => {
  const middle = Math.floor(points.length / 2)
  const [there, back] = [points.slice(0, middle + 1), [...points.slice(middle), points[0]!]]
  return [...simplified(there).slice(0, -1), ...simplified(back).slice(0, -1)]
}

/**
 * Traces the edges of the ink as closed lines, with the ink always on the same side: an outer edge and the edge of a
 * hole run in opposite directions.
 *
 * @param inkAt negative inside the ink
 * @param side the side of the sampled square
 */
export const traceInk = (inkAt: (point: Point) => number, side: number): readonly (readonly Point[])[] => {
  const cells = Math.round(side / CELL)
  const values = Array.from({ length: (cells + 1) ** 2 }, (_, place) =>
    inkAt({
      x: ORIGIN + (place % (cells + 1)) * CELL,
      y: ORIGIN + Math.floor(place / (cells + 1)) * CELL,
    }),
  )
  const field: Field = (column, row) => values[row * (cells + 1) + column]!
  const following = new Map<string, readonly [from: Point, to: Point]>()
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1)
      for (const triangle of TRIANGLES) {
        const corners = triangle.map(({ x, y }) => ({ x: x + column, y: y + row }))
        const edge = edgeIn(corners, field)
        if (edge) following.set(keyOf(edge[0]), edge)
      }
  const loops: (readonly Point[])[] = []
  while (following.size > 0) {
    const loop: Point[] = []
    let edge = following.values().next().value
    while (edge) {
      following.delete(keyOf(edge[0]))
      loop.push({ x: ORIGIN + edge[0].x * CELL, y: ORIGIN + edge[0].y * CELL })
      edge = following.get(keyOf(edge[1]))
    }
    loops.push(simplifiedLoop(loop))
  }
  return loops.filter(({ length }) => length > 2)
}
