import { formatNumber } from '@shared/i18n/numbers'
import { chain, err, ok } from '@shared/result'
import { ARRAY_NODES } from '@shared/solver/usualNodes'
import { buildAtlas, progressPath, type AtlasOrder } from '../../atlas/buildAtlas'
import { loadCore } from '../../core/load'
import { identityFor, type Searcher } from '../../engine/search/searcher'
import { dayFlag, playedFamily, sampleOf, SAMPLE_FLAGS } from '../atlas/atlasFlags'
import { describeBuildFault } from '../atlas/describeAtlas'
import { untilStopped } from '../atlas/fairStarts'
import { nameOfEngine, withSearcher } from '../engines/openSearcher'
import { type Answered, answerOrRefusal } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { textFlag } from '../io/flags'
import { withOutputFile } from '../io/putOut'
import { engineFlag, optionFlag, threadsFlag, userDataDirFlag, workersFlag } from '../io/sharedFlags'
import { fail, type ExitCode, type Terminal } from '../io/terminal'
import { nodesFlag } from '../solve/solveFlags'

const FLAGS = {
  nodes: nodesFlag(`nodes for each array; ${formatNumber(ARRAY_NODES)} if not said`),
  out: {
    ...textFlag(
      'FILE',
      'the atlas; what is found is kept in FILE.progress until it is complete, but for - (standard output)',
    ),
    short: 'o',
  },
  threads: threadsFlag('arrays'),
  ...SAMPLE_FLAGS,
  engine: engineFlag('values the arrays'),
  queue: workersFlag,
  userDataDir: userDataDirFlag,
  date: dayFlag('the day of the first run'),
  option: optionFlag,
}

/** Arrays on a queue by default: two jobs for each of some forty threads. */
const QUEUED_ARRAYS = 4096

type BuildLine = CommandLine<typeof FLAGS>

const fileOf = ({ out }: BuildLine['flags']): Answered<string> =>
  out === undefined
    ? err(
        'give -o FILE: a build that is stopped goes on from what lies beside it; -o - writes the atlas to standard output',
      )
    : ok(out)

const orderOf = ({ words: [id = ''], flags }: BuildLine): Answered<Omit<AtlasOrder, 'engine'>> =>
  chain(fileOf(flags), file =>
    chain(playedFamily(id, flags.option), family =>
      chain(sampleOf(flags, family.arrays), sample =>
        ok({ file, family, nodes: flags.nodes ?? ARRAY_NODES, sample, date: flags.date }),
      ),
    ),
  )

const buildIn = async (order: AtlasOrder, searcher: Searcher, terminal: Terminal): Promise<ExitCode> => {
  const built = await untilStopped(searcher, terminal, tell =>
    answerOrRefusal(() => buildAtlas(order, searcher, tell), progressPath(order.file)),
  )
  if (!built.ok) return fail(terminal, built.error, 1)
  if (built.value.ok) return 0
  const { error } = built.value
  return error.kind === 'search' && error.fault.kind === 'stopped'
    ? fail(terminal, 'stopped; the same command goes on', 130)
    : fail(terminal, describeBuildFault(order.file, error), 1)
}

/**
 * Builds an atlas. One for standard output is built in a temporary file, which is removed afterwards, even if the build
 * was stopped.
 */
const build = (order: AtlasOrder, searcher: Searcher, terminal: Terminal): Promise<ExitCode> =>
  withOutputFile(order.file, terminal, file => buildIn({ ...order, file }, searcher, terminal))

const run = async (line: BuildLine, terminal: Terminal): Promise<ExitCode> => {
  const order = orderOf(line)
  if (!order.ok) return fail(terminal, order.error, 2)
  const { queue, threads = queue && QUEUED_ARRAYS } = line.flags
  const choice = { ...line.flags, threads }
  const done = await withSearcher(choice, loadCore(), terminal, async searcher => {
    const [variant] = order.value.family.members
    const identity = identityFor(searcher.identity, variant!)
    const engine = { name: await nameOfEngine(choice), identity }
    return ok(await build({ ...order.value, engine }, searcher, terminal))
  })
  return done.ok ? done.value : fail(terminal, done.error, 1)
}

export const atlasBuildCommand = defineCommand({
  name: 'atlas build',
  words: 'VARIANT',
  summary: 'evaluate every start of a system, and write the values into one file',
  details: `A build that was stopped or killed goes on with the same command. The same engine, nodes and --date give the same bytes, on any
number of threads or machines and however often it was stopped. An atlas that stands in FILE already, of the same system, engine and nodes, is
completed; any other file is left alone. docs/atlas.md describes the file.
`,
  flags: FLAGS,
  count: [1, 1],
  run,
})
