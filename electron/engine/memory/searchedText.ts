import type { Searched, SearchedLine } from '../search/searcher'

/*
 * A search result as text: the nodes, and for each line its score, its depth and its moves, as in `20000|cp -31 12 e2e4
 * c7c5|cp -40 12 d2d4`. It is read a hundred times faster than JSON with a schema, and there may be tens of thousands
 * of them.
 */

const COUNT = /^\d{1,16}$/
const SCORE = /^-?\d{1,16}$/
const DEPTH = /^\d{1,4}$/

const writeLine = ({ score, depth, moves }: SearchedLine): string =>
  [score.kind, score.value, depth, ...moves].join(' ')

/** What was found, as it is written down. */
export const writeSearched = ({ nodes, lines }: Searched): string =>
  [nodes, ...lines.map(writeLine)].join('|')

const readLine = (text: string): SearchedLine | undefined => {
  const [kind, value = '', depth = '', ...moves] = text.split(' ')
  if ((kind !== 'cp' && kind !== 'mate') || !SCORE.test(value) || !DEPTH.test(depth)) return undefined
  return { score: { kind, value: Number(value) }, depth: Number(depth), moves }
}

/** What a text says was found; undefined for any other text. */
export const readSearched = (text: string): Searched | undefined => {
  const [nodes = '', ...written] = text.split('|')
  const lines = written.map(readLine).filter(line => line !== undefined)
  if (!COUNT.test(nodes) || lines.length === 0 || lines.length < written.length) return undefined
  return { nodes: Number(nodes), lines }
}
