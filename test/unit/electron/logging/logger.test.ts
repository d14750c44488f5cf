import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fileLogger } from '../../../../electron/logging/logger'
import { scratchFolder } from '../../../support/scratchFolder'

test('a line says when, how bad and what', async () => {
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
