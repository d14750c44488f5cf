// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { boardOf, dragFromShelf, dragPiece } from './board'
import { launchElectron, type Workbench } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-paste-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const fileOf = (name: string, text: string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

const game = fileOf(
  'game.pgn',
  '[White "Anna"]\n[Black "Bela"]\n[Result "*"]\n\n1. e4 e5 2. Nf3 {developing} Nc6 (2... d6 3. d4) 3. Bb5 $1 a6 4. Ba4 Nf6 *\n',
)

const SETUP =
  '[Variant "Fischer-Benko Chess"]\n[SetUp "1"]\n[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]'
const setup = fileOf(
  'setup.pgn',
  `[White "Anna"]\n[Black "Bela"]\n${SETUP}\n\n1. R@h1 N@e8 2. N@d1 R@a8 3. N@a1 N@h8 4. Q@g1+K@f1 Q@b8+K@d8 5. e4 e5 *\n`,
)

/** Waits for the status bar to show this ply. */
const atPly = (page: Page, ply: number) => page.getByText(new RegExp(`^Ply ${ply} of \\d+$`)).waitFor()

const launch = async (file: string, more: { readonly folder?: string } = {}) => {
  const bench = await launchElectron(electron, { files: [file], width: 1440, height: 900, ...more })
  // Its tab may be there before the game takes keys.
  await atPly(bench.page, 0)
  return bench
}

const tabs = (page: Page) => page.locator('.document-tab')
const moves = (page: Page) => page.locator('.move-tree').innerText()
const movesInOneLine = async (page: Page) => (await moves(page)).replace(/\s+/g, ' ')
const current = (page: Page) => page.locator('.move-tree [aria-current]').textContent()
const toast = (page: Page) => page.locator('.toast-list').innerText()
const stepTo = async (page: Page, ply: number) => {
  for (let at = 0; at < ply; at += 1) await page.keyboard.press('ArrowRight')
  await atPly(page, ply)
}

/** Puts a text on the clipboard of the machine and presses the paste key. */
const paste = async ({ app, page }: Workbench, text: string) => {
  await app!.evaluate(({ clipboard }, pasted) => clipboard.writeText(pasted), text)
  await page.keyboard.press('Control+v')
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Paste moves' })

const menu = (bench: Workbench, id: string) =>
  bench.app!.evaluate(({ Menu }, item) => {
    const click = Menu.getApplicationMenu()!.getMenuItemById(item)!.click as () => void
    click()
  }, id)

describe('pasted moves', () => {
  test('become a variation by keyboard alone, undone in one step', async () => {
    const bench = await launch(game)
    const { page } = bench
    await stepTo(page, 3)
    await paste(bench, '2... Nf6! 3. Nxe5 {Petrov} d6 (3... Nxe4 4. Qe2) 4. Nf3')
    await dialog(page).getByText('They are inserted as a variation after 2. Nf3.').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => current(page)).toContain('Nf3')
    expect(await movesInOneLine(page)).toMatch(/Nf6.*Nxe5.*Petrov.*d6.*Nxe4.*Qe2.*Nf3/)
    expect(await toast(page)).toContain('Pasted 4 moves after 2. Nf3')
    await page.keyboard.press('Control+z')
    await expect.poll(() => movesInOneLine(page)).not.toContain('Petrov')
    expect(await tabs(page).count()).toBe(1)
    await bench.close()
  })

  test('continue the line at its end, and keep what cannot be played', async () => {
    const bench = await launch(game)
    const { page } = bench
    await stepTo(page, 8)
    await paste(bench, 'e1g1 f8e7 Re9 b5')
    await dialog(page).getByText('They continue the line after 4… Nf6.').waitFor()
    await dialog(page).getByText('“Re9”').waitFor()
    await dialog(page).getByRole('button', { name: 'Insert' }).click()
    await expect.poll(() => current(page)).toContain('Be7')
    expect(await toast(page)).toContain('“Re9” in line 1, column 11 cannot be played')
    expect(await moves(page)).toContain('Re9 b5')
    await bench.close()
  })

  test('open in a new tab by mouse, and do so from then on', async () => {
    const userFolder = mkdtempSync(path.join(folder, 'user-'))
    const bench = await launch(game, { folder: userFolder })
    const { page } = bench
    await stepTo(page, 2)
    await paste(bench, 'd4 exd4')
    await dialog(page).getByRole('checkbox').check()
    await dialog(page).getByRole('button', { name: 'New tab' }).click()
    await expect.poll(() => tabs(page).count()).toBe(2)
    expect(await movesInOneLine(page)).toMatch(/^1 e4 e5 2 d4 exd4/)
    await paste(bench, '1. c4')
    await expect.poll(() => tabs(page).count()).toBe(3)
    await menu(bench, 'pasteMoves')
    await page.getByText('These moves are in the game already').waitFor()
    await bench.close()
  })

  test('join the open game if they have its start, or else open in a tab that says why', async () => {
    const bench = await launch(game)
    const { page } = bench
    await paste(
      bench,
      '[White "Carla"]\n[Black "Dora"]\n[Event "Open"]\n[Date "2001.02.03"]\n[Result "1-0"]\n\n1. e4 e5 2. Nc3 1-0\n',
    )
    await page.keyboard.press('Enter')
    await expect.poll(() => current(page)).toContain('Nc3')
    expect(await moves(page)).toContain('Carla – Dora, Open, 2001, 1-0')
    await paste(bench, `${SETUP}\n\n1. R@h1 *\n`)
    await page.getByText('Opened in a new tab: it is a game of another system').waitFor()
    expect(await tabs(page).count()).toBe(2)
    await bench.close()
  })

  test('can be placements', async () => {
    const bench = await launch(setup)
    const { page } = bench
    await stepTo(page, 6)
    await paste(bench, '4. K@g1+Q@f1 Q@b8+K@d8 5. d4')
    await page.keyboard.press('Enter')
    await expect.poll(() => current(page)).toContain('d4')
    await bench.close()
  })
})

describe('replacing an early move', () => {
  test('works by menu and mouse, and keeps the moves that stay legal', async () => {
    const bench = await launch(game)
    const { page } = bench
    await page.locator('.move-tree').getByText('e4', { exact: true }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: /Replace move/ }).click()
    await page.getByText('Play instead of 1. e4').waitFor()
    await dragPiece(page, 'd2', 'd4')
    await expect
      .poll(() => toast(page))
      .toContain('Replaced 1. e4 with 1. d4. Kept 3 moves; 3. Bb5 is no longer legal')
    expect(await current(page)).toContain('d4')
    expect(await movesInOneLine(page)).toMatch(/d4 e5.*Nf3.*developing.*Nc6.*3\. Bb5 \$1 a6 4\. Ba4 Nf6/)
    await page.locator('.toast-list').getByRole('button', { name: /Undo/ }).click()
    await expect.poll(() => movesInOneLine(page)).toContain('1 e4 e5')
    await bench.close()
  })

  test('works by keyboard with a typed move, and can be canceled', async () => {
    const bench = await launch(game)
    const { page } = bench
    await stepTo(page, 3)
    await page.keyboard.press('Control+Shift+R')
    await page.getByText('Play instead of 2. Nf3').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => current(page)).toContain('Nf3')
    await page.keyboard.press('Control+Shift+R')
    await page.keyboard.press('/')
    await page.keyboard.type('Nc3')
    await page.keyboard.press('Enter')
    await expect.poll(() => toast(page)).toContain('Kept all 5 moves that follow')
    expect(await movesInOneLine(page)).toMatch(/Nc3.*developing.*Nc6.*d6.*d4.*Bb5/)
    await page.keyboard.press('Control+z')
    await expect.poll(() => movesInOneLine(page)).not.toContain('Nc3')
    await bench.close()
  })

  test('works with Ctrl held, on the board and for a typed move', async () => {
    const bench = await launch(game)
    const { page } = bench
    await page.keyboard.down('Control')
    await dragPiece(page, 'd2', 'd4')
    await page.keyboard.up('Control')
    await expect.poll(() => toast(page)).toContain('Replaced 1. e4 with 1. d4')
    await page.keyboard.press('/')
    await page.keyboard.type('c5')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => toast(page)).toContain('Replaced 1… e5 with 1… c5')
    await bench.close()
  })

  test('works for a placement of the setup', async () => {
    const bench = await launch(setup)
    const { page } = bench
    await stepTo(page, 2)
    await page.keyboard.press('Control+Shift+R')
    await dragFromShelf(page, 'knight', 'b8')
    await expect.poll(() => toast(page)).toContain('Kept 5 moves; 4… Q@b8+K@d8 is no longer legal')
    expect(await boardOf(page)).toContain('1nb2br1')
    await bench.close()
  })
})
