// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { dragPiece } from './board'
import { keepPicture, launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-drill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** White has three positions: the array, after 1… e5 and after 2… Nc6. The tree refutes 1. f3. */
const GAME = `[Event "Repertoire"]
[White "Anna"]
[Black "Bela"]
[Result "*"]

1. e4 { [%eval 0.30] } (1. d4 { [%eval 0.25] } 1... d5) (1. f3 { [%eval -1.20] } 1... e5 2. g4 Qh4#)
1... e5 2. Nf3 { [%eval 0.30] } 2... Nc6 3. Bc4 Bc5 *
`

const file = path.join(folder, 'repertoire.pgn')
const launch = (files: readonly string[] = []) => {
  writeFileSync(file, GAME)
  return launchElectron(electron, { files, folder: path.join(folder), width: 1440, height: 900 })
}

const band = (page: Page) => page.locator('.verdict-band')
const title = (page: Page) => page.locator('.question-panel .title')
const counts = (page: Page) => page.locator('.session-head dd').allTextContents()
const isAsked = (page: Page) => expect.poll(() => title(page).textContent()).toBe('Your move')
const spoken = (page: Page) => page.locator('.question-panel [role=status]').textContent()

/** Types a move, as on any board. */
const type = async (page: Page, text: string): Promise<void> => {
  await isAsked(page)
  await page.keyboard.press('/')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** Makes a deck of the open game. */
const makeDeck = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Anna' }).waitFor()
  await page.keyboard.press('Control+Alt+d')
  const dialog = page.getByRole('dialog', { name: 'Make a deck' })
  await dialog.getByText('3 positions').waitFor()
  await keepPicture(page, 'drill-dialog')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

describe('a training deck', () => {
  test('rates answers, shows refutations, undoes and suspends, and continues after a restart', async () => {
    const first = await launch([file])
    const { page } = first
    await makeDeck(page)
    await page.locator('.deck-row').getByText('White in Anna – Bela').waitFor()
    expect(await page.locator('.deck-row .counts').textContent()).toMatch(/3 new\s*3 positions/)
    await page.locator('.drill-start [data-focus-first]').click()

    // A wrong move that the tree refutes; the right move is not shown.
    await isAsked(page)
    expect(await spoken(page)).toBe('Position 1 of 3. White to move.')
    await type(page, 'f3')
    await expect.poll(() => band(page).textContent()).toContain('Qh4#')
    expect(await band(page).getAttribute('class')).toContain('is-wrong')
    expect(await band(page).textContent()).toMatch(/% winning chance/)
    expect(await page.locator('.question-panel .which').textContent()).toContain('2nd try')
    expect(await counts(page)).toEqual(['0', '0', '1', '2'])
    await keepPicture(page, 'drill-wrong')

    // The right move at the second try, which does not count.
    await dragPiece(page, 'e2', 'e4')
    await expect.poll(() => band(page).getAttribute('class')).toContain('is-right')
    expect(await counts(page)).toEqual(['0', '0', '1', '2'])

    // After an undo the position is asked again; now another move that is also good.
    await page.keyboard.press('Control+z')
    await isAsked(page)
    await expect.poll(() => counts(page)).toEqual(['0', '0', '0', '3'])
    await type(page, 'd4')
    await expect.poll(() => band(page).getAttribute('class')).toContain('is-alsoGood')
    expect(await band(page).textContent()).toContain('The deck plays e4')
    expect(await counts(page)).toEqual(['0', '1', '0', '2'])

    // Right, with a hint.
    await page.keyboard.press(' ')
    await isAsked(page)
    await page.keyboard.press('Alt+h')
    await page.locator('.hint').getByText('Look at the knight on g1').waitFor()
    await dragPiece(page, 'g1', 'f3')
    await expect.poll(() => band(page).getAttribute('class')).toContain('is-right')
    expect(await spoken(page)).toMatch(/^Right\. Knight to f3\. Next time in \d+ minutes$/)
    expect(await counts(page)).toEqual(['1', '1', '0', '1'])
    await keepPicture(page, 'drill-right')
    await first.close()

    // The session continues with its answers.
    const second = await launch()
    const again = second.page
    await isAsked(again)
    expect(await counts(again)).toEqual(['1', '1', '0', '1'])
    expect(await again.locator('.last-answers .row').count()).toBe(2)

    // A move that is not in the tree: the engine refutes it.
    await type(again, 'Nxe5')
    await expect.poll(() => band(again).getAttribute('class')).toContain('is-wrong')
    expect(await band(again).locator('.line').textContent()).toContain('Nxe5')
    await again.keyboard.press(' ')
    await expect.poll(() => title(again).textContent()).toBe('3. Bc4')
    await again.keyboard.press('Control+z')
    await isAsked(again)

    // A suspended position is no longer asked, so the session is over.
    await again.keyboard.press('Alt+s')
    await again.getByText('Session over').waitFor()
    await again.getByText('1 right, 1 also good, 0 wrong').waitFor()
    expect(await again.locator('.deck-row .aside').textContent()).toContain('1 suspended')
    await again.getByText('A curve needs 20 answers').waitFor()
    await again.getByText('Nothing is due').waitFor()
    await keepPicture(again, 'drill-over')

    // Resumed, and shown in its game.
    await again.getByRole('button', { name: /^More for/ }).click()
    await again.getByRole('menuitem', { name: 'Resume suspended positions' }).click()
    await again.locator('.drill-start [data-focus-first]').click()
    await isAsked(again)
    await again.keyboard.press('F2')
    await again.locator('.move-tree [aria-current]').waitFor()
    expect(await again.locator('.move-tree [aria-current]').textContent()).toBe('Nc6')

    // Back to the open question; Escape ends the session, and the answers count.
    await again.keyboard.press('Control+Alt+t')
    await isAsked(again)
    await again.keyboard.press('Escape')
    await again.getByText('Session over').waitFor()
    await second.close()
  })

  test('is renamed, deleted, restored, and updated from its game', async () => {
    const own = mkdtempSync(path.join(folder, 'own-'))
    writeFileSync(file, GAME)
    const bench = await launchElectron(electron, { files: [file], folder: own, width: 1280, height: 800 })
    const { page } = bench
    await makeDeck(page)
    const row = page.locator('.deck-row')
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^More for/ }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await choose('Rename')
    await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Open game')
    await page.keyboard.press('Enter')
    await row.getByText('Open game').waitFor()

    await choose('Delete deck')
    await page.getByText('No decks yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await row.getByText('Open game').waitFor()

    // Add one more white move to the game.
    await page.getByRole('tab', { name: 'Anna' }).click()
    await page.keyboard.press('End')
    await dragPiece(page, 'c2', 'c3')
    await page.keyboard.press('Control+Alt+t')
    await choose('Update from the game')
    await row.getByText('4 positions').waitFor()
    expect(await row.count()).toBe(1)
    await keepPicture(page, 'drill-decks')
    await bench.close()
  })
})
