import { err, ok, type Result } from '@shared/result'
import { keywordLines, parseCount, type KeywordLine, type LineError } from './lines'

/** Something countable about the starts of a system, and its expected number. */
export type CountCheck =
  /** All first positions. */
  | { readonly kind: 'starts'; readonly count: number }
  /** The back ranks with which a side can start. */
  | { readonly kind: 'ranks'; readonly count: number }
  /** The ranks that meet the first `count` of the system's conditions. */
  | { readonly kind: 'conditions'; readonly first: number; readonly count: number }
  /** A number and its first position, checked in both directions. */
  | { readonly kind: 'start'; readonly number: number; readonly fen: string }
  /** All positions that the dice can give. */
  | { readonly kind: 'random-starts'; readonly count: number }
  | { readonly kind: 'random-start'; readonly number: number; readonly fen: string }
  /** The throws of a side that leave it this many ways to complete its rank. */
  | { readonly kind: 'throws'; readonly count: number; readonly ways: number }
  /** The legal first placements of a side, over all its throws. */
  | { readonly kind: 'first-placements'; readonly count: number }
  /** The different arrays in which the setup phase that begins here can end. */
  | { readonly kind: 'arrays'; readonly count: number; readonly fen: string }

/** The form of a line: how many numbers follow the keyword, whether a FEN comes after them, and the check that results. */
interface Form {
  readonly numbers: number
  readonly fen: boolean
  readonly make: (numbers: readonly number[], text: string) => CountCheck
}

type OneNumber = 'starts' | 'ranks' | 'random-starts' | 'first-placements'

const countOf = (kind: OneNumber): Form => ({
  numbers: 1,
  fen: false,
  make: ([count]) => ({ kind, count: count! }),
})

const twoNumbers = (make: (one: number, other: number) => CountCheck): Form => ({
  numbers: 2,
  fen: false,
  make: ([one, other]) => make(one!, other!),
})

const withFen = (make: (number: number, fen: string) => CountCheck): Form => ({
  numbers: 1,
  fen: true,
  make: ([number], fen) => make(number!, fen),
})

const FORMS: Readonly<Record<CountCheck['kind'], Form>> = {
  starts: countOf('starts'),
  ranks: countOf('ranks'),
  conditions: twoNumbers((first, count) => ({ kind: 'conditions', first, count })),
  start: withFen((number, fen) => ({ kind: 'start', number, fen })),
  'random-starts': countOf('random-starts'),
  'random-start': withFen((number, fen) => ({ kind: 'random-start', number, fen })),
  throws: twoNumbers((count, ways) => ({ kind: 'throws', count, ways })),
  'first-placements': countOf('first-placements'),
  arrays: withFen((count, fen) => ({ kind: 'arrays', count, fen })),
}

const isKind = (keyword: string): keyword is CountCheck['kind'] => Object.hasOwn(FORMS, keyword)

const readCheck = ({ keyword, rest }: KeywordLine): CountCheck | undefined => {
  if (!isKind(keyword)) return undefined
  const form = FORMS[keyword]
  const words = rest.split(/\s+/)
  const numbers = words.slice(0, form.numbers).map(parseCount)
  const text = words.slice(form.numbers).join(' ')
  if (!numbers.every(number => number !== undefined) || numbers.length < form.numbers) return undefined
  return (text !== '') === form.fen ? form.make(numbers, text) : undefined
}

/**
 * Reads the counts of a system, one on each line: `starts 960`, `start 518 FEN`, `throws 32 18`.
 *
 * @returns the counts, or the first line that does not have this form
 */
export const parseCounts = (text: string): Result<readonly CountCheck[], LineError> => {
  const checks: CountCheck[] = []
  for (const line of keywordLines(text)) {
    const check = readCheck(line)
    if (check === undefined) return err({ kind: 'line', line: line.line })
    checks.push(check)
  }
  return ok(checks)
}
