// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { keepPicture, launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-written-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** A short game with blunders by both sides. */
const GAME = `[White "Anna"]
[Black "Bela"]
[Result "1-0"]

1. e4 e5 2. Nf3 f6 3. Nxe5 fxe5 4. Qh5+ Ke7 5. Qxe5+ Kf7 6. Bc4+ Kg6 7. Qf5+ Kh6 8. h4 g6 9. d4+ Kg7 10. Qf7# 1-0
`
const file = path.join(folder, 'game.pgn')

const texts = (page: Page, selector: string) =>
  page
    .locator(selector)
    .allInnerTexts()
    .then(all => all.map(text => text.replace(/\s+/g, ' ').trim()))

/** Returns the numbers, mistakes and turning points as the Report tab shows them. */
const report = async (page: Page) => {
  await page.getByRole('slider', { name: 'Evaluation of the game' }).waitFor()
  return {
    table: await texts(page, '.report-pane table tr'),
    points: await texts(page, '.turning-point'),
  }
}

const launch = async (): Promise<Awaited<ReturnType<typeof launchElectron>>> => {
  const workbench = await launchElectron(electron, { files: [file] })
  await workbench.page.getByText(/of 19/).waitFor()
  return workbench
}

test('a report saved in a file is read from it in another profile', async () => {
  writeFileSync(file, GAME)
  const first = await launch()
  await first.page.keyboard.press('Control+Alt+r')
  const dialog = first.page.getByRole('dialog', { name: 'Analyze game' })
  await dialog.getByRole('radio', { name: /Quick/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  await first.page.getByText('Game analyzed').waitFor({ timeout: 120_000 })
  const before = await report(first.page)
  expect(await first.page.getByText('From the file').count()).toBe(0)
  await first.page.keyboard.press('Control+s')
  await first.page.getByText('Saved game.pgn').waitFor()
  await first.close()
  expect(readFileSync(file, 'utf8')).toContain('[%report summary]')

  const second = await launch()
  await second.page.getByRole('tab', { name: 'Report' }).click()
  await second.page.getByText('From the file').waitFor()
  const after = await report(second.page)
  await keepPicture(second.page, 'report-from-file')
  expect(after.points.length).toBeGreaterThan(0)
  expect(after).toEqual(before)
  // Nothing was searched again, and nothing of the game has changed.
  expect(await second.page.locator('.status-bar').getByRole('progressbar').count()).toBe(0)
  expect(await second.page.locator('.document-tab.is-active .dot').count()).toBe(0)
  await second.close()
}, 240_000)
