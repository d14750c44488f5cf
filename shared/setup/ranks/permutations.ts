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

/** The arrangement at a 0-based place in the order. */
export const arrangementAt = (counts: readonly number[], index: number): number[] => {
  const symbols: number[] = []
  const left = [...counts]
  let ways = arrangementCount(counts)
  let rest = index
  for (let places = sum(counts); places > 0; places -= 1) {
    let symbol = 0
    // The share of the arrangements that begin with a symbol is its share of the things left.
    let begun = (ways * left[0]!) / places
    while (rest >= begun) {
      rest -= begun
      symbol += 1
      begun = (ways * left[symbol]!) / places
    }
    symbols.push(symbol)
    left[symbol]! -= 1
    ways = begun
  }
  return symbols
}

/** The place of an arrangement in the order; undefined if it is not one of this collection. */
export const arrangementIndex = (
  counts: readonly number[],
  symbols: readonly number[],
): number | undefined => {
  if (symbols.length !== sum(counts)) return undefined
  const left = [...counts]
  let ways = arrangementCount(counts)
  let index = 0
  for (const [place, symbol] of symbols.entries()) {
    const places = symbols.length - place
    const count = left[symbol] ?? 0
    if (count === 0) return undefined
    let smaller = 0
    for (let other = 0; other < symbol; other += 1) smaller += left[other]!
    index += (ways * smaller) / places
    ways = (ways * count) / places
    left[symbol]! -= 1
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
