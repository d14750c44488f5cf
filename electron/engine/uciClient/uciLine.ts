import type { EngineOption } from '@shared/analysis/engine'
import { parseInfo, type UciInfo } from './uciInfo'
import { parseOption } from './uciOption'
import { wordsOf } from './uciWords'

/* A line printed by an engine. Moves remain text, since their meaning depends on the position. */

export type UciLine =
  | { readonly kind: 'id'; readonly field: 'name' | 'author'; readonly value: string }
  | { readonly kind: 'option'; readonly option: EngineOption }
  | { readonly kind: 'uciok' }
  | { readonly kind: 'readyok' }
  | { readonly kind: 'info'; readonly info: UciInfo }
  /** `best` is empty if the engine has no move. */
  | { readonly kind: 'bestMove'; readonly best: string; readonly ponder?: string }
  /** A line that is not part of the protocol, or that we do not need. */
  | { readonly kind: 'other' }

const OTHER: UciLine = { kind: 'other' }

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

/** Reads one line of an engine. Any white space may separate and surround the words. */
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
