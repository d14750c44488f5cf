import type { Searched, SearchedLine } from '../search/searcher'

/*
 * A search result as text: the nodes, and for each line its score, its depth and its moves, as in `20000|cp -31 12 e2e4
 * c7c5|cp -40 12 d2d4`. Reading it is a hundred times faster than reading JSON with a schema, and there may be tens of
 * thousands of results.
 */

const COUNT = /^\d{1,16}$/
const SCORE = /^-?\d{1,16}$/
const DEPTH = /^\d{1,4}$/

const writeLine = ({ score, depth, moves }: SearchedLine): string =>
  [score.kind, score.value, depth, ...moves].join(' ')

/** Writes a search result as text. */
export const writeSearched = ({ nodes, lines }: Searched): string =>
  [nodes, ...lines.map(writeLine)].join('|')

const readLine = (text: string): SearchedLine | undefined => {
  const [kind, value = '', depth = '', ...moves] = text.split(' ')
  if ((kind !== 'cp' && kind !== 'mate') || !SCORE.test(value) || !DEPTH.test(depth)) return undefined
  return { score: { kind, value: Number(value) }, depth: Number(depth), moves }
}

/** Reads a search result from its text; undefined for any other text. */
export const readSearched = (text: string): Searched | undefined => {
  const [nodes = '', ...written] = text.split('|')
  const lines = written.map(readLine).filter(line => line !== undefined)
  if (!COUNT.test(nodes) || lines.length === 0 || lines.length < written.length) return undefined
  return { nodes: Number(nodes), lines }
}
