import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { sandboxArguments } from '../../scripts/electronBinary.mjs'
import type { AnalysisRequest } from '@shared/ipc/engines'
import type { Bridge } from '@shared/ipc/contract'
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
} from '../e2e/flows'
import { openSelfTest } from '../e2e/selfTestDialog'
import { keepPicture, launchPackage } from '../e2e/shells'

/** The executable of a packaged application; without it, this test project does not run. */
const executable = process.env.BACKRANK_PACKAGE!

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

describe('the packaged application', () => {
  test('opens the sample from the list and steps through it to its last ply', async () => {
    const bench = await launchPackage(executable)
    await readSample(bench, 'package', () => openSampleByList(bench.page))
    await isLockedIn(bench.page)
    await opensNoWindow(bench.page)
    await bench.close()
  })

  test('lets a setup be placed by dragging and played on to castling', async () => {
    const bench = await launchPackage(executable)
    await beginSetup(bench.page)
    await placeAll(bench.page, 'package')
    await playOnAndCastle(bench.page, 'package')
    await bench.close()
  })

  test('opens the manual from the package, with its search, pictures and languages', async () => {
    const bench = await launchPackage(executable, { language: 'de' })
    const { page } = bench
    await page.locator('.rail-bar').waitFor()
    const [manual] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('F1')])
    await manual.waitForURL('app://manual/de/guide/install.html')
    await manual.keyboard.press('Control+k')
    await manual.keyboard.type('Den Aufbau einer Partie berechnen')
    await manual.keyboard.press('Enter')
    await manual.waitForURL('app://manual/de/guide/solve-a-setup.html')
    const width = manual
      .locator('figure .is-light img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
    expect(await width).toBeGreaterThan(1000)
    await manual.locator('summary', { hasText: 'Deutsch' }).click()
    await manual.getByRole('link', { name: 'English' }).click()
    await manual.waitForURL('app://manual/en/guide/solve-a-setup.html')
    await manual.locator('summary', { hasText: 'English' }).click()
    await manual.getByRole('link', { name: 'Srpski' }).click()
    await manual.waitForURL('app://manual/sr-Latn/guide/solve-a-setup.html')
    await bench.close()
  })

  const looksAtAPosition = async (engine: string): Promise<void> => {
    const bench = await launchPackage(executable)
    const found = await bench.page.evaluate(async engineId => {
      const { backrank } = window as unknown as { readonly backrank: Bridge }
      const request: AnalysisRequest = {
        engineId,
        variant: 'chess',
        options: [],
        startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        moves: ['f2f3', 'e7e5', 'g2g4'],
        multiPv: 1,
        limits: { depth: 6 },
        searchMoves: [],
        threat: false,
      }
      const finished = new Promise(resolve => {
        backrank.subscribe('analysis:update', update => {
          if (update.state === 'finished') resolve(update)
        })
      })
      await backrank.request('analysis:start', request)
      await finished
      return backrank.request('analysis:recall', request)
    }, engine)
    expect(found).toMatchObject({ cached: true, lines: [{ score: { kind: 'mate', value: -1 } }] })
    await bench.close()
  }

  test('analyzes a position with its own engine, and remembers the result in the packed database', () =>
    looksAtAPosition('backrank'))

  test('analyzes a position with the bundled Stockfish, too', { tags: ['stockfish-lite'] }, () =>
    looksAtAPosition('stockfish-lite'),
  )

  test('opens a file from the command line, edits it, and saves it in place', async () => {
    const file = sampleCopy(folder)
    const bench = await launchPackage(executable, { files: [file] })
    const box = bench.page.getByRole('textbox', { name: /^Comment/ })
    await box.fill('Kept by the package.')
    await box.press('Control+Enter')
    await bench.page.keyboard.press('Control+s')
    await bench.page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
    expect(readFileSync(file, 'utf8')).toContain('Kept by the package.')
    await bench.close()
  })

  test('shows the fault of a broken file and keeps the unread part', async () => {
    const file = brokenCopy(folder)
    const bench = await launchPackage(executable, { files: [file] })
    await mendNothing(bench, 'package', file)
    await bench.close()
  })

  test('publishes from the command line, and leaves no partial files', () => {
    const publish = (...args: readonly string[]) => {
      const { status, stderr } = spawnSync(executable, [...sandboxArguments(), 'publish', ...args], {
        cwd: folder,
        encoding: 'utf8',
      })
      return { status, stderr }
    }
    const games = path.resolve('test/fixtures/publish/annotated.pgn')
    for (const [name, head] of [
      ['page.html', '<!doctype html>'],
      ['game.pdf', '%PDF-'],
      ['board.png', '\x89PNG'],
      ['moves.txt', 'Srecko Lukic'],
    ] as const) {
      const file = path.join(folder, name)
      expect(publish(games, '--size', '320', '-o', file).status).toBe(0)
      expect(readFileSync(file, 'latin1').toLowerCase().slice(0, head.length)).toBe(head.toLowerCase())
    }
    const failed = publish(games, '-o', path.join(folder, 'missing', 'page.html'))
    expect(failed.status).toBe(1)
    expect(failed.stderr).toMatch(/backrank: .*page\.html was not found/)
  })

  test('contains the reference numbers, and agrees with all of them', async () => {
    const bench = await launchPackage(executable)
    const dialog = await openSelfTest(bench.page)
    await dialog.getByRole('button', { name: 'Start' }).click()
    await dialog.getByText(/^Everything agrees/).waitFor()
    await keepPicture(bench.page, 'package-self-test')
    await bench.close()
  })
})
