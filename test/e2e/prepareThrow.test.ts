// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { keepPicture, launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const THROW = path.join(import.meta.dirname, '..', '..', 'samples', 'fischer-benko-setup.pgn')
const rail = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const rows = (page: Page) => page.locator('.prepared-row')
const nowLine = (page: Page) => page.locator('.now-line')
const act = (page: Page, name: string) => page.locator('.notes .act', { hasText: name })

const setNumber = async (page: Page, label: string, value: number) => {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true }).first()
  await field.fill(String(value))
  await field.press('Tab')
}

const positions = async (page: Page): Promise<number> =>
  Number(
    /([\d,]+) positions?/.exec((await page.locator('.head .numbers').textContent())!)?.[1]?.replace(',', ''),
  )

/** Returns the moves of the rows on the screen. */
const moves = async (page: Page): Promise<readonly string[]> =>
  (await rows(page).locator('.move').allTextContents()).map(text => text.trim())

describe('the preparation of a throw', () => {
  test('solves the setup first, shows placements as moves of the tree, and continues after a restart', async () => {
    const first = await launchElectron(electron, { folder, files: [THROW], width: 1280, height: 800 })
    const { page } = first
    await page.locator('.live-board').first().waitFor()
    await rail(page).getByRole('button', { name: 'Prepare' }).click()
    await page.getByRole('button', { name: 'Prepare from this position' }).click()
    const dialog = page.getByRole('dialog', { name: 'New preparation' })
    expect(await dialog.getByRole('radio', { name: 'Throw of this game' }).isChecked()).toBe(true)
    await setNumber(page, 'Nodes per position', 20_000)
    await setNumber(page, 'Total nodes', 200_000_000)
    await keepPicture(page, 'prepare-throw-dialog')
    await dialog.getByRole('button', { name: 'Prepare', exact: true }).click()

    // The setup is solved before the tree grows, and the page says so.
    await expect.poll(() => nowLine(page).textContent()).toMatch(/Solving the setup/)
    await expect.poll(() => nowLine(page).textContent()).toMatch(/Solving the setup: [\d,]+ nodes/)
    await keepPicture(page, 'prepare-throw-solving')
    await expect.poll(() => rows(page).count()).toBeGreaterThan(3)
    await expect.poll(() => nowLine(page).textContent()).toMatch(/^Now/)
    expect((await moves(page))[0]).toMatch(/@[a-h]1/)
    await expect.poll(() => positions(page)).toBeGreaterThan(10)
    await act(page, 'Pause').click()
    await expect.poll(() => nowLine(page).textContent()).toContain('Paused')
    const before = { count: await positions(page), first: (await moves(page))[0] }
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await keepPicture(page, 'prepare-throw-tree')
    await first.close()

    const second = await launchElectron(electron, { folder, width: 1920, height: 1080 })
    const again = second.page
    await again.locator('.preparation-item').waitFor()
    await expect.poll(() => nowLine(again).textContent()).toContain('Paused')
    expect(await positions(again)).toBe(before.count)
    await expect.poll(async () => (await moves(again))[0]).toBe(before.first)
    await act(again, 'Resume').click()
    await expect.poll(() => positions(again)).toBeGreaterThan(before.count)
    await keepPicture(again, 'prepare-throw-resumed')
    await act(again, 'Pause').click()
    await expect.poll(() => nowLine(again).textContent()).toContain('Paused')
    await second.close()
  })
})
