// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { keepPicture, launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-pieces-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const SAMPLE = path.join(import.meta.dirname, '..', '..', 'samples', 'lukic-vujacic.pgn')

const settings = (page: Page) => page.getByRole('button', { name: 'Settings', exact: true })

/** Returns the image that the page draws for the first piece of a selector. */
const artOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate(element => getComputedStyle(element).backgroundImage)

const ROOK = 'cg-board piece.rook.white'

describe('pieces and notation', () => {
  test('are chosen in the settings, change everywhere at once, and persist in the next run', async () => {
    const first = await launchElectron(electron, { folder, files: [SAMPLE] })
    const { page } = first
    await page.locator('.move-tree').waitFor()
    await page.keyboard.press('End')
    await page.locator(ROOK).waitFor()
    const classic = await artOf(page, ROOK)

    await settings(page).click()
    const set = (name: string) => page.locator('.settings-panel .set').filter({ hasText: name })
    expect(await page.locator('.settings-panel .set').count()).toBe(4)
    await keepPicture(page, 'piece-sets')
    await set('Plain').click()
    await expect.poll(() => artOf(page, ROOK)).not.toBe(classic)
    const plain = await artOf(page, ROOK)
    await set('Counters').click()
    await expect.poll(() => artOf(page, ROOK)).not.toBe(plain)
    // The small pictures of the start change, too.
    await expect.poll(() => page.locator('.start-card .piece-icon img').count()).toBeGreaterThan(0)

    await page.getByText('Figurines, ').click()
    await page.keyboard.press('Escape')
    const last = page.locator('.move-tree [aria-current]')
    await expect.poll(() => last.locator('[aria-hidden=true]').textContent()).toBe('♚\ufe0exe3')
    expect(await last.locator('.visually-hidden').textContent()).toBe('king takes e3')
    await keepPicture(page, 'figurines')

    await page.keyboard.press('Control+Alt+c')
    const copied = await first.app!.evaluate(({ clipboard }) => clipboard.readText())
    expect(copied).toContain('Kxe3')
    expect(copied).not.toMatch(/[♔-♟]/u)
    await first.close()

    const second = await launchElectron(electron, { folder })
    await second.page.locator(ROOK).waitFor()
    expect(await artOf(second.page, ROOK)).not.toBe(classic)
    await expect
      .poll(() => second.page.locator('.move-tree [aria-current] [aria-hidden=true]').textContent())
      .toBe('♚\ufe0exe3')
    await second.close()
  })
})
