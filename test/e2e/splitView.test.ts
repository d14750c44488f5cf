// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { dragPiece } from './board'
import { keepPicture, launchElectron, type Workbench } from './shells'
import { tells } from './toast'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-beside-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const GAMES = `[White "Anna"]
[Black "Bela"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. O-O 1-0

[White "Cid"]
[Black "Dora"]
[Result "0-1"]

1. d4 d5 2. c4 e6 0-1

[White "Emil"]
[Black "Fritz"]
[Result "*"]

1. c4 e5 *
`
const file = path.join(folder, 'three.pgn')

const launch = (options: Partial<Parameters<typeof launchElectron>[1]> = {}): Promise<Workbench> => {
  writeFileSync(file, GAMES)
  return launchElectron(electron, { files: [file], width: 1280, height: 800, ...options })
}

const half = (page: Page, side: 'Left' | 'Right'): Locator =>
  page.getByRole('region', { name: new RegExp(`^${side} game: `) })
const nameOf = (page: Page, side: 'Left' | 'Right') => half(page, side).getAttribute('aria-label')
const moveOf = (page: Page, side: 'Left' | 'Right') =>
  half(page, side).locator('.move-tree [aria-current=step]').textContent()
const current = async (page: Page) => Promise.all([moveAt(page, 'Left'), moveAt(page, 'Right')])

/** Returns the move on the board; empty before the first one. */
const moveAt = async (page: Page, side: 'Left' | 'Right') =>
  (await half(page, side).locator('.move-tree [aria-current=step]').count()) === 0
    ? ''
    : ((await moveOf(page, side)) ?? '').trim()

const showBeside = async (page: Page, name: string) => {
  await page.keyboard.press('Alt+b')
  await page.getByRole('dialog', { name: 'Show beside this game' }).waitFor()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await half(page, 'Right').waitFor()
}

describe('two games side by side', () => {
  test('open from the palette, are stepped through separately or together, and close again', async () => {
    const bench = await launch()
    const { page } = bench
    await page.locator('.live-board').first().waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('another game beside')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Show beside this game' }).waitFor()
    await page.keyboard.type('Cid')
    await page.keyboard.press('Enter')
    await half(page, 'Right').waitFor()
    expect(await nameOf(page, 'Left')).toContain('Anna')
    expect(await nameOf(page, 'Right')).toContain('Cid')

    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => current(page)).toEqual(['e5', ''])
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => current(page)).toEqual(['e5', 'd4'])
    await page.keyboard.press('Alt+o')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => current(page)).toEqual(['e5', 'd5'])
    await half(page, 'Left').getByRole('button', { name: 'Nf3' }).click()
    await expect.poll(() => current(page)).toEqual(['Nf3', 'd5'])
    await half(page, 'Right').getByRole('button', { name: 'Forward (→)' }).click()
    await expect.poll(() => current(page)).toEqual(['Nf3', 'c4'])

    await page.getByRole('button', { name: 'Step together' }).click()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => current(page)).toEqual(['e5', 'd5'])
    await page.keyboard.press('Alt+s')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => current(page)).toEqual(['e5', 'd4'])

    // A move on the board of the game without the keyboard goes into that game.
    await dragPiece(page, 'g1', 'f3')
    await expect.poll(() => current(page)).toEqual(['Nf3', 'd4'])
    await keepPicture(page, 'beside')

    await page.keyboard.press('Alt+Shift+b')
    await half(page, 'Right').waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Moves', exact: true }).waitFor()
    await tells(page, 'Show another game beside this one first', () => page.keyboard.press('Alt+o'))
    await bench.close()
  })

  test('open from the list, are restored after a restart, and are separated when one is closed', async () => {
    const own = mkdtempSync(path.join(folder, 'user-'))
    const first = await launch({ folder: own, width: 1920, height: 1080 })
    const list = first.page.getByRole('listbox', { name: /Games/ })
    await list.waitFor()
    await first.page.getByRole('option', { name: /Cid/ }).click({ modifiers: ['Control'] })
    await first.page.getByRole('option', { name: /Emil/ }).click({ modifiers: ['Control'] })
    await first.page.getByRole('option', { name: /Anna/ }).click({ modifiers: ['Control'] })
    await first.page.getByRole('option', { name: /Emil/ }).click({ button: 'right' })
    await first.page.getByRole('menuitem', { name: 'Show side by side' }).click()
    await half(first.page, 'Right').waitFor()
    expect(await nameOf(first.page, 'Left')).toContain('Cid')
    await first.page.keyboard.press('ArrowRight')
    await expect.poll(() => current(first.page)).toEqual(['d4', ''])
    await first.close()

    const second = await launchElectron(electron, { folder: own, width: 1920, height: 1080 })
    await half(second.page, 'Right').waitFor()
    expect(await nameOf(second.page, 'Left')).toContain('Cid')
    expect(await nameOf(second.page, 'Right')).toContain('Emil')
    expect(await current(second.page)).toEqual(['d4', ''])
    await second.page.keyboard.press('Control+w')
    await half(second.page, 'Left').waitFor({ state: 'detached' })
    await second.page.getByRole('tab', { name: 'Moves', exact: true }).waitFor()
    await second.close()
  })

  test('can be reached by keyboard alone, and both boards have room at 1280 by 800', async () => {
    const bench = await launch()
    const { page } = bench
    await page.locator('.live-board').first().waitFor()
    await showBeside(page, 'Cid')
    const seen = new Set<string>()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('F6')
      const region = await page.evaluate(
        () => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region,
      )
      if (region !== undefined) seen.add(region)
    }
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['notes', 'otherNotes', 'otherStage', 'stage', 'status', 'title']),
    )
    for (const side of ['Left', 'Right'] as const) {
      const box = (await half(page, side).locator('.live-board').first().boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThan(380)
    }
    await bench.close()
  })
})
