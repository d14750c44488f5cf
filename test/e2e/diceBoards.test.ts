import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { SaveTo } from './flows'
import { hasShape, shows } from './largeBoard'
import { saveByDialog, saveByPath } from './saving'
import { keepPicture, launchElectron, launchWeb, type LaunchOptions, type Workbench } from './shells'

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-thrown-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** A start thrown with dice, and the game it becomes. */
interface ThrownCase {
  readonly system: string
  readonly procedure: string
  readonly log: string
  readonly variant: string
  readonly fen: string
  readonly shape: readonly [files: number, ranks: number, isLined: boolean]
  readonly pieces: Readonly<Record<string, string>>
  readonly heading: string
}

const KOREAN: ThrownCase = {
  system: 'Korean Random Chess',
  procedure: 'Korean Random',
  log: 'korean-random die 4 5 5 2',
  variant: 'Korean Random Chess',
  fen: 'rnea1aern/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AERN w - - 0 1',
  shape: [9, 10, true],
  pieces: {
    a1: 'white chariot',
    b1: 'white horse',
    i1: 'white horse',
    h10: 'black chariot',
    e9: 'black general',
  },
  heading: 'Start 31 of Korean Random Chess',
}

/** A different array for each side, with throws that are too high. */
const ENGLISH: ThrownCase = {
  system: 'English Random Chess',
  procedure: 'English Random 1: bishops first',
  log: 'english-random-1 die 1 4 1 1 4 1 4 3 5 5 2 3 6 1 5 2 3 1',
  variant: 'English Random Chess',
  fen: '10/1rbqbnrkn1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1BQNNKRBR1/10 w K - 0 1',
  shape: [10, 10, false],
  pieces: { b2: 'white bishop', f2: 'white king', h9: 'black king', a1: '', j10: '' },
  heading: 'Start',
}

/** The conditions fail twice, and the throws begin again. */
const CAPABLANCA: ThrownCase = {
  system: 'Capablanca Random Chess',
  procedure: 'Capablanca Random with all conditions',
  log: 'capablanca-random die 1 4 1 1 4 1 4 3 5 5 2 3 6 1 5 2 3 1 2 1 4 1 2',
  variant: 'Capablanca Random Chess',
  fen: 'nbqarnckbr/pppppppppp/10/10/10/10/PPPPPPPPPP/NBQARNCKBR w KQkq - 0 1',
  shape: [10, 8, false],
  pieces: { d1: 'white archbishop', g8: 'black chancellor', h1: 'white king' },
  heading: 'Start',
}

const throwAll = async (page: Page, { system, procedure, log, heading }: ThrownCase): Promise<void> => {
  await page.getByRole('combobox', { name: 'System' }).selectOption({ label: system })
  await page.getByRole('combobox', { name: 'Procedure' }).selectOption({ label: procedure })
  await page.locator('.dice-stage').focus()
  for (const [at, result] of log.split(' ').slice(2).entries()) {
    await page.keyboard.press(result)
    await page.keyboard.press('Enter')
    const soFar = log
      .split(' ')
      .slice(0, at + 3)
      .join(' ')
    await page.getByText(`[Throws "${soFar}"]`, { exact: true }).waitFor()
  }
  await expect.poll(() => page.locator('.dice-stage h1').textContent()).toContain(heading)
}

const showsStart = async (page: Page, { shape, pieces }: ThrownCase): Promise<void> => {
  for (const [square, piece] of Object.entries(pieces)) await shows(page, square, piece)
  await hasShape(page, ...shape)
}

const tellsThrows = async (page: Page, log: string): Promise<void> => {
  const dice = page.locator('.start-card .thrown-fact')
  expect(await dice.textContent()).toContain(`${log.split(' ').length - 2} throws, checked`)
}

const whole = async (
  launch: (options?: LaunchOptions) => Promise<Workbench>,
  name: string,
  one: ThrownCase,
  save: SaveTo,
): Promise<void> => {
  const file = path.join(folder, `${name}.pgn`)
  const bench = await launch()
  const { page } = bench
  await page.getByText('What would you like to do?').waitFor()
  await page.keyboard.press('Control+d')
  await throwAll(page, one)
  await keepPicture(page, `${name}-thrown`)
  await page.keyboard.press('Enter')
  await showsStart(page, one)
  await tellsThrows(page, one.log)
  await save(bench, file)
  await page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
  const text = readFileSync(file, 'utf8')
  for (const tag of [
    `[Variant "${one.variant}"]`,
    '[SetUp "1"]',
    `[FEN "${one.fen}"]`,
    `[Throws "${one.log}"]`,
  ])
    expect(text).toContain(tag)
  await bench.close()

  const again = await launch({ files: [file] })
  await showsStart(again.page, one)
  await again.page.getByText('throws, checked').click()
  await again.page.getByText(`[Throws "${one.log}"]`, { exact: true }).waitFor()
  await again.close()
}

describe('a start thrown in Electron', { tags: ['electron'] }, () => {
  const electron = programPath('electron')

  test.each([
    ['Korean on 9x10 points', 'electron-korean', KOREAN],
    ['English on 10x10', 'electron-english', ENGLISH],
    ['Capablanca on 10x8', 'electron-capablanca', CAPABLANCA],
  ] as const)('%s opens on its board, is saved, and reopens with its throws', async (_, name, one) => {
    await whole(options => launchElectron(electron, options), name, one, saveByDialog)
  })

  test('is thrown with a tumbling die, unless motion is reduced', async () => {
    const bench = await launchElectron(electron, { motion: true })
    const { page } = bench
    await page.getByText('What would you like to do?').waitFor()
    await page.keyboard.press('Control+d')
    await page.locator('.dice-side').getByText('Screen', { exact: true }).click()
    await page.getByRole('button', { name: /^Throw ↵|^Throw$/ }).click()
    await page.getByText('Throwing…').waitFor()
    await page.getByText('Thrown last').waitFor()
    expect(await page.locator('.throw-log-card .tag').textContent()).toMatch(
      /^\[Throws "fischer-benko die \d"\]$/,
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The page notices the change in the next frame.
    await page.evaluate(() => new Promise(told => requestAnimationFrame(() => requestAnimationFrame(told))))
    await page.evaluate(() => {
      const look = new MutationObserver(() => {
        if (document.querySelector('.is-tumbling')) document.body.dataset.tumbled = ''
      })
      look.observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await page.keyboard.press('r')
    await expect.poll(() => page.locator('.throw-log-card .tag').textContent()).toMatch(/die \d \d"\]$/)
    expect(await page.locator('body[data-tumbled]').count()).toBe(0)
    await bench.close()
  })
})

describe('a start thrown in a browser', { tags: ['chromium'] }, () => {
  const chromium = programPath('chromium')

  test('Korean on 9x10 points opens on its board, is saved, and reopens with its throws', async () => {
    await whole(
      options => launchWeb(chromium, { ...options, home: folder }),
      'web-korean',
      KOREAN,
      saveByPath,
    )
  })
})
