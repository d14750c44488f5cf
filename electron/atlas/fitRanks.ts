import type { PiecePlaces, RankModel } from './rankModel'

/*
 * The fit of a rank model: least squares with a normal prior on each effect. The value of a rank to its owner and what it adds for White on
 * either side are each the sum of the rank's own effect, of effects of a piece on a file, and of effects of two pieces on their files; so a
 * rank that was seen in few arrays is judged by similar ones. Solved by conjugate gradients; all sums run in one order, so that the same
 * values give the same effects.
 */

/** Arrays with values that a search has found. */
export interface SearchedArrays {
  readonly numbers: Uint32Array
  /** Centipawns, White's view. */
  readonly values: Int16Array
}

/**
 * The expected standard deviations of the effects, and of what the effects do not explain (`rest`), in centipawns. Only their ratios
 * matter. Chosen on arrays of Double Chess960 (docs/atlas.md).
 */
const PRIOR = {
  rest: 28,
  mean: 1000,
  owner: { rank: 11, piece: 20, pair: 6 },
  side: { rank: 4, piece: 6, pair: 3 },
  crossed: 2,
} as const

const MOST_STEPS = 300
/** The fit ends once the residual is this fraction of its initial size. */
const CLOSE = 1e-4

/** Where the effects of each kind begin in the list of all effects. */
interface Layout {
  readonly owner: EffectLayout
  readonly side: EffectLayout
  readonly crossed: number
  readonly length: number
}

interface EffectLayout {
  readonly rank: number
  readonly piece: number
  readonly pair: number
}

const layoutOf = ({ ranks, count }: PiecePlaces): Layout => {
  const size = ranks + count + count * count
  const at = (begin: number): EffectLayout => ({
    rank: begin,
    piece: begin + ranks,
    pair: begin + ranks + count,
  })
  const crossed = 1 + 2 * size
  return { owner: at(1), side: at(1 + size), crossed, length: crossed + count * count }
}

/** The weight of each effect's prior. */
const priorOf = (places: PiecePlaces, layout: Layout): Float64Array => {
  const weights = new Float64Array(layout.length)
  const weight = (deviation: number): number => (PRIOR.rest / deviation) ** 2
  weights[0] = weight(PRIOR.mean)
  for (const kind of ['owner', 'side'] as const) {
    const { rank, piece, pair } = layout[kind]
    const deviations = PRIOR[kind]
    weights.fill(weight(deviations.rank), rank, rank + places.ranks)
    weights.fill(weight(deviations.piece), piece, piece + places.count)
    weights.fill(weight(deviations.pair), pair, pair + places.count ** 2)
  }
  weights.fill(weight(PRIOR.crossed), layout.crossed)
  return weights
}

/** Iterates over the effects of one kind that a rank has. */
const eachEffect = (
  { count, of }: PiecePlaces,
  { rank, piece, pair }: EffectLayout,
  number: number,
  see: (place: number) => void,
): void => {
  see(rank + number)
  const own = of[number]!
  for (let one = 0; one < own.length; one++) {
    see(piece + own[one]!)
    for (let other = one + 1; other < own.length; other++) see(pair + own[one]! * count + own[other]!)
  }
}

const sumsByRank = (places: PiecePlaces, effects: Float64Array, layout: EffectLayout): Float64Array =>
  Float64Array.from(places.of, (_, number) => {
    let sum = 0
    eachEffect(places, layout, number, place => (sum += effects[place]!))
    return sum
  })

/** The rank model that results from the effects. */
const modelOf = (places: PiecePlaces, layout: Layout, effects: Float64Array): RankModel => {
  const owner = sumsByRank(places, effects, layout.owner)
  const side = sumsByRank(places, effects, layout.side)
  return {
    white: owner.map((value, rank) => effects[0]! + value + side[rank]!),
    black: side.map((value, rank) => value - owner[rank]!),
    crossed: effects.subarray(layout.crossed),
  }
}

/** Sums, for each effect, the residuals of the arrays that have it. */
const gathered = (
  places: PiecePlaces,
  layout: Layout,
  { numbers }: SearchedArrays,
  left: Float64Array,
): Float64Array => {
  const { ranks, count, of } = places
  const sums = new Float64Array(layout.length)
  const white = new Float64Array(ranks)
  const black = new Float64Array(ranks)
  const crossed = sums.subarray(layout.crossed)
  for (let place = 0; place < numbers.length; place++) {
    const number = numbers[place]!
    const rest = left[place]!
    const [one, other] = [Math.floor(number / ranks), number % ranks]
    sums[0]! += rest
    white[one]! += rest
    black[other]! += rest
    for (const own of of[one]!) for (const his of of[other]!) crossed[own * count + his]! += rest
  }
  for (let rank = 0; rank < ranks; rank++) {
    const byOwner = white[rank]! - black[rank]!
    const bySide = white[rank]! + black[rank]!
    eachEffect(places, layout.owner, rank, place => (sums[place]! += byOwner))
    eachEffect(places, layout.side, rank, place => (sums[place]! += bySide))
  }
  return sums
}

const predicted = (
  places: PiecePlaces,
  layout: Layout,
  { numbers }: SearchedArrays,
  effects: Float64Array,
): Float64Array => {
  const { ranks, count, of } = places
  const { white, black, crossed } = modelOf(places, layout, effects)
  return Float64Array.from(numbers, number => {
    const [one, other] = [Math.floor(number / ranks), number % ranks]
    let value = white[one]! + black[other]!
    for (const own of of[one]!) for (const his of of[other]!) value += crossed[own * count + his]!
    return value
  })
}

const product = (one: Float64Array, other: Float64Array): number => {
  let sum = 0
  for (let place = 0; place < one.length; place++) sum += one[place]! * other[place]!
  return sum
}

/** Adds a multiple of one list to another, in place. */
const add = (to: Float64Array, factor: number, what: Float64Array): void => {
  for (let place = 0; place < to.length; place++) to[place]! += factor * what[place]!
}

/** Roughly how firmly each effect is determined by its prior and by the arrays that have it. Used to make the fit converge quickly. */
const weightsOf = (
  places: PiecePlaces,
  layout: Layout,
  searched: SearchedArrays,
  prior: Float64Array,
): Float64Array => {
  const seen = gathered(places, layout, searched, new Float64Array(searched.numbers.length).fill(1))
  // An owner's effect is in as many arrays as the side's effect of the same rank, piece or pair.
  seen.copyWithin(layout.owner.rank, layout.side.rank, layout.crossed)
  return seen.map((count, place) => count + prior[place]!)
}

/** Fits the effects of ranks and pieces to searched values. Takes some seconds for forty thousand arrays. */
export const fitRanks = (places: PiecePlaces, searched: SearchedArrays): RankModel => {
  const layout = layoutOf(places)
  const prior = priorOf(places, layout)
  const times = (effects: Float64Array): Float64Array => {
    const sums = gathered(places, layout, searched, predicted(places, layout, searched, effects))
    for (let place = 0; place < sums.length; place++) sums[place]! += prior[place]! * effects[place]!
    return sums
  }
  const effects = new Float64Array(layout.length)
  const left = gathered(places, layout, searched, Float64Array.from(searched.values))
  const weights = weightsOf(places, layout, searched, prior)
  const scaled = (list: Float64Array) => list.map((value, place) => value / weights[place]!)
  let toward = scaled(left)
  const direction = toward.slice()
  let size = product(left, toward)
  const enough = size * CLOSE ** 2
  for (let step = 0; step < MOST_STEPS && size > enough; step++) {
    const image = times(direction)
    const factor = size / product(direction, image)
    add(effects, factor, direction)
    add(left, -factor, image)
    toward = scaled(left)
    const next = product(left, toward)
    const share = next / size
    for (let place = 0; place < direction.length; place++)
      direction[place] = toward[place]! + share * direction[place]!
    size = next
  }
  return modelOf(places, layout, effects)
}
