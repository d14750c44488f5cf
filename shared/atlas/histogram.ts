/** Values from `from` on, up to and without the beginning of the next bin. */
export interface HistogramBin {
  readonly from: number
  readonly count: number
}

/** A histogram whose bins are equally wide and follow one another. */
export interface Histogram {
  readonly width: number
  readonly bins: readonly HistogramBin[]
}

const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500] as const

/** As many lines as fit on a small terminal. */
const MAX_BINS = 20

const binsBetween = (least: number, most: number, width: number): number =>
  Math.floor(most / width) - Math.floor(least / width) + 1

/** The bins of values, as narrow as leaves at most twenty of them. Their borders are multiples of the width. */
export const histogramOf = (values: ArrayLike<number>): Histogram => {
  let least = Infinity
  let most = -Infinity
  for (let place = 0; place < values.length; place++) {
    least = Math.min(least, values[place]!)
    most = Math.max(most, values[place]!)
  }
  if (values.length === 0) return { width: WIDTHS[0], bins: [] }
  const width = WIDTHS.find(wide => binsBetween(least, most, wide) <= MAX_BINS) ?? WIDTHS.at(-1)!
  const first = Math.floor(least / width)
  const counts = new Array<number>(binsBetween(least, most, width)).fill(0)
  for (let place = 0; place < values.length; place++) counts[Math.floor(values[place]! / width) - first]! += 1
  return { width, bins: counts.map((count, place) => ({ from: (first + place) * width, count })) }
}
