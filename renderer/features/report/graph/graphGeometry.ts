import type { GraphFacts } from './graphFacts'

/** The ground on which a graph is drawn, in pixels. */
export interface GraphGround {
  readonly width: number
  readonly height: number
}

/** A place on the ground, from its upper left corner. */
export interface GraphPoint {
  readonly x: number
  readonly y: number
}

/** A stretch of the line without gaps, all from one source. */
export interface GraphRun {
  readonly isBrought: boolean
  readonly points: readonly GraphPoint[]
}

/** The curve keeps this far from both edges, so that a mate is seen whole. */
const MARGIN = 2

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10

/** The place of a ply; a game without moves has all of it in the middle. */
export const xAt = (ply: number, plies: number, { width }: GraphGround): number =>
  rounded(plies === 0 ? width / 2 : (ply / plies) * width)

/** The height of a winning chance: White's win is at the top. */
export const yAt = (points: number, { height }: GraphGround): number =>
  rounded(MARGIN + (1 - points / 100) * (height - 2 * MARGIN))

/** The ply under the pointer, within the game. */
export const plyAt = (x: number, plies: number, { width }: GraphGround): number =>
  width === 0 ? 0 : Math.min(plies, Math.max(0, Math.round((x / width) * plies)))

/** The line of the game proper. Where source meets source they share a point; where nothing is known there is a gap. */
export const graphRuns = (
  { plies, setup, values }: Pick<GraphFacts, 'plies' | 'setup' | 'values'>,
  ground: GraphGround,
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
export const areaPath = (run: GraphRun, ground: GraphGround): string => {
  const zero = yAt(50, ground)
  const [first, last] = [run.points[0]!, run.points.at(-1)!]
  return `${pathThrough([{ x: first.x, y: zero }, ...run.points, { x: last.x, y: zero }])}Z`
}
