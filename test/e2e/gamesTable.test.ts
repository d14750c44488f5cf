// @long
// @module-tag electron
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { leagueFile } from '../support/leagueFile'
import { programPath } from '../support/programPath'
import { launchElectron, type LaunchOptions } from './shells'

const electron = programPath('electron')
const samples = path.join(import.meta.dirname, '..', '..', 'samples')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-table-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const write = (name: string, text: string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

const league = () => write('league.pgn', leagueFile(148))

const launch = (options: LaunchOptions) => launchElectron(electron, { width: 1440, height: 900, ...options })

const grid = (page: Page) => page.getByRole('grid', { name: /^Games of/ })
const rows = (page: Page) => page.locator('.games-table .row')
const activeRow = (page: Page) => page.locator('.games-table .row.is-active')
const count = (page: Page) => page.locator('.table-top .count')
const heading = (page: Page, name: string) => grid(page).getByRole('columnheader', { name, exact: true })
const filters = (page: Page) => page.getByRole('group', { name: 'Filters' })
const chip = (page: Page, name: string | RegExp) => filters(page).getByRole('button', { name })
const textOf = (page: Page, row: number, column: string) =>
  rows(page).nth(row).locator(`.is-${column}`).first().textContent()
const numberOfActive = async (page: Page) =>
  Number((await activeRow(page).locator('.is-number').textContent())?.trim().replaceAll(',', ''))
const showsCount = (page: Page, text: string) => expect.poll(() => count(page).textContent()).toBe(text)

const openTable = async (page: Page) => {
  await page.locator('.game-list [role=option]').first().waitFor()
  await page.keyboard.press('Alt+t')
  await rows(page).first().waitFor()
}

const press = async (page: Page, key: string, times = 1) => {
  for (let i = 0; i < times; i += 1) await page.keyboard.press(key)
}

/** Records the longest time between two frames. */
const watchFreezes = (page: Page) =>
  page.evaluate(() => {
    let last = performance.now()
    const watched = window as unknown as { longest: number }
    watched.longest = 0
    const look = (now: number) => {
      watched.longest = Math.max(watched.longest, now - last)
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** Logs the longest time without a frame since the last call; it asserts nothing, as a busy machine makes it long. */
const freezes = async (page: Page, during: string) => {
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const longest = await page.evaluate(() => {
    const watched = window as unknown as { longest: number }
    const { longest } = watched
    watched.longest = 0
    return longest
  })
  console.log(`longest time without a picture while ${during}: ${Math.round(longest)} ms`)
}

describe('the table of games', () => {
  test('sorts, filters, selects, previews and opens by mouse', async () => {
    const bench = await launch({ files: [league()] })
    const { page } = bench
    await page.getByRole('button', { name: /^Games as a table/ }).click()
    await rows(page).first().waitFor()
    await showsCount(page, '148 games')

    await heading(page, 'Date').getByRole('button').click()
    await expect.poll(() => heading(page, 'Date').getAttribute('aria-sort')).toBe('ascending')
    expect(await textOf(page, 0, 'date')).toMatch(/2000$/)
    await heading(page, 'Date').getByRole('button').click()
    await expect.poll(() => heading(page, 'Date').getAttribute('aria-sort')).toBe('descending')
    await expect.poll(() => textOf(page, 0, 'date')).toMatch(/2026$/)
    expect(await heading(page, 'Game number').getAttribute('aria-sort')).toBe('none')

    await chip(page, /^This start 4$/).click()
    await showsCount(page, '4 of 148 games')
    await chip(page, /^Result/).click()
    await page
      .getByRole('menuitem', { name: /^(1–0|0–1|½–½)/ })
      .first()
      .click()
    await expect.poll(() => rows(page).count()).toBeLessThan(4)
    await chip(page, 'Clear').click()
    await showsCount(page, '148 games')

    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Event' }).uncheck()
    await page.keyboard.press('Escape')
    expect(await heading(page, 'Event').count()).toBe(0)

    const preview = page.getByRole('region', { name: 'Preview' })
    await rows(page).nth(2).click()
    await preview.getByText(/^ply \d+ of \d+$/).waitFor()
    const before = await preview.getByRole('img', { name: /./ }).first().getAttribute('aria-label')
    await preview.getByRole('button', { name: 'Next move' }).click()
    await expect
      .poll(() => preview.getByRole('img', { name: /./ }).first().getAttribute('aria-label'))
      .not.toBe(before)

    await rows(page).nth(0).getByRole('checkbox').check()
    await rows(page).nth(1).getByRole('checkbox').check()
    const bar = page.getByRole('toolbar', { name: 'What to do with the selected games' })
    await bar.getByText('2 selected').waitFor()
    await bar.getByRole('button', { name: 'Duplicate' }).click()
    await showsCount(page, '150 games')
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await showsCount(page, '148 games')

    await rows(page).nth(3).click()
    const white = (await activeRow(page).locator('.is-white').first().textContent())!.split(',')[0]!
    await activeRow(page).dblclick()
    await page.locator('.document-tab.is-active').getByText(white).waitFor()
    expect(await grid(page).count()).toBe(0)
    await bench.close()
  })

  test('moves, selects, filters, previews and opens by keyboard alone', async () => {
    const bench = await launch({ files: [league()] })
    const { page } = bench
    await openTable(page)
    await expect.poll(() => grid(page).evaluate(element => element === document.activeElement)).toBe(true)
    await press(page, 'ArrowDown', 3)
    await expect.poll(() => numberOfActive(page)).toBe(4)
    await page.keyboard.press('End')
    await expect.poll(() => numberOfActive(page)).toBe(148)
    await page.keyboard.press('PageUp')
    await expect.poll(() => numberOfActive(page)).toBeLessThan(140)
    await page.keyboard.press('Home')
    await expect.poll(() => numberOfActive(page)).toBe(1)
    const id = await grid(page).getAttribute('aria-activedescendant')
    expect(await activeRow(page).getAttribute('id')).toBe(id)

    await page.keyboard.press('Space')
    await press(page, 'Shift+ArrowDown', 2)
    await page.getByText('3 selected').first().waitFor()
    expect(await page.locator('.games-table [role=row][aria-selected=true]').count()).toBe(3)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.selection-bar').count()).toBe(0)

    await page.keyboard.press('/')
    await page.keyboard.type('sørensen 2003')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => rows(page).count()).toBeLessThan(148)
    await page.keyboard.press('Control+f')
    await page.keyboard.press('Escape')
    await showsCount(page, '148 games')

    await page.keyboard.type('O-O-O')
    await page.keyboard.press('Enter')
    await chip(page, /Moves O-O-O/).waitFor()
    const castled = readFileSync(path.join(folder, 'league.pgn'), 'utf8')
      .split('[Event ')
      .filter(game => /\sO-O-O[+#]?\s/.test(game))
    expect(castled.length).toBeGreaterThan(0)
    await showsCount(page, `${castled.length} of 148 games`)
    await expect.poll(() => page.locator('.game-preview .stepper strong').textContent()).toContain('O-O-O')

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('.game-preview [aria-current=step]').textContent()).not.toBe('O-O-O')
    const place = await numberOfActive(page)
    await page.keyboard.press('Enter')
    await page.locator('.move-tree').first().waitFor()
    expect(await grid(page).count()).toBe(0)
    await page.keyboard.press('Alt+t')
    await expect.poll(() => numberOfActive(page)).toBe(place)
    await page.keyboard.press('Escape')
    await expect.poll(() => grid(page).count()).toBe(0)
    await bench.close()
  })

  test('finds games by the start and by the position on the board, and reports when it finds none', async () => {
    const bench = await launch({ files: [league()] })
    const { page } = bench
    await page.locator('.game-list [role=option]').nth(12).click()
    await page.getByRole('button', { name: 'Other games from this start' }).click()
    await showsCount(page, '4 of 148 games')
    await expect.poll(() => textOf(page, 0, 'number')).toContain('13')
    await chip(page, /^This throw 4$/).waitFor()

    await page.keyboard.press('Alt+t')
    await press(page, 'ArrowRight', 12)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('games that reach')
    await page.keyboard.press('Enter')
    await chip(page, /Reaches the position/).waitFor()
    await showsCount(page, '4 of 148 games')
    await page.getByText('ply 12 of').waitFor()

    await chip(page, /^System/).waitFor()
    await page.keyboard.press('Control+f')
    await page.keyboard.type('nobody of this name')
    await page.getByText('No games match the filters and “nobody of this name”').waitFor()
    await page.getByRole('button', { name: 'Clear filters and search' }).click()
    await showsCount(page, '148 games')

    await chip(page, /^With errors 2$/).click()
    await showsCount(page, '2 of 148 games')
    expect(await page.locator('.games-table .fault').count()).toBe(2)
    await bench.close()
  })

  test('shows the array that a setup leads to, and is restored along with the folded start card', async () => {
    const folderOfUser = mkdtempSync(path.join(folder, 'user-'))
    const both = write(
      'samples.pgn',
      ['lukic-vujacic', 'fischer-benko-setup']
        .map(name => readFileSync(path.join(samples, `${name}.pgn`), 'utf8'))
        .join('\n\n'),
    )
    const first = await launch({ folder: folderOfUser, files: [both] })
    await first.page.getByRole('button', { name: 'Start', exact: true }).click()
    expect(await first.page.locator('.start-card .facts').count()).toBe(0)
    await openTable(first.page)
    const strips = (page: Page, row: number) =>
      rows(page)
        .nth(row)
        .locator('.start-strips [role=img]')
        .evaluateAll(all => all.map(one => one.ariaLabel))
    await expect.poll(async () => (await strips(first.page, 0)).join()).not.toContain('free')
    expect(await textOf(first.page, 1, 'startNumber')).toBe('66,070')
    await first.close()

    const second = await launch({ folder: folderOfUser })
    await rows(second.page).first().waitFor()
    await second.page.keyboard.press('Escape')
    await second.page.locator('.start-card').waitFor()
    expect(await second.page.locator('.start-card .facts').count()).toBe(0)
    await second.close()
  })

  test('stays usable with a hundred thousand games', async () => {
    const bench = await launch({ files: [write('many.pgn', leagueFile(100_000))] })
    const { page } = bench
    await page.locator('.game-list [role=option]').first().waitFor()
    await openTable(page)
    await showsCount(page, '100,000 games')
    await watchFreezes(page)

    await page.keyboard.press('End')
    await expect.poll(() => numberOfActive(page)).toBe(100_000)
    await freezes(page, 'End')
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, -1500)
    await page.locator('.games-table').hover()
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, -1500)
    await freezes(page, 'scrolling')
    expect(await rows(page).count()).toBeLessThan(60)

    for (const name of ['White', 'Date', 'Start number', 'Start']) {
      await heading(page, name).getByRole('button').click()
      await expect.poll(() => heading(page, name).getAttribute('aria-sort')).toBe('ascending')
      await freezes(page, `sorting by ${name}`)
    }
    await heading(page, 'Game number').getByRole('button').click()
    await expect.poll(() => numberOfActive(page)).toBe(1)

    await chip(page, /^This start \d+$/).click()
    await expect.poll(() => count(page).textContent()).toMatch(/^\d+ of 100,000 games$/)
    await freezes(page, 'filtering by start')
    await chip(page, 'Clear').click()
    await page.keyboard.press('Control+f')
    await page.keyboard.type('petrov')
    await expect.poll(() => count(page).textContent()).toMatch(/^\d\d,\d+ of 100,000 games$/)
    await freezes(page, 'typing a name')
    await page.keyboard.press('Escape')
    await showsCount(page, '100,000 games')

    const begun = Date.now()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('games that reach')
    await page.keyboard.press('Enter')
    await page.getByText(/^Searching for the position: /).waitFor()
    await expect.poll(() => count(page).textContent()).toMatch(/^[1-9][\d,]* of 100,000 games$/)
    await page.getByText(/^Searching for the position: /).waitFor({ state: 'detached' })
    console.log(`the position in 100,000 games: ${Date.now() - begun} ms`)
    const found = await count(page).textContent()
    expect(Number(found!.split(' ')[0]!.replaceAll(',', ''))).toBe(252)
    await freezes(page, 'looking for the position')

    await chip(page, 'Clear').click()
    await chip(page, /^With errors/).click()
    await page.getByText(/^Reading all games/).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText(/^Stopped after /).waitFor()
    await freezes(page, 'reading all games')
    await page.getByRole('button', { name: 'Search again' }).click()
    await expect.poll(() => count(page).textContent()).toBe('2,000 of 100,000 games')
    await bench.close()
  })
})
