import { parseArgs } from 'node:util'
import { unwrap } from '@shared/result'
import { drawStart, seededRandom } from '@shared/setup/starts/random'
import type { VariantDefinition } from '@shared/variants/variant'
import { isVariantId, variantById } from '@shared/variants'
import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { type ArrayPosition, valueArray } from '../../electron/engine/search/arrays'
import type { Searcher } from '../../electron/engine/search/searcher'
import { openProgram } from '../report/searchers'
import { agreementOf } from './agreement'
import { openSearch, ownValue } from './ownValues'

const USAGE =
  'npm run judge -- [--variant double-chess960] [--arrays 300] [--nodes 5000,20000,100000] [--engine ENGINE] [--reference stockfish] [--reference-nodes 200000] [--threads 2] [--seed judge]'

const OPTIONS = {
  variant: { type: 'string', default: 'double-chess960' },
  arrays: { type: 'string', default: '300' },
  nodes: { type: 'string', default: '5000,20000,100000' },
  engine: { type: 'string', default: '' },
  reference: { type: 'string', default: 'stockfish' },
  'reference-nodes': { type: 'string', default: '200000' },
  threads: { type: 'string', default: '2' },
  seed: { type: 'string', default: 'judge' },
} as const

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count > 0

/** Returns a judge's value of every array at a number of nodes. */
type Judge = (questions: readonly ArrayPosition[], nodes: number) => Promise<readonly number[]>

const drawArrays = (
  core: Core,
  variant: VariantDefinition,
  count: number,
  seed: string,
): readonly ArrayPosition[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    using position = unwrap(Position.from(core, variant, drawStart(variant, random).setup))
    return { variant, options: [], fen: position.fen() }
  })
}

const externalJudge =
  (searcher: Searcher): Judge =>
  (questions, nodes) =>
    Promise.all(questions.map(async question => unwrap(await valueArray(searcher, question, nodes)).value))

/** Opens our own engine, the bundled one by its name, or a program. */
const openJudge = async (
  command: string,
  threads: number,
  search: ReturnType<typeof openSearch>,
): Promise<{ readonly judge: Judge; readonly close: () => Promise<void> }> => {
  if (command === '')
    return {
      judge: (questions, nodes) =>
        Promise.resolve(questions.map(({ variant, fen }) => ownValue(search, variant, { fen }, nodes))),
      close: () => Promise.resolve(),
    }
  const searcher = await openProgram(command, search.core, threads)
  return { judge: externalJudge(searcher), close: () => searcher.close() }
}

/**
 * Compares an engine as a judge of starts with a stronger one: both value random arrays of a system, and forget
 * everything before each array.
 */
export const main = async (words: readonly string[], resources: string): Promise<number> => {
  const { values } = parseArgs({ args: [...words], options: OPTIONS })
  const levels = values.nodes.split(',').map(Number)
  const [count, deep, threads] = [values.arrays, values['reference-nodes'], values.threads].map(Number)
  if (!isVariantId(values.variant) || ![count!, deep!, threads!, ...levels].every(isCount)) {
    console.error(USAGE)
    return 2
  }
  const search = openSearch(resources)
  const [judged, reference] = [
    await openJudge(values.engine, threads!, search),
    await openJudge(values.reference, threads!, search),
  ]
  const arrays = drawArrays(search.core, variantById(values.variant), count!, values.seed)
  const truth = await reference.judge(arrays, deep!)
  for (const nodes of levels) {
    const { correlation, error, scale, bias } = agreementOf(await judged.judge(arrays, nodes), truth)
    console.log(
      `${nodes} nodes: r ${correlation.toFixed(3)}, error ${error.toFixed(1)}, ` +
        `scale ${scale.toFixed(2)}, bias ${bias.toFixed(1)}`,
    )
  }
  await Promise.all([judged.close(), reference.close()])
  return 0
}
