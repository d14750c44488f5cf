// @module-tag chromium
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, test } from 'vitest'
import {
  brokenCopy,
  findAgain,
  isLockedIn,
  mendNothing,
  openSampleByList,
  readSample,
  setUpAndSave,
} from './flows'
import { saveByPath } from './saving'
import { launchWeb } from './shells'

const chromium = programPath('chromium')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

describe('in a browser', () => {
  test('the sample is opened from the list and stepped through to its last ply', async () => {
    const bench = await launchWeb(chromium)
    await readSample(bench, 'web', () => openSampleByList(bench.page))
    await isLockedIn(bench.page)
    await bench.close()
  })

  test('a setup is placed by dragging, played on, saved and reopened', async () => {
    const bench = await launchWeb(chromium, { motion: true, home: folder })
    const file = await setUpAndSave({ ...bench, folder }, 'web', saveByPath)
    await bench.close()
    const again = await launchWeb(chromium, { files: [file] })
    await findAgain(again, 'web')
    await again.close()
  })

  test('a broken file shows its fault and keeps the unread part', async () => {
    const file = brokenCopy(folder)
    const bench = await launchWeb(chromium, { files: [file] })
    await mendNothing(bench, 'web', file)
    await bench.close()
  })
})
