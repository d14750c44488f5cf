import { formatNumber } from '@shared/i18n/numbers'
import { err, ok } from '@shared/result'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { writeGame } from '@shared/tree/gamePgn'
import { loadCore, type Core } from '../../core/load'
import { prepare as grow, type Prepared } from '../../engine/preparation/prepare'
import { preparedGame, type PreparedGame } from '../../engine/preparation/preparedGame'
import { describeSetupRefusal } from '../../rules/describeError'
import { setupRefusal } from '../../rules/setup/setupGraphOf'
import { describeFault } from '../engines/describeFault'
import { openAsked, type Answered } from '../io/answers'
import { attend } from '../io/attend'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import { complaining } from '../io/complaining'
import { putOut } from '../io/putOut'
import {
  prepareSettings,
  USUAL_POSITION_NODES,
  USUAL_TOTAL_NODES,
  type PrepareSettings,
} from './prepareSettings'
import type { ResumableSearch } from '../report/resumableSearch'
import { openResumableSearch } from '../report/openResumableSearch'

const MINUTE = 60_000

const settingsOf = (line: CommandLine, core: Core): Answered<PrepareSettings> => {
  const [variant = '', fen = ''] = line.words
  const opened = openAsked(core, { variant, fen, options: line.values('option') })
  if (!opened.ok) return opened
  using position = opened.value.position
  const refusal = isInSetup(position.setup()) && setupRefusal(position)
  if (refusal) return err(describeSetupRefusal(refusal))
  return prepareSettings(line, opened.value.variant, position.fen())
}

/** Where what was found is written down: beside OUT, or where an earlier run has done it. */
const progressFile = (line: CommandLine): Answered<string> => {
  const beside = line.values('resume').at(-1) ?? line.values('out').at(-1)
  if (beside === undefined) return err('-o OUT is missing: what is found is kept in OUT.progress')
  return ok(beside.endsWith('.progress') ? beside : `${beside}.progress`)
}

const attended = (
  core: Core,
  { job, nodes, totalNodes, minutes }: PrepareSettings,
  searcher: ResumableSearch,
  terminal: Terminal,
): Promise<Prepared> =>
  attend(terminal, status => {
    const end = performance.now() + minutes * MINUTE
    let isStopped = false
    const effort = { nodes, totalNodes }
    return {
      outcome: grow(
        { core, job, searcher, effort },
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
  line: CommandLine,
  terminal: Terminal,
  { game, numbers }: PreparedGame,
): Promise<Answered<null>> => {
  if (line.has('json')) {
    const coverage = Math.round(numbers.coverage * 10_000) / 10_000
    await terminal.write(`${JSON.stringify({ ...numbers, coverage })}\n`)
  }
  return line.values('out').length === 0 ? ok(null) : putOut(line, terminal, writeGame(game))
}

const finish = async (
  line: CommandLine,
  terminal: Terminal,
  settings: PrepareSettings,
  prepared: Prepared,
): Promise<ExitCode> => {
  const { ending } = prepared
  const delivered = await deliver(line, terminal, await preparedGame(settings.job, settings.nodes, prepared))
  if (!delivered.ok) return complaining(terminal, delivered.error, 1)
  if (ending.kind === 'failed') {
    const { fault } = ending
    return complaining(terminal, fault.kind === 'notSaved' ? fault.detail : describeFault(fault), 1)
  }
  return ending.kind === 'stopped' && settings.minutes === Infinity
    ? complaining(terminal, 'stopped; the same command with --resume OUT goes on', 130)
    : 0
}

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const core = loadCore()
  const settings = settingsOf(line, core)
  if (!settings.ok) return complaining(terminal, settings.error, 2)
  const file = progressFile(line)
  if (!file.ok) return complaining(terminal, file.error, 2)
  const work = { core, threads: settings.value.threads, file: file.value }
  const searcher = await openResumableSearch(line, work, terminal)
  if (!searcher.ok) return complaining(terminal, searcher.error, 1)
  try {
    const prepared = await attended(core, settings.value, searcher.value, terminal)
    return await finish(line, terminal, settings.value, prepared)
  } finally {
    await searcher.value.close()
  }
}

export const prepare: Command = {
  name: 'prepare',
  words: 'VARIANT FEN',
  summary: 'prepare the opening from a position, for one side',
  details: `Positions are searched one by one, first those that are likeliest to arise or can still change a decision. For the side
that is prepared there is one move everywhere, for the other all answers within the margin, and natural mistakes. A setup phase
is solved first, with a quarter of the nodes at most. Without
--total-nodes or --minutes it ends after ${formatNumber(USUAL_TOTAL_NODES)} nodes. What is found is kept in OUT.progress: with
--resume OUT the same command goes on, also with more nodes in all. At fixed nodes and one thread it always writes the same.
`,
  flags: [
    'color',
    'nodes-per-position',
    'total-nodes',
    'minutes',
    'margin',
    'depth',
    'engine',
    'threads',
    'resume',
    'out',
    'json',
    'option',
    'user-data-dir',
  ],
  flagWords: {
    'nodes-per-position': {
      value: 'N',
      help: `nodes of a search of our positions, four times those of the others; ${formatNumber(USUAL_POSITION_NODES)} if not said`,
    },
    margin: {
      value: 'PERCENT',
      help: 'answers that give away more winning chance need no reply; 5 if not said',
    },
    depth: { value: 'PLIES', help: 'how far from the position it goes, at most' },
    threads: { value: 'N', help: 'positions side by side; all processors if not said' },
    engine: { value: 'NAME|CMD', help: 'who searches; Backrank if not said' },
    resume: { type: 'string', value: 'FILE', help: 'go on with what an earlier run has kept beside FILE' },
    json: { help: 'print what it came to' },
  },
  count: [2, 2],
  run,
}
