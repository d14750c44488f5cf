// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { dragFromShelf } from './board'
import { beginSetup } from './flows'
import { shows } from './largeBoard'
import { keepPicture, launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const rows = (page: Page) => page.locator('.placement-row')
const heat = (page: Page) => page.locator('.setup-shelf .cell.heat')
const turns = (page: Page) => page.locator('.setup-band .ply')

/** A value with only the digits that its error leaves meaningful. */
const VALUE = /^[+−]\d+\.\d\d?$/

/** Solves the throw of the worked example; its values appear while its arrays are searched. */
const solveThrow = async (page: Page): Promise<void> => {
  await beginSetup(page)
  await page.getByRole('tab', { name: 'Solver' }).click()
  const solving = page.getByRole('switch', { name: 'Evaluate setup' })
  // The switch and its label are on one line.
  expect((await page.locator('.solving > .solve-label').boundingBox())!.height).toBeLessThan(24)
  await solving.click()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(10)
  await expect.poll(() => page.locator('.solver-values .value').first().textContent()).toMatch(VALUE)
  expect(await heat(page).count()).toBe(await rows(page).count())
  await page.locator('.search-progress').getByRole('button', { name: 'Pause' }).click()
  await page.locator('.search-progress').getByRole('button', { name: 'Resume' }).waitFor()
}

/** Makes the worst placement by its row; the move list shows its cost after it. */
const placeWorst = async (page: Page): Promise<void> => {
  const cost = await rows(page).last().locator('.cost [aria-hidden]').textContent()
  expect(cost).toMatch(/^−\d+\.\d\d?$/)
  await rows(page).last().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => turns(page).count()).toBe(1)
  await expect.poll(() => turns(page).locator('.cost').count()).toBe(1)
  expect(await turns(page).locator('.cost').getAttribute('title')).toContain('given away')
}

const LAST_TURN = [
  ['rook', 'h1'],
  ['knight', 'e8'],
  ['knight', 'd1'],
  ['rook', 'a8'],
  ['knight', 'a1'],
  ['knight', 'h8'],
] as const

describe('solving a setup', () => {
  test('shows values, heat and costs, also after a restart, and the last pair as a matrix', async () => {
    const first = await launchElectron(electron, { folder })
    await solveThrow(first.page)
    await keepPicture(first.page, 'solver-throw')
    await placeWorst(first.page)
    await first.page.keyboard.press('ArrowLeft')
    await expect.poll(() => rows(first.page).count()).toBeGreaterThan(10)
    await first.close()

    const second = await launchElectron(electron, { folder })
    const { page } = second
    await page.getByRole('button', { name: 'Restore all' }).click()
    await page.keyboard.press('Home')
    await expect.poll(() => page.locator('.solver-values .value').first().textContent()).toMatch(VALUE)
    expect(await heat(page).count()).toBe(await rows(page).count())

    for (const [index, [role, square]] of LAST_TURN.entries()) {
      await dragFromShelf(page, role, square)
      await shows(page, square, `${square.endsWith('1') ? 'white' : 'black'} ${role}`)
      await expect.poll(() => page.locator('cg-board piece:not(.ghost)').count()).toBe(22 + index + 1)
    }
    await page.locator('.final-pair .cell').nth(3).waitFor()
    expect(await page.locator('.final-pair p').textContent()).toMatch(/best pair|mixes/)
    await keepPicture(page, 'solver-pair')
    await second.close()
  })
})
