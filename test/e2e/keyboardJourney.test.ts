// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { launchElectron } from './shells'
import { tells } from './toast'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const FILE = path.join(folder, 'games.pgn')
writeFileSync(FILE, '[White "Ann"]\n[Black "Bo"]\n[Result "*"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n')

const typed = async (page: Page, san: string) => {
  await page.keyboard.press('/')
  await page.keyboard.type(san)
  await page.keyboard.press('Enter')
}

const currentMove = (page: Page) => page.locator('.move-tree [aria-current]').last().textContent()

describe('a session by keyboard alone', () => {
  test('opens a file, steps through its game, adds a comment and a variation, and saves', async () => {
    const bench = await launchElectron(electron, { motion: true })
    const { page, app } = bench
    await app!.evaluate(({ dialog }, file) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
    }, FILE)
    await page.getByText('What would you like to do?').waitFor()
    await page.keyboard.press('Control+o')
    await page.getByText('Ply 0 of 5').waitFor()

    for (let ply = 0; ply < 4; ply++) await page.keyboard.press('ArrowRight')
    await page.getByText('Ply 4 of 5').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('As played for centuries.')
    await page.keyboard.press('Escape')

    await typed(page, 'Bc4')
    await expect.poll(() => currentMove(page)).toContain('Bc4')
    await typed(page, 'Bc5')
    await expect.poll(() => currentMove(page)).toContain('Bc5')
    // Leave the variation and continue the main line.
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => currentMove(page)).toContain('Bb5')
    await typed(page, 'a6')
    await expect.poll(() => currentMove(page)).toContain('a6')

    await tells(page, 'Saved', () => page.keyboard.press('Control+s'))
    await expect
      .poll(() => readFileSync(FILE, 'utf8'))
      .toContain('2. Nf3 Nc6 {As played for centuries.} 3. Bb5 (3. Bc4 Bc5) 3... a6 *')
    await bench.close()
  })
})
