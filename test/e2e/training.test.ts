// @long
// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { beginSetup } from './flows'
import { keepPicture, launchElectron } from './shells'
import { placeAll, resultOf, state, tabTo } from './trainingFlows'

const electron = programPath('electron')

const aFolder = () => mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
const [folder, own] = [aFolder(), aFolder()]
const folders = [folder, own]
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true, maxRetries: 5 })
})

/** Few nodes, so that the result comes quickly. */
const FEW_NODES = { solver: { on: false, engineId: '', reading: 'sequential', nodes: 1000 } }
for (const one of folders) writeFileSync(path.join(one, 'settings.json'), JSON.stringify(FEW_NODES))

const HIDDEN = { solver: { ...FEW_NODES.solver, reading: 'simultaneous', nodes: 200 } }

/** The number of pieces of one side in Fischer-Benko that are not thrown. */
const OWN_PIECES = 5
/** The number of them that are placed one by one; the last two are placed at once. */
const SINGLE_PIECES = 3

const history = (page: Page) => page.locator('.history-row')
const figures = (page: Page) => history(page).locator('.figures')

/** Opens the form from anywhere, by keyboard. */
const openForm = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+Shift+d')
  await page.getByRole('button', { name: 'Throw and place' }).waitFor()
}

describe('training of placements', () => {
  test('works in Pre-Chess with half of the pieces placed at random', async () => {
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

  test('works by keyboard alone, and keeps the score in the history for the next run', async () => {
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

    // Delete the score, and restore it.
    await tabTo(second.page, 'Delete this score')
    await second.page.keyboard.press('Enter')
    await expect.poll(() => history(second.page).count()).toBe(0)
    await second.page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => history(second.page).count()).toBe(1)
    await second.close()
  })

  test('opens the result as an analysis with the setup annotated', async () => {
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

  test('continues an interrupted training where it was', async () => {
    const first = await launchElectron(electron, { folder: own, width: 1280, height: 800 })
    await first.page.getByText('What would you like to do?').waitFor()
    await openForm(first.page)
    await first.page.keyboard.press('Enter')
    // Place half of the last pair, which is placed again when the training continues.
    await placeAll(first.page, SINGLE_PIECES + 1)
    // The buttons beside the number of remaining pieces do not cut it off.
    const detail = first.page.locator('.setup-progress .detail')
    await expect.poll(() => detail.textContent(), { timeout: 60_000 }).toBe('1 more')
    expect(await detail.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await keepPicture(first.page, 'training-low')
    const title = await first.page.locator('.training-head').textContent()
    await first.close()

    const second = await launchElectron(electron, { folder: own })
    await second.page.locator('.training-now').waitFor()
    expect(await second.page.locator('.training-head').textContent()).toBe(title)
    await placeAll(second.page, OWN_PIECES - SINGLE_PIECES)
    await resultOf(second.page)
    await second.close()
  })
})

describe('a hidden last pair in a training', () => {
  let hidden = ''
  beforeEach(() => {
    hidden = aFolder()
    folders.push(hidden)
    writeFileSync(path.join(hidden, 'settings.json'), JSON.stringify(HIDDEN))
  })

  /** Returns the moves of the training that a kill leaves. */
  const keptMoves = (): readonly string[] => {
    const { training } = JSON.parse(readFileSync(path.join(hidden, 'settings.json'), 'utf8')) as {
      readonly training?: { readonly moves: readonly string[] }
    }
    return training?.moves ?? []
  }
  const entry = (page: Page) => page.locator('.hidden-pair')

  test('survives a kill before it is entered and once both pairs are shown', async () => {
    const first = await launchElectron(electron, { folder: hidden })
    await first.page.getByText('What would you like to do?').waitFor()
    await openForm(first.page)
    await first.page.keyboard.press('Enter')
    await placeAll(first.page, SINGLE_PIECES)
    await entry(first.page).waitFor({ timeout: 60_000 })
    await expect.poll(() => keptMoves().length).toBe(2 * SINGLE_PIECES)
    first.app!.process().kill('SIGKILL')

    const second = await launchElectron(electron, { folder: hidden })
    await entry(second.page).locator('.card').first().waitFor({ timeout: 60_000 })
    expect(keptMoves()).toHaveLength(2 * SINGLE_PIECES)
    await second.page.keyboard.press('1')
    const result = await resultOf(second.page)
    await expect.poll(() => keptMoves().filter(uci => uci.includes('+'))).toHaveLength(2)
    second.app!.process().kill('SIGKILL')

    const third = await launchElectron(electron, { folder: hidden })
    expect(await resultOf(third.page)).toEqual(result)
    expect(await third.page.locator('.training-turns tbody tr').count()).toBe(8)
    await third.close()
  })
})

describe('a practice game', () => {
  test('begins at a throw, and the engine places its pieces', async () => {
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
