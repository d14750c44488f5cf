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
import { identityFor, type Searcher } from '../engine/search/searcher'
import { openQueueSearcher } from '../engine/queue/queueSearcher'
import { buildSignature } from '../engine/queue/queueJob'
import { connectServer, type QueueServer } from '../engine/queue/queueServer'
import { readServerAddress, shownAddress } from '../engine/queue/serverAddress'
import { queueStatus } from '../engine/queue/workersBoard'
import type { Emit } from '../shell/ports'
import type { AtlasShelf } from './atlasShelf'
import { buildAtlas, type AtlasOrder, type BuildFault } from './buildAtlas'
import { atlasFileName } from './shippedAtlases'

/** What builds by workers are made of. */
interface QueuedBuildMeans {
  /** The compiled core: names the engine that workers must have. */
  readonly corePath: string
  /** Where the atlases of the user lie; a build keeps what it finds there. */
  readonly folder: string
  readonly shelf: Pick<AtlasShelf, 'add'>
  readonly version: string
  /** Asks the user before a server is called that the page has named. */
  readonly ask: Ask
  readonly emit: Emit
}

/** Starts that are asked for side by side: two jobs for each of some forty threads. */
const WIDTH = 4096

/** How often the page hears of progress and workers. */
const TELL_MS = 1000

const today = (): string => new Date().toISOString().slice(0, '2026-11-25'.length)

const orderOf = (folder: string, id: VariantId, nodes: number, corePath: string): AtlasOrder => {
  const variant = variantById(id)
  const family = atlasFamily(variant, [])
  return {
    file: path.join(folder, `${atlasFileName(family)}.${nodes}.building`),
    family,
    engine: { name: OWN_ENGINE, identity: identityFor(ownSearcherIdentity(corePath), variant) },
    nodes,
    sample: null,
    date: undefined,
    today: today(),
  }
}

const described = (fault: BuildFault | AtlasRefusal): string =>
  fault.kind === 'search' && fault.fault.kind === 'engineFailed' ? fault.fault.detail : JSON.stringify(fault)

/** Has the workers of a queue build atlases, one at a time. */
export const queuedBuilds = ({ corePath, folder, shelf, version, ask, emit }: QueuedBuildMeans) => {
  const agreed = new Set<string>()
  let isOpening = false
  let running: { readonly searcher: Searcher; readonly over: Promise<void> } | undefined
  let shown: QueuedBuild | null = null

  const tell = (change: Partial<QueuedBuild>): void => {
    if (!shown) return
    shown = { ...shown, ...change }
    emit('starts:building', shown)
  }

  const addTo = async (file: string): Promise<Result<null, AtlasRefusal>> => {
    const added = await shelf.add(readFileSync(file))
    if (!added.ok) return added
    rmSync(file, { force: true })
    return ok(null)
  }

  /** Builds, keeps the atlas, and says how it ended. */
  const build = async (order: AtlasOrder, searcher: Searcher): Promise<QueuedBuild['state']> => {
    const built = await buildAtlas(order, searcher, ({ done, wanted }) => {
      if (shown) shown = { ...shown, done, wanted }
    })
    const kept = built.ok ? await addTo(order.file) : built
    if (kept.ok) return { kind: 'done' }
    const { error } = kept
    if (error.kind === 'search' && error.fault.kind === 'stopped') return { kind: 'stopped' }
    return { kind: 'failed', detail: described(error) }
  }

  const workersOn = async (server: QueueServer, own: string): Promise<QueuedBuild['workers']> => {
    const { workers } = await queueStatus(server)
    return workers.map(({ host, process, threads, positionsPerSecond, build: other }) => ({
      ...{ host, process, threads, positionsPerSecond },
      isOther: other !== own,
    }))
  }

  const run = async (order: AtlasOrder, server: QueueServer, searcher: Searcher): Promise<void> => {
    const own = buildSignature(searcher.identity)
    const look = (): void =>
      void workersOn(server, own)
        .then(workers => tell({ workers }))
        .catch(() => tell({}))
    look()
    const looks = setInterval(look, TELL_MS)
    const state = await build(order, searcher).catch(
      (error: unknown) => ({ kind: 'failed', detail: String(error) }) as const,
    )
    clearInterval(looks)
    running = undefined
    tell({ state })
    await searcher.close()
  }

  /** Connects, and lets the build go on by itself. */
  const begin = async (
    id: VariantId,
    nodes: number,
    url: string,
    password: string,
  ): Promise<Result<null, QueuedBuildFault>> => {
    const read = readServerAddress(url)
    if (!read.ok) return err({ kind: 'address' })
    const address = password === '' ? read.value : { ...read.value, password }
    const server = shownAddress(address)
    if (!agreed.has(server) && !(await ask({ kind: 'server', server }))) return err({ kind: 'notAgreed' })
    agreed.add(server)
    const connected = await connectServer(address, news =>
      tell({ state: { kind: news === 'lost' ? 'lost' : 'running' } }),
    )
    if (!connected.ok) return connected
    await mkdir(folder, { recursive: true })
    const searcher = await openQueueSearcher({
      server: connected.value,
      identity: ownSearcherIdentity(corePath),
      engine: OWN_ENGINE,
      width: WIDTH,
      version,
    })
    const order = orderOf(folder, id, nodes, corePath)
    shown = {
      ...{ variant: id, nodes, server, done: 0, wanted: order.family.arrays, workers: [] },
      state: { kind: 'running' },
    }
    running = { searcher, over: run(order, connected.value, searcher) }
    return ok(null)
  }

  const handlers: HandlersOf<typeof buildRequests> = {
    'starts:build': async (id, nodes, url, password) => {
      if (isOpening || running) return err({ kind: 'busy' })
      isOpening = true
      try {
        return await begin(id, nodes, url, password)
      } finally {
        isOpening = false
      }
    },
    'starts:stopBuild': () => running?.searcher.stop(),
    'starts:currentBuild': () => shown,
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
