import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import type { ReferencesError } from '@shared/ipc/selfTest'
import { err, ok, type Result } from '@shared/result'
import type { VariantId } from '@shared/variants'
import { parseCounts, type CountCheck } from './counts'
import { type LineError, keywordLines, parseCount, type KeywordLine } from './lines'

/** The number of leaves of a position's tree of legal moves at a depth in plies. */
interface LeafCount {
  readonly depth: number
  readonly leaves: number
}

/** A position whose trees have been counted by other programs. */
interface SuitePosition {
  /** Its name, unique in its suite. */
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

/** Deeper trees would take too long, and their leaves could not be counted exactly. */
const MAX_DEPTH = 20

const addCount = (draft: Draft, text: string): boolean => {
  const [depth, leaves, ...more] = text.split(/\s+/).map(parseCount)
  if (depth === undefined || leaves === undefined || more.length > 0) return false
  if (depth < 1 || depth > MAX_DEPTH) return false
  draft.counts.push({ depth, leaves })
  return true
}

/** Adds a line to a draft; returns false if the line is not valid for a position. */
const addLine = (draft: Draft, { keyword, rest }: KeywordLine): boolean => {
  if (keyword === 'perft') return addCount(draft, rest)
  if (keyword === 'option') draft.options.push(rest)
  else if (keyword === 'fen' && draft.fen === '') draft.fen = rest
  else return false
  return rest !== ''
}

const isWhole = ({ fen, counts }: Draft): boolean => fen !== '' && counts.length > 0

/** The first draft that is incomplete or repeats a name. */
const firstBroken = (drafts: readonly Draft[]): Draft | undefined => {
  const ids = new Set<string>()
  return drafts.find(draft => !isWhole(draft) || ids.size === ids.add(draft.id).size)
}

/**
 * Reads a suite: `id` begins a position; its `fen`, any `option`, and `perft DEPTH LEAVES` follow.
 *
 * @returns the positions, or the first line that is not valid, or that begins a position with a repeated name or without FEN or count
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

/** Reference numbers for a system. */
export interface References {
  readonly variant: VariantId
  readonly counts: readonly CountCheck[]
  readonly positions: readonly SuitePosition[]
}

const readReference = <T>(
  file: string,
  parse: (text: string) => Result<T, LineError>,
): Result<T, ReferencesError> => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return err({ kind: 'reference', reason: 'missing', file })
  }
  const parsed = parse(text)
  if (parsed.ok) return parsed
  return err({ kind: 'reference', reason: 'broken', file, line: parsed.error.line })
}

const referencesOf = (folder: string, variant: VariantId): Result<References, ReferencesError> => {
  const counts = readReference(path.join(folder, 'counts', `${variant}.counts`), parseCounts)
  if (!counts.ok) return counts
  const suite = readReference(path.join(folder, 'suites', `${variant}.perft`), parseSuite)
  if (!suite.ok) return suite
  const deepFile = path.join(folder, 'deep', `${variant}.perft`)
  const deep = existsSync(deepFile) ? readReference(deepFile, parseSuite) : ok([])
  return deep.ok ? ok({ variant, counts: counts.value, positions: [...suite.value, ...deep.value] }) : deep
}

/**
 * Reads the reference numbers of these systems: `counts/<id>.counts`, `suites/<id>.perft`, and `deep/<id>.perft` if it exists. All of them
 * together are a few dozen kilobytes.
 */
export const readReferences = (
  folder: string,
  variants: readonly VariantId[],
): Result<readonly References[], ReferencesError> => {
  const all: References[] = []
  for (const variant of variants) {
    const references = referencesOf(folder, variant)
    if (!references.ok) return references
    all.push(references.value)
  }
  return ok(all)
}
