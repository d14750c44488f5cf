// @module-tag electron
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withFileLock } from '../../electron/files/pgn/fileLock'
import { programPath } from '../support/programPath'
import { sampleCopy } from './flows'
import { launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const COMMENT = 'Written at the last moment.'

test('the program finishes a running save before it ends', async () => {
  const file = sampleCopy(folder)
  const bench = await launchElectron(electron, { files: [file], ownProcess: true })
  const { page } = bench
  const box = page.getByRole('textbox', { name: /^Comment/ })
  await box.fill(COMMENT)
  await box.press('Control+Enter')
  let closed: Promise<void> | undefined
  // Hold the file lock, as another program would, until the window is gone.
  await withFileLock(file, async () => {
    await page.keyboard.press('Control+s')
    const gone = page.waitForEvent('close')
    closed = bench.close()
    await gone
  })
  await closed
  expect(readFileSync(file, 'utf8')).toContain(COMMENT)
  expect(readdirSync(folder)).toEqual([path.basename(file)])
})
