// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { keepPicture, launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-aside-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const SAMPLE = path.join(import.meta.dirname, '..', '..', 'samples', 'lukic-vujacic.pgn')

const aside = (page: Page) => page.locator('[data-region=aside]')
const widthOf = async (page: Page, region: string): Promise<number> =>
  (await page.locator(`[data-region=${region}]`).boundingBox())!.width

describe('the column for engine and graph', () => {
  test('keeps its width in the next run, and disappears when turned off', async () => {
    const first = await launchElectron(electron, { folder, files: [SAMPLE], width: 1920, height: 1080 })
    const { page } = first
    await page.locator('.move-tree').waitFor()
    await aside(page).locator('.engines-pane').waitFor()
    expect(await page.locator('[data-region=notes] .engines-pane').count()).toBe(0)
    await page.keyboard.press('End')
    await keepPicture(page, 'aside-column')

    const before = await widthOf(page, 'aside')
    const divider = page.getByRole('separator', { name: 'Width of engine and graph' })
    await divider.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => widthOf(page, 'aside')).toBe(before + 8)
    await first.close()

    const second = await launchElectron(electron, { folder, width: 1920, height: 1080 })
    await aside(second.page).waitFor()
    expect(await widthOf(second.page, 'aside')).toBe(before + 8)

    await second.page.keyboard.press('F6')
    await second.page.getByRole('button', { name: 'Settings', exact: true }).click()
    await second.page.getByText('Engine and graph beside the moves').click()
    await second.page.keyboard.press('Escape')
    await expect.poll(() => aside(second.page).count()).toBe(0)
    await second.page.locator('[data-region=notes] .engines-pane').waitFor()
    await second.close()
  })

  test('is not shown in a narrower window, where the engine is with the moves', async () => {
    const bench = await launchElectron(electron, { files: [SAMPLE], width: 1600, height: 900 })
    await bench.page.locator('[data-region=notes] .engines-pane').waitFor()
    expect(await aside(bench.page).count()).toBe(0)
    await bench.close()
  })
})
