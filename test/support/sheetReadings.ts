import type { Reading } from './sheetReader'

const DICE: Readonly<Record<string, readonly number[]>> = {
  'With a four-sided die': [4],
  'With a six-sided die': [6],
  'With an eight-sided die': [8],
  'With a ten-sided die': [10],
  'With a twelve-sided die': [12],
  'With a twenty-sided die': [20],
  'With dice with 4 to 20 sides': [4, 6, 8, 10, 12, 20],
}

const SMALLEST = 'Take the die with the fewest sides that has one for every square.'

/** How often each of `count` squares comes up if a die or coins with `sides` results are read as the sheet says. */
const shared = (sides: number, count: number, subtracts: boolean): readonly number[] => {
  const last = subtracts ? sides - (sides % count) : count
  const times = Array<number>(count).fill(0)
  for (let face = 1; face <= last; face++) times[(face - 1) % count]! += 1
  return times
}

/** The odds of two throws, of which only the second or both are repeated if there is no such square. */
const twice = (first: number, count: number, both: boolean): readonly number[] => {
  const rest = count - first
  return Array.from({ length: count }, (_, at) => {
    if (both) return 1
    return at < first ? rest : first
  })
}

const TWICE =
  /For more than (\d+|eight) squares, (?:throw|toss) twice\. First, (?:odd is|one coin: heads is) for the first (\d+|eight) squares and (?:even|tails) for the rest\. Then the (?:number|number of three coins in their chart) is the square within that part\. If there is no such square, (?:throw|toss) (both )?again\./

const number = (text: string): number => (text === 'eight' ? 8 : Number(text))

/** Removes sentences from a text; the rest at the end was not understood. */
const taking = (text: string) => {
  let left = text
  const take = (sentence: string | undefined): boolean => {
    if (sentence === undefined || !left.includes(sentence)) return false
    left = left.replace(sentence, '')
    return true
  }
  return {
    take,
    match: (pattern: RegExp): RegExpExecArray | undefined => {
      const found = pattern.exec(left) ?? undefined
      take(found?.[0])
      return found
    },
    end: (): void => {
      if (left.trim() !== '')
        throw new Error(`The sheet has a sentence that cannot be followed: ${left.trim()}`)
    },
  }
}

/** Reads the throwing rules of one kind of equipment, with their heading. */
export const readReading = (title: string, text: string): Reading => {
  const words = taking(text)
  const coins = title === 'With up to three coins'
  const two = words.match(TWICE)
  const pair = words.take(
    coins
      ? 'For two squares, toss one coin: heads is the first and tails the second.'
      : 'For two squares, an odd number is the first and an even one the second.',
  )
  const small = coins && words.take('For three or four squares toss two coins.')
  const large = coins && words.take('For five to eight squares toss three coins.')
  const chart =
    coins &&
    words.take(
      'Agree on the order of the coins first. Look up the tosses in the chart: its number is the square. If there is no such square, toss again.',
    )
  const single = words.take(
    pair
      ? 'For more squares, the number is the square. If there is no such square, throw again.'
      : 'The number is the square. If there is no such square, throw again.',
  )
  const smallest = words.take(SMALLEST)
  words.end()
  const sides = coins ? [4, 8] : (DICE[title] ?? [])
  if (chart !== (small || large) || sides.length === 0 || (!coins && sides.length > 1) !== smallest)
    throw new Error(`${title}: the sheet does not say how to throw`)
  return (count, subtracts) => {
    if (count === 2) return pair ? [1, 1] : undefined
    const used = sides.find(one => one >= count)
    if (used !== undefined && !(coins ? (used === 4 ? small : large) : single)) return undefined
    if (used !== undefined) return shared(used, count, subtracts)
    return two && count > number(two[1]!) && count <= 2 * sides.at(-1)!
      ? twice(number(two[2]!), count, two[3] !== undefined)
      : undefined
  }
}
