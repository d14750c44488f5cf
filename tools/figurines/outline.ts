/** A point in the 45 by 45 box of a drawing, with y pointing down. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A line through points; a closed one returns to its first point. */
export interface Outline {
  readonly points: readonly Point[]
  readonly isClosed: boolean
}

/** The number of line segments for each curve. */
const STEPS = 16

const TOKEN = /[a-zA-Z]|-?\d*\.?\d+/g

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/** A point on a Bézier curve of any degree, by de Casteljau's algorithm. */
const onCurve = (controls: readonly Point[], part: number): Point => {
  const [first, ...others] = controls
  if (others.length === 0) return first!
  return onCurve(
    others.map((to, place) => between(controls[place]!, to, part)),
    part,
  )
}

/** The number of arguments of each path command. */
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, z: 0 }

const targets = (command: string, numbers: readonly number[], at: Point): readonly Point[] => {
  const isRelative = command === command.toLowerCase()
  const from = isRelative ? at : { x: 0, y: 0 }
  if (command.toLowerCase() === 'h') return [{ x: from.x + numbers[0]!, y: at.y }]
  if (command.toLowerCase() === 'v') return [{ x: at.x, y: from.y + numbers[0]! }]
  return Array.from({ length: numbers.length / 2 }, (_, place) => ({
    x: from.x + numbers[2 * place]!,
    y: from.y + numbers[2 * place + 1]!,
  }))
}

/**
 * The outline of a path with a single subpath, with its curves as short lines. Throws for commands that our drawings do
 * not use.
 */
export const outlineOfPath = (path: string): Outline => {
  const tokens = path.match(TOKEN) ?? []
  const points: Point[] = []
  let command = ''
  let isClosed = false
  for (let place = 0; place < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[place]!)) command = tokens[place++]!
    const count = ARGUMENTS[command.toLowerCase()]
    if (count === undefined) throw new Error(`the path ${path} has the command ${command}, which is not read`)
    isClosed ||= count === 0
    if (count === 0) continue
    const at = points.at(-1) ?? { x: 0, y: 0 }
    const reached = targets(command, tokens.slice(place, place + count).map(Number), at)
    place += count
    if (points.length === 0) points.push(reached[0]!)
    else
      for (let step = 1; step <= STEPS; step += 1)
        if (reached.length > 1 || step === STEPS) points.push(onCurve([at, ...reached], step / STEPS))
  }
  return { points, isClosed }
}

/** A circle as a closed outline. */
export const outlineOfCircle = ({ x, y }: Point, radius: number): Outline => ({
  points: Array.from({ length: 4 * STEPS }, (_, step) => {
    const angle = (step * Math.PI) / (2 * STEPS)
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  }),
  isClosed: true,
})

/** The square of the distance of a point from a line segment. */
const squareToSegment = (point: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const nearest = between(from, to, Math.min(1, Math.max(0, along)))
  return (point.x - nearest.x) ** 2 + (point.y - nearest.y) ** 2
}

/** The distance of a point from the line itself, not from the area that it encloses. */
export const distanceTo = ({ points, isClosed }: Outline, point: Point): number => {
  const nearest = points.reduce((least, to, place) => {
    const from =
      place > 0 ? points[place - 1]! : points[isClosed || points.length === 1 ? points.length - 1 : 0]!
    return Math.min(least, squareToSegment(point, from, to))
  }, Infinity)
  return Math.sqrt(nearest)
}

/** Whether the point is inside a closed outline. */
export const encloses = ({ points, isClosed }: Outline, { x, y }: Point): boolean =>
  isClosed &&
  points.reduce((inside, to, place) => {
    const from = points.at(place - 1)!
    const crosses = from.y > y !== to.y > y && x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y)
    return crosses ? !inside : inside
  }, false)
