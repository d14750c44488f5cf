// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { beginSetup } from './flows'
import { keepPicture, launchElectron } from './shells'
import { placeAll, resultOf, state, tabTo } from './trainingFlows'

const electron = programPath('electron')

const [folder, own] = ['whole', 'brokenOff'].map(() => mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))) as [
  string,
  string,
]
afterAll(() => {
  for (const one of [folder, own]) rmSync(one, { recursive: true, force: true, maxRetries: 5 })
})

/** Few nodes, so that the result need not be waited for. */
const FEW_NODES = { solver: { on: false, engineId: '', reading: 'sequential', nodes: 1000 } }
for (const one of [folder, own]) writeFileSync(path.join(one, 'settings.json'), JSON.stringify(FEW_NODES))

/** Pieces of one side in Fischer-Benko that are not thrown. */
const OWN_PIECES = 5

const history = (page: Page) => page.locator('.history-row')
const figures = (page: Page) => history(page).locator('.figures')

/** To the form from anywhere, by keyboard. */
const openForm = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+Shift+d')
  await page.getByRole('button', { name: 'Throw and place' }).waitFor()
}

describe('placements are trained in the window', () => {
  test('in Pre-Chess with half of the pieces placed at random', async () => {
    const preChess = mkdtempSync(path.join(folder, 'pre-chess-'))
    writeFileSync(path.join(preChess, 'settings.json'), JSON.stringify(FEW_NODES))
    const bench = await launchElectron(electron, { folder: preChess })
    const { page } = bench
    await page.getByText('What would you like to do?').waitFor()
    await openForm(page)
    await page.getByRole('combobox', { name: 'System' }).selectOption('pre-chess')
    await page.getByText('First pieces at random').waitFor()
    await page.getByRole('textbox', { name: 'Seed' }).fill('club night')
    await keepPicture(page, 'training-pre-chess-form')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await state(page).waitFor()
    await keepPicture(page, 'training-pre-chess')
    await placeAll(page, 4)
    await resultOf(page)
    expect(await page.locator('.training-turns tbody tr').count()).toBe(8)
    expect(await page.locator('.training-turns tr.is-mine').count()).toBe(4)
    await keepPicture(page, 'training-pre-chess-result')
    await page.getByRole('button', { name: 'Other pieces', exact: true }).waitFor()
    await bench.close()
  })

  test('by keyboard alone, and the score is in the history of this run and the next', async () => {
    const first = await launchElectron(electron, { folder })
    const { page } = first
    await page.getByText('What would you like to do?').waitFor()
    await openForm(page)
    expect(await page.locator('.training-history .empty').count()).toBe(1)
    await page.keyboard.press('Enter')
    await state(page).waitFor()
    await placeAll(page, OWN_PIECES)
    const [score, given] = await resultOf(page)
    expect(score).toMatch(/^Score \d+%$/)
    expect(given).toMatch(/given away|gave nothing away/)
    expect(await page.locator('.training-turns tbody tr').count()).toBe(8)
    expect(await page.locator('.training-turns tr.is-mine').count()).toBe(4)
    await history(page).waitFor()
    const kept = await figures(page).textContent()
    expect(score).toContain(/\d+%/.exec(kept!)![0])
    await keepPicture(page, 'training-result')
    await first.close()

    const second = await launchElectron(electron, { folder })
    await history(second.page).waitFor()
    expect(await figures(second.page).textContent()).toBe(kept)
    expect(await resultOf(second.page)).toEqual([score, given])
    expect(await history(second.page).count()).toBe(1)

    // Deleted, restored, deleted for good.
    await tabTo(second.page, 'Delete this score')
    await second.page.keyboard.press('Enter')
    await expect.poll(() => history(second.page).count()).toBe(0)
    await second.page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => history(second.page).count()).toBe(1)
    await second.close()
  })

  test('the result opens as an analysis with the setup annotated', async () => {
    const bench = await launchElectron(electron, { folder })
    const { page } = bench
    await resultOf(page)
    await tabTo(page, 'Open as analysis')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.setup-band .ply').count()).toBe(8)
    const notes = await page.locator('.notes').textContent()
    expect(notes).toMatch(/The dice (gave|favored)/)
    expect(notes).toMatch(/gave/)
    await bench.close()
  })

  test('one that was broken off goes on where it was', async () => {
    const first = await launchElectron(electron, { folder: own })
    await first.page.getByText('What would you like to do?').waitFor()
    await openForm(first.page)
    await first.page.keyboard.press('Enter')
    await placeAll(first.page, 2)
    const title = await first.page.locator('.training-head').textContent()
    await first.close()

    const second = await launchElectron(electron, { folder: own })
    await second.page.locator('.training-now').waitFor()
    expect(await second.page.locator('.training-head').textContent()).toBe(title)
    await placeAll(second.page, OWN_PIECES - 2)
    await resultOf(second.page)
    await second.close()
  })
})

describe('a practice game', () => {
  test('begins on a throw, and the engine places', async () => {
    const bench = await launchElectron(electron)
    const { page } = bench
    await beginSetup(page)
    await page.getByRole('button', { name: /^Practice/ }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.locator('.practice-pane').waitFor()
    const cell = page.locator('.setup-shelf .cell.is-open').first()
    await cell.waitFor()
    await cell.press('Enter')
    await expect.poll(() => page.locator('.setup-band .ply').count()).toBe(2)
    expect(await page.locator('.practice-pane .state').textContent()).toBe('Your move')
    await keepPicture(page, 'practice-setup')
    await bench.close()
  })
})
