import type { SearchCounts, SearchLimits } from '@shared/analysis/analysis'
import type { EngineOption, OptionValue } from '@shared/analysis/engine'
import type { EngineScore, EngineWinDrawLoss } from './engineSession'
import { EMPTY_TEXT, parseOption } from './uciOption'
import { type Word, wordsOf } from './uciWords'

/*
 * What engines print and what they are told, as text. Moves stay text here: what they mean is for
 * the position to say.
 */

/** What an `info` line says. */
export interface UciInfo {
  /** 1 for the best line, also where the engine does not say. */
  readonly rank: number
  readonly depth?: number
  readonly selDepth?: number
  readonly score?: EngineScore
  readonly bound?: 'lower' | 'upper'
  readonly winDrawLoss?: EngineWinDrawLoss
  readonly counts: Partial<SearchCounts>
  /** The line's moves as written; empty if the engine tells none. */
  readonly pv: readonly string[]
}

export type UciLine =
  | { readonly kind: 'id'; readonly field: 'name' | 'author'; readonly value: string }
  | { readonly kind: 'option'; readonly option: EngineOption }
  | { readonly kind: 'uciok' }
  | { readonly kind: 'readyok' }
  | { readonly kind: 'info'; readonly info: UciInfo }
  /** `best` is empty where the engine has no move to tell. */
  | { readonly kind: 'bestMove'; readonly best: string; readonly ponder?: string }
  /** Nothing of the protocol, or nothing we need. */
  | { readonly kind: 'other' }

const OTHER: UciLine = { kind: 'other' }

/** Words of an info line that are looked at; a line of 246 plies, the longest engines search, has some 280. */
const WORD_LIMIT = 1024

const idOf = (line: string): UciLine => {
  const words = wordsOf(line, 3)
  const field = words[1]?.text
  if ((field !== 'name' && field !== 'author') || !words[2]) return OTHER
  return { kind: 'id', field, value: line.slice(words[2].start).trim() }
}

const NO_MOVES: ReadonlySet<string | undefined> = new Set([undefined, '(none)', '0000', 'NULL'])

const bestMoveOf = (line: string): UciLine => {
  const [, best, keyword, ponder] = wordsOf(line, 4).map(({ text }) => text)
  if (best === undefined || NO_MOVES.has(best)) return { kind: 'bestMove', best: '' }
  const hasPonder = keyword === 'ponder' && ponder !== undefined && !NO_MOVES.has(ponder)
  return { kind: 'bestMove', best, ...(hasPonder && { ponder }) }
}

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

/** Words that end a line's moves. */
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
  score?: EngineScore
  bound?: 'lower' | 'upper'
  winDrawLoss?: EngineWinDrawLoss
  pv: readonly string[]
}

const wholeNumber = (word: Word | undefined): number | undefined => {
  const value = word === undefined ? NaN : Math.round(Number(word.text))
  // Adding 0 makes -0 an ordinary one.
  return Number.isSafeInteger(value) ? value + 0 : undefined
}

/** `mate 0` stands for a game that is over, which is no score. */
const scoreOf = (kind: 'cp' | 'mate', value: number | undefined): EngineScore | undefined =>
  value === undefined || (kind === 'mate' && value === 0) ? undefined : { kind, value }

const winDrawLossOf = (words: readonly Word[]): EngineWinDrawLoss | undefined => {
  const [win, draw, loss] = words.map(wholeNumber)
  if (win === undefined || draw === undefined || loss === undefined) return undefined
  return win + draw + loss === 1000 && Math.min(win, draw, loss) >= 0 ? { win, draw, loss } : undefined
}

const movesFrom = (words: readonly Word[], at: number): readonly string[] => {
  const end = words.findIndex(({ text }, n) => n >= at && KEYWORDS.has(text))
  return words.slice(at, end < 0 ? words.length : end).map(({ text }) => text)
}

/** Takes the keyword at `at` and what belongs to it; answers with the place after. */
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
 * Reads the rest of an `info` line. Keywords may come in any order; words that are not known are
 * skipped, and so is a value that is no number.
 *
 * @see https://backscattering.de/chess/uci/#engine-info
 */
export const parseInfo = (line: string): UciInfo => {
  const words = wordsOf(line, WORD_LIMIT)
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

/** Reads one line of an engine. Blanks of any kind and amount may stand between and around the words. */
export const parseLine = (text: string): UciLine => {
  const line = text.trim()
  const end = line.search(/\s/)
  switch (end < 0 ? line : line.slice(0, end)) {
    case 'info':
      return { kind: 'info', info: parseInfo(line) }
    case 'bestmove':
      return bestMoveOf(line)
    case 'readyok':
      return { kind: 'readyok' }
    case 'uciok':
      return { kind: 'uciok' }
    case 'id':
      return idOf(line)
    case 'option': {
      const option = parseOption(line)
      return option ? { kind: 'option', option } : OTHER
    }
    default:
      return OTHER
  }
}

/** One line may hold one command: nothing that we send may break out of it. */
const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ')

/** Sets an option, or presses a button if there is no value. */
export const makeSetOption = (name: string, value?: OptionValue): string => {
  if (value === undefined) return oneLine(`setoption name ${name}`)
  return oneLine(`setoption name ${name} value ${value === '' ? EMPTY_TEXT : String(value)}`)
}

/** @param moves in the engine's own spelling */
export const makePosition = (fen: string, moves: readonly string[]): string =>
  moves.length === 0 ? `position fen ${fen}` : `position fen ${fen} moves ${moves.join(' ')}`

const GO_WORDS = { depth: 'depth', nodes: 'nodes', moveTimeMs: 'movetime', mate: 'mate' } as const

/**
 * Begins a search; without any limit it goes on until it is stopped. The moves to look at come last,
 * since engines take every word after them for one.
 */
export const makeGo = (limits: SearchLimits, searchMoves: readonly string[]): string => {
  const words = Object.entries(GO_WORDS).flatMap(([key, word]) => {
    const value = limits[key as keyof SearchLimits]
    return value === undefined ? [] : [word, String(value)]
  })
  const only = searchMoves.length === 0 ? [] : ['searchmoves', ...searchMoves]
  return ['go', ...(words.length === 0 ? ['infinite'] : words), ...only].join(' ')
}
