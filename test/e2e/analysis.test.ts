import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { artefact, launchElectron } from './shells'
import { openSampleByList } from './flows'

const electron = inject('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })

const firstLine = (page: Page, name: RegExp) => section(page, name).locator('.engine-line').first()

/** Adds the first engine that the machine offers; answers whether it offers any. */
const addFoundEngine = async (page: Page): Promise<boolean> => {
  await page.keyboard.press('Control+Shift+e')
  const dialog = page.getByRole('dialog', { name: 'Engines' })
  await dialog.waitFor()
  const found = dialog.getByRole('button', { name: 'Add stockfish', exact: false })
  const isThere = await found
    .waitFor({ timeout: 5000 })
    .then(() => true)
    .catch(() => false)
  if (isThere) {
    await found.click()
    await dialog.getByText('By', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: /Stockfish/ }).waitFor()
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return isThere
}

describe.runIf(electron !== '')('analysis in Electron', () => {
  test('engines look at the sample, a line comes into the game, is saved and found again', async () => {
    const bench = await launchElectron(electron)
    const { page } = bench
    await openSampleByList(page)
    await section(page, /^Backrank/).waitFor()
    for (let ply = 0; ply < 61; ply++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('l')
    await firstLine(page, /^Backrank/).waitFor({ timeout: 30_000 })
    await expect
      .poll(() =>
        section(page, /^Backrank/)
          .locator('.engine-line')
          .count(),
      )
      .toBe(3)

    if (await addFoundEngine(page)) {
      await page.getByRole('button', { name: 'Another engine' }).click()
      await page.getByRole('menuitem', { name: /Stockfish/ }).click()
      await firstLine(page, /Stockfish/).waitFor({ timeout: 30_000 })
    }
    await page.screenshot({ path: artefact('electron-analysis.png') })

    await page.locator('.stage').focus()
    await page.keyboard.press('i')
    await page.getByText(/^Added line 31… /).waitFor()
    const file = path.join(folder, 'analysed.pgn')
    await bench.app!.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    }, file)
    await page.keyboard.press('Control+Shift+s')
    await page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
    await bench.close()
    expect(readFileSync(file, 'utf8')).toMatch(/\(\s*31\.\.\. .*\[%eval [-#\d]/s)

    const again = await launchElectron(electron, { files: [file] })
    await again.page.locator('.move-tree').waitFor()
    await again.page.keyboard.press('End')
    await again.page.locator('.move-tree .block-row').first().waitFor({ state: 'attached' })
    await again.close()
  })

  test('a practice game begins with the engine’s own placement', async () => {
    const bench = await launchElectron(electron)
    const { page } = bench
    await page.getByText('Nothing open').waitFor()
    await page.keyboard.press('Control+n')
    const dialog = page.getByRole('dialog', { name: 'New analysis' })
    await dialog.getByRole('option', { name: /^Fischer-Benko/ }).click()
    await dialog.getByRole('textbox', { name: /Number, ranks, FEN or PGN/ }).fill('4532')
    await dialog.getByRole('radio', { name: /Throw 4,?532/ }).click()
    await dialog.getByRole('button', { name: /^Practise/ }).click()
    const practise = page.getByRole('dialog', { name: 'Practise' })
    await practise.getByText('Black', { exact: true }).click()
    await practise.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByText('Black’s 1st placement of 4').waitFor({ timeout: 30_000 })
    await page.getByText('Your move').waitFor()
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByText('Black resigned, 1–0').waitFor()
    await bench.close()
  })
})
