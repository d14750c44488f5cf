/** Work done elsewhere that brings its own time. */
export interface Timed {
  readonly units: number
  readonly ms: number
}

/** Something that can be timed: it works once and says how many units it did. */
export interface Contender {
  readonly name: string
  /** Nodes, games, positions: what the rate counts per second. */
  readonly work: () => number | Timed
}

/** A contender's speed over all rounds, in units a second. */
export interface Speed {
  readonly name: string
  readonly median: number
  readonly least: number
  readonly most: number
}

const rate = ({ work }: Contender): number => {
  const start = performance.now()
  const done = work()
  const { units, ms } = typeof done === 'number' ? { units: done, ms: performance.now() - start } : done
  return (units * 1000) / ms
}

const speed = (name: string, rates: readonly number[]): Speed => {
  const sorted = [...rates].sort((a, b) => a - b)
  return { name, median: sorted[sorted.length >> 1]!, least: sorted[0]!, most: sorted.at(-1)! }
}

/**
 * Times contenders in turn, round after round, so that a machine that slows down slows all of them.
 * One round before the first is thrown away: it pays for compilation.
 */
export const interleave = (contenders: readonly Contender[], rounds: number): readonly Speed[] => {
  const rates = contenders.map((): number[] => [])
  for (let round = 0; round <= rounds; round++)
    contenders.forEach((contender, index) => {
      const measured = rate(contender)
      if (round > 0) rates[index]!.push(measured)
    })
  return contenders.map(({ name }, index) => speed(name, rates[index]!))
}
