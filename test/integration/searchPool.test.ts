import { existsSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseFen } from '@shared/notation/fen/fen'
import { findByUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { startSetup } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
import { loadCore } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import type { PoolFault } from '../../electron/engine/pool/poolBounds'
import type { SearchJob, SearchReport } from '../../electron/engine/pool/searchJob'
import { openPool, type PoolOptions, type SearchPool } from '../../electron/engine/pool/searchPool'
import { LONG_WAIT } from '../support/longWait'
import { CORE, programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'

const chess = variantById('chess')

const workerFile = programFile('searchWorker')
let pools: SearchPool[] = []
let faults: PoolFault[] = []

afterEach(async () => {
  await Promise.all(pools.map(pool => pool.close()))
  pools = []
  faults = []
})

const pool = async (options: Partial<PoolOptions> = {}): Promise<SearchPool> => {
  const opened = await openPool({
    corePath: CORE,
    workerFile,
    threads: 1,
    hashMiB: 16,
    onFault: fault => void faults.push(fault),
    ...options,
  })
  pools.push(opened)
  return opened
}

const job = (limits: SearchJob['limits'], change: Partial<SearchJob> = {}): SearchJob => ({
  variant: chess,
  options: [],
  start: unwrap(startSetup(chess, 0)),
  moves: [],
  limits,
  multiPv: 1,
  searchMoves: [],
  ...change,
})

/** A listener for reports, and a promise that resolves when they reach a depth. */
const depthReached = (depth: number) => {
  let tell: () => void = () => undefined
  const reached = new Promise<void>(resolve => (tell = resolve))
  return { reached, hear: (report: SearchReport) => (report.depth >= depth ? tell() : undefined) }
}

const nothing = () => undefined

/** A worker file that ends its thread at the third report of a search if the flag file exists. */
const mortalWorker = async (flag: string): Promise<string> => {
  const file = path.join(await scratchFolder(), 'mortal.mjs')
  writeFileSync(
    file,
    `import { existsSync, rmSync } from 'node:fs'
     import { parentPort } from 'node:worker_threads'
     const post = parentPort.postMessage.bind(parentPort)
     let reports = 0
     parentPort.postMessage = message => {
       post(message)
       if (message.kind !== 'report' || ++reports < 3 || !existsSync(${JSON.stringify(flag)})) return
       rmSync(${JSON.stringify(flag)})
       process.exit(7)
     }
     await import(${JSON.stringify(workerFile)})`,
  )
  return file
}

describe('a search', () => {
  test('answers with a legal move, its line and its counts', async () => {
    const opened = await pool()
    const reports: SearchReport[] = []
    const { best, report } = await opened.search(job({ depth: 6 }), one => void reports.push(one)).done
    expect(report.lines[0]).toMatchObject({ rank: 1, depth: 6, score: { kind: 'cp' } })
    expect(report.lines[0]!.moves[0]).toEqual(best)
    expect(report).toMatchObject({ depth: 6 })
    expect(report.nodes).toBeGreaterThan(100)
    expect(reports.map(({ depth }) => depth)).toEqual(
      reports.map(({ depth }) => depth).toSorted((a, b) => a - b),
    )
  })

  test('knows the moves before its position: a won position is a draw at its third occurrence', async () => {
    const start = unwrap(parseFen(chess, '8/8/8/8/7k/8/8/KQ6 w - - 0 1')).setup
    const cycle = ['b1c1', 'h4h5', 'c1b1', 'h5h4']
    using position = unwrap(Position.from(loadCore(), chess, start))
    const moves = Array.from({ length: 10 }, (_, i) => {
      const move = findByUci(chess, position.legalMoves(), cycle[i % 4]!)!
      position.play(move)
      return move
    })
    const searchMoves = [findByUci(chess, position.legalMoves(), 'c1b1')!]
    const opened = await pool()
    const score = async (line: Partial<SearchJob>) =>
      (await opened.search(job({ depth: 5 }, { ...line, searchMoves }), nothing).done).report.lines[0]!.score
    // Draw scores have a tiny random part, so that the search does not walk in circles.
    expect(Math.abs((await score({ start, moves })).value)).toBeLessThan(5)
    expect((await score({ start: position.setup() })).value).toBeGreaterThan(300)
  })

  test('answers with two threads, too, and counts the nodes of both', async () => {
    const opened = await pool({ threads: Math.min(2, os.availableParallelism()) })
    const { best, report } = await opened.search(job({ nodes: 200_000 }), nothing).done
    expect(best).toBeDefined()
    expect(report.nodes).toBeGreaterThan(190_000)
    expect(report.nodes).toBeLessThan(260_000)
  })

  test('does not block the timers of its owner while both threads search', async () => {
    const opened = await pool({ threads: Math.min(2, os.availableParallelism()) })
    const { reached, hear } = depthReached(8)
    const running = opened.search(job({}), hear)
    await reached
    running.stop()
    expect((await running.done).best).toBeDefined()
  })

  test('replaces the one before, which answers with its result so far', async () => {
    const opened = await pool()
    const { reached, hear } = depthReached(6)
    const first = opened.search(job({}), hear)
    await reached
    const second = opened.search(job({ depth: 3 }), nothing)
    const third = opened.search(job({ depth: 4 }), nothing)
    expect((await first.done).report.depth).toBeGreaterThanOrEqual(6)
    expect((await second.done).best).toBeDefined()
    expect((await third.done).report.depth).toBe(4)
  })

  test('silences the reports of an earlier one', async () => {
    const opened = await pool()
    const late: SearchReport[] = []
    const first = opened.search(job({}), report => void late.push(report))
    const second = opened.search(job({ depth: 5 }), nothing)
    await first.done
    const heard = late.length
    await second.done
    expect(late).toHaveLength(heard)
  })

  test('ends by itself when its time is over', async () => {
    const opened = await pool()
    const { report } = await opened.search(job({ moveTimeMs: 300 }), nothing).done
    expect(report.timeMs).toBeGreaterThan(200)
  })

  test('answers with a legal move if it is stopped before it begins', async () => {
    const opened = await pool()
    const running = opened.search(job({}), nothing)
    running.stop()
    expect((await running.done).best).toBeDefined()
  })
})

describe('a pool', () => {
  test('forgets everything for a new game: the same search takes the same nodes', async () => {
    const opened = await pool()
    const nodes = async () => (await opened.search(job({ depth: 9 }), nothing).done).report.nodes
    const first = await nodes()
    expect(await nodes()).not.toBe(first)
    await opened.newGame()
    expect(await nodes()).toBe(first)
  })

  test('can be resized', async () => {
    const opened = await pool()
    const first = (await opened.search(job({ depth: 9 }), nothing).done).report.nodes
    for (const size of [
      { hashMiB: 64 },
      { threads: os.availableParallelism() },
      { threads: 1, hashMiB: 1 },
    ]) {
      expect(await opened.configure(size)).toEqual({ ok: true, value: undefined })
      expect((await opened.search(job({ depth: 7 }), nothing).done).best).toBeDefined()
    }
    await opened.configure({ hashMiB: 16 })
    expect((await opened.search(job({ depth: 9 }), nothing).done).report.nodes).toBe(first)
  })

  test('can be changed during a search, which answers first', async () => {
    const opened = await pool()
    const running = opened.search(job({}), nothing)
    expect(await opened.configure({ hashMiB: 32 })).toMatchObject({ ok: true })
    expect((await running.done).best).toBeDefined()
  })

  test.each([
    [{ hashMiB: 10_000_000 }, { kind: 'hash', askedMiB: 10_000_000 }],
    [{ hashMiB: 0 }, { kind: 'hash', askedMiB: 0 }],
    [{ threads: 10_000 }, { kind: 'threads', asked: 10_000 }],
  ])('refuses %j and keeps working', async (size, error) => {
    const opened = await pool()
    expect(await opened.configure(size)).toMatchObject({ ok: false, error })
    expect((await opened.search(job({ depth: 4 }), nothing).done).best).toBeDefined()
  })

  test('ends its search when it is closed, and leaves no thread behind', async () => {
    const threads = () => process.getActiveResourcesInfo().filter(name => name === 'MessagePort').length
    const before = threads()
    const opened = await pool({ threads: Math.min(2, os.availableParallelism()) })
    const { reached, hear } = depthReached(5)
    const running = opened.search(job({}), hear)
    await reached
    await opened.close()
    expect((await running.done).best).toBeDefined()
    expect(threads()).toBe(before)
    expect(faults).toEqual([])
  })
})

describe('a thread that dies', () => {
  test('is reported and replaced during a search, which answers with its last report; the next one works', async () => {
    const flag = path.join(await scratchFolder(), 'die')
    const opened = await pool({ workerFile: await mortalWorker(flag) })
    writeFileSync(flag, '')
    const { best, report } = await opened.search(job({}), nothing).done
    expect(best).toEqual(report.lines[0]!.moves[0])
    expect(existsSync(flag)).toBe(false)
    expect(faults).toEqual([{ kind: 'workerDied', thread: 0, detail: 'the thread has ended with code 7' }])
    expect((await opened.search(job({ depth: 8 }), nothing).done).report.depth).toBe(8)
  })

  test('is given up after a few attempts if it dies at its start; a search answers with some legal move', async () => {
    const file = path.join(await scratchFolder(), 'broken.mjs')
    writeFileSync(file, `throw new Error('no such luck')`)
    const opened = await pool({ workerFile: file })
    await vi.waitUntil(() => faults.length === 3, LONG_WAIT)
    expect(faults.map(({ kind }) => kind)).toEqual(['workerDied', 'workerDied', 'workerGaveUp'])
    expect(faults.at(-1)).toMatchObject({ thread: 0, detail: 'Error: no such luck' })
    const { best, report } = await opened.search(job({ depth: 4 }), nothing).done
    expect(best).toBeDefined()
    expect(report.lines).toEqual([])
  })
})
