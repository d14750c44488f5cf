import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { type KeptAnalysis, openMemoryTables } from '../../electron/engine/memory/memoryTables'
import { searchMemory } from '../../electron/engine/memory/searchMemory'
import { ENGINE_THREADS } from '../support/builtEngine'
import { programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'
import { silentLogger } from '../support/silentLogger'

const KEY = Buffer.alloc(16, 7)
const ANALYSIS: KeptAnalysis = { multiPv: 2, depth: 21, nodes: 5, timeMs: 6, lines: '[]' }

const inFolder = async () => path.join(await scratchFolder(), 'searches.sqlite')

test('a written analysis survives a kill', async () => {
  const file = await inFolder()
  const store = pathToFileURL(programFile('memoryTables')).href
  const program = `
    const { openMemoryTables } = await import(${JSON.stringify(store)})
    const options = { file: ${JSON.stringify(file)}, now: Date.now, onPutAside: () => process.exit(3) }
    openMemoryTables(options).deepest.remember(Buffer.alloc(16, 7), ${JSON.stringify(ANALYSIS)})
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => setInterval(() => undefined, 1000))
  `
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', program])
  expect(signal).toBe('SIGKILL')
  const again = openMemoryTables({
    file,
    now: Date.now,
    onPutAside: detail => expect.unreachable(detail),
  })
  expect(again.deepest.recall(KEY, 2)).toEqual(ANALYSIS)
  again.close()
})

test('the thread remembers, and closing waits for the last write', async () => {
  const file = await inFolder()
  const first = searchMemory(ENGINE_THREADS.memoryWorker, file, silentLogger)
  expect(await first.deepest.recall(KEY, 1)).toBeUndefined()
  first.deepest.remember(KEY, ANALYSIS)
  await first.close()
  const second = searchMemory(ENGINE_THREADS.memoryWorker, file, silentLogger)
  expect(await second.deepest.recall(KEY, 1)).toEqual(ANALYSIS)
  await second.close()
})

test('a thread that cannot open its file ends, is tried again, and answers nothing', async () => {
  const memory = searchMemory(ENGINE_THREADS.memoryWorker, await scratchFolder(), silentLogger)
  for (let ask = 0; ask < 5; ask += 1) expect(await memory.deepest.recall(KEY, 1)).toBeUndefined()
  memory.deepest.remember(KEY, ANALYSIS)
  await memory.close()
})

test('a memory that is closed unused starts nothing', async () => {
  await expect(
    searchMemory('/no/such/worker.js', '/no/such/file', silentLogger).close(),
  ).resolves.toBeUndefined()
})
