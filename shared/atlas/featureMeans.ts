import type { Color } from '../board/color'
import type { Role } from '../board/role'
import { CASTLING_DISTANCES, hasFeatures, type StartFilter } from './startFilter'
import { alikeStarts, sumsByRank, type RankSums, type StartTable } from './startTable'

/** A feature of a rank that can be put into words, as part of a filter. */
export type StartFeature = Omit<StartFilter, 'from' | 'to' | 'side'>

/** The mean value of the starts that have a feature, in centipawns from White's view. */
export interface FeatureMean {
  readonly feature: StartFeature
  /** The side whose rank has it. */
  readonly side: Color
  readonly starts: number
  readonly mean: number
  /**
   * The standard error of the mean, treating the back ranks with the feature as a sample: how far the mean would move if other
   * ranks of this kind had the feature. 0 if only one rank has it.
   */
  readonly error: number
}

const CORNERS: readonly Role[] = [
  'rook',
  'knight',
  'bishop',
  'queen',
  'king',
  'archbishop',
  'chancellor',
  'primeMinister',
  'elephant',
]

/** The features that some ranks of a system have and others lack. */
const featuresOfRanks = ({ features, variant }: StartTable): readonly StartFeature[] => {
  const width = widthOf(variant.start.shuffles)
  const pairs = Array.from({ length: Math.ceil(width / 2) }, (_, file) => [
    ...new Set([file, width - 1 - file]),
  ])
  const all: readonly StartFeature[] = [
    ...pairs.map(kings => ({ kings })),
    ...CASTLING_DISTANCES.map((_, castling) => ({ castling })),
    ...CORNERS.map(corner => ({ corner })),
    { bishops: 'opposite' },
    { bishops: 'same' },
  ]
  return all.filter(feature => {
    const having = features.filter(rank => hasFeatures(rank, { side: 'white', ...feature })).length
    return having > 0 && having < features.length
  })
}

const widthOf = (shuffles: readonly { readonly files: readonly number[] }[]): number =>
  Math.max(0, ...shuffles.flatMap(({ files }) => files)) + 1

/** The mean and its standard error, with the clusters as the sample. */
const clusterMean = (
  clusters: readonly { readonly sum: number; readonly count: number }[],
): Pick<FeatureMean, 'starts' | 'mean' | 'error'> => {
  const starts = clusters.reduce((all, { count }) => all + count, 0)
  const mean = clusters.reduce((all, { sum }) => all + sum, 0) / starts
  const squares = clusters.reduce((all, { sum, count }) => all + (sum - mean * count) ** 2, 0)
  const size = clusters.length
  return { starts, mean, error: size < 2 ? 0 : Math.sqrt((squares * size) / (size - 1)) / starts }
}

const ofRanks = (
  table: StartTable,
  { sums, counts }: RankSums,
  side: Color,
  feature: StartFeature,
): FeatureMean | undefined => {
  const clusters = table.features.flatMap((rank, place) =>
    counts[place]! > 0 && hasFeatures(rank, { side, ...feature })
      ? [{ sum: sums[place]!, count: counts[place]! }]
      : [],
  )
  return clusters.length === 0 ? undefined : { feature, side, ...clusterMean(clusters) }
}

/**
 * The mean of the starts in which both sides have the same rank; undefined if all starts or none are like that. Each is a cluster
 * of its own.
 */
const ofSameRanks = (table: StartTable, side: Color, starts: number): FeatureMean | undefined => {
  const clusters = alikeStarts(table)
    .filter(number => table.known[number] === 1)
    .map(number => ({ sum: table.values[number]!, count: 1 }))
  if (clusters.length === 0 || clusters.length === starts) return undefined
  return { feature: { ranks: 'same' }, side, ...clusterMean(clusters) }
}

/** The mean value of the starts in which the rank of a side has a feature, for each feature that some but not all starts have. */
export const featureMeans = (table: StartTable, side: Color): readonly FeatureMean[] => {
  const sums = sumsByRank(table, side)
  const starts = sums.counts.reduce((sum, count) => sum + count, 0)
  const means = [
    ...featuresOfRanks(table).map(feature => ofRanks(table, sums, side, feature)),
    ofSameRanks(table, side, starts),
  ].filter(mean => mean !== undefined)
  // A feature that all starts of a throw have does not distinguish them.
  return means.filter(mean => mean.starts < starts)
}
