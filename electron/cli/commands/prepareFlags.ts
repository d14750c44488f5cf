import { formatNumber } from '@shared/i18n/numbers'
import { COLORS, type Color } from '@shared/board/color'
import { mostEffortOf } from '@shared/preparation/effort'
import {
  MAX_PREPARED_DEPTH,
  DEFAULT_PREPARED_LINES,
  DEFAULT_PREPARED_MARGIN,
  type PreparationJob,
} from '@shared/preparation/job'
import { err, ok } from '@shared/result'
import type { VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Answered } from '../io/answers'
import { numberFlag, switchFlag, textFlag, valueFlag, type FlagValues } from '../io/flags'
import { optionFlag, threadsFlag, userDataDirFlag, workersFlag } from '../io/sharedFlags'
import { nodesFlag } from '../solve/solveFlags'

const DEFAULT_POSITION_NODES = 100_000
export const DEFAULT_TOTAL_NODES = 20_000_000
const MAX_MINUTES = 100_000
const MAX_MARGIN = 50

const readColor = (text: string | undefined, name: string): Answered<Color> => {
  const color = COLORS.find(one => one === text)
  return color ? ok(color) : err(`${name} must be white or black: whom to prepare`)
}

/** The flags of `backrank prepare`. */
export const PREPARE_FLAGS = {
  color: valueFlag('COLOR', 'white or black', readColor),
  nodesPerPosition: nodesFlag(
    `nodes of a search of our positions, four times those of the others; ${formatNumber(DEFAULT_POSITION_NODES)} if not said`,
  ),
  totalNodes: nodesFlag('nodes in all'),
  minutes: numberFlag('M', 'minutes in all', { max: MAX_MINUTES }),
  margin: numberFlag(
    'PERCENT',
    'answers that give away more winning chance need no reply; 5 if not said',
    { max: MAX_MARGIN },
    DEFAULT_PREPARED_MARGIN,
  ),
  depth: numberFlag(
    'PLIES',
    'how far from the position it goes, at most',
    { max: MAX_PREPARED_DEPTH },
    MAX_PREPARED_DEPTH,
  ),
  engine: textFlag('NAME|CMD', 'who searches; Backrank if not said'),
  queue: workersFlag,
  threads: threadsFlag('positions'),
  resume: textFlag('FILE', 'go on with what an earlier run has kept beside FILE'),
  out: { ...textFlag('OUT', 'write here; - is standard output, and then nothing is kept'), short: 'o' },
  json: switchFlag('print what it came to'),
  option: optionFlag,
  userDataDir: userDataDirFlag,
}
export type PrepareFlags = FlagValues<typeof PREPARE_FLAGS>

/** What `backrank prepare` is to do. */
export interface PrepareSettings {
  readonly job: PreparationJob
  /** Of each search. */
  readonly nodes: number
  readonly totalNodes: number
  /** Infinity if not said. */
  readonly minutes: number
}

/** The work on a position, as the flags of `backrank prepare` say. */
export const prepareSettings = (
  { color, margin, depth, option, minutes = Infinity, ...flags }: PrepareFlags,
  variant: VariantDefinition,
  fen: string,
): PrepareSettings => {
  const nodes = flags.nodesPerPosition ?? DEFAULT_POSITION_NODES
  const totalNodes = flags.totalNodes ?? (minutes === Infinity ? DEFAULT_TOTAL_NODES : Infinity)
  return {
    job: {
      variant: variant.id as VariantId,
      options: option,
      fen,
      color,
      margin,
      depth,
      lines: DEFAULT_PREPARED_LINES,
      mostEffort: mostEffortOf(nodes, totalNodes),
    },
    nodes,
    totalNodes,
    minutes,
  }
}
