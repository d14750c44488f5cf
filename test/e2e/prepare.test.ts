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

const SAMPLE = path.join(import.meta.dirname, '..', '..', 'samples', 'lukic-vujacic.pgn')
const rail = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const rows = (page: Page) => page.locator('.prepared-row')
const currentRow = (page: Page) => page.locator('.prepared-row.is-current')
const nowLine = (page: Page) => page.locator('.now-line')

const setNumber = async (page: Page, label: string, value: number) => {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true }).first()
  await field.fill(String(value))
  await field.press('Tab')
}

const firstMove = async (page: Page): Promise<string> =>
  (await rows(page).first().locator('.move').textContent())!.trim()

describe('the preparation of an opening', () => {
  test('begins at the array of a game, follows requests for moves, and makes a deck', async () => {
    const bench = await launchElectron(electron, { folder, files: [SAMPLE] })
    const { page } = bench
    await page.locator('.move-tree, .moves-pane, .notes').first().waitFor()
    await rail(page).getByRole('button', { name: 'Prepare' }).click()
    await page.getByText('No preparation yet').waitFor()
    await keepPicture(page, 'prepare-empty')
    await page.getByRole('button', { name: 'Prepare from this position' }).click()
    await page.getByRole('dialog', { name: 'New preparation' }).waitFor()
    // The board shows a throw; prepare the array that arose from it.
    await page.getByText('Start of this game', { exact: true }).click()
    await setNumber(page, 'Nodes per position', 5000)
    await setNumber(page, 'Total nodes', 50_000)
    await keepPicture(page, 'prepare-dialog')
    await page.getByRole('button', { name: 'Prepare', exact: true }).last().click()

    await expect.poll(() => nowLine(page).textContent()).toContain('node limit reached')
    await expect.poll(() => rows(page).count()).toBeGreaterThan(2)
    expect(await page.locator('.prepare-notes, .notes').textContent()).toMatch(/1\d positions/)
    const chosen = await firstMove(page)

    // Go down the tree by keyboard: our move, then an answer to it, with our reply on the board.
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => currentRow(page).locator('.move').textContent()).toBe(chosen)
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.locator('.player-row').allTextContents())
      .toContainEqual(expect.stringMatching(/% of the answers/))
    await keepPicture(page, 'prepare-tree')
    await page.keyboard.press('Home')

    // Never play this move: another one takes its place at once; the toast undoes it.
    await page.keyboard.press('Alt+x')
    await expect.poll(() => firstMove(page)).not.toBe(chosen)
    const second = await firstMove(page)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(() => firstMove(page)).toBe(chosen)
    // Always play another one of the candidates.
    await page.locator('.candidate', { hasText: second }).click()
    await page.getByRole('button', { name: 'Always', exact: true }).click()
    await expect.poll(() => firstMove(page)).toBe(second)

    // Its moves become a deck in the place for training.
    await page.locator('.notes').getByRole('button', { name: 'Train', exact: true }).click()
    await expect.poll(() => page.locator('.deck-row').allTextContents()).toHaveLength(1)
    expect(await page.locator('.deck-row').textContent()).toMatch(/White .*new/)
    await rail(page).getByRole('button', { name: 'Prepare' }).click()
    await rows(page).first().waitFor()
    await bench.close()
  })

  test('is restored at the next start, continues with a higher limit, and opens as a game', async () => {
    const bench = await launchElectron(electron, { folder, width: 1920, height: 1080 })
    const { page } = bench
    await page.locator('.preparation-item').waitFor()
    const before = await firstMove(page)
    await expect.poll(() => rows(page).first().textContent()).toContain('Always')
    const field = page.locator('.growth-panel').getByLabel('Total nodes', { exact: true }).first()
    await field.fill('150000')
    await field.press('Tab')
    await expect
      .poll(async () =>
        Number(/(\d+) positions/.exec((await page.locator('.head .numbers').textContent())!)![1]),
      )
      .toBeGreaterThan(25)
    expect(await firstMove(page)).toBe(before)

    for (const name of ['Table', 'Compare', 'New', 'Tree']) {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
      await keepPicture(page, `prepare-${name.toLowerCase()}`)
    }
    // One page of it for the board, without a separate tab.
    await page.getByRole('button', { name: 'One page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.locator('.one-page').waitFor()
    expect(await dialog.getByRole('radio', { name: /PDF/ }).isChecked()).toBe(true)
    expect(await dialog.getByRole('radio', { name: 'One page' }).isChecked()).toBe(true)
    expect(await dialog.locator('.one-page').textContent()).toContain('Prepared for White')
    await keepPicture(page, 'prepare-one-page')
    await page.keyboard.press('Escape')
    await rows(page).first().waitFor()

    await page.getByRole('button', { name: 'Open as game' }).click()
    await expect.poll(() => page.locator('.status-bar').textContent()).toMatch(/Ply 0 of \d+/)
    expect(await page.locator('.notes').first().textContent()).toContain('Prepared for White')
    await bench.close()
  })

  test('waits in a queue, which keys and the menu can reorder', async () => {
    const own = mkdtempSync(path.join(folder, 'queue-'))
    const bench = await launchElectron(electron, { folder: own, files: [SAMPLE], width: 1920, height: 1080 })
    const { page } = bench
    await page.locator('.live-board').first().waitFor()
    await rail(page).getByRole('button', { name: 'Prepare' }).click()
    const begin = page.getByRole('dialog', { name: 'New preparation' })
    for (const [button, minutes] of [
      ['Prepare from this position', 100],
      ['New preparation…', 200],
      ['New preparation…', 300],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await setNumber(page, 'Total nodes', 0)
      await setNumber(page, 'Minutes', minutes)
      await begin.getByRole('button', { name: 'Prepare', exact: true }).click()
      await begin.waitFor({ state: 'detached' })
    }
    // The newest is at the top of the list.
    const states = () => page.locator('.preparation-item .word').allTextContents()
    await expect.poll(states).toEqual(['No. 2 in line', 'Next', 'Running'])
    const newest = page.locator('.preparation-item').first()
    await newest.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(states).toEqual(['Next', 'No. 2 in line', 'Running'])
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(states).toEqual(['No. 2 in line', 'Next', 'Running'])
    await newest.click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Next in line' }).click()
    await expect.poll(states).toEqual(['Next', 'No. 2 in line', 'Running'])
    await bench.close()
  })

  test('is renamed, deleted and restored', async () => {
    const bench = await launchElectron(electron, { folder })
    const { page } = bench
    await rail(page).getByRole('button', { name: 'Prepare' }).click()
    const item = page.locator('.preparation-item')
    await item.waitFor()
    await item.focus()
    await page.keyboard.press('F2')
    await page.keyboard.type('My opening')
    await page.keyboard.press('Enter')
    await expect.poll(() => item.locator('.name').textContent()).toBe('My opening')
    await item.focus()
    await page.keyboard.press('Delete')
    await page.getByText('No preparation yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => item.locator('.name').textContent()).toBe('My opening')
    await bench.close()
  })
})
