import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { analysisCache } from '../../electron/engine/analysis/analysisCache'
import { openCacheStore } from '../../electron/engine/analysis/cacheStore'
import type { Remembered } from '../../electron/engine/analysis/remembered'
import { ENGINE_THREADS } from '../support/builtEngine'
import { programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'
import { silentLogger } from '../support/silentLogger'

const KEY = Buffer.alloc(16, 7)
const ANALYSIS: Remembered = { multiPv: 2, depth: 21, nodes: 5, timeMs: 6, lines: '[]' }

const inFolder = async () => path.join(await scratchFolder(), 'analyses.sqlite')

test('what was written is there after a kill', async () => {
  const file = await inFolder()
  const store = pathToFileURL(programFile('cacheStore')).href
  const program = `
    const { openCacheStore } = await import(${JSON.stringify(store)})
    const options = { file: ${JSON.stringify(file)}, limit: 100, now: Date.now, onPutAside: () => process.exit(3) }
    openCacheStore(options).remember(Buffer.alloc(16, 7), ${JSON.stringify(ANALYSIS)})
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => setInterval(() => undefined, 1000))
  `
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', program])
  expect(signal).toBe('SIGKILL')
  const again = openCacheStore({
    file,
    limit: 100,
    now: Date.now,
    onPutAside: detail => expect.unreachable(detail),
  })
  expect(again.recall(KEY, 2)).toEqual(ANALYSIS)
  again.close()
})

test('the thread remembers, and closing waits for the last write', async () => {
  const file = await inFolder()
  const first = analysisCache(ENGINE_THREADS.cacheWorker, file, silentLogger)
  expect(await first.recall(KEY, 1)).toBeUndefined()
  first.remember(KEY, ANALYSIS)
  await first.close()
  const second = analysisCache(ENGINE_THREADS.cacheWorker, file, silentLogger)
  expect(await second.recall(KEY, 1)).toEqual(ANALYSIS)
  await second.close()
})

test('a thread that cannot keep anything ends, is tried again, and answers nothing', async () => {
  const cache = analysisCache(ENGINE_THREADS.cacheWorker, await scratchFolder(), silentLogger)
  for (let ask = 0; ask < 5; ask += 1) expect(await cache.recall(KEY, 1)).toBeUndefined()
  cache.remember(KEY, ANALYSIS)
  await cache.close()
})

test('nothing is started by a cache that is closed unused', async () => {
  await expect(
    analysisCache('/no/such/worker.js', '/no/such/file', silentLogger).close(),
  ).resolves.toBeUndefined()
})
