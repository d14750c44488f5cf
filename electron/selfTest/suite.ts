import { err, ok, type Result } from '@shared/result'
import { keywordLines, parseCount, type KeywordLine, type LineError } from './lines'

/** How many leaves a position's tree of legal moves has at a depth in plies. */
export interface LeafCount {
  readonly depth: number
  readonly leaves: number
}

/** A position whose trees have been counted elsewhere. */
export interface SuitePosition {
  /** What it is about; unique in its suite. */
  readonly id: string
  readonly fen: string
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly counts: readonly LeafCount[]
}

interface Draft {
  readonly id: string
  readonly line: number
  fen: string
  readonly options: string[]
  readonly counts: LeafCount[]
}

/** A deeper tree takes too long, and its leaves would no longer be counted exactly. */
const MAX_DEPTH = 20

const addCount = (draft: Draft, text: string): boolean => {
  const [depth, leaves, ...more] = text.split(/\s+/).map(parseCount)
  if (depth === undefined || leaves === undefined || more.length > 0) return false
  if (depth < 1 || depth > MAX_DEPTH) return false
  draft.counts.push({ depth, leaves })
  return true
}

/** False if the line says nothing that a position can have. */
const addLine = (draft: Draft, { keyword, rest }: KeywordLine): boolean => {
  if (keyword === 'perft') return addCount(draft, rest)
  if (keyword === 'option') draft.options.push(rest)
  else if (keyword === 'fen' && draft.fen === '') draft.fen = rest
  else return false
  return rest !== ''
}

const isWhole = ({ fen, counts }: Draft): boolean => fen !== '' && counts.length > 0

/** The first draft that lacks something, or repeats a name. */
const firstBroken = (drafts: readonly Draft[]): Draft | undefined => {
  const ids = new Set<string>()
  return drafts.find(draft => !isWhole(draft) || ids.size === ids.add(draft.id).size)
}

/**
 * Reads a suite: `id` begins a position, then follow its `fen`, any `option`, and `perft DEPTH LEAVES`.
 *
 * @returns the first line that says something else, or with which a position begins that is told twice or
 * has no FEN or count
 */
export const parseSuite = (text: string): Result<readonly SuitePosition[], LineError> => {
  const drafts: Draft[] = []
  for (const line of keywordLines(text)) {
    const current = drafts.at(-1)
    if (line.keyword === 'id' && line.rest !== '')
      drafts.push({ id: line.rest, line: line.line, fen: '', options: [], counts: [] })
    else if (!current || !addLine(current, line)) return err({ kind: 'line', line: line.line })
  }
  const broken = firstBroken(drafts)
  if (broken) return err({ kind: 'line', line: broken.line })
  return ok(
    drafts.map(({ id, fen, options, counts }) => ({
      id,
      fen,
      options,
      counts: counts.toSorted((a, b) => a.depth - b.depth),
    })),
  )
}
