import type { Color } from '@shared/board/color'
import { err, ok, type Result } from '@shared/result'
import type { GoLimits } from '../pool/searchJob'

/** The arguments of `go`. */
export interface GoCommand {
  /** The numbers given, by their keywords. */
  readonly numbers: Readonly<Partial<Record<GoNumber, number>>>
  readonly isInfinite: boolean
  readonly isPonder: boolean
  /** In UCI; all moves if the list is empty. */
  readonly searchMoves: readonly string[]
  /** Unknown words; they are skipped. */
  readonly unknown: readonly string[]
}

/** Keywords followed by a number, with the least and greatest value allowed. */
const NUMBERS = {
  wtime: [-1e9, 1e9],
  btime: [-1e9, 1e9],
  winc: [0, 1e9],
  binc: [0, 1e9],
  movestogo: [0, 1e6],
  movetime: [0, 1e9],
  depth: [1, 1e6],
  nodes: [1, 1e15],
  mate: [1, 1e6],
  perft: [1, 20],
} as const

export type GoNumber = keyof typeof NUMBERS

const isNumberWord = (word: string): word is GoNumber => Object.hasOwn(NUMBERS, word)

const KEYWORDS: ReadonlySet<string> = new Set([...Object.keys(NUMBERS), 'infinite', 'ponder', 'searchmoves'])

/** Reads a whole number within the bounds of its keyword. */
const parseNumber = (word: GoNumber, text: string | undefined): number | undefined => {
  const [least, most] = NUMBERS[word]
  const value = text !== undefined && /^-?\d{1,16}$/.test(text) ? Number(text) : NaN
  return value >= least && value <= most ? value : undefined
}

/** Reads the arguments of `go`. If a keyword is given twice, the last one counts. */
export const parseGo = (
  words: readonly string[],
): Result<GoCommand, { kind: 'badNumber'; word: string; found: string }> => {
  const numbers: Partial<Record<GoNumber, number>> = {}
  const unknown: string[] = []
  const searchMoves: string[] = []
  const seen = new Set<string>()
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (isNumberWord(word)) {
      const value = parseNumber(word, words[++i])
      if (value === undefined) return err({ kind: 'badNumber', word, found: (words[i] ?? '').slice(0, 40) })
      numbers[word] = value
    } else if (word === 'searchmoves') {
      while (i + 1 < words.length && !KEYWORDS.has(words[i + 1]!)) searchMoves.push(words[++i]!)
    } else if (KEYWORDS.has(word)) seen.add(word)
    else unknown.push(word.slice(0, 40))
  }
  return ok({
    numbers,
    isInfinite: seen.has('infinite'),
    isPonder: seen.has('ponder'),
    searchMoves,
    unknown,
  })
}

/** A side whose time is missing gets the time of the other side, because a search without a limit would never move. */
const clockOf = ({ numbers }: GoCommand, turn: Color): GoLimits['clock'] => {
  const { wtime, btime, winc, binc, movestogo } = numbers
  const [own, other] = turn === 'white' ? [wtime, btime] : [btime, wtime]
  const timeMs = own ?? other
  const incrementMs = turn === 'white' ? winc : binc
  if (timeMs === undefined && incrementMs === undefined) return undefined
  return {
    timeMs: Math.max(0, timeMs ?? 0),
    incrementMs: incrementMs ?? 0,
    ...(movestogo !== undefined && movestogo > 0 && { movesToGo: movestogo }),
  }
}

/** The limits of a search for the side to move; empty if it should go on until it is stopped. */
export const limitsOf = (go: GoCommand, turn: Color, overheadMs: number): GoLimits => {
  const { depth, nodes, movetime, mate } = go.numbers
  const clock = clockOf(go, turn)
  return {
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(mate !== undefined && { mate }),
    ...(movetime !== undefined && !go.isInfinite && { moveTimeMs: movetime }),
    ...(clock && !go.isInfinite && { clock }),
    ...(go.isPonder && { ponder: true }),
    overheadMs,
  }
}
