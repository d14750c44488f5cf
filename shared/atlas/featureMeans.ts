import type { Color } from '../board/color'
import type { Role } from '../board/role'
import type { RankPlaces } from '../setup/starts/arrayRanks'
import { CASTLING_DISTANCES, hasFeatures, type StartFilter } from './startFilter'
import { featuredPlaces, type StartTable } from './startTable'

/** What one can say of a rank in words: the part of a filter that it is. */
export type StartFeature = Omit<StartFilter, 'from' | 'to' | 'side'>

/** The mean value of the starts that have a feature, in centipawns from White's view. */
export interface FeatureMean {
  readonly feature: StartFeature
  /** Whose rank has it. */
  readonly side: Color
  readonly starts: number
  readonly mean: number
  /**
   * Standard error of the mean, with the back ranks that have the feature as its sample: how far it would move if others of the
   * kind had the same feature. 0 where only one rank has it.
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

/** The features of which a system's ranks have some and lack some. */
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

interface RankSums {
  readonly sums: Float64Array
  readonly counts: Uint32Array
}

/** Sums of the values of all starts with a rank. */
const sumsByRank = ({ starts, features }: StartTable, ranks: RankPlaces): RankSums => {
  const sums = new Float64Array(features.length)
  const counts = new Uint32Array(features.length)
  for (let place = 0; place < starts.values.length; place++) {
    const rank = ranks[starts.numbers[place]!]!
    sums[rank]! += starts.values[place]!
    counts[rank]! += 1
  }
  return { sums, counts }
}

/** Mean and its standard error, clusters being the sample. */
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

/** The starts whose sides have the same rank, where not all or none are such: each is a rank of its own. */
const ofSameRanks = (table: StartTable, side: Color): FeatureMean | undefined => {
  const places = featuredPlaces(table, { side, ranks: 'same' })
  const { values } = table.starts
  if (places.length === 0 || places.length === values.length) return undefined
  const clusters = Array.from(places, place => ({ sum: values[place]!, count: 1 }))
  return { feature: { ranks: 'same' }, side, ...clusterMean(clusters) }
}

/** What starts are worth whose rank of a side has a feature, for each feature that tells starts of the system apart. */
export const featureMeans = (table: StartTable, side: Color): readonly FeatureMean[] => {
  const sums = sumsByRank(table, table[side])
  return [
    ...featuresOfRanks(table).map(feature => ofRanks(table, sums, side, feature)),
    ofSameRanks(table, side),
  ].filter(mean => mean !== undefined)
}
