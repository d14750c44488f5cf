import { EVALUATION_LAYOUT, type Pair } from '../../electron/search/evaluationParameters'

const beginOf = (wanted: string): number => {
  let at = 0
  for (const [name, ...shape] of EVALUATION_LAYOUT) {
    if (name === wanted) return at
    at += shape.reduce((size, count) => size * count, 1)
  }
  throw new Error(`there is no term ${wanted}`)
}

const average = (pairs: readonly Pair[]): Pair => {
  const half = (index: 0 | 1) =>
    Math.round(pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length) + 0
  return [half(0), half(1)]
}

/** A piece in hand will stand on its home rank: its place is worth the average of that rank. Pawns never are in hand. */
export const averagePlaces = (pairs: readonly Pair[]): readonly Pair[] => {
  const tables = beginOf('pieceSquares')
  const inHand = beginOf('inHandPlace')
  return pairs.map((pair, i) => {
    const role = i - inHand
    if (role < 1 || role > 5) return pair
    const homeRank = tables + 64 * role
    return average(pairs.slice(homeRank, homeRank + 8))
  })
}
