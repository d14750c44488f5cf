// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-study-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const gameOf = (number: number) =>
  `[Event "Match"]\n[White "Anna${number}"]\n[Black "Bela${number}"]\n[Result "*"]\n\n1. e4 e5 2. Nf3 Nc6 *\n`

const file = path.join(folder, 'many.pgn')
writeFileSync(file, Array.from({ length: 60 }, (_, at) => gameOf(at + 1)).join('\n'))

const launch = (options: { readonly folder?: string; readonly width?: number } = {}) =>
  launchElectron(electron, { files: [file], width: 1440, height: 900, ...options })

const rows = (page: Page) => page.locator('.game-list [role=option]')
const tabs = (page: Page) => page.locator('[role=tab]:has(.icon)')
const currentMove = (page: Page) => page.locator('.move-tree [aria-current]')

/** Selects a text in a field with the mouse, as a user does, so that a middle click would paste it. */
const select = async (page: Page, text: string) => {
  await page.getByRole('tab', { name: 'Tags' }).click()
  const field = page.locator('.add input').first()
  await field.fill(text)
  await field.click({ clickCount: 3 })
  await page.getByRole('tab', { name: 'Moves' }).click()
}

const edit = async (page: Page) => {
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await page.locator('.document-tab.is-active .dot').waitFor()
}

describe('studying the games of a file', () => {
  test('sends keys to the game after a click in the list, and pastes nothing on a middle click', async () => {
    const workbench = await launch()
    const { page } = workbench
    await rows(page).nth(2).click()
    await page.getByRole('tab', { name: 'Anna3' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('End')
    await expect.poll(() => currentMove(page).textContent()).toBe('Nc6')
    expect(await rows(page).first().textContent()).toContain('Anna1')
    // Keys also go to the game after a click on a tab of the moves.
    await page.getByRole('tab', { name: 'Tags' }).click()
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => currentMove(page).textContent()).not.toBe('Nc6')
    expect(await page.getByRole('tab', { name: 'Moves' }).getAttribute('aria-selected')).toBe('true')

    await select(page, '1. d4 this is no game {')
    await rows(page).nth(4).click({ button: 'middle' })
    await page.locator('.start-card').click({ button: 'middle' })
    await page.locator('.document-tab').first().click({ button: 'middle' })
    await page.getByText('What would you like to do?').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await workbench.close()
  })

  test('restores a game with a new White player, lists it, and saves it into its file', async () => {
    const folderOfUser = mkdtempSync(path.join(folder, 'user-'))
    const first = await launch({ folder: folderOfUser })
    await first.page.locator('.game-list input').fill('Anna58')
    await first.page.keyboard.press('Enter')
    await first.page.getByRole('tab', { name: 'Anna58' }).waitFor()
    await first.page.getByRole('tab', { name: 'Tags' }).click()
    await first.page.getByLabel('White', { exact: true }).fill('Somebody')
    await first.page.getByText('kept in the journal').waitFor()
    await first.close()

    const second = await launch({ folder: folderOfUser })
    await second.page.getByRole('button', { name: 'Restore all' }).click()
    await second.page.getByRole('tab', { name: 'Somebody' }).waitFor()
    await expect.poll(() => rows(second.page).filter({ hasText: 'Anna58' }).count()).toBe(1)
    await second.page.keyboard.press('Control+s')
    await second.page.getByText('Saved many.pgn').waitFor()
    const text = readFileSync(file, 'utf8')
    expect(text.match(/\[White /g)).toHaveLength(60)
    expect(text).toContain('[White "Somebody"]')
    await second.close()
  })

  test('keeps the active tab in sight at 150 %', async () => {
    const workbench = await launch()
    const { page, app } = workbench
    for (let at = 0; at < 8; at += 1) {
      await rows(page).nth(at).click()
      await page.getByRole('tab', { name: `Anna${at + 1} ` }).waitFor()
      await edit(page)
    }
    expect(await tabs(page).count()).toBe(8)
    await app!.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]!.webContents.setZoomFactor(1.5),
    )
    const isSeen = () =>
      page.evaluate(() => {
        const tab = document.querySelector('.document-tab.is-active')!.getBoundingClientRect()
        const list = document.querySelector('.title-bar .tabs')!.getBoundingClientRect()
        return [innerWidth < 1000, tab.left >= list.left - 1, tab.right <= list.right + 1]
      })
    await expect.poll(isSeen).toEqual([true, true, true])
    await workbench.close()
  })
})
