import type { GraphFacts } from './graphFacts'

/** The area in which a graph is drawn, in pixels. */
export interface GraphArea {
  readonly width: number
  readonly height: number
}

/** A point in the area, from its upper left corner. */
export interface GraphPoint {
  readonly x: number
  readonly y: number
}

/** A stretch of the line without gaps, all from one source. */
export interface GraphRun {
  readonly isBrought: boolean
  readonly points: readonly GraphPoint[]
}

/** Distance of the curve from both edges, so that it is fully visible at a mate. */
const MARGIN = 2

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10

/** The x of a ply; the middle in a game without moves. */
export const xAt = (ply: number, plies: number, { width }: GraphArea): number =>
  rounded(plies === 0 ? width / 2 : (ply / plies) * width)

/** The y of a winning chance: a win for White is at the top. */
export const yAt = (points: number, { height }: GraphArea): number =>
  rounded(MARGIN + (1 - points / 100) * (height - 2 * MARGIN))

/** The ply at x, within the game. */
export const plyAt = (x: number, plies: number, { width }: GraphArea): number =>
  width === 0 ? 0 : Math.min(plies, Math.max(0, Math.round((x / width) * plies)))

/** The runs of the game proper. Two runs from different sources share a point; a ply without a value leaves a gap. */
export const graphRuns = (
  { plies, setup, values }: Pick<GraphFacts, 'plies' | 'setup' | 'values'>,
  ground: GraphArea,
): readonly GraphRun[] => {
  const runs: { isBrought: boolean; points: GraphPoint[] }[] = []
  for (let ply = setup; ply < plies; ply++) {
    const [from, to] = [values.get(ply), values.get(ply + 1)]
    if (!from || !to) continue
    const isBrought = from.isBrought || to.isBrought
    const start = { x: xAt(ply, plies, ground), y: yAt(from.points, ground) }
    const end = { x: xAt(ply + 1, plies, ground), y: yAt(to.points, ground) }
    const last = runs.at(-1)
    if (last?.isBrought === isBrought && last.points.at(-1)!.x === start.x) last.points.push(end)
    else runs.push({ isBrought, points: [start, end] })
  }
  return runs
}

const pathThrough = (points: readonly GraphPoint[]): string =>
  points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** A run as the data of an SVG path. */
export const linePath = ({ points }: GraphRun): string => pathThrough(points)

/** The area between a run and the line of equal chances. */
export const areaPath = (run: GraphRun, ground: GraphArea): string => {
  const zero = yAt(50, ground)
  const [first, last] = [run.points[0]!, run.points.at(-1)!]
  return `${pathThrough([{ x: first.x, y: zero }, ...run.points, { x: last.x, y: zero }])}Z`
}
