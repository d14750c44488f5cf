// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { keepPicture, launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-table-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const aFile = (name: string, tags = ''): string => {
  const file = path.join(folder, `${name}.pgn`)
  writeFileSync(file, `[White "A"]\n[Black "B"]\n[Result "*"]\n${tags}\n*\n`)
  return file
}

const BEAUTIFUL = `[Variant "Beautiful Chess"]
[SetUp "1"]
[FEN "nbqrrkbn/pppppppp/8/8/8/8/PPPPPPPP/NBQRRKBN w EDed - 0 1"]
`

const dialogOf = (page: Page) => page.getByRole('dialog')
const pane = (page: Page) => page.locator('.practice-pane')
const state = (page: Page) => pane(page).locator('.state')
const clocks = (page: Page) => page.locator('.clock-face')

const ask = async (page: Page): Promise<void> => {
  await page.getByText('A – B').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('two players')
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor()
  await dialogOf(page).getByLabel('White', { exact: true }).fill('Anna')
  await dialogOf(page).getByLabel('Black', { exact: true }).fill('Boris')
}

const start = async (page: Page): Promise<void> => {
  await dialogOf(page).getByRole('button', { name: 'Start', exact: true }).click()
  await pane(page).waitFor()
}

const type = async (page: Page, move: string): Promise<void> => {
  await page.keyboard.press('/')
  await page.keyboard.type(move)
  await page.keyboard.press('Enter')
}

/** The middle of a square of the board, White below. */
const squareAt = async (page: Page, square: string) => {
  const box = (await page.locator('cg-board').boundingBox())!
  const file = square.charCodeAt(0) - 97
  const rank = Number(square.slice(1)) - 1
  return { x: box.x + ((file + 0.5) * box.width) / 8, y: box.y + ((7.5 - rank) * box.height) / 8 }
}

const click = async (page: Page, square: string): Promise<void> => {
  const { x, y } = await squareAt(page, square)
  await page.mouse.click(x, y)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('two people at one board', () => {
  test('play by mouse and by keys, pause, offer, take back, agree on a draw, with clock times in the PGN', async () => {
    const bench = await launchElectron(electron, { files: [aFile('plain')] })
    const { page } = bench
    await ask(page)
    await keepPicture(page, 'table-dialog')
    await start(page)
    expect(await clocks(page).count()).toBe(2)
    expect(await state(page).textContent()).toBe('Anna to move')
    await click(page, 'e2')
    await click(page, 'e4')
    await expect.poll(() => state(page).textContent()).toBe('Boris to move')
    await type(page, 'e5')
    await expect.poll(() => state(page).textContent()).toBe('Anna to move')
    // What is no move is none, and moves of the other side are not taken.
    await click(page, 'e5')
    await click(page, 'e4')
    expect(await state(page).textContent()).toBe('Anna to move')
    await keepPicture(page, 'table-game')

    await button(page, 'Pause').click()
    await expect.poll(() => state(page).textContent()).toBe('The game is paused')
    const stood = await clocks(page).allTextContents()
    await click(page, 'd2')
    await click(page, 'd4')
    expect(await state(page).textContent()).toBe('The game is paused')
    expect(await clocks(page).allTextContents()).toEqual(stood)
    await button(page, 'Go on').click()

    await button(page, 'Take back').click()
    await expect.poll(() => state(page).textContent()).toBe('Boris asks to take a move back')
    await button(page, 'Anna accepts').click()
    await expect.poll(() => state(page).textContent()).toBe('Boris to move')
    await type(page, 'c5')
    await expect.poll(() => state(page).textContent()).toBe('Anna to move')

    await button(page, 'White offers a draw').click()
    await expect.poll(() => state(page).textContent()).toBe('Anna offers a draw')
    await button(page, 'Decline').click()
    await button(page, 'White offers a draw').click()
    await button(page, 'Boris accepts').click()
    await expect.poll(() => state(page).textContent()).toBe('Draw agreed, ½–½')
    await page.keyboard.press('Control+Alt+c')
    const pgn = await bench.app!.evaluate(({ clipboard }) => clipboard.readText())
    expect(pgn).toMatch(/\[White "Anna"\]/)
    expect(pgn).toMatch(/\[TimeControl "600\+5"\]/)
    expect(pgn).toMatch(/\[Termination "normal"\]/)
    expect(pgn.replaceAll(/\s+/g, ' ')).toMatch(
      /1\. e4 \{ ?\[%clk 0:10:0\d\] ?\} (1\.\.\. )?c5 \{ ?\[%clk 0:\d\d:\d\d\] ?\} 1\/2-1\/2/,
    )
    await bench.close()
  })

  test('go on after a kill with their clocks, which stand until then', async () => {
    const own = mkdtempSync(path.join(folder, 'killed-'))
    const bench = await launchElectron(electron, { files: [aFile('killed')], folder: own })
    await ask(bench.page)
    await start(bench.page)
    await type(bench.page, 'e4')
    await expect.poll(() => state(bench.page).textContent()).toBe('Boris to move')
    await expect.poll(() => bench.page.locator('.saved-state').textContent()).toContain('journal')
    bench.app!.process().kill('SIGKILL')

    const again = await launchElectron(electron, { folder: own })
    const { page } = again
    await page.getByRole('button', { name: 'Restore all' }).click()
    await page
      .getByText(/Two players at this board, 10:0\d to 9:5\d|Two players at this board, 10:0\d to 10:00/)
      .waitFor()
    await button(page, 'Play on').click()
    await expect.poll(() => state(page).textContent()).toBe('Boris to move')
    await type(page, 'e5')
    await expect.poll(() => state(page).textContent()).toBe('Anna to move')
    await button(page, 'White resigns').click()
    await expect.poll(() => state(page).textContent()).toBe('White resigned, 0–1')
    await again.close()
  })

  test('play a couplet: the second game with colors reversed, scored together, also after a restart', async () => {
    const own = mkdtempSync(path.join(folder, 'couplet-'))
    const bench = await launchElectron(electron, { files: [aFile('couplet', BEAUTIFUL)], folder: own })
    await ask(bench.page)
    await dialogOf(bench.page).getByText('Couplet', { exact: true }).click()
    await start(bench.page)
    await type(bench.page, 'e4')
    await expect.poll(() => state(bench.page).textContent()).toBe('Boris to move')
    await button(bench.page, 'Black resigns').click()
    await expect.poll(() => bench.page.locator('.couplet-card').textContent()).toMatch(/Anna\s*1 – 0\s*Boris/)
    await keepPicture(bench.page, 'table-couplet')
    await expect.poll(() => bench.page.locator('.saved-state').textContent()).toContain('journal')
    bench.app!.process().kill('SIGKILL')

    const again = await launchElectron(electron, { folder: own })
    const { page } = again
    await page.getByRole('button', { name: 'Restore all' }).click()
    await button(page, 'Second game, colors reversed').click()
    await expect.poll(() => state(page).textContent()).toBe('Boris to move')
    await type(page, 'e4')
    await button(page, 'Black offers a draw').click()
    await button(page, 'Boris accepts').click()
    await expect.poll(() => page.locator('.couplet-card').textContent()).toMatch(/Anna\s*1½ – ½\s*Boris/)
    await again.close()
  })

  test('choose sides by the pie rule after the first move', async () => {
    const bench = await launchElectron(electron, { files: [aFile('pie', BEAUTIFUL)] })
    const { page } = bench
    await ask(page)
    await dialogOf(page).getByText('Pie rule', { exact: true }).click()
    await start(page)
    await type(page, 'e4')
    await page.getByText('Boris chooses the side').waitFor()
    await keepPicture(page, 'table-pie')
    await type(page, 'e5')
    await page.locator('.pie-choice').getByRole('button', { name: 'White', exact: true }).click()
    await expect.poll(() => page.locator('.pie-choice').textContent()).toContain('Boris White')
    await expect.poll(() => state(page).textContent()).toBe('Anna to move')
    await button(page, 'Ask the adviser').click()
    await expect
      .poll(() => page.locator('.pie-choice').textContent(), { timeout: 60_000 })
      .toMatch(/The adviser: -?\d\.\d\d for White/)
    await bench.close()
  })
})
