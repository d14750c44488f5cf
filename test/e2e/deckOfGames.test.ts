// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { keepPicture, launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-decks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const game = (black: string, moves: string) =>
  `[Event "Repertoire"]\n[White "Anna"]\n[Black "${black}"]\n[Result "*"]\n\n${moves} *`

/** White has five positions: the array and after 1… e5, 1… c5, 2… d6 and 1… e6. The first game refutes 1. f3. */
const GAMES = [
  game('Bela', '1. e4 { [%eval 0.30] } (1. f3 { [%eval -1.20] } 1... e5 2. g4 Qh4#) 1... e5 2. Nf3 Nc6'),
  game('Clara', '1. e4 c5 2. Nf3 d6 3. d4'),
  game('Dora', '1. e4 e6 2. d4'),
]
const file = path.join(folder, 'repertoire.pgn')
writeFileSync(file, `${GAMES.join('\n\n')}\n`)

const rowsOf = (page: Page) => page.locator('.game-list [role=option]')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Make a deck' })
const band = (page: Page) => page.locator('.verdict-band')

const answer = async (page: Page, text: string): Promise<void> => {
  await expect.poll(() => page.locator('.question-panel .title').textContent()).toBe('Your move')
  await page.keyboard.press('/')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

describe('decks of several games', () => {
  test('can be made of selected games or a whole file, and trained', async () => {
    const bench = await launchElectron(electron, { folder, files: [file], width: 1440, height: 900 })
    const { page } = bench
    await expect.poll(() => rowsOf(page).count()).toBe(3)

    // Two of three games, by the context menu of the list.
    await rowsOf(page).nth(0).click()
    await rowsOf(page)
      .nth(1)
      .click({ modifiers: ['Control'] })
    await rowsOf(page).nth(1).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Make a deck…' }).click()
    expect(await dialogOf(page).getByRole('radio', { name: '2 selected games' }).isChecked()).toBe(true)
    await dialogOf(page).getByText('4 positions').waitFor()
    await keepPicture(page, 'deck-selection')
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.deck-row').count()).toBe(1)
    expect(await page.locator('.deck-row').textContent()).toContain('4 positions')

    // A wrong answer, which the tree of one game refutes, and the right one.
    await page.locator('.drill-start [data-focus-first]').click()
    await answer(page, 'f3')
    await expect.poll(() => band(page).textContent()).toContain('Wrong: Black replies e5')
    await keepPicture(page, 'deck-wrong')
    await answer(page, 'e4')
    await expect.poll(() => band(page).getAttribute('class')).toContain('is-right')
    await page.keyboard.press(' ')
    await answer(page, 'Nf3')
    await expect.poll(() => band(page).textContent()).toContain('Right')
    expect(await page.locator('.session-head dd').allTextContents()).toEqual(['1', '0', '1', '2'])
    await keepPicture(page, 'deck-right')
    await page.keyboard.press(' ')
    await page.keyboard.press('Escape')
    await page.getByText('1 right, 0 also good, 1 wrong').waitFor()

    // A single game, which is not the open one; then the whole file.
    await page.getByRole('tab', { name: 'Anna' }).first().click()
    await rowsOf(page).nth(2).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Make a deck…' }).click()
    expect(await dialogOf(page).getByRole('radio', { name: '1 selected game' }).isChecked()).toBe(true)
    await dialogOf(page).getByText('2 positions').waitFor()
    await dialogOf(page).getByText('All 3 games of the file').click()
    await dialogOf(page).getByText('5 positions').waitFor()
    await keepPicture(page, 'deck-file')
    await dialogOf(page).getByRole('button', { name: 'Make deck' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.deck-row').count()).toBe(2)
    expect((await page.locator('.deck-row').allTextContents()).join()).toContain('5 positions')
    await bench.close()
  })
})
