/*
 * A second implementation of the published methods, from their text alone: ranks are lists of letters, chances are
 * whole numbers, and none of the program's own steps is used.
 */

/** A partly filled rank; an empty text is a free square. */
export type Letters = readonly string[]

/** Divisible by every possible number of squares, so that all chances stay whole numbers. */
const PARTS = 840n

/** The average number of throws for a choice among this many squares, in {@link PARTS} of one. */
export type Cost = (squares: number) => bigint

/**
 * A six-sided die: one square needs no throw, two need one, and a number that is too high is thrown again. More than
 * six squares take two throws, for the first six or the rest and for the square; both again if there is no such
 * square.
 */
export const byDie: Cost = squares => {
  if (squares <= 2) return squares === 1 ? 0n : PARTS
  return ((squares <= 6 ? 6n : 2n * 12n) * PARTS) / BigInt(squares)
}

/** One coin for two squares, two coins for up to four, three for up to eight. */
export const byCoins: Cost = squares => {
  if (squares <= 2) return squares === 1 ? 0n : PARTS
  return ((squares <= 4 ? 4n : 8n) * PARTS) / BigInt(squares)
}

/** One throw for three squares, since four to six count as one to three. */
export const byThrees: Cost = squares => (squares === 3 ? PARTS : byDie(squares))

/** One equally likely way to go on. */
interface Way {
  readonly rank: Letters
  /** The chance of this way, in {@link PARTS}. */
  readonly chance: bigint
}

/** What a line of a manual does to a rank: the ways to go on, and the throws it takes in {@link PARTS}. */
export interface Choice {
  readonly ways: readonly Way[]
  readonly throws: bigint
}

export type Line = (rank: Letters) => Choice

type Squares = (rank: Letters) => readonly number[]

export const free: Squares = rank => [...rank.keys()].filter(at => rank[at] === '')
/** Free squares of the left corner's color: dark ones if the corner is dark. */
export const cornerColor: Squares = rank => free(rank).filter(at => at % 2 === 0)
export const otherColor: Squares = rank => free(rank).filter(at => at % 2 === 1)
/** All free squares except the first and the last. */
export const notOuter: Squares = rank => free(rank).slice(1, -1)
export const leftOfKing: Squares = rank => free(rank).filter(at => at < rank.indexOf('K'))
export const rightOfKing: Squares = rank => free(rank).filter(at => at > rank.indexOf('K'))
export const firstThree: Squares = rank => free(rank).filter(at => at < 3)
export const lastThree: Squares = rank => free(rank).filter(at => at > rank.length - 4)

/** Throws for a piece among some squares. */
export const throwFor =
  (letter: string, squares: Squares, cost: Cost): Line =>
  rank => {
    const among = squares(rank)
    const chance = PARTS / BigInt(among.length)
    return {
      ways: among.map(at => ({ rank: rank.with(at, letter), chance })),
      throws: cost(among.length),
    }
  }

/** Throws for the color of a bishop's square, heads or odd for dark, then for the square. */
export const bishopAnywhere =
  (cost: Cost): Line =>
  rank => {
    const colors = [cornerColor(rank), otherColor(rank)]
    return {
      ways: colors.flatMap(among =>
        among.map(at => ({ rank: rank.with(at, 'B'), chance: PARTS / 2n / BigInt(among.length) })),
      ),
      throws: PARTS + colors.reduce((sum, among) => sum + cost(among.length), 0n) / 2n,
    }
  }

/** Throws for a piece among some squares; its partner goes to the mirrored square. */
export const throwForPair =
  (letter: string, partner: string, squares: Squares, cost: Cost): Line =>
  rank => {
    const { ways, throws } = throwFor(letter, squares, cost)(rank)
    const facing = (one: Letters): Letters =>
      one.with(-1 - one.findIndex((_, at) => one[at] !== rank[at]), partner)
    return { ways: ways.map(way => ({ ...way, rank: facing(way.rank) })), throws }
  }

/** Puts the remaining pieces on the free squares, from the left. */
export const theRest =
  (letters: string): Line =>
  rank => {
    const waiting = Array.from(letters)
    return {
      ways: [{ rank: rank.map(letter => letter || waiting.shift()!), chance: PARTS }],
      throws: 0n,
    }
  }

/** Begins again unless a condition holds for the rank. */
export const unless =
  (holds: (rank: Letters) => boolean): Line =>
  rank => ({ ways: holds(rank) ? [{ rank, chance: PARTS }] : [], throws: 0n })

/**
 * How often each rank comes up, out of `total`, and how many throws one attempt takes, also as a share of `total`. If
 * some attempts must begin again, the chances add up to less.
 */
export interface Outcome {
  readonly chances: ReadonlyMap<string, bigint>
  readonly total: bigint
  readonly throws: bigint
}

/** Follows all lines from every possible rank. */
export const followed = (begun: Letters, lines: readonly Line[]): Outcome => {
  let chances: ReadonlyMap<string, bigint> = new Map([[begun.join(','), 1n]])
  let [total, throws] = [1n, 0n]
  for (const line of lines) {
    const next = new Map<string, bigint>()
    throws *= PARTS
    for (const [key, weight] of chances) {
      const choice = line(key.split(','))
      throws += weight * choice.throws
      for (const { rank, chance } of choice.ways)
        next.set(rank.join(','), (next.get(rank.join(',')) ?? 0n) + weight * chance)
    }
    total *= PARTS
    chances = next
  }
  const spelled = (key: string): string =>
    key
      .split(',')
      .map(letter => letter || '.')
      .join('')
  return { chances: new Map(Array.from(chances, ([key, weight]) => [spelled(key), weight])), total, throws }
}
