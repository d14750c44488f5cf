import { countValues } from './valueCounts'

/** The values from `from` to just before the next bin. */
export interface HistogramBin {
  readonly from: number
  readonly count: number
}

/** A histogram with bins of equal width and without gaps. */
export interface Histogram {
  readonly width: number
  readonly bins: readonly HistogramBin[]
}

const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500] as const

/** The most bins: as many lines as fit on a small terminal. */
const MAX_BINS = 20

const binsBetween = (least: number, most: number, width: number): number =>
  Math.floor(most / width) - Math.floor(least / width) + 1

/** The histogram of values, with the narrowest bins that give at most twenty. The borders of bins are multiples of the width. */
export const histogramOf = (values: ArrayLike<number>): Histogram => {
  const { least, counts, total } = countValues(values)
  if (total === 0) return { width: WIDTHS[0], bins: [] }
  const most = least + counts.length - 1
  const width = WIDTHS.find(wide => binsBetween(least, most, wide) <= MAX_BINS) ?? WIDTHS.at(-1)!
  const first = Math.floor(least / width)
  const bins = new Array<number>(binsBetween(least, most, width)).fill(0)
  for (const [place, count] of counts.entries()) bins[Math.floor((least + place) / width) - first]! += count
  return { width, bins: bins.map((count, place) => ({ from: (first + place) * width, count })) }
}
