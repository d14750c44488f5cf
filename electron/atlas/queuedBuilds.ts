import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { mkdir } from 'node:fs/promises'
import { atlasFamily } from '@shared/atlas/atlasFamily'
import type { HandlersOf } from '@shared/ipc/declare'
import type { AtlasRefusal, buildRequests, QueuedBuild, QueuedBuildFault } from '@shared/ipc/starts'
import { err, ok, type Result } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import type { Ask } from '../consent/agreement'
import { OWN_ENGINE } from '../engine/search/answerQuestion'
import { ownSearcherIdentity } from '../engine/search/ownSearcher'
import { identityFor, type Searcher, type SearcherIdentity } from '../engine/search/searcher'
import { openQueueSearcher } from '../engine/queue/queueSearcher'
import { buildSignature } from '../engine/queue/queueJob'
import { connectServer, type QueueServer } from '../engine/queue/queueServer'
import { readServerAddress, shownAddress } from '../engine/queue/serverAddress'
import { queueStatus } from '../engine/queue/workersBoard'
import type { Emit } from '../shell/ports'
import type { AtlasShelf } from './atlasShelf'
import { buildAtlas, type AtlasOrder, type BuildFault } from './buildAtlas'
import { atlasFileName } from './shippedAtlases'

/** What builds by workers need. */
interface QueuedBuildMeans {
  /** The compiled core, which identifies the engine that workers must have. */
  readonly corePath: string
  /** The folder of the user's atlases, to which builds are written. */
  readonly folder: string
  readonly shelf: Pick<AtlasShelf, 'add'>
  readonly version: string
  /** Asks the user before a server that the page has named is contacted. */
  readonly ask: Ask
  readonly emit: Emit
}

/** How many starts are asked for side by side: two jobs each for workers of about forty threads. */
const WIDTH = 4096

/** How often the page is told about progress and workers. */
const TELL_MS = 1000

const orderOf = (folder: string, id: VariantId, nodes: number, identity: SearcherIdentity): AtlasOrder => {
  const variant = variantById(id)
  const family = atlasFamily(variant, [])
  return {
    file: path.join(folder, `${atlasFileName(family)}.${nodes}.building`),
    family,
    engine: { name: OWN_ENGINE, identity: identityFor(identity, variant) },
    nodes,
    sample: null,
    date: undefined,
  }
}

const described = (fault: BuildFault | AtlasRefusal): string =>
  fault.kind === 'search' && fault.fault.kind === 'engineFailed' ? fault.fault.detail : JSON.stringify(fault)

const workersOn = async (server: QueueServer, own: string): Promise<QueuedBuild['workers']> => {
  const { workers } = await queueStatus(server)
  return workers.map(({ host, process, threads, positionsPerSecond, build }) => ({
    ...{ host, process, threads, positionsPerSecond },
    isOther: build !== own,
  }))
}

/** The build that the page shows. */
class BuildBoard {
  shown: QueuedBuild | null = null

  constructor(private readonly emit: Emit) {}

  /** Notes a change; it is sent with the next `tell`. */
  note(change: Partial<QueuedBuild>): void {
    if (this.shown) this.shown = { ...this.shown, ...change }
  }

  tell(change: Partial<QueuedBuild>): void {
    this.note(change)
    if (this.shown) this.emit('starts:building', this.shown)
  }
}

const addTo = async (shelf: QueuedBuildMeans['shelf'], file: string): Promise<Result<null, AtlasRefusal>> => {
  const added = await shelf.add(readFileSync(file))
  if (!added.ok) return added
  rmSync(file, { force: true })
  return ok(null)
}

/** Builds an atlas, keeps it, and returns how the build ended. */
const build = async (
  order: AtlasOrder,
  searcher: Searcher,
  shelf: QueuedBuildMeans['shelf'],
  board: BuildBoard,
): Promise<QueuedBuild['state']> => {
  const built = await buildAtlas(order, searcher, ({ done, wanted }) => board.note({ done, wanted }))
  const kept = built.ok ? await addTo(shelf, order.file) : built
  if (kept.ok) return { kind: 'done' }
  const { error } = kept
  if (error.kind === 'search' && error.fault.kind === 'stopped') return { kind: 'stopped' }
  return { kind: 'failed', detail: described(error) }
}

/** A build that has begun. */
interface RunningBuild {
  readonly searcher: Searcher
  readonly over: Promise<void>
}

/** Runs a build, and reports its progress until it is over. */
const run = async (
  order: AtlasOrder,
  server: QueueServer,
  searcher: Searcher,
  shelf: QueuedBuildMeans['shelf'],
  board: BuildBoard,
): Promise<void> => {
  const own = buildSignature(searcher.identity)
  const look = async (): Promise<void> => {
    // Questions to a lost server would wait until it is reachable again.
    if (board.shown?.state.kind === 'lost') return
    await workersOn(server, own).then(
      workers => board.tell({ workers }),
      // Nothing to do: that the server is lost is already known.
      () => undefined,
    )
  }
  void look()
  const looks = setInterval(() => void look(), TELL_MS)
  const state = await build(order, searcher, shelf, board).catch(
    (error: unknown) => ({ kind: 'failed', detail: String(error) }) as const,
  )
  clearInterval(looks)
  // Looks once more, because a build may end before the second look.
  await look()
  await searcher.close()
  board.note({ state })
}

/** A build as the page asks for it. */
interface AskedBuild {
  readonly variant: VariantId
  readonly nodes: number
  readonly url: string
  /** Empty if it is in the URL or there is none. */
  readonly password: string
}

/** Connects to the server of a build once the user has agreed to it. */
const connect = async (
  { url, password }: AskedBuild,
  { ask }: QueuedBuildMeans,
  agreed: Set<string>,
  board: BuildBoard,
): Promise<Result<QueueServer, QueuedBuildFault>> => {
  const read = readServerAddress(url)
  if (!read.ok) return err({ kind: 'address' })
  const address = password === '' ? read.value : { ...read.value, password }
  const server = shownAddress(address)
  if (!agreed.has(server) && !(await ask({ kind: 'server', server }))) return err({ kind: 'notAgreed' })
  agreed.add(server)
  return connectServer(address, news => board.tell({ state: { kind: news === 'lost' ? 'lost' : 'running' } }))
}

/** Begins a build, which then goes on by itself. */
const begin = async (
  { variant, nodes }: AskedBuild,
  server: QueueServer,
  { corePath, folder, shelf, version }: QueuedBuildMeans,
  board: BuildBoard,
): Promise<RunningBuild> => {
  await mkdir(folder, { recursive: true })
  const identity = ownSearcherIdentity(corePath)
  const searcher = await openQueueSearcher({ server, identity, engine: OWN_ENGINE, width: WIDTH, version })
  const order = orderOf(folder, variant, nodes, identity)
  board.shown = {
    ...{ variant, nodes, server: server.shown, done: 0, wanted: order.family.arrays, workers: [] },
    state: { kind: 'running' },
  }
  return { searcher, over: run(order, server, searcher, shelf, board) }
}

/** Has the workers of a queue build atlases, one at a time. */
export const queuedBuilds = (means: QueuedBuildMeans) => {
  const agreed = new Set<string>()
  const board = new BuildBoard(means.emit)
  let isOpening = false
  let running: RunningBuild | undefined

  const start = async (asked: AskedBuild): Promise<Result<null, QueuedBuildFault>> => {
    const server = await connect(asked, means, agreed, board)
    if (!server.ok) return server
    const begun = await begin(asked, server.value, means, board)
    running = begun
    void begun.over.then(() => {
      running = undefined
      board.tell({})
    })
    return ok(null)
  }

  const handlers: HandlersOf<typeof buildRequests> = {
    'starts:build': async (variant, nodes, url, password) => {
      if (isOpening || running) return err({ kind: 'busy' })
      isOpening = true
      try {
        return await start({ variant, nodes, url, password })
      } finally {
        isOpening = false
      }
    },
    'starts:stopBuild': () => running?.searcher.stop(),
    'starts:currentBuild': () => board.shown,
  }
  return {
    handlers,
    /** Stops; what was found is kept. */
    close: async () => {
      running?.searcher.stop()
      await running?.over
    },
  }
}
