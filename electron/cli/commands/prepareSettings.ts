import { availableParallelism } from 'node:os'
import { COLORS, type Color } from '@shared/board/color'
import { mostEffortOf } from '@shared/preparation/effort'
import { MOST_DEPTH, USUAL_LINES, USUAL_MARGIN, type PreparationJob } from '@shared/preparation/job'
import { chain, err, map, ok } from '@shared/result'
import type { VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Answered } from '../io/answers'
import type { CommandLine } from '../io/command'
import { MOST_NODES, MOST_THREADS, numberOf } from '../solve/solveFlags'

export const USUAL_POSITION_NODES = 100_000
export const USUAL_TOTAL_NODES = 20_000_000
const MOST_MINUTES = 100_000
const MOST_MARGIN = 50

/** What `backrank prepare` is to do. */
export interface PrepareSettings {
  readonly job: PreparationJob
  /** Of each search. */
  readonly nodes: number
  readonly totalNodes: number
  /** Infinity if not said. */
  readonly minutes: number
  readonly threads: number
}

const colorOf = (line: CommandLine): Answered<Color> => {
  const word = line.values('color').at(-1)
  const color = COLORS.find(one => one === word)
  return color ? ok(color) : err('--color must be white or black: whom to prepare')
}

const MOST = {
  'nodes-per-position': MOST_NODES,
  'total-nodes': MOST_NODES,
  minutes: MOST_MINUTES,
  margin: MOST_MARGIN,
  depth: MOST_DEPTH,
  threads: MOST_THREADS,
} as const
type NumberFlag = keyof typeof MOST
type Numbers = Readonly<Partial<Record<NumberFlag, number>>>

const numbersOf = (line: CommandLine): Answered<Numbers> =>
  (Object.keys(MOST) as NumberFlag[]).reduce<Answered<Numbers>>(
    (read, flag) =>
      chain(read, numbers =>
        map(numberOf(line, flag, MOST[flag]), number =>
          number === undefined ? numbers : { ...numbers, [flag]: number },
        ),
      ),
    ok({}),
  )

/** Reads the flags of `backrank prepare`. */
export const prepareSettings = (
  line: CommandLine,
  variant: VariantDefinition,
  fen: string,
): Answered<PrepareSettings> =>
  chain(colorOf(line), color =>
    map(numbersOf(line), ({ margin, depth, minutes = Infinity, threads, ...numbers }) => {
      const nodes = numbers['nodes-per-position'] ?? USUAL_POSITION_NODES
      const totalNodes = numbers['total-nodes'] ?? (minutes === Infinity ? USUAL_TOTAL_NODES : Infinity)
      return {
        job: {
          variant: variant.id as VariantId,
          options: line.values('option'),
          fen,
          color,
          margin: margin ?? USUAL_MARGIN,
          depth: depth ?? MOST_DEPTH,
          lines: USUAL_LINES,
          mostEffort: mostEffortOf(nodes, totalNodes),
        },
        nodes,
        totalNodes,
        minutes,
        threads: threads ?? availableParallelism(),
      }
    }),
  )
