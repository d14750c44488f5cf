import { readFileSync } from 'node:fs'

/** A position and how many leaves its tree of legal moves has. */
export interface PerftCase {
  /** What the position is about; unique in its suite. */
  readonly id: string
  readonly fen: string
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** Leaves by depth in plies. */
  readonly nodes: ReadonlyMap<number, number>
}

interface Draft {
  id: string
  fen: string
  options: string[]
  nodes: Map<number, number>
}

const COUNT = /^(\d+) (\d+)$/

const addCount = (draft: Draft, text: string): boolean => {
  const [, depth, nodes] = COUNT.exec(text) ?? []
  if (depth === undefined || nodes === undefined) return false
  draft.nodes.set(Number(depth), Number(nodes))
  return true
}

/** Adds a line's word to the case it belongs to; false if it says nothing that a suite can say. */
const addLine = (draft: Draft, keyword: string, text: string): boolean => {
  if (keyword === 'perft') return addCount(draft, text)
  if (keyword === 'fen') draft.fen = text
  else if (keyword === 'option') draft.options.push(text)
  else return false
  return text !== ''
}

/**
 * Reads a suite: `id` begins a case, then follow `fen`, any `option`, and `perft DEPTH NODES` lines.
 *
 * `#` starts a comment line, empty lines say nothing. Throws with the line's number at anything else, at
 * two cases of one name and at a case without a position or a count.
 */
export const parseSuite = (text: string): readonly PerftCase[] => {
  const cases: Draft[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const [, keyword = '', rest = ''] = /^(\S*)\s*(.*?)\s*$/.exec(line) ?? []
    if (keyword === '' || keyword.startsWith('#')) continue
    const current = cases.at(-1)
    if (keyword === 'id') cases.push({ id: rest, fen: '', options: [], nodes: new Map() })
    else if (!current || !addLine(current, keyword, rest))
      throw new Error(`line ${index + 1} is no line of a perft suite: ${line}`)
  }
  const ids = new Set(cases.map(({ id }) => id))
  const broken = cases.find(({ id, fen, nodes }) => !ids.delete(id) || fen === '' || nodes.size === 0)
  if (broken) throw new Error(`incomplete or told twice: ${broken.id}`)
  return cases
}

/** The suite of a variant, from suites/<id>.perft. */
export const readSuite = (variant: string): readonly PerftCase[] =>
  parseSuite(readFileSync(new URL(`suites/${variant}.perft`, import.meta.url), 'utf8'))
