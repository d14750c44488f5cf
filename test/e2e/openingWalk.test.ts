// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { keepPicture, launchElectron, type Workbench } from './shells'
import { tells } from './toast'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-walk-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** The array of the worked example of Fischer-Benko Chess. */
const ARRAY = 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 1'
const file = path.join(folder, 'array.pgn')
writeFileSync(
  file,
  `[Event "Array"]\n[Variant "Fischer-Benko Chess"]\n[SetUp "1"]\n[FEN "${ARRAY}"]\n[Result "*"]\n\n*\n`,
)

const rail = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const rows = (page: Page) => page.locator('.prepared-row')
const nowLine = (page: Page) => page.locator('.now-line')
const act = (page: Page) => page.locator('.notes .act')
const look = (page: Page, name: string) => keepPicture(page, `walk-${name}`)

const firstMove = async (page: Page): Promise<string> =>
  (await rows(page).first().locator('.move').textContent())!.trim()

const setNumber = async (page: Page, label: string, value: number) => {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true }).first()
  await field.fill(String(value))
  await field.press('Tab')
}

const answer = async (page: Page, text: string): Promise<void> => {
  await expect.poll(() => page.locator('.question-panel .title').textContent()).toBe('Your move')
  await page.keyboard.press('/')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const saveTo = ({ app }: Workbench, filePath: string) =>
  app!.evaluate(({ dialog }, to) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: to })
  }, filePath)

describe('an array, from its preparation to the published page', () => {
  test('is prepared, edited by hand, continued, trained, counted and exported', async () => {
    const bench = await launchElectron(electron, { folder, files: [file], width: 1280, height: 800 })
    const { page } = bench
    await page.locator('.live-board').first().waitFor()

    // Ten positions.
    await rail(page).getByRole('button', { name: 'Prepare' }).click()
    await page.getByRole('button', { name: 'Prepare from this position' }).click()
    await setNumber(page, 'Nodes per position', 5000)
    await setNumber(page, 'Total nodes', 50_000)
    await look(page, '1-dialog')
    await page.getByRole('button', { name: 'Prepare', exact: true }).last().click()
    await expect.poll(() => nowLine(page).textContent()).toContain('node limit reached')
    await look(page, '2-ten-positions')
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0)

    // By hand: never play the first choice, always play another one, and search deeper below it.
    const first = await firstMove(page)
    await rows(page).first().click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Alt+x')
    await expect.poll(() => firstMove(page)).not.toBe(first)
    const second = await firstMove(page)
    await page.keyboard.press('Alt+a')
    await expect.poll(() => rows(page).first().textContent()).toContain('Always')
    await tells(page, 'will be searched deeper', () => page.keyboard.press('Alt+d'))
    await look(page, '3-by-hand')

    // The search is done, so that only a higher limit continues it: the key leads to its field.
    expect(await act(page).textContent()).toContain('Search more')
    await page.keyboard.press('Alt+p')
    const limit = page.locator('.growth-panel').getByLabel('Total nodes', { exact: true }).first()
    await expect.poll(() => limit.evaluate(field => field === document.activeElement)).toBe(true)
    await look(page, '4-limit')
    await page.keyboard.type('150000')
    await page.keyboard.press('Tab')
    await expect.poll(() => nowLine(page).textContent()).not.toContain('limit reached')
    await expect.poll(() => nowLine(page).textContent()).toContain('node limit reached')
    expect(await firstMove(page)).toBe(second)
    await look(page, '5-carried-on')

    // Make a deck, and run a session with a wrong answer.
    await page.locator('.notes').getByRole('button', { name: 'Train', exact: true }).click()
    await expect.poll(() => page.locator('.deck-row').count()).toBe(1)
    await look(page, '6-deck')
    await page.locator('.drill-start [data-focus-first]').click()
    await answer(page, 'e3')
    await expect.poll(() => page.locator('.verdict-band').count()).toBe(1)
    await look(page, '7-wrong')
    expect(await page.locator('.verdict-band').textContent()).toContain('Wrong: Black replies')
    await answer(page, second.replace(/^\d+\.+\s*/, ''))
    await expect.poll(() => page.locator('.verdict-band').getAttribute('class')).toContain('is-right')
    await look(page, '8-found')
    await page.keyboard.press(' ')
    await page.keyboard.press('Escape')
    await page.getByText('0 right, 0 also good, 1 wrong').waitFor()
    await look(page, '9-statistics')

    // Open it as a game, and save that as a page and as PGN.
    await rail(page).getByRole('button', { name: 'Prepare' }).click()
    await page.getByRole('button', { name: 'Open as game' }).click()
    await page.locator('.move-tree').waitFor()
    await look(page, '10-game')
    for (const [key, name] of [
      ['1', 'opening.html'],
      ['6', 'opening.pgn'],
    ] as const) {
      await page.keyboard.press('Control+p')
      await page.getByRole('dialog', { name: 'Publish' }).waitFor()
      await page.keyboard.press(key)
      await look(page, `11-publish-${key}`)
      await saveTo(bench, path.join(folder, name))
      await tells(page, `Saved ${name}`, () => page.keyboard.press('Control+s'))
    }
    const pgn = readFileSync(path.join(folder, 'opening.pgn'), 'utf8')
    expect(pgn).toContain(ARRAY)
    expect(pgn).toContain('[%prepared choice]')
    expect(readFileSync(path.join(folder, 'opening.html'), 'utf8')).toContain('Prepared for White')
    await bench.close()
  })
})
