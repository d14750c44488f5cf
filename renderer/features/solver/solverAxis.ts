import { worthText } from '../../text/worthText'

/** A scale for values in centipawns. */
export interface SolverAxis {
  readonly from: number
  readonly to: number
  /** Round numbers on it, including 0 if it is on the scale. */
  readonly ticks: readonly number[]
}

/** Values beyond this, in centipawns, count as won; they and mates are at the edge. */
const FAR = 1500
const STEPS = [10, 25, 50, 100, 200, 500, 1000] as const
/** Distance of the values from the ends of the scale, as a share of it. */
const MARGIN = 0.06
const LEAST_SPAN = 40

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** A scale for all `values`, with mates at its edge. */
export const axisOf = (values: readonly number[], mostTicks = 4): SolverAxis => {
  const near = values.map(value => within(value, -FAR, FAR))
  const [least, most] = near.length === 0 ? [-100, 100] : extent(near)
  const span = Math.max(LEAST_SPAN, most - least)
  const middle = (least + most) / 2
  const from = middle - span * (0.5 + MARGIN)
  const to = middle + span * (0.5 + MARGIN)
  const step = STEPS.find(size => (to - from) / size <= mostTicks) ?? STEPS.at(-1)!
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return { from, to, ticks: Array.from({ length: count }, (_, index) => (first + index) * step + 0) }
}

const extent = (values: readonly number[]): readonly [least: number, most: number] => [
  values.reduce((a, b) => Math.min(a, b), Infinity),
  values.reduce((a, b) => Math.max(a, b), -Infinity),
]

/** The position of a value on the scale, 0 to 1. */
export const shareOn = ({ from, to }: SolverAxis, value: number): number =>
  within((value - from) / (to - from), 0, 1)

/** A round value, as short as possible: `−0.5`, `0`, `+1`. */
export const tickText = (value: number): string =>
  value === 0 ? '0' : worthText(value).replace(/\.?0+$/, '')
