/*
 * The arrangements of a collection with repeated things, in lexicographic order. Things are symbols 0, 1, 2 ...; `counts[symbol]` is how
 * many of each there are.
 */

const FACTORIALS: readonly number[] = Array.from({ length: 13 }).reduce<number[]>(
  (known, _, n) => [...known, n === 0 ? 1 : known[n - 1]! * n],
  [],
)

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** The number of arrangements: the multinomial coefficient. For at most twelve things. */
export const arrangementCount = (counts: readonly number[]): number =>
  counts.reduce((ways, count) => ways / FACTORIALS[count]!, FACTORIALS[sum(counts)]!)

const without = (counts: readonly number[], symbol: number): number[] =>
  counts.with(symbol, counts[symbol]! - 1)

/** The number of arrangements that begin with a symbol; 0 if none of it is left. */
const countAfter = (counts: readonly number[], symbol: number): number =>
  counts[symbol] === 0 ? 0 : arrangementCount(without(counts, symbol))

/** The arrangement at a 0-based place in the order. */
export const arrangementAt = (counts: readonly number[], index: number): number[] => {
  const symbols: number[] = []
  let left = counts
  let rest = index
  while (symbols.length < sum(counts)) {
    let symbol = 0
    for (let ways = countAfter(left, 0); rest >= ways; ways = countAfter(left, symbol)) {
      rest -= ways
      symbol += 1
    }
    symbols.push(symbol)
    left = without(left, symbol)
  }
  return symbols
}

/** The place of an arrangement in the order; undefined if it is not one of this collection. */
export const arrangementIndex = (
  counts: readonly number[],
  symbols: readonly number[],
): number | undefined => {
  if (symbols.length !== sum(counts)) return undefined
  let left = counts
  let index = 0
  for (const symbol of symbols) {
    if ((left[symbol] ?? 0) === 0) return undefined
    for (let smaller = 0; smaller < symbol; smaller += 1) index += countAfter(left, smaller)
    left = without(left, symbol)
  }
  return index
}

const swap = (symbols: Uint8Array, one: number, other: number): void => {
  const kept = symbols[one]!
  symbols[one] = symbols[other]!
  symbols[other] = kept
}

/** Turns an arrangement into the next one, in place. The last one becomes the first; then it returns false. */
export const advanceArrangement = (symbols: Uint8Array): boolean => {
  let pivot = symbols.length - 2
  while (pivot >= 0 && symbols[pivot]! >= symbols[pivot + 1]!) pivot -= 1
  if (pivot >= 0) {
    let next = symbols.length - 1
    while (symbols[next]! <= symbols[pivot]!) next -= 1
    swap(symbols, pivot, next)
  }
  symbols.subarray(pivot + 1).reverse()
  return pivot >= 0
}
