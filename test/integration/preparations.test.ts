// @long
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { NewPreparation } from '@shared/ipc/preparations'
import { makeFen } from '@shared/notation/fen/fen'
import type { GrowthStep } from '@shared/preparation/step'
import { unwrap } from '@shared/result'
import { randomStartSetup } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
import { SEARCH_THREADS, mortalQuestionWorker, stuckQuestionWorker } from '../support/builtSearchers'
import { LONG_WAIT } from '../support/longWait'
import {
  backendIn,
  choiceOf,
  create,
  grows,
  listed,
  NODES,
  pgnOf,
  placeOf,
  reaches,
  START,
  undisturbed,
  wanted,
} from '../support/preparing'
import { CORE, programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'

/** A throw of Fischer-Benko Chess. */
const THROW = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'

const host = programFile('preparationHost')

interface WrittenSearch {
  readonly step: GrowthStep
  readonly round: number
  readonly place: number
  readonly of: number
}

/** The searches in the log of the only preparation of a folder. */
const searchesIn = async (folder: string): Promise<readonly WrittenSearch[]> => {
  const names = await readdir(path.join(folder, 'preparations')).catch(() => [])
  const log = names.find(name => name.endsWith('.progress'))
  const text = log === undefined ? '' : await readFile(path.join(folder, 'preparations', log), 'utf8')
  const lines = text.split('\n').filter(line => line.startsWith('{"step"') && line.endsWith('}'))
  return lines.map(line => JSON.parse(line) as WrittenSearch)
}

/**
 * Grows a preparation in a separate process, and kills that when one of its threads is stuck and the others
 * are done.
 */
const killedWithinRound = async (
  folder: string,
  questionWorker: string,
  threads: number,
  over: Partial<NewPreparation>,
): Promise<readonly WrittenSearch[]> => {
  const args = [CORE, questionWorker, SEARCH_THREADS.memoryWorker, folder, JSON.stringify(wanted(over))]
  const child = spawn(process.execPath, [host, ...args, String(threads)])
  await vi.waitFor(async () => {
    expect(await readdir(folder)).toContain('asked.stuck')
    const searches = await searchesIn(folder)
    const { round, of } = searches.at(-1)!
    const found = searches.filter(one => one.round === round).length
    expect(found).toBe(of - 1)
  }, LONG_WAIT)
  child.kill('SIGKILL')
  await once(child, 'close')
  return searchesIn(folder)
}

describe('a preparation in the background', () => {
  test('grows to its limit, says so, and shows what it has found', async () => {
    const backend = await backendIn(await scratchFolder())
    const id = await create(backend)
    await reaches(backend, id, 'done')
    const summary = await listed(backend, id)
    expect(summary.state).toEqual({ kind: 'done', end: 'totalNodes' })
    // The last search is not started if it does not fit.
    expect(summary.searchedNodes).toBeGreaterThanOrEqual(28 * NODES)
    expect(summary.searchedNodes).toBeLessThanOrEqual(31 * NODES)
    const first = await placeOf(backend, id)
    expect(first.branch).toMatchObject({ isOurs: true, state: 'searched', fen: START })
    const choice = choiceOf(first.branch)!
    const answers = (await placeOf(backend, id, [choice.uci])).branch
    expect(answers.isOurs).toBe(false)
    expect(answers.moves.filter(({ isPrepared }) => isPrepared).length).toBeGreaterThan(1)
    expect(answers.moves.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.000001)
    expect(answers.moves[0]!.reply).not.toBeNull()
    const [same] = unwrap(await backend.request('preparations:branches', id, [choice.to, 'nothing']))
    expect(same).toEqual(answers)
    const { total, rows } = unwrap(await backend.request('preparations:decisions', id, { from: 0, count: 3 }))
    expect(total).toBeGreaterThan(3)
    expect(rows[0]).toMatchObject({ line: [], move: { uci: choice.uci } })
    const list = await backend.request('preparations:list')
    await vi.waitFor(() => expect(backend.heard('preparations:changed').at(-1)).toEqual(list), LONG_WAIT)
    expect(backend.heard('preparations:now').at(0)).toEqual({ id, lines: [[]] })
  })

  test('resumes after a pause and a restart, with the same result as an undisturbed one', async () => {
    const whole = await undisturbed()
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    const id = await create(first)
    await grows(first, id, 8)
    unwrap(await first.request('preparations:pause', id))
    await reaches(first, id, 'paused')
    const before = (await listed(first, id)).positions
    expect(before).toBeLessThan(30)
    await first.dispose()

    const second = await backendIn(folder)
    const { state, positions } = await listed(second, id)
    // The user paused it, and only the user can resume it.
    expect(state).toEqual({ kind: 'paused' })
    // Searches that were running at the time may have finished.
    expect(positions).toBeGreaterThanOrEqual(before)
    expect(positions).toBeLessThan(30)
    unwrap(await second.request('preparations:resume', id))
    await reaches(second, id, 'done')
    expect(await pgnOf(second, id)).toBe(whole)
  })

  test('goes on by itself at the next start, on as many threads as there are', async () => {
    const whole = await undisturbed()
    const folder = await scratchFolder()
    const first = await backendIn(folder, 2)
    const id = await create(first)
    await grows(first, id, 4)
    await first.dispose()
    const second = await backendIn(folder, 3)
    await reaches(second, id, 'done')
    expect(await pgnOf(second, id)).toBe(whole)
  })

  test.each([
    { threads: 2, positions: 30, after: 25 },
    { threads: 3, positions: 160, after: 90 },
  ])(
    'on $threads threads loses only the running searches when the program is killed within a round',
    async ({ threads, positions, after }) => {
      const limits = { totalNodes: positions * NODES }
      const whole = await undisturbed(limits)
      const folder = await scratchFolder()
      const stuck = await stuckQuestionWorker(
        SEARCH_THREADS.questionWorker,
        path.join(folder, 'asked'),
        after,
      )
      const written = await killedWithinRound(folder, stuck, threads, limits)
      // The whole round is found, except for the search of one thread.
      const { of } = written.at(-1)!
      expect(of).toBeGreaterThanOrEqual(threads)
      expect(written.filter(({ round }) => round === written.at(-1)!.round)).toHaveLength(of - 1)

      const backend = await backendIn(folder, 4 - threads)
      const [one] = await backend.request('preparations:list')
      await reaches(backend, one!.id, 'done')
      expect(await pgnOf(backend, one!.id)).toBe(whole)
      // The earlier results are still there, and were not searched again.
      const lines = await searchesIn(folder)
      expect(lines.slice(0, written.length)).toEqual(written)
      const names = lines.map(({ step: { key, found } }) =>
        'finding' in found ? `${key} ${found.finding.effort}` : key,
      )
      expect(new Set(names).size).toBe(names.length)
    },
  )

  test('is read again although its last line was cut off', async () => {
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    const id = await create(first)
    await reaches(first, id, 'done')
    await first.dispose()
    const file = path.join(folder, 'preparations', `${id}.progress`)
    const log = await readFile(file, 'utf8')
    await writeFile(file, log.slice(0, -40))
    const second = await backendIn(folder)
    unwrap(await second.request('preparations:resume', id))
    await reaches(second, id, 'done')
    expect(await pgnOf(second, id)).toBe(await undisturbed())
    await second.dispose()
    const third = await backendIn(folder)
    expect(await pgnOf(third, id)).toBe(await undisturbed())
  })

  test('continues after it was done when its limit is raised, and ends by other limits', async () => {
    const backend = await backendIn(await scratchFolder())
    const id = await create(backend, { totalNodes: 5 * NODES })
    await reaches(backend, id, 'done')
    unwrap(await backend.request('preparations:change', id, { totalNodes: 0, coverage: 10 }))
    await vi.waitFor(
      async () => expect((await listed(backend, id)).state).toEqual({ kind: 'done', end: 'coverage' }),
      LONG_WAIT,
    )
    const { covered, positions } = await listed(backend, id)
    expect(covered).toBeGreaterThanOrEqual(0.1)
    unwrap(await backend.request('preparations:change', id, { name: 'Mine' }))
    expect(await listed(backend, id)).toMatchObject({ name: 'Mine', state: { kind: 'done' }, positions })
    unwrap(await backend.request('preparations:change', id, { coverage: 0, depth: 2 }))
    await vi.waitFor(
      async () => expect((await listed(backend, id)).state).toEqual({ kind: 'done', end: 'complete' }),
      LONG_WAIT,
    )
  })

  test('waits while another one grows, and takes its place when that is paused', async () => {
    const backend = await backendIn(await scratchFolder())
    const endless = { totalNodes: 0 }
    const first = await create(backend, endless)
    await reaches(backend, first, 'running')
    const second = await create(backend, { ...endless, color: 'black' })
    const third = await create(backend, { ...endless, margin: 3 })
    expect((await listed(backend, second)).state).toEqual({ kind: 'waiting', place: 1 })
    expect((await listed(backend, third)).state).toEqual({ kind: 'waiting', place: 2 })
    // The last one moves to the front and back to its place; one that is not waiting stays where it is.
    unwrap(await backend.request('preparations:queue', third, 1))
    expect((await listed(backend, third)).state).toEqual({ kind: 'waiting', place: 1 })
    expect((await listed(backend, second)).state).toEqual({ kind: 'waiting', place: 2 })
    unwrap(await backend.request('preparations:queue', third, 9))
    unwrap(await backend.request('preparations:queue', first, 2))
    expect((await listed(backend, first)).state.kind).toBe('running')
    expect((await listed(backend, second)).state).toEqual({ kind: 'waiting', place: 1 })
    expect((await listed(backend, third)).state).toEqual({ kind: 'waiting', place: 2 })
    unwrap(await backend.request('preparations:pause', first))
    await reaches(backend, second, 'running')
    expect((await listed(backend, third)).state).toEqual({ kind: 'waiting', place: 1 })
    unwrap(await backend.request('preparations:resume', first))
    expect((await listed(backend, first)).state).toEqual({ kind: 'waiting', place: 2 })
    unwrap(await backend.request('preparations:delete', second))
    await reaches(backend, third, 'running')
  })

  test('waits in the list of tasks, where it can be reordered, paused and stopped', async () => {
    const folder = await scratchFolder()
    const backend = await backendIn(folder)
    const ids: string[] = []
    for (const name of ['first', 'second', 'third']) ids.push(await create(backend, { name, totalNodes: 0 }))
    const [first, second, third] = ids as [string, string, string]
    await reaches(backend, first, 'running')
    const tasks = () => backend.request('tasks:list')
    expect((await tasks()).map(({ title, state }) => [title, state.kind])).toEqual([
      ['first', 'running'],
      ['second', 'waiting'],
      ['third', 'waiting'],
    ])
    const [one, , last] = await tasks()
    await backend.request('tasks:move', last!.id, 1)
    expect((await listed(backend, third)).state).toEqual({ kind: 'waiting', place: 1 })
    await backend.request('tasks:pause', one!.id)
    await reaches(backend, third, 'running')
    expect((await listed(backend, first)).state).toEqual({ kind: 'paused' })
    unwrap(await backend.request('preparations:resume', first))
    expect((await listed(backend, third)).state).toEqual({ kind: 'waiting', place: 1 })
    await backend.request('tasks:stop', one!.id)
    await reaches(backend, first, 'paused')
    expect((await tasks()).map(({ title }) => title)).toEqual(['third', 'second'])
    await backend.dispose()
    // The next run keeps the order, too.
    const next = await backendIn(folder)
    expect((await next.request('tasks:list')).map(({ title }) => title)).toEqual(['third', 'second'])
    expect((await listed(next, second)).state).toEqual({ kind: 'waiting', place: 1 })
  })

  test('starts again in its place when its settings change', async () => {
    const backend = await backendIn(await scratchFolder())
    const first = await create(backend, { name: 'first', totalNodes: 0 })
    const second = await create(backend, { name: 'second', totalNodes: 0 })
    await grows(backend, first, 2)
    unwrap(await backend.request('preparations:change', first, { margin: 7 }))
    expect((await listed(backend, second)).state).toEqual({ kind: 'waiting', place: 1 })
    const { positions } = await listed(backend, first)
    await grows(backend, first, positions + 2)
    expect((await listed(backend, first)).state).toEqual({ kind: 'running' })
    expect((await backend.request('tasks:list')).map(({ title }) => title)).toEqual(['first', 'second'])
  })

  test('can be restored after it is deleted, until the next start', async () => {
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    const id = await create(first, { totalNodes: 5 * NODES })
    await reaches(first, id, 'done')
    unwrap(await first.request('preparations:delete', id))
    expect(await first.request('preparations:list')).toEqual([])
    unwrap(await first.request('preparations:restore', id))
    expect((await listed(first, id)).state.kind).toBe('done')
    unwrap(await first.request('preparations:delete', id))
    await first.dispose()
    const second = await backendIn(folder)
    expect(await second.request('preparations:list')).toEqual([])
    expect(await readdir(path.join(folder, 'preparations'))).toEqual([])
    expect(await second.request('preparations:pause', id)).toMatchObject({
      error: { kind: 'unknownPreparation' },
    })
  })

  test('begins in the setup of a throw, and continues there after a restart', async () => {
    const thrown = { variant: 'fischer-benko', fen: THROW, totalNodes: 300_000 } as const
    const whole = await undisturbed(thrown)
    expect(whole).toMatch(/1\. [QRNK]@[a-h]1 .*1\.\.\. [QRNK]@[a-h]8/s)
    expect(whole).toMatch(/4\.\.\. [QRNK]@[a-h]8\+[QRNK]@[a-h]8 .*5\. /s)
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    const id = await create(first, thrown)
    await grows(first, id, 20)
    await first.dispose()
    const second = await backendIn(folder)
    await reaches(second, id, 'done')
    expect(await pgnOf(second, id)).toBe(whole)
    // The user adds a placement that is not worth preparing, which takes its place in the solved setup.
    const { branch } = await placeOf(second, id)
    const other = ['N@b1', 'N@c1', 'N@e1', 'N@g1', 'N@h1'].find(uci =>
      branch.moves.every(move => move.uci !== uci),
    )!
    unwrap(await second.request('preparations:decide', id, { path: [other], kind: 'always' }))
    unwrap(await second.request('preparations:change', id, { totalNodes: 500_000 }))
    await reaches(second, id, 'done')
    const after = (await placeOf(second, id, [other])).branch
    expect(after.state).toBe('searched')
    expect(after.moves.every(({ uci }) => uci.includes('@'))).toBe(true)
  })

  test('reports that its engine has died, keeps its results, and resumes on request', async () => {
    const folder = await scratchFolder()
    const flag = path.join(folder, 'dies')
    const mortal = await mortalQuestionWorker(SEARCH_THREADS.questionWorker, flag, false)
    const backend = await backendIn(folder, 1, { questionWorker: mortal })
    const id = await create(backend)
    await grows(backend, id, 3)
    await writeFile(flag, '')
    await reaches(backend, id, 'failed')
    const failed = await listed(backend, id)
    expect(failed.state).toMatchObject({ fault: { kind: 'engineFailed' } })
    expect(failed.positions).toBeGreaterThanOrEqual(3)
    await rm(flag)
    unwrap(await backend.request('preparations:resume', id))
    await reaches(backend, id, 'done')
    expect(await pgnOf(backend, id)).toBe(await undisturbed())
  })

  test('does not start if nothing can be prepared', async () => {
    const backend = await backendIn(await scratchFolder())
    const refused = async (over: Partial<NewPreparation>) => {
      const answer = await backend.request('preparations:create', wanted(over))
      return answer.ok ? 'begun' : answer.error.kind
    }
    expect(await refused({ fen: '8/8/8/8/8/8/8/8 w - - 0 1' })).toBe('illegalPosition')
    const bare = variantById('pre-chess')
    const fen = makeFen(bare, unwrap(randomStartSetup(bare, 0)))
    expect(await refused({ variant: 'pre-chess', fen })).toBe('tooManyArrays')
    const id = await create(backend, { engineId: 'nobody' })
    await reaches(backend, id, 'failed')
    expect((await listed(backend, id)).state).toMatchObject({ fault: { kind: 'unknownEngine' } })
  })
})
