import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { drag, middleOf, type Point } from './board'
import type { SaveTo } from './flows'
import { shows } from './largeBoard'
import { saveByDialog, saveByPath } from './saving'
import { keepPicture, launchElectron, launchWeb, type LaunchOptions, type Workbench } from './shells'

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-boards-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const FILES = 9
const RANKS = 10

/** The middle of a point of the Janggi board on the screen, White at the bottom. */
const pointOf = async (page: Page, square: string): Promise<Point> => {
  const box = (await page.locator('cg-board').boundingBox())!
  const file = square.charCodeAt(0) - 97
  const rank = Number(square.slice(1))
  return {
    x: box.x + ((file + 0.5) * box.width) / FILES,
    y: box.y + ((RANKS - rank + 0.5) * box.height) / RANKS,
  }
}

const begin = async (page: Page): Promise<void> => {
  await page.getByText('What would you like to do?').waitFor()
  await page.keyboard.press('Control+n')
  const dialog = page.getByRole('dialog', { name: 'New analysis' })
  await dialog.getByRole('option', { name: /^Korean Random/ }).click()
  await dialog.getByRole('textbox', { name: /Number, ranks, FEN or PGN/ }).fill('RNEA.AENR')
  await dialog.getByText('moves are not played here').waitFor()
  await dialog.getByRole('button', { name: /^Open/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await shows(page, 'a10', 'black chariot')
  await shows(page, 'e2', 'white general')
}

const dragPoint = (page: Page, from: string, to: string): Promise<void> =>
  drag(page, async () => [await pointOf(page, from), await pointOf(page, to)])

/** A start is not rewritten by a slip of the hand. */
const staysLocked = async (page: Page): Promise<void> => {
  await dragPoint(page, 'a1', 'a3')
  await page.getByText('Choose “Edit the start” to move pieces').waitFor()
  await shows(page, 'a1', 'white chariot')
  await page.getByRole('button', { name: 'Edit the start' }).click()
}

/** By hand: a chariot moves over another piece, is taken back, and moves again. */
const moveAndTakeBack = async (page: Page): Promise<void> => {
  await dragPoint(page, 'a1', 'a3')
  await shows(page, 'a3', 'white chariot')
  await page.keyboard.press('Control+z')
  await shows(page, 'a1', 'white chariot')
  await shows(page, 'a3', '')
  await page.keyboard.press('Control+y')
  await shows(page, 'a3', 'white chariot')
  await dragPoint(page, 'a3', 'a4')
  await shows(page, 'a4', 'white chariot')
  await shows(page, 'a3', '')
  await page.keyboard.press('Control+z')
  await shows(page, 'a4', 'white soldier')
}

const takeOffAndPut = async (page: Page): Promise<void> => {
  await drag(page, async () => {
    const { x, y, width } = (await page.locator('cg-board').boundingBox())!
    return [await pointOf(page, 'i10'), { x: x + width + 40, y: y + 300 }]
  })
  await shows(page, 'i10', '')
  const cannon = page.getByRole('button', { name: 'white cannon' })
  await drag(page, async () => [await middleOf(cannon), await pointOf(page, 'i10')])
  await shows(page, 'i10', 'white cannon')
  await page.getByRole('button', { name: 'black elephant' }).click()
  const middle = await pointOf(page, 'e5')
  await page.mouse.click(middle.x, middle.y)
  await shows(page, 'e5', 'black elephant')
  await page.keyboard.press('Escape')
}

/** By keys: from a1 to b1, whose horse goes to b2; a guard comes to a1. */
const editByKeys = async (page: Page): Promise<void> => {
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await shows(page, 'b2', 'white horse')
  for (const key of ['ArrowLeft', 'ArrowDown', 'Shift+A']) await page.keyboard.press(key)
  await shows(page, 'a1', 'white guard')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Delete')
  await page.locator('.position-bar').getByText('Black to move').click()
}

const FEN = 'rnea1aenC/4k4/1c5c1/p1p1p1p1p/9/4e4/P1P1P1P1P/RC5C1/1N2K4/A1EA1AENR b - - 0 1'

const whole = async (
  launch: (options?: LaunchOptions) => Promise<Workbench>,
  shell: string,
  save: SaveTo,
) => {
  const bench = await launch()
  const file = path.join(folder, `${shell}.pgn`)
  await begin(bench.page)
  await keepPicture(bench.page, `${shell}-korean`)
  await staysLocked(bench.page)
  await moveAndTakeBack(bench.page)
  await takeOffAndPut(bench.page)
  await editByKeys(bench.page)
  await save(bench, file)
  await bench.page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
  const text = readFileSync(file, 'utf8')
  for (const tag of ['[Variant "Korean Random Chess"]', '[SetUp "1"]', `[FEN "${FEN}"]`])
    expect(text).toContain(tag)
  await bench.close()

  const again = await launch({ files: [file] })
  await shows(again.page, 'i10', 'white cannon')
  await shows(again.page, 'b2', 'white horse')
  await again.page.getByRole('button', { name: 'Edit the start' }).click()
  expect(await again.page.getByRole('radio', { name: 'Black to move' }).isChecked()).toBe(true)
  await keepPicture(again.page, `${shell}-korean-reopened`)
  await again.close()
}

describe('a Korean start on its board', () => {
  test('is edited, saved and found again in Electron', { tags: ['electron'] }, async () => {
    await whole(options => launchElectron(programPath('electron'), options), 'electron', saveByDialog)
  })

  test('is edited, saved and found again in a browser', { tags: ['chromium'] }, async () => {
    await whole(
      options => launchWeb(programPath('chromium'), { ...options, home: folder }),
      'web',
      saveByPath,
    )
  })
})
