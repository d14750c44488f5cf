import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  beginSetup,
  brokenCopy,
  isLockedIn,
  mendNothing,
  openSampleByList,
  opensNoWindow,
  placeAll,
  playOnAndCastle,
  readSample,
  sampleCopy,
} from './flows'
import { launchPackage } from './shells'

/** The executable of a packaged application; without it there is nothing here to test. */
const executable = process.env.BACKRANK_PACKAGE

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

describe.runIf(executable !== undefined)('packaged', () => {
  test('the sample is opened from the list and walked to its last ply', async () => {
    const bench = await launchPackage(executable!)
    await readSample(bench, 'package', () => openSampleByList(bench.page))
    await isLockedIn(bench.page)
    await opensNoWindow(bench.page)
    await bench.close()
  })

  test('a throw is placed by dragging and played on to castling', async () => {
    const bench = await launchPackage(executable!)
    await beginSetup(bench.page)
    await placeAll(bench.page, 'package')
    await playOnAndCastle(bench.page, 'package')
    await bench.close()
  })

  test('a file of the command line is opened, edited and saved in place', async () => {
    const file = sampleCopy(folder)
    const bench = await launchPackage(executable!, { files: [file] })
    const box = bench.page.getByRole('textbox', { name: /^Comment/ })
    await box.fill('Kept by the package.')
    await box.press('Control+Enter')
    await bench.page.keyboard.press('Control+s')
    await bench.page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
    expect(readFileSync(file, 'utf8')).toContain('Kept by the package.')
    await bench.close()
  })

  test('a broken file shows its fault and keeps what could not be read', async () => {
    const file = brokenCopy(folder)
    const bench = await launchPackage(executable!, { files: [file] })
    await mendNothing(bench, 'package', file)
    await bench.close()
  })
})
