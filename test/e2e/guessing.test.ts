// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { dragPiece } from './board'
import { keepPicture, launchElectron } from './shells'
import { tabTo } from './trainingFlows'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-guessing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** White castles with the fourth move. */
const GAME = `[Event "Match"]
[White "Anna"]
[Black "Bela"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. O-O d6 5. Nxd4 exd4 1-0
`
const file = path.join(folder, 'match.pgn')
const setupFile = path.join(import.meta.dirname, '..', '..', 'samples', 'lukic-vujacic.pgn')

const launch = (...files: readonly string[]) => {
  writeFileSync(file, GAME)
  return launchElectron(electron, { files, width: 1280, height: 800 })
}

const pane = (page: Page) => page.locator('.guess-pane')
const isAsked = (page: Page, number: string) =>
  pane(page).locator('.number', { hasText: number }).first().waitFor()
const yours = (page: Page) =>
  pane(page)
    .locator('.what', { hasText: /^Guess / })
    .waitFor()
const points = (page: Page) => page.locator('.guess-verdict .points').textContent()

const open = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+Shift+U')
  await page.getByRole('dialog', { name: 'Guess the moves' }).waitFor()
}

/** Types a move, as on any board. */
const type = async (page: Page, text: string): Promise<void> => {
  await yours(page)
  await page.keyboard.press('/')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

describe('guessing the moves of a game', () => {
  test('continues after a restart, with the moves still hidden', async () => {
    const own = mkdtempSync(path.join(folder, 'user-'))
    writeFileSync(file, GAME)
    const options = { folder: own, width: 1280, height: 800 }
    const first = await launchElectron(electron, { ...options, files: [file] })
    await first.page.getByRole('tab', { name: 'Anna' }).waitFor()
    await open(first.page)
    await first.page.keyboard.press('Enter')
    await yours(first.page)
    await dragPiece(first.page, 'e2', 'e4')
    await isAsked(first.page, '2.')
    await first.close()

    const second = await launchElectron(electron, options)
    const { page } = second
    await isAsked(page, '2.')
    expect(await points(page)).toBe('100 points')
    expect(await page.locator('.move-tree').count()).toBe(0)
    await yours(page)
    await dragPiece(page, 'g1', 'f3')
    await isAsked(page, '3.')
    await second.close()
  })

  test('works by mouse and keyboard, hides the next moves, and ends with a result linked to the game', async () => {
    const bench = await launch(file)
    const { page } = bench
    await page.getByRole('tab', { name: 'Anna' }).waitFor()
    await open(page)
    await page.keyboard.press('Enter')
    await pane(page).waitFor()
    for (const hidden of ['.move-tree', '.engines-pane', '.graph-panel', '.report-pane', '.evaluation-bar'])
      expect(await page.locator(hidden).count(), hidden).toBe(0)
    await page.keyboard.press('End')
    await page.getByText('Stop guessing first').waitFor()

    // The game's move, by hand: Black answers automatically.
    await yours(page)
    await dragPiece(page, 'e2', 'e4')
    await isAsked(page, '2.')
    expect(await points(page)).toBe('100 points')

    // Another move, typed: it is compared, and the game continues with its own move.
    await type(page, 'Qh5')
    await isAsked(page, '3.')
    expect(await points(page)).toMatch(/^\d+ points$/)
    expect(await page.locator('.guess-verdict .sentence').textContent()).toMatch(
      /(Worse|Better) than|Worth the same/,
    )
    expect(await page.locator('.guess-verdict .is-game').textContent()).toContain('Nf3')
    await keepPicture(page, 'guessing-pane')

    // A hint names the piece and halves the points.
    await yours(page)
    await page.keyboard.press('Alt+h')
    await pane(page).getByText('Look at the bishop on f1.').waitFor()
    await dragPiece(page, 'f1', 'c4')
    await isAsked(page, '4.')
    expect(await points(page)).toBe('50 points')

    // Castling, entered as the king taking its rook.
    await yours(page)
    await dragPiece(page, 'e1', 'h1')
    await isAsked(page, '5.')
    expect(await points(page)).toBe('100 points')

    // Reveal the last move.
    await yours(page)
    await page.keyboard.press('Alt+g')
    await page.locator('.guess-result').waitFor()
    expect(await page.locator('.guess-result .facts').allTextContents()).toEqual([
      '3 of 5 moves found',
      '1 hint',
    ])
    expect(await page.locator('.guess-result tbody tr').count()).toBe(5)
    await keepPicture(page, 'guessing-result')

    await page.locator('.guess-result .link').nth(1).click()
    await expect.poll(() => page.locator('.status-bar').textContent()).toContain('3 of 10')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.locator('.move-tree [aria-current]').waitFor()
    expect(await page.locator('.move-tree [aria-current]').textContent()).toBe('Nf3')
    expect(await page.locator('.document-tab .dot').count()).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(GAME)
    await bench.close()
  })

  test('continues after a visit to another tab, and stops and restarts by keyboard', async () => {
    const bench = await launch(file, setupFile)
    const { page } = bench
    await page.getByRole('tab', { name: 'Anna' }).click()
    await open(page)
    await page.getByRole('dialog').getByText('Black', { exact: true }).click()
    await page.keyboard.press('Enter')
    // White's move is played automatically.
    await isAsked(page, '1…')
    await type(page, 'e5')
    await isAsked(page, '2…')
    await page.keyboard.press('Control+2')
    await page.locator('.move-tree').waitFor()
    expect(await pane(page).count()).toBe(0)
    await page.keyboard.press('Control+1')
    await isAsked(page, '2…')
    await yours(page)
    await tabTo(page, 'Stop')
    await page.keyboard.press('Enter')
    await page.locator('.guess-result').waitFor()
    expect(await page.locator('.guess-result .score').textContent()).toBe('Score 100')
    await page.keyboard.press('Enter')
    await isAsked(page, '1…')
    await bench.close()
  })

  test('gives no points for placements of a setup', async () => {
    const bench = await launch(setupFile)
    const { page } = bench
    await page.locator('.move-tree').waitFor()
    await page.keyboard.press('Home')
    await open(page)
    await page.getByRole('dialog').getByText('Placements of the setup').waitFor()
    await page.keyboard.press('Enter')
    await yours(page)
    // The start that the setup leads to must not be named anywhere.
    await page.keyboard.press('Control+b')
    await page.locator('.side-pane').waitFor()
    expect(await page.locator('.start-card').count()).toBe(0)
    await page.keyboard.press('Control+b')
    // A card that closes because the columns move opens again when the pointer returns to the tab.
    const strip = page.locator('.tab-card .rank-strip').last()
    const pointAnew = async () => {
      await page.mouse.move(600, 400)
      await page.locator('.document-tab').hover()
      return ''
    }
    await expect
      .poll(
        async () =>
          (await strip.count()) > 0 ? strip.getAttribute('aria-label', { timeout: 1000 }) : pointAnew(),
        { interval: 2000, timeout: 60_000 },
      )
      .toContain('free')
    await page.mouse.move(600, 400)
    const cell = page.locator('.setup-shelf .cell.is-open').first()
    await cell.waitFor()
    await cell.press('Enter')
    await page.locator('.guess-verdict').waitFor()
    expect(await points(page)).toBe('No points')
    await keepPicture(page, 'guessing-setup')
    await bench.close()
  })
})
