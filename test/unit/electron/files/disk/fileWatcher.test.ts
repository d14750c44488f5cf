import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fileWatcher } from '../../../../../electron/files/disk/fileWatcher'
import { LONG_WAIT } from '../../../../support/longWait'
import { scratchFolder } from '../../../../support/scratchFolder'
import { silentLogger } from '../../../../support/silentLogger'

const watching = async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'a.pgn')
  await writeFile(file, '1')
  const watcher = fileWatcher(silentLogger)
  onTestFinished(() => watcher.close())
  return { folder, file, watcher }
}

test.each([
  ['written into', async (file: string) => writeFile(file, '2')],
  ['replaced', async (file: string) => writeFile(`${file}.new`, '2').then(() => rename(`${file}.new`, file))],
  ['removed', async (file: string) => rm(file)],
])('a watcher notices once that a file is %s', async (_, change) => {
  const { file, watcher } = await watching()
  const changed = vi.fn()
  watcher.watch(file, changed)
  await change(file)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), LONG_WAIT)
})

test('a watcher ignores other files, and every change after the watch has ended', async () => {
  const { folder, file, watcher } = await watching()
  const [changed, other] = [vi.fn(), vi.fn()]
  const stop = watcher.watch(file, changed)
  watcher.watch(path.join(folder, 'b.pgn'), other)
  stop()
  await writeFile(file, '2')
  await writeFile(path.join(folder, 'b.pgn'), '2')
  await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1), LONG_WAIT)
  expect(changed).not.toHaveBeenCalled()
})

test('a watcher does not fail if a folder cannot be watched', () => {
  const watcher = fileWatcher(silentLogger)
  expect(() => watcher.watch('/nowhere/at/all.pgn', () => undefined)()).not.toThrow()
})
