import { chain, err, map, ok, type Result } from '@shared/result'
import { ARRAY_NODES } from '@shared/solver/usualNodes'
import { type Core, loadCore } from '../../core/load'
import type { Answered } from '../io/answers'
import { type CommandLine, defineCommand } from '../io/command'
import { type ExitCode, fail, type Terminal, print, withProgress } from '../io/terminal'
import { type FlagValues, textFlag, typedName } from '../io/flags'
import {
  engineFlag,
  jsonFlag,
  optionFlag,
  threadsFlag,
  userDataDirFlag,
  workersFlag,
} from '../io/sharedFlags'
import { openSetup, type OpenSetup, certainly, type ValueSource } from '../solve/openSetup'
import { lastFlag, nodesFlag } from '../solve/solveFlags'
import { solvedSetup, type SolvedSetup, solvedJson } from '../solve/solveSetup'
import { solvedText } from '../solve/solvedText'
import { inputName, parseJson, readText } from '../io/readFile'
import { fillIn, type GivenValue } from '../solve/arrayValues'
import { formatNumber } from '@shared/i18n/numbers'
import type { Reading } from '@shared/solver/induction'
import { ROOT } from '@shared/solver/setupGraph'
import type { Searcher, SearchFault } from '../../engine/search/searcher'
import { engineSolver, type SetupConclusion } from '../../engine/setupSolver/engineSolver'
import { followPlan } from '../../engine/tasks/followPlan'
import { planOf } from '../../engine/tasks/plan'
import { describeSearchFault } from '../engines/describeSearchFault'
import { withSearcher } from '../engines/openSearcher'

const FLAGS = {
  nodes: nodesFlag('nodes for each array'),
  budget: { ...nodesFlag('nodes in all: more for the arrays that decide, fewer for others'), value: 'TOTAL' },
  last: lastFlag,
  engine: engineFlag('values the arrays'),
  queue: workersFlag,
  threads: threadsFlag('arrays'),
  userDataDir: userDataDirFlag,
  seed: textFlag('S', 'draws another sample where more than 50,000 arrays can arise'),
  values: textFlag(
    'FILE',
    'what the arrays are worth, a line each: {"white":"RANK","black":"RANK","value":CENTIPAWNS}; - is standard input',
  ),
  option: optionFlag,
  json: jsonFlag,
}
type SolveFlags = FlagValues<typeof FLAGS>

interface Found extends SetupConclusion {
  readonly nodes: number
}

/** Has the searcher search arrays until the answer is final; Ctrl-C stops it. */
const ask = (
  { graph, position, options }: OpenSetup,
  reading: Reading,
  { nodes, budget }: SolveFlags,
  searcher: Searcher,
  terminal: Terminal,
): Promise<Result<Found, SearchFault>> => {
  const solver = engineSolver({ variant: position.variant, options, graph })
  const question = {
    ...{ state: ROOT, reading, nodes: nodes ?? ARRAY_NODES },
    // Every array is searched with this many nodes, whether it matters or not.
    isThorough: nodes !== undefined && budget === undefined,
    ...(budget !== undefined && { budget }),
  }
  let values = 0
  const run = async (status: (text: string) => void): Promise<Result<Found, SearchFault>> => {
    const hear = () => status(`${formatNumber(++values)} searches, ${formatNumber(solver.searched())} nodes`)
    const done = await followPlan(planOf(solver.solve(question, hear)), searcher)
    return done.ok ? ok({ ...(await solver.conclude(question)), nodes: solver.searched() }) : done
  }
  return withProgress(terminal, status => ({ outcome: run(status), stop: () => void searcher.close() }))
}

/** Values that an engine finds by searching the arrays. */
const valuesOfEngine =
  (flags: SolveFlags, core: Core, terminal: Terminal): ValueSource =>
  (setup, reading) =>
    withSearcher(flags, core, terminal, async searcher => {
      const found = await ask(setup, reading, flags, searcher, terminal)
      return found.ok ? found : err(describeSearchFault(found.error))
    })

const givenIn = (lines: readonly string[]): readonly GivenValue[] =>
  lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ place: `line ${index + 1}`, entry: parseJson(line) }],
  )

/** The values of a file of JSON lines: `{"white":"BQNRRBKN","black":"BKNBRNQR","value":31}`. */
const valuesOfFile =
  (file: string, terminal: Terminal): ValueSource =>
  async ({ graph }, reading) =>
    chain(await readText(file, terminal), text => {
      const filled = fillIn(graph, givenIn(text.split('\n')))
      return filled.ok
        ? ok(certainly(graph, filled.value, reading))
        : err(`${inputName(file)}: ${filled.error}`)
    })

const ABOUT_ENGINES = ['nodes', 'budget', 'engine', 'queue', 'threads', 'userDataDir', 'seed'] as const

const sourceOf = (flags: SolveFlags, core: Core, terminal: Terminal): Answered<ValueSource> => {
  if (flags.values === undefined) return ok(valuesOfEngine(flags, core, terminal))
  const other = ABOUT_ENGINES.find(flag => flags[flag] !== undefined)
  return other === undefined
    ? ok(valuesOfFile(flags.values, terminal))
    : err(`--values leaves nothing to be searched: --${typedName(other)} does not go with it`)
}

const answer = async (
  { words: [variant = '', fen = ''], flags }: CommandLine<typeof FLAGS>,
  core: Core,
  source: ValueSource,
): Promise<Answered<SolvedSetup>> => {
  // Arrays may be sampled, unless all their values are given.
  const sample = flags.values === undefined ? { seed: flags.seed } : undefined
  const opened = openSetup(core, { variant, fen, options: flags.option }, sample)
  if (!opened.ok) return opened
  using position = opened.value.position
  const valued = await source({ ...opened.value, position }, flags.last)
  return map(valued, found => solvedSetup({ ...opened.value, position }, found))
}

const run = async (line: CommandLine<typeof FLAGS>, terminal: Terminal): Promise<ExitCode> => {
  const core = loadCore()
  const source = sourceOf(line.flags, core, terminal)
  if (!source.ok) return fail(terminal, source.error, 2)
  const answered = await answer(line, core, source.value)
  return print(line.flags.json, terminal, answered, { json: solvedJson, text: solvedText })
}

export const solveCommand = defineCommand({
  name: 'solve',
  words: 'VARIANT FEN',
  summary: 'say what every move of a setup phase is worth',
  flags: FLAGS,
  count: [2, 2],
  run,
})
