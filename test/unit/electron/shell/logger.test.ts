import { execFileSync } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fileLogger } from '../../../../electron/shell/logger'
import { scratchFolder } from '../../../support/scratchFolder'

test('a line has its time, level and message', async () => {
  const file = path.join(await scratchFolder(), 'logs', 'main.log')
  const logger = fileLogger(file, () => 0)
  logger.info('begun')
  logger.warn('odd', { size: 3 })
  logger.error('failed', new Error('why'))
  const text = await readFile(file, 'utf8')
  expect(text).toContain('1970-01-01T00:00:00.000Z info begun\n')
  expect(text).toContain('warn odd {"size":3}\n')
  expect(text).toMatch(/error failed Error: why\n\s+at /)
})

test('a log never grows beyond its limit and keeps its predecessor', async () => {
  const folder = await scratchFolder()
  const logger = fileLogger(path.join(folder, 'main.log'), () => 0)
  for (let line = 0; line < 40; line++) logger.info('x'.repeat(100_000))
  expect((await readdir(folder)).sort()).toEqual(['main.log', 'main.old.log'])
  expect((await stat(path.join(folder, 'main.log'))).size).toBeLessThan(1.2 * 1024 * 1024)
})

test('a log that cannot be written does not stop the program', async () => {
  const folder = path.join(await scratchFolder(), 'logs')
  await writeFile(folder, 'in the way')
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => told.mockRestore())
  const logger = fileLogger(path.join(folder, 'main.log'), () => 0)
  logger.error('failed')
  expect(told.mock.calls.map(([text]) => String(text)).join('')).toMatch(
    /no place for the log[^]+error failed/,
  )
})

test('a pipe in place of the log is put aside', { tags: ['pipes'] }, async () => {
  const file = path.join(await scratchFolder(), 'main.log')
  execFileSync('mkfifo', [file])
  fileLogger(file, () => 0).info('begun')
  expect(await readFile(file, 'utf8')).toContain('begun')
})
