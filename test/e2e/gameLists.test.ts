// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { kill, launchElectron, type LaunchOptions } from './shells'

const electron = programPath('electron')

const root = mkdtempSync(path.join(tmpdir(), 'backrank-game-lists-'))
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

const game = (white: string, moves = '1. e4 e5 2. Nf3 Nc6') =>
  `[Event "Linares"]\n[White "${white}"]\n[Black "Karpov"]\n[Result "*"]\n\n${moves} *`

const fileOf = (...whites: readonly string[]) => `${whites.map(white => game(white)).join('\n\n')}\n`

/** Creates a separate folder for a test, with the given files. */
const withFiles = (name: string, files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(path.join(root, `${name}-`))
  const paths = Object.entries(files).map(([file, content]) => {
    writeFileSync(path.join(folder, file), content)
    return path.join(folder, file)
  })
  return { folder, files: paths }
}

const launch = (options: LaunchOptions) => launchElectron(electron, { width: 1600, height: 900, ...options })

const rowsOf = (page: Page) => page.locator('.game-list [role=option]')
const titlesOf = async (page: Page) =>
  (await rowsOf(page).locator('.title').allTextContents()).map(title => title.split(' ')[0])
const listed = (page: Page) => expect.poll(() => titlesOf(page))
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Games', exact: true })
const whitesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\[White "(.*)"\]/g)].map(([, name]) => name)
const stateOf = (page: Page) => page.locator('.status-bar .status-item').first()

const choose = async (page: Page, name: string | RegExp) =>
  page.getByRole('menuitem', { name, exact: typeof name === 'string' }).click()

describe('the games of a file in Electron', () => {
  test('are moved by dragging, unless Escape cancels or the list is sorted', async () => {
    const { folder, files } = withFiles('drag', {
      'games.pgn': fileOf('Anand', 'Bronstein', 'Capablanca', 'Deep'),
    })
    const bench = await launch({ folder, files })
    const { page } = bench
    await listed(page).toEqual(['Anand', 'Bronstein', 'Capablanca', 'Deep'])
    /** Drags the row at `from` to the upper edge of the row at `to`. */
    const drag = async (from: number, to: number, release = true) => {
      const row = await rowsOf(page).nth(from).boundingBox()
      const target = await rowsOf(page).nth(Math.min(to, 3)).boundingBox()
      const y = target!.y + (to > 3 ? target!.height : 0)
      await page.mouse.move(row!.x + 40, row!.y + 20)
      await page.mouse.down()
      await page.mouse.move(row!.x + 40, y + 2, { steps: 4 })
      if (release) await page.mouse.up()
    }
    const openTitle = () =>
      page.locator('.tab[aria-selected="true"], [role=tab][aria-selected="true"]').first().textContent()
    const opened = await openTitle()
    await drag(3, 1)
    await listed(page).toEqual(['Anand', 'Deep', 'Bronstein', 'Capablanca'])
    expect(await openTitle()).toBe(opened)
    await drag(0, 4)
    await listed(page).toEqual(['Deep', 'Bronstein', 'Capablanca', 'Anand'])
    await drag(0, 2, false)
    await page.locator('.game-list .gap').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.game-list .gap').waitFor({ state: 'detached' })
    await page.mouse.up()
    await listed(page).toEqual(['Deep', 'Bronstein', 'Capablanca', 'Anand'])
    await rowsOf(page)
      .nth(0)
      .click({ modifiers: ['Control'] })
    await rowsOf(page)
      .nth(1)
      .click({ modifiers: ['Control'] })
    await page.getByLabel('Sort games by').selectOption('White')
    await listed(page).toEqual(['Anand', 'Bronstein', 'Capablanca', 'Deep'])
    await drag(0, 3)
    await listed(page).toEqual(['Anand', 'Bronstein', 'Capablanca', 'Deep'])
    await page.getByLabel('Sort games by').selectOption('Game number')
    await listed(page).toEqual(['Deep', 'Bronstein', 'Capablanca', 'Anand'])
    await listOf(page).focus()
    await page.keyboard.press('Control+z')
    await listed(page).toEqual(['Anand', 'Deep', 'Bronstein', 'Capablanca'])
    await bench.close()
  })

  test('are deleted, duplicated and moved by key and menu, undone, and saved', async () => {
    const { folder, files } = withFiles('keys', {
      'games.pgn': fileOf('Anand', 'Bronstein', 'Capablanca', 'Deep'),
    })
    const [file = ''] = files
    const before = readFileSync(file, 'utf8')
    const bench = await launch({ folder, files })
    const { page } = bench
    await listed(page).toEqual(['Anand', 'Bronstein', 'Capablanca', 'Deep'])

    await listOf(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.getByText('2 games selected').waitFor()
    await page.keyboard.press('Delete')
    await listed(page).toEqual(['Anand', 'Deep'])
    await stateOf(page)
      .getByText(/Unsaved/)
      .waitFor()
    await page.keyboard.press('Control+z')
    await listed(page).toEqual(['Anand', 'Bronstein', 'Capablanca', 'Deep'])
    await stateOf(page).getByText('Saved').waitFor()

    await rowsOf(page).nth(3).click({ button: 'right' })
    await choose(page, /^Delete/)
    await listed(page).toEqual(['Anand', 'Bronstein', 'Capablanca'])
    await page.getByRole('button', { name: /^Undo/ }).last().click()
    await listed(page).toEqual(['Anand', 'Bronstein', 'Capablanca', 'Deep'])

    // By the context menu opened with a key, for the current game.
    await listOf(page).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+F10')
    await choose(page, 'Duplicate')
    await listed(page).toEqual(['Anand', 'Bronstein', 'Capablanca', 'Deep', 'Deep'])
    await listOf(page).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await listed(page).toEqual(['Anand', 'Bronstein', 'Deep', 'Capablanca', 'Deep'])
    await page.keyboard.press('Shift+F10')
    await choose(page, /^Move to position/)
    const dialog = page.getByRole('dialog', { name: /^Move/ })
    await dialog.getByRole('spinbutton', { name: 'Position' }).fill('1')
    await page.keyboard.press('Enter')
    await listed(page).toEqual(['Deep', 'Anand', 'Bronstein', 'Capablanca', 'Deep'])
    expect(readFileSync(file, 'utf8')).toBe(before)

    await page.keyboard.press('Control+s')
    await page.getByText('Saved games.pgn').waitFor()
    expect(whitesIn(file)).toEqual(['Deep', 'Anand', 'Bronstein', 'Capablanca', 'Deep'])
    await stateOf(page).getByText('Saved').waitFor()
    await bench.close()
  })

  test('are restored in their new order after the program is killed', async () => {
    const { folder, files } = withFiles('killed', { 'games.pgn': fileOf('Anand', 'Bronstein', 'Capablanca') })
    const [file = ''] = files
    const bench = await launch({ folder, files })
    await listed(bench.page).toEqual(['Anand', 'Bronstein', 'Capablanca'])
    await rowsOf(bench.page).nth(0).click({ button: 'right' })
    await choose(bench.page, /^Delete/)
    await listed(bench.page).toEqual(['Bronstein', 'Capablanca'])
    await listOf(bench.page).focus()
    await bench.page.keyboard.press('End')
    await bench.page.keyboard.press('Alt+ArrowUp')
    await listed(bench.page).toEqual(['Capablanca', 'Bronstein'])
    await stateOf(bench.page)
      .getByText(/kept in the journal/)
      .waitFor()
    await kill(bench)
    expect(whitesIn(file)).toEqual(['Anand', 'Bronstein', 'Capablanca'])

    const again = await launch({ folder })
    const { page } = again
    await page.getByText('The list of games of one file was changed.').waitFor()
    await page.getByRole('button', { name: 'Restore all' }).click()
    await listed(page).toEqual(['Capablanca', 'Bronstein'])
    await page.keyboard.press('Control+Alt+s')
    await page.getByText('Saved games.pgn').waitFor()
    expect(whitesIn(file)).toEqual(['Capablanca', 'Bronstein'])
    await again.close()
  })

  test('are moved to another file, merged into the open game, and saved together', async () => {
    const own = [game('Anand'), game('Bronstein', '1. e4 c5'), game('Capablanca')].join('\n\n')
    const { folder, files } = withFiles('files', { 'games.pgn': `${own}\n`, 'other.pgn': fileOf('Other') })
    const [file = '', other = ''] = files
    const bench = await launch({ folder, files })
    const { page } = bench
    await page.getByRole('tab', { name: /^Anand/ }).click()
    await listed(page).toEqual(['Anand', 'Bronstein', 'Capablanca'])

    await rowsOf(page).nth(2).click({ button: 'right' })
    await choose(page, /^Move to file/)
    await page
      .getByRole('dialog', { name: /^Move Capablanca/ })
      .getByRole('button', { name: /other\.pgn/ })
      .click()
    await listed(page).toEqual(['Anand', 'Bronstein'])
    expect(whitesIn(other)).toEqual(['Other', 'Capablanca'])
    expect(whitesIn(file)).toEqual(['Anand', 'Bronstein', 'Capablanca'])

    await rowsOf(page).nth(1).click({ button: 'right' })
    await choose(page, 'Merge into the open game')
    await page.getByText('Merged Bronstein – Karpov').waitFor()
    await page.keyboard.press('Control+Alt+s')
    await page.getByText('Saved games.pgn').waitFor()
    expect(whitesIn(file)).toEqual(['Anand', 'Bronstein'])
    expect(readFileSync(file, 'utf8')).toMatch(/1\. e4 e5 \(1\.\.\. c5 \{Bronstein – Karpov/)
    await bench.close()
  })

  test('are selected by mouse and key, and open in separate tabs', async () => {
    const { folder, files } = withFiles('select', {
      'games.pgn': fileOf('Anand', 'Bronstein', 'Capablanca', 'Deep'),
    })
    const bench = await launch({ folder, files })
    const { page } = bench
    const selected = () => page.locator('.game-list [aria-selected=true]').count()
    await rowsOf(page).nth(0).click()
    await rowsOf(page)
      .nth(2)
      .click({ modifiers: ['Control'] })
    await expect.poll(selected).toBe(2)
    await rowsOf(page)
      .nth(3)
      .click({ modifiers: ['Shift'] })
    await expect.poll(selected).toBe(2)
    await listOf(page).focus()
    await page.keyboard.press('Control+a')
    await expect.poll(selected).toBe(4)
    await page.keyboard.press('Space')
    await expect.poll(selected).toBe(3)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('tab', { name: /^Bronstein/ }).waitFor()
    expect(await page.getByRole('tab', { name: /Karpov/ }).count()).toBe(2)
    await bench.close()
  })
})
