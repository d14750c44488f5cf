import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { unwrap } from '@shared/result'
import { type IndexingMessage, newIndexer } from '../../electron/files/pgn/indexer'
import { heldAtFirstNews } from '../support/heldWorker'
import { LONG_WAIT } from '../support/longWait'
import { programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'

const workerFile = programFile('pgnWorker')

const game = (number: number) =>
  `[Event "Big"]\n[White "Player ${number}"]\n[Black "Réti"]\n[Result "1-0"]\n\n${'1. e4 {text} e5 2. Nf3 Nc6 '.repeat(75)}1-0\n\n`

const bigFile = async (games: number) => {
  const file = path.join(await scratchFolder(), 'big.pgn')
  await writeFile(file, Array.from({ length: games }, (_, number) => game(number)).join(''))
  return file
}

test('a thousand games of two megabytes are listed, with progress', async () => {
  const file = await bigFile(1000)
  const progress: number[] = []
  const indexer = newIndexer(workerFile, (_, read) => progress.push(read))
  const { games, size, newTextEncoding } = unwrap(await indexer.index(file))!
  expect(size).toBeGreaterThan(2_000_000)
  expect(games).toHaveLength(1000)
  expect(games.at(-1)?.header).toMatchObject({ index: 999, white: 'Player 999', black: 'Réti' })
  expect(newTextEncoding).toBe('utf-8')
  expect(progress.length).toBeGreaterThan(0)
})

test('the end of reading is reported, whether it finishes or is cancelled', async () => {
  const file = await bigFile(10_000)
  const held = await heldAtFirstNews(workerFile)
  const telling = (worker: string) => {
    const shares: number[] = []
    const indexer = newIndexer(worker, (_, read, total) => shares.push(total === 0 ? 1 : read / total))
    return { indexer, shares, reading: indexer.index(file) }
  }
  const whole = telling(workerFile)
  unwrap(await whole.reading)
  await vi.waitFor(() => expect(whole.shares.at(-1)).toBe(1), LONG_WAIT)

  const given = telling(held.file)
  await vi.waitFor(() => expect(given.shares).not.toEqual([]), LONG_WAIT)
  expect(given.shares[0]).toBeLessThan(1)
  given.indexer.cancel(file)
  await given.reading
  await vi.waitFor(() => expect(given.shares.at(-1)).toBe(1), LONG_WAIT)
})

test('reading again, as after saving, is not reported and cannot be cancelled', async () => {
  const file = await bigFile(10_000)
  const progress: number[] = []
  const held = await heldAtFirstNews(workerFile)
  const indexer = newIndexer(held.file, (_, read) => progress.push(read))
  const reading = indexer.indexAgain(file)
  await held.isHeld()
  indexer.cancel(file)
  held.letGo()
  expect(unwrap(await reading).games).toHaveLength(10_000)
  expect(progress).toEqual([])
})

test('reading does not block the main thread', async () => {
  const file = await bigFile(10_000)
  const held = await heldAtFirstNews(workerFile)
  const reading = newIndexer(held.file, () => undefined).index(file)
  // If this thread did the reading, it would never get to release the other one.
  await held.isHeld()
  held.letGo()
  expect(unwrap(await reading)!.games).toHaveLength(10_000)
})

test('a message holds at most a thousand games', async () => {
  const worker = new Worker(workerFile, { workerData: { path: await bigFile(2500) } })
  const counts: number[] = []
  await new Promise((resolve, reject) => {
    worker.on('message', (message: IndexingMessage) => {
      counts.push(JSON.stringify(message).match(/"fingerprint"/g)?.length ?? 0)
      if (message.kind === 'games') worker.postMessage('taken')
    })
    worker.on('error', reject)
    worker.on('exit', resolve)
  })
  expect(counts.filter(count => count > 0)).toEqual([1000, 1000, 500])
})

test('reading can be cancelled', async () => {
  const file = await bigFile(10_000)
  const held = await heldAtFirstNews(workerFile)
  const indexer = newIndexer(held.file, () => undefined)
  const reading = indexer.index(file)
  await held.isHeld()
  indexer.cancel(file)
  expect(await reading).toEqual({ ok: true, value: undefined })
})

test('trouble in the thread is returned as an error', async () => {
  const file = path.join(await scratchFolder(), 'empty.pgn')
  await writeFile(file, ' '.repeat(2_000_000))
  const indexer = newIndexer(workerFile, () => undefined)
  expect(await indexer.index(file)).toMatchObject({ ok: false, error: { reason: 'empty' } })
})
