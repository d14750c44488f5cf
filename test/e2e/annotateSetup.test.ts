// @module-tag electron
import { programPath } from '../support/programPath'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { keepPicture, launchElectron } from './shells'
import { tells } from './toast'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const SAMPLES = path.join(import.meta.dirname, '..', '..', 'samples')

const copyOf = (sample: string): string => {
  const file = path.join(folder, sample)
  copyFileSync(path.join(SAMPLES, sample), file)
  return file
}

const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let i = 0; i < times; i++) await page.keyboard.press(key)
}

const saved = (page: Page) => page.locator('.status-bar').getByText('Saved', { exact: true })
const rows = (page: Page) => page.locator('.setup-ply')
const preview = (page: Page) => page.locator('.annotation-preview pre')
const treeGlyphs = (page: Page) => page.locator('.move-tree .nag.is-move')

/** Few nodes, to keep the test quick; the window itself offers at least 10,000. */
const FEW_NODES = { solver: { on: false, engineId: '', reading: 'sequential', nodes: 1000 } }

/** Runs a command from the palette, without the mouse. */
const command = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.waitFor()
  await page.keyboard.type(name)
  await palette.getByRole('option', { name }).first().waitFor()
  await page.keyboard.press('Enter')
  await palette.waitFor({ state: 'detached' })
}

/** Presses Tab until an element that matches `selector` has the focus. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().waitFor()
  for (let i = 0; i < 150; i++) {
    if (await page.locator(selector).evaluateAll(all => all.some(one => one === document.activeElement)))
      return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the focus does not get to ${selector}`)
}

/** Sets how many pawns a move must give away to get a glyph. */
const setGlyph = async (page: Page, label: string, pawns: string): Promise<void> => {
  await tabTo(page, `[aria-label="${label}"]`)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(pawns)
  await page.keyboard.press('Tab')
}

const setGlyphs = async (page: Page): Promise<void> => {
  await tabTo(page, 'button[aria-label^="Settings"]')
  await page.keyboard.press('Enter')
  await setGlyph(page, 'Pawns given away for ?!', '0.02')
  await setGlyph(page, 'Pawns given away for ?', '0.05')
  await setGlyph(page, 'Pawns given away for ??', '0.03')
  await expect.poll(() => page.locator('[aria-label="Pawns given away for ??"]').inputValue()).toBe('0.06')
  await page.keyboard.press('Escape')
}

const words = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

describe('setup evaluation', () => {
  test('annotates the setup by keyboard, undoes it byte for byte, redoes, saves and reopens it', async () => {
    const file = copyOf('lukic-vujacic.pgn')
    const before = readFileSync(file, 'utf8')
    writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(FEW_NODES))
    const first = await launchElectron(electron, { folder, files: [file] })
    const { page } = first
    await page.getByText('Ply 0 of 114').waitFor()
    await setGlyphs(page)
    await page.keyboard.press('Control+Shift+A')
    await page.getByText('Setup annotated').waitFor()
    await page.keyboard.press('End')
    await tabTo(page, '[role="tab"][data-state="active"].page-tab')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => rows(page).count()).toBe(8)
    await expect.poll(() => preview(page).count()).toBe(1)
    const shown = words(await preview(page).textContent())
    await keepPicture(page, 'annotated-setup')
    const costs = await rows(page).locator('.cost [aria-hidden]').allTextContents()
    const glyphs = await rows(page).locator('.nag').allTextContents()
    expect(glyphs.length).toBeGreaterThan(0)
    expect(glyphs.length).toBeLessThanOrEqual(costs.filter(cost => cost !== '·').length)

    await tabTo(page, '.setup-ply')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('Ply 2 of 114').waitFor()
    expect(await rows(page).nth(1).getAttribute('aria-current')).toBe('step')

    await tabTo(page, '[role="tab"][data-state="active"].page-tab')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => treeGlyphs(page).allTextContents()).toEqual(glyphs)
    await keepPicture(page, 'annotated-moves')

    await press(page, 'Control+z')
    await expect.poll(() => treeGlyphs(page).count()).toBe(0)
    await saved(page).waitFor()
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => treeGlyphs(page).allTextContents()).toEqual(glyphs)
    expect(readFileSync(file, 'utf8')).toBe(before)
    await page.keyboard.press('Control+s')
    await saved(page).waitFor()
    const written = words(readFileSync(file, 'utf8'))
    expect(written).toContain(shown)
    expect(written.match(/\[%eval /g)).toHaveLength(8)
    expect(written).toContain('[%setup better]')
    expect(written).toContain('5. Ng3 e5 6. b3 d6')

    await tells(page, 'already annotated', () => command(page, 'Evaluate setup and annotate'))
    await first.close()

    const second = await launchElectron(electron, { folder, files: [file] })
    await second.page.getByText(/of 114/).waitFor()
    await expect.poll(() => treeGlyphs(second.page).allTextContents()).toEqual(glyphs)
    await second.close()
  })

  test('leaves the file unchanged when canceled, and reports a system without a setup phase', async () => {
    const file = copyOf('fischer-benko-setup.pgn')
    const before = readFileSync(file, 'utf8')
    const bench = await launchElectron(electron, { files: [file] })
    const { page } = bench
    await page.getByText(/^Ply 0 of/).waitFor()
    await tabTo(page, '[role="tab"].page-tab')
    await page.getByRole('tab', { name: 'Solver' }).press('Enter')
    await page.getByRole('switch', { name: 'Evaluate setup' }).press(' ')
    await page.getByRole('combobox', { name: 'Nodes per start' }).selectOption('1000000')
    await page.keyboard.press('Control+Shift+A')
    const annotating = page.locator('.task-status').getByText('Setup values')
    await annotating.waitFor()
    await tabTo(page, '.task-status .status-link:last-child')
    await tells(page, 'Canceled', () => page.keyboard.press('Enter'))
    await saved(page).waitFor()
    expect(readFileSync(file, 'utf8')).toBe(before)
    await expect.poll(() => annotating.count()).toBe(0)

    await page.keyboard.press('Control+n')
    const dialog = page.getByRole('dialog', { name: 'New analysis' })
    await dialog.getByRole('option', { name: /^Chess960/ }).click()
    await dialog.getByRole('textbox', { name: /Number, ranks, FEN or PGN/ }).fill('518')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await tells(page, 'This system has no setup phase', () => page.keyboard.press('Control+Shift+A'))
    await bench.close()
  })

  test('plays the best placement with one key', async () => {
    const user = mkdtempSync(path.join(folder, 'user-'))
    writeFileSync(path.join(user, 'settings.json'), JSON.stringify(FEW_NODES))
    const bench = await launchElectron(electron, { folder: user, files: [copyOf('lukic-vujacic.pgn')] })
    const { page } = bench
    await page.getByText('Ply 0 of 114').waitFor()
    await tells(page, 'Switch on “Evaluate setup” first', () => page.keyboard.press('Control+Shift+Enter'))
    await command(page, 'Evaluate setup: on or off')
    await expect.poll(() => page.locator('.placement-row').count()).toBeGreaterThan(10)
    const best = await page.locator('.placement-row b').first().textContent()
    await page.keyboard.press('Control+Shift+Enter')
    await page.getByText(/^Ply 1 of/).waitFor()
    await page.getByRole('radio', { name: 'Setup as played' }).press(' ')
    await expect.poll(() => rows(page).first().locator('b').textContent()).toBe(best)
    await bench.close()
  })
})
