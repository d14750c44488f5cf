import { formatNumber } from '@shared/i18n/numbers'
import { err, ok } from '@shared/result'
import { isChess960Position, isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { writeGame } from '@shared/tree/gamePgn'
import { loadCore, type Core } from '../../core/load'
import type { Position } from '../../core/position'
import { prepare as grow, type Prepared } from '../../engine/preparation/prepare'
import { preparedGame, type PreparedGame } from '../../engine/preparation/preparedGame'
import { describeSetupRefusal } from '../../rules/describeError'
import { setupRefusal } from '../../rules/setup/setupGraphOf'
import { judgeChoice } from '../engines/openSearcher'
import { describeSearchFault } from '../engines/describeSearchFault'
import { openAsked, type Answered } from '../io/answers'
import { withProgress, fail, type ExitCode, type Terminal } from '../io/terminal'
import { defineCommand, type CommandLine } from '../io/command'
import { putOut } from '../io/putOut'
import { STANDARD } from '../io/readFile'
import { type ResumableSearch, openResumableSearch, type ProgressFile } from '../report/resumableSearch'
import { COLORS, type Color } from '@shared/board/color'
import { mostEffortOf } from '@shared/preparation/effort'
import {
  MAX_PREPARED_DEPTH,
  DEFAULT_PREPARED_LINES,
  DEFAULT_PREPARED_MARGIN,
  type PreparationJob,
} from '@shared/preparation/job'
import type { VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { numberFlag, switchFlag, textFlag, valueFlag, type FlagValues } from '../io/flags'
import { judgeFlag, optionFlag, threadsFlag, userDataDirFlag, workersFlag } from '../io/sharedFlags'
import { nodesFlag } from '../solve/solveFlags'

const DEFAULT_POSITION_NODES = 100_000
const DEFAULT_TOTAL_NODES = 20_000_000
const MAX_MINUTES = 100_000
const MAX_MARGIN = 50

const readColor = (text: string | undefined, name: string): Answered<Color> => {
  const color = COLORS.find(one => one === text)
  return color ? ok(color) : err(`${name} must be white or black: whom to prepare`)
}

/** The flags of `backrank prepare`. */
const PREPARE_FLAGS = {
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
  engine: judgeFlag('searches'),
  queue: workersFlag,
  threads: threadsFlag('positions'),
  resume: textFlag('FILE', 'go on with what an earlier run has kept beside FILE'),
  out: { ...textFlag('OUT', 'write here; - is standard output, and then nothing is kept'), short: 'o' },
  json: switchFlag('print what it came to'),
  option: optionFlag,
  userDataDir: userDataDirFlag,
}
type PrepareFlags = FlagValues<typeof PREPARE_FLAGS>

/** The settings of `backrank prepare`. */
interface PrepareSettings {
  readonly job: PreparationJob
  /** The nodes for each search. */
  readonly nodes: number
  readonly totalNodes: number
  /** Infinity by default. */
  readonly minutes: number
  /** Whether all rules that may apply are known to every engine for Chess960. */
  readonly isChess960: boolean
}

/** The settings for a position, according to the flags of `backrank prepare`. */
const prepareSettings = (
  { color, margin, depth, option, minutes = Infinity, ...flags }: PrepareFlags,
  variant: VariantDefinition,
  position: Position,
): PrepareSettings => {
  const nodes = flags.nodesPerPosition ?? DEFAULT_POSITION_NODES
  const totalNodes = flags.totalNodes ?? (minutes === Infinity ? DEFAULT_TOTAL_NODES : Infinity)
  return {
    job: {
      variant: variant.id as VariantId,
      options: option,
      fen: position.fen(),
      color,
      margin,
      depth,
      lines: DEFAULT_PREPARED_LINES,
      mostEffort: mostEffortOf(nodes, totalNodes),
    },
    nodes,
    totalNodes,
    minutes,
    isChess960: isChess960Position(variant, position.setup()),
  }
}

const MINUTE = 60_000

const settingsOf = (
  { words: [variant = '', fen = ''], flags }: CommandLine<typeof PREPARE_FLAGS>,
  core: Core,
): Answered<PrepareSettings> => {
  const opened = openAsked(core, { variant, fen, options: flags.option })
  if (!opened.ok) return opened
  using position = opened.value.position
  const refusal = isInSetup(position.setup()) && setupRefusal(position)
  if (refusal) return err(describeSetupRefusal(refusal))
  return ok(prepareSettings(flags, opened.value.variant, position))
}

/**
 * The file to which results are written: beside OUT, or the one of an earlier run; undefined if the output goes to
 * standard output.
 */
const progressOf = ({ out, resume }: PrepareFlags): Answered<ProgressFile | undefined> => {
  const beside = resume ?? out
  if (beside === undefined) return err('give -o OUT, or --resume OUT: what is found is kept in OUT.progress')
  if (beside === STANDARD) return ok(undefined)
  const file = beside.endsWith('.progress') ? beside : `${beside}.progress`
  return ok({ file, resumes: resume !== undefined })
}

const attended = (
  core: Core,
  { job, nodes, totalNodes, minutes }: PrepareSettings,
  searcher: ResumableSearch,
  terminal: Terminal,
): Promise<Prepared> =>
  withProgress(terminal, status => {
    const end = performance.now() + minutes * MINUTE
    let isStopped = false
    const effort = { nodes, totalNodes }
    return {
      outcome: grow(
        { core, job, effort },
        searcher,
        done => status(`${formatNumber(done.positions)} positions, ${formatNumber(done.nodes)} nodes`),
        () => isStopped || performance.now() >= end,
      ),
      stop: () => {
        isStopped = true
        void searcher.close()
      },
    }
  })

const deliver = async (
  { json, out }: PrepareFlags,
  terminal: Terminal,
  { game, numbers }: PreparedGame,
): Promise<Answered<null>> => {
  if (json) {
    const coverage = Math.round(numbers.coverage * 10_000) / 10_000
    await terminal.write(`${JSON.stringify({ ...numbers, coverage })}\n`)
  }
  if (out === undefined || (json && out === STANDARD)) return ok(null)
  return putOut(out === STANDARD ? undefined : out, terminal, writeGame(game))
}

const finish = async (
  flags: PrepareFlags,
  terminal: Terminal,
  settings: PrepareSettings,
  prepared: Prepared,
): Promise<ExitCode> => {
  const { ending } = prepared
  const delivered = await deliver(flags, terminal, await preparedGame(settings.job, settings.nodes, prepared))
  if (!delivered.ok) return fail(terminal, delivered.error, 1)
  const isStopped = ending.ok ? ending.value.kind === 'stopped' : ending.error.kind === 'stopped'
  if (!ending.ok && !isStopped) return fail(terminal, describeSearchFault(ending.error), 1)
  if (ending.ok && ending.value.kind === 'notSaved') return fail(terminal, ending.value.detail, 1)
  return isStopped && settings.minutes === Infinity
    ? fail(terminal, 'stopped; the same command with --resume OUT goes on', 130)
    : 0
}

const run = async (line: CommandLine<typeof PREPARE_FLAGS>, terminal: Terminal): Promise<ExitCode> => {
  const core = loadCore()
  const settings = settingsOf(line, core)
  if (!settings.ok) return fail(terminal, settings.error, 2)
  const flags = settings.value.isChess960 ? judgeChoice(line.flags) : line.flags
  const progress = progressOf(flags)
  if (!progress.ok) return fail(terminal, progress.error, 2)
  const searcher = await openResumableSearch(flags, progress.value, core, terminal)
  if (!searcher.ok) return fail(terminal, searcher.error, 1)
  try {
    const prepared = await attended(core, settings.value, searcher.value, terminal)
    return await finish(flags, terminal, settings.value, prepared)
  } finally {
    await searcher.value.close()
  }
}

export const prepareCommand = defineCommand({
  name: 'prepare',
  words: 'VARIANT FEN',
  summary: 'prepare the opening from a position, for one side',
  details: `Positions are searched one by one, first those that are likeliest to arise or can still change a decision. For the side
that is prepared there is one move everywhere, for the other all answers within the margin, and natural mistakes. A setup phase
is solved first, with a quarter of the nodes at most. Without
--total-nodes or --minutes it ends after ${formatNumber(DEFAULT_TOTAL_NODES)} nodes. What is found is kept in OUT.progress: with
--resume OUT the same command goes on, also with more nodes in all. At fixed nodes and one thread it always writes the same.
`,
  flags: PREPARE_FLAGS,
  count: [2, 2],
  run,
})
