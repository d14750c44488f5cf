import type { SearchCounts } from '@shared/analysis/analysis'
import type { Bound, Score, WinDrawLoss } from '@shared/analysis/score'
import { type Word, wordsOf } from './uciWords'

/** The content of an `info` line. */
export interface UciInfo {
  /** 1 for the best line, also if the engine gives no rank. */
  readonly rank: number
  readonly depth?: number
  readonly selDepth?: number
  readonly score?: Score<'mover'>
  readonly bound?: Bound
  readonly winDrawLoss?: WinDrawLoss<'mover'>
  readonly counts: Partial<SearchCounts>
  /** The line's moves as written; empty if the engine gives none. */
  readonly pv: readonly string[]
}

/** The most words read of an info line; a line of 246 plies, the longest that engines search, has some 280. */
const MAX_WORDS = 1024

const NUMBERS = {
  depth: 'depth',
  seldepth: 'selDepth',
  multipv: 'rank',
  nodes: 'nodes',
  nps: 'speed',
  time: 'timeMs',
  hashfull: 'hashFull',
} as const

type NumberField = (typeof NUMBERS)[keyof typeof NUMBERS]

const isNumberWord = (word: string): word is keyof typeof NUMBERS => Object.hasOwn(NUMBERS, word)

/** Words that end the list of a line's moves. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...Object.keys(NUMBERS),
  'score',
  'wdl',
  'pv',
  'string',
  'tbhits',
  'cpuload',
  'currmove',
  'currmovenumber',
  'currline',
  'refutation',
  'lowerbound',
  'upperbound',
])

interface Draft {
  readonly numbers: Partial<Record<NumberField, number>>
  score?: Score<'mover'>
  bound?: Bound
  winDrawLoss?: WinDrawLoss<'mover'>
  pv: readonly string[]
}

const wholeNumber = (word: Word | undefined): number | undefined => {
  const value = word === undefined ? NaN : Math.round(Number(word.text))
  // Adding 0 turns -0 into 0.
  return Number.isSafeInteger(value) ? value + 0 : undefined
}

/** `mate 0` means that the game is over, which is not a score. */
const scoreOf = (kind: 'cp' | 'mate', value: number | undefined): Score<'mover'> | undefined =>
  value === undefined || (kind === 'mate' && value === 0) ? undefined : { kind, value }

const winDrawLossOf = (words: readonly Word[]): WinDrawLoss<'mover'> | undefined => {
  const [win, draw, loss] = words.map(wholeNumber)
  if (win === undefined || draw === undefined || loss === undefined) return undefined
  return win + draw + loss === 1000 && Math.min(win, draw, loss) >= 0 ? { win, draw, loss } : undefined
}

const movesFrom = (words: readonly Word[], at: number): readonly string[] => {
  const end = words.findIndex(({ text }, n) => n >= at && KEYWORDS.has(text))
  return words.slice(at, end < 0 ? words.length : end).map(({ text }) => text)
}

/** Takes in the keyword at `at` and its values; returns the index of the next word. */
const takeWord = (draft: Draft, words: readonly Word[], at: number): number => {
  const word = words[at]!.text
  if (isNumberWord(word)) {
    const value = wholeNumber(words[at + 1])
    if (value !== undefined && value >= 0) draft.numbers[NUMBERS[word]] = value
    return at + 2
  }
  switch (word) {
    case 'cp':
    case 'mate': {
      const score = scoreOf(word, wholeNumber(words[at + 1]))
      if (score) draft.score = score
      return at + 2
    }
    case 'lowerbound':
    case 'upperbound':
      draft.bound = word === 'lowerbound' ? 'lower' : 'upper'
      return at + 1
    case 'wdl': {
      const chances = winDrawLossOf(words.slice(at + 1, at + 4))
      if (chances) draft.winDrawLoss = chances
      return at + 4
    }
    case 'pv':
      draft.pv = movesFrom(words, at + 1)
      return at + 1 + draft.pv.length
    case 'string':
      return words.length
    default:
      return at + 1
  }
}

/**
 * Reads the rest of an `info` line. Keywords may come in any order; unknown words are skipped, and so are values that
 * are not numbers.
 *
 * @see https://backscattering.de/chess/uci/#engine-info
 */
export const parseInfo = (line: string): UciInfo => {
  const words = wordsOf(line, MAX_WORDS)
  const draft: Draft = { numbers: {}, pv: [] }
  for (let at = 1; at < words.length;) at = takeWord(draft, words, at)
  const { numbers, ...rest } = draft
  const { rank = 1, depth, selDepth, ...counts } = numbers
  return {
    ...rest,
    rank: Math.max(1, rank),
    ...(depth !== undefined && { depth }),
    ...(selDepth !== undefined && { selDepth }),
    counts,
  }
}
