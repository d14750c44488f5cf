// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-low-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const SAMPLE = path.join(import.meta.dirname, '..', '..', 'samples', 'lukic-vujacic.pgn')

/** Whether the whole element lies within the window. */
const isInSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate(element => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 0 && top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
  })

describe('a low window', () => {
  test('shows all settings, the title and buttons of dialogs, and the names of players at 150 %', async () => {
    writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ zoom: 150 }))
    const bench = await launchElectron(electron, { folder, files: [SAMPLE], width: 1280, height: 800 })
    const { page } = bench
    await page.getByText('Ply 0 of 114').waitFor()
    await page.keyboard.press('End')
    await page.getByText('Ply 114 of 114').waitFor()
    for (const name of ['Lukic, Srecko', 'Vujacic, Davor']) {
      const seat = page.locator('.player-row').getByText(name)
      expect((await seat.boundingBox())!.width).toBeGreaterThan(40)
    }

    await page.getByRole('button', { name: 'Settings' }).first().click()
    const last = page.getByLabel('Winning chance lost for ??, in %')
    await last.scrollIntoViewIfNeeded()
    await expect.poll(() => isInSight(last)).toBe(true)
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+Alt+r')
    const dialog = page.getByRole('dialog', { name: 'Analyze game' })
    await dialog.waitFor()
    await expect.poll(() => isInSight(dialog.getByRole('heading', { name: 'Analyze game' }))).toBe(true)
    expect(await isInSight(dialog.getByRole('button', { name: 'Analyze' }))).toBe(true)
    expect(await isInSight(dialog.getByText('Normal', { exact: true }))).toBe(true)
    await page.keyboard.press('Escape')
    await bench.close()
  })

  test('scrolls long comments by keyboard, and skips short ones', async () => {
    const file = path.join(folder, 'comments.pgn')
    const long = 'Plans. '.repeat(300)
    const placed = (comment: string): string =>
      readFileSync(SAMPLE, 'utf8').replace('1. R@e1', `{${comment}} 1. R@e1`)
    const games = [placed(long), placed('Short.'), `[Event "Long"]\n\n1. e4 {${long}} e5 *\n`]
    writeFileSync(file, games.join('\n'))
    const bench = await launchElectron(electron, { files: [file], width: 1024, height: 700 })
    const { page } = bench
    const tree = page.locator('.move-tree')
    const comment = page.getByRole('group', { name: 'Comment before the first move' })
    const hasFocus = (locator: Locator): Promise<boolean> =>
      locator.evaluate(element => element === document.activeElement)
    const scrolled = (locator: Locator): Promise<number> => locator.evaluate(element => element.scrollTop)
    await comment.getByText('Plans.').waitFor()
    await tree.focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => hasFocus(comment)).toBe(true)
    await page.keyboard.press('PageDown')
    await expect.poll(() => scrolled(comment)).toBeGreaterThan(0)

    await page.keyboard.press('Alt+PageDown')
    await comment.getByText('Short.').waitFor()
    await tree.focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => hasFocus(tree)).toBe(false)
    expect(await hasFocus(comment)).toBe(false)

    await page.keyboard.press('Alt+PageDown')
    await tree.getByText('Plans.').waitFor()
    await tree.focus()
    await page.keyboard.press('PageDown')
    await expect.poll(() => scrolled(tree.locator('.scroller'))).toBeGreaterThan(0)
    await page.keyboard.press('PageUp')
    await expect.poll(() => scrolled(tree.locator('.scroller'))).toBe(0)
    // With Ctrl the key is the shortcut for the next tab.
    await page.keyboard.press('Control+PageDown')
    expect(await scrolled(tree.locator('.scroller'))).toBe(0)
    await bench.close()
  })
})
