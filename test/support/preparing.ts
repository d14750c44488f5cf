import { expect, vi } from 'vitest'
import type { NewPreparation, PreparationSummary } from '@shared/ipc/preparations'
import type { Branch, BranchMove, PreparationPlace } from '@shared/ipc/preparationViews'
import type { Wish } from '@shared/preparation/graph'
import { unwrap } from '@shared/result'
import { unflatten } from '@shared/tree/flat'
import { writeGame } from '@shared/tree/gamePgn'
import { SEARCH_THREADS, type SearchThreads } from './builtSearchers'
import { LONG_WAIT } from './longWait'
import { scratchFolder } from './scratchFolder'
import { testBackend, type TestBackend } from './testBackend'

/*
 * What tests do with preparations, in the same way as the page.
 */

/** A Chess960 array, and the nodes of a search that takes a few milliseconds. */
export const START = 'bnrbkqnr/pppppppp/8/8/8/8/PPPPPPPP/BNRBKQNR w KQkq - 0 1'
export const NODES = 2000

export const wanted = (over: Partial<NewPreparation> = {}): NewPreparation => ({
  variant: 'chess960',
  options: [],
  fen: START,
  color: 'white',
  name: '',
  margin: 5,
  depth: 60,
  nodes: NODES,
  totalNodes: 30 * NODES,
  minutes: 0,
  coverage: 0,
  engineId: 'backrank',
  ...over,
})

/** A backend in a folder. With one thread, positions are added one after the other. */
export const backendIn = async (
  folder: string,
  threads = 1,
  over: Partial<SearchThreads> = {},
): Promise<TestBackend> => {
  const backend = await testBackend(folder, { ...SEARCH_THREADS, ...over })
  await backend.request('engines:change', 'backrank', { values: { Threads: threads } })
  return backend
}

export const listed = async (backend: TestBackend, id: string): Promise<PreparationSummary> =>
  (await backend.request('preparations:list')).find(one => one.id === id)!

export const create = async (backend: TestBackend, over: Partial<NewPreparation> = {}): Promise<string> =>
  unwrap(await backend.request('preparations:create', wanted(over)))

export const reaches = (backend: TestBackend, id: string, kind: PreparationSummary['state']['kind']) =>
  vi.waitFor(async () => expect((await listed(backend, id)).state.kind).toBe(kind), LONG_WAIT)

export const grows = (backend: TestBackend, id: string, positions: number) =>
  vi.waitFor(
    async () => expect((await listed(backend, id)).positions).toBeGreaterThanOrEqual(positions),
    LONG_WAIT,
  )

export const pgnOf = async (backend: TestBackend, id: string): Promise<string> =>
  writeGame(unflatten(unwrap(await backend.request('preparations:game', id))))

export const placeOf = async (
  backend: TestBackend,
  id: string,
  line: readonly string[] = [],
): Promise<PreparationPlace> => unwrap(await backend.request('preparations:place', id, [...line]))

export const decide = async (backend: TestBackend, id: string, { path, kind }: Wish): Promise<void> => {
  unwrap(await backend.request('preparations:decide', id, { path: [...path], kind }))
}

/** The first prepared move of a branch. */
export const choiceOf = ({ moves }: Branch): BranchMove | undefined =>
  moves.find(({ isPrepared }) => isPrepared)

const results = new Map<string, string>()

/** The result of an undisturbed preparation, as PGN. */
export const undisturbed = async (over: Partial<NewPreparation> = {}): Promise<string> => {
  const key = JSON.stringify(wanted(over))
  const known = results.get(key)
  if (known !== undefined) return known
  const backend = await backendIn(await scratchFolder())
  const id = await create(backend, over)
  await reaches(backend, id, 'done')
  const result = await pgnOf(backend, id)
  results.set(key, result)
  return result
}
