import { availableParallelism } from 'node:os'
import { formatNumber } from '@shared/i18n/numbers'
import { err, ok } from '@shared/result'
import { loadCore } from '../../core/load'
import type { QueueServer } from '../../engine/queue/queueServer'
import { openQueueWorker, type WorkerEnd } from '../../engine/queue/queueWorker'
import { queueStatus, type BuildWork, type QueueStatus } from '../../engine/queue/workersBoard'
import type { Searcher } from '../../engine/search/searcher'
import { connectQueue, describeServerFault } from '../engines/connectQueue'
import { describeSearchFault } from '../engines/describeSearchFault'
import { nameOfEngine, withSearcher } from '../engines/openSearcher'
import type { Answered } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { numberFlag, switchFlag } from '../io/flags'
import { print, fail, type ExitCode, type Terminal, withProgress } from '../io/terminal'
import { ownVersion } from '../io/ownVersion'
import { engineFlag, jsonFlag, queueFlag, threadsFlag, userDataDirFlag } from '../io/sharedFlags'

const MAX_PATIENCE = 3600
const DEFAULT_PATIENCE = 30

const FLAGS = {
  queue: queueFlag(
    'the server that hands out the work, Redis or Valkey: redis://[user:password@]host[:port][/database]; rediss: with TLS',
  ),
  threads: threadsFlag('positions'),
  engine: engineFlag('searches; work for any other is left to others'),
  patience: numberFlag(
    'SECONDS',
    `how long a worker may be silent before its work goes to another; ${DEFAULT_PATIENCE} if not said`,
    { max: MAX_PATIENCE },
    DEFAULT_PATIENCE,
  ),
  status: switchFlag('only say who works and how fast'),
  userDataDir: userDataDirFlag,
  json: jsonFlag,
}
type WorkLine = CommandLine<typeof FLAGS>

const refusal = ({ waiting, engine, version, build }: BuildWork, own: string): string =>
  `backrank: ${formatNumber(waiting)} jobs wait for ${engine} of version ${version}, build ${build}, and this is build ${own}: it leaves them to others, as its values may differ`

const endOf = (end: WorkerEnd, done: string, terminal: Terminal): ExitCode => {
  if (end.kind === 'stopped')
    return fail(terminal, `stopped after ${done}; work that was not finished goes to others`, 130)
  const why = end.kind === 'engineFailed' ? describeSearchFault(end) : describeServerFault(end)
  return fail(terminal, `${why}\nended after ${done}`, 1)
}

const workOn = async (
  server: QueueServer,
  searcher: Searcher,
  engine: string,
  { patience }: WorkLine['flags'],
  terminal: Terminal,
): Promise<ExitCode> => {
  const begun = performance.now()
  const worker = openQueueWorker({
    ...{ server, searcher, engine, patience },
    version: ownVersion(),
    refuse: (work, own) => terminal.complain(refusal(work, own)),
  })
  const done = (): string => {
    const { positions, nodes } = worker.total()
    return `${formatNumber(positions)} positions, ${formatNumber(nodes)} nodes`
  }
  terminal.complain(`backrank: working on ${server.shown}, ${searcher.width} positions side by side`)
  const ended = await withProgress(terminal, status => {
    const shown = setInterval(() => {
      const perSecond = worker.total().nodes / ((performance.now() - begun) / 1000)
      status(`${done()}, ${formatNumber(Math.round(perSecond))} a second`)
    }, 1000)
    return { outcome: worker.ended.finally(() => clearInterval(shown)), stop: worker.stop }
  })
  return endOf(ended, done(), terminal)
}

const work = async (server: QueueServer, { flags }: WorkLine, terminal: Terminal): Promise<ExitCode> => {
  const { engine, threads = availableParallelism(), userDataDir } = flags
  const choice = { engine, threads, userDataDir }
  const done = await withSearcher(choice, loadCore(), terminal, async searcher =>
    ok(await workOn(server, searcher, await nameOfEngine(choice), flags, terminal)),
  )
  if (done.ok) return done.value
  server.close()
  return fail(terminal, done.error, 1)
}

const plural = (count: number, one: string, more: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : more}`

/** The workers with their speed, one on each line, and the remaining work. */
const statusText = ({ server, workers, work: builds }: QueueStatus): string => {
  const workerLines = workers.map(
    ({ host, process: id, threads, version, build, engine, positions, positionsPerSecond, nodesPerSecond }) =>
      `  ${host}:${id}  ${plural(threads, 'thread', 'threads')}, ${engine} ${version} (${build}): ${plural(positions, 'position', 'positions')}, ${positionsPerSecond} and ${formatNumber(nodesPerSecond)} nodes a second`,
  )
  const workLines = builds.map(
    ({ engine, version, build, waiting, active }) =>
      `  ${engine} ${version} (${build}): ${plural(waiting, 'job waits', 'jobs wait')}, ${plural(active, 'is', 'are')} being done`,
  )
  return [
    `${server}: ${plural(workers.length, 'worker', 'workers')}`,
    ...workerLines,
    ...(workLines.length > 0 ? ['work:', ...workLines] : []),
    '',
  ].join('\n')
}

const status = async (server: QueueServer): Promise<Answered<QueueStatus>> => {
  try {
    return ok(await queueStatus(server))
  } catch (error) {
    return err(`${server.shown}: ${(error as Error).message}`)
  } finally {
    server.close()
  }
}

const run = async (line: WorkLine, terminal: Terminal): Promise<ExitCode> => {
  const { queue, status: isAsked, json } = line.flags
  if (!queue) return fail(terminal, 'give --queue URL: the server that hands out the work', 2)
  if (json && !isAsked) return fail(terminal, '--json goes with --status', 2)
  const server = await connectQueue(queue, terminal)
  if (!server.ok) return fail(terminal, server.error, 1)
  if (!isAsked) return work(server.value, line, terminal)
  return print(json, terminal, await status(server.value), { json: found => found, text: statusText })
}

export const workCommand = defineCommand({
  name: 'work',
  words: '',
  summary: 'search positions for other machines, which they hand out over a queue',
  details: `Commands with --queue hand their positions out over a server of Redis or Valkey, and each backrank work takes some of them,
until it is stopped. Any number of workers may come and go: what one has not finished goes to another. Only workers with the same engine,
network and rules do a job, so that the values are those of a single machine.
`,
  flags: FLAGS,
  count: [0, 0],
  run,
})
