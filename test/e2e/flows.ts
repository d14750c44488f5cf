import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { boardOf, dragFromShelf, dragPiece } from './board'
import { shows } from './largeBoard'
import { keepPicture, type LaunchOptions, type Workbench } from './shells'

/*
 * What a person does with the workbench, the same in every shell. Where a shell asks for a file in
 * a way of its own, the flow is handed a function that answers it.
 */

/** Answers the shell's question where to save. */
export type SaveTo = (bench: Workbench, file: string) => Promise<void>

const samples = path.join(import.meta.dirname, '..', '..', 'samples')

const LUKIC_VUJACIC_START = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2'
const LUKIC_VUJACIC_ARRAY = 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN'
const LUKIC_VUJACIC_END = '3R4/7p/6p1/5p2/4pPP1/4k2P/pr6/4K3'

const showsBoard = (page: Page, board: string) => expect.poll(() => boardOf(page)).toBe(board)

const ply = (page: Page) => page.locator('.status-bar').getByText(/^Ply \d+ of \d+$/)

const press = async (page: Page, key: string, times = 1) => {
  for (let i = 0; i < times; i++) await page.keyboard.press(key)
}

/** From the welcome page to the last move of the sample and back. */
export const readSample = async ({ page }: Workbench, shell: string, openSample: () => Promise<void>) => {
  await page.getByText('What would you like to do?').waitFor()
  await keepPicture(page, `${shell}-welcome`)
  await openSample()
  await showsBoard(page, LUKIC_VUJACIC_START)
  await press(page, 'ArrowRight', 8)
  await showsBoard(page, LUKIC_VUJACIC_ARRAY)
  await keepPicture(page, `${shell}-array`)
  await page.keyboard.press('End')
  await showsBoard(page, LUKIC_VUJACIC_END)
  expect(await ply(page).textContent()).toBe('Ply 114 of 114')
  await keepPicture(page, `${shell}-last-ply`)
  await page.keyboard.press('Home')
  await showsBoard(page, LUKIC_VUJACIC_START)
}

/** The page's own list of samples, for shells whose menu cannot be reached. */
export const openSampleByList = (page: Page) => page.getByRole('button', { name: /Lukic – Vujacic/ }).click()

const SETUP_DRAGS = [
  ['rook', 'h1'],
  ['knight', 'e8'],
  ['knight', 'd1'],
  ['rook', 'a8'],
  ['knight', 'a1'],
  ['knight', 'h8'],
  ['queen', 'g1'],
  ['king', 'f1'],
  ['queen', 'b8'],
  ['king', 'd8'],
] as const

const SETUP_SANS = ['R@h1', 'N@e8', 'N@d1', 'R@a8', 'N@a1', 'N@h8', 'Q@g1+K@f1', 'Q@b8+K@d8']

/** The throw of the worked example, by its number. */
export const beginSetup = async (page: Page): Promise<void> => {
  await page.getByText('What would you like to do?').waitFor()
  await page.keyboard.press('Control+n')
  const dialog = page.getByRole('dialog', { name: 'New analysis' })
  await dialog.getByRole('option', { name: /^Fischer-Benko/ }).click()
  const box = dialog.getByRole('textbox', { name: /Number, ranks, FEN or PGN/ })
  await box.fill('4532')
  await dialog.getByRole('radio', { name: /Throw 4,?532/ }).click()
  await dialog.getByRole('button', { name: /^Begin setup/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await showsBoard(page, '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3')
}

/** All ten pieces by dragging; the last two of each side make one ply. */
export const placeAll = async (page: Page, shell: string): Promise<void> => {
  await page.getByText('White’s 1st placement of 4').waitFor()
  for (const [index, [role, square]] of SETUP_DRAGS.entries()) {
    if (index === 2) await keepPicture(page, `${shell}-setup`)
    await dragFromShelf(page, role, square)
    // The live board shows the piece at once; the grid, once the game has it.
    await shows(page, square, `${square.endsWith('1') ? 'white' : 'black'} ${role}`)
    await expect.poll(() => page.locator('cg-board piece:not(.ghost)').count()).toBe(22 + index + 1)
  }
  await showsBoard(page, 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR')
}

const AFTER_CASTLING = 'rqbknbrn/1pppppp1/p6p/8/8/6P1/PPPPPPQP/NBBNRRK1'

/** A few moves by mouse, then castling by moving the king onto its rook. */
export const playOnAndCastle = async (page: Page, shell: string): Promise<void> => {
  for (const [from, to] of [
    ['g2', 'g3'],
    ['a7', 'a6'],
    ['g1', 'g2'],
    ['h7', 'h6'],
    ['f1', 'h1'],
  ] as const) {
    const before = await boardOf(page)
    await dragPiece(page, from, to)
    await expect.poll(() => boardOf(page), { message: `${from} to ${to}` }).not.toBe(before)
  }
  await showsBoard(page, AFTER_CASTLING)
  await keepPicture(page, `${shell}-castled`)
}

const comment = async (page: Page, text: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: /^Comment/ })
  await box.fill(text)
  await box.press('Control+Enter')
}

const SAVED_COMMENT = 'White keeps the {queen} near. <img src=x onerror=alert(1)>'.replace(/[{}]/g, '')

/** Everything from the dice to a saved file; answers with the text that was written. */
export const setUpAndSave = async (bench: Workbench, shell: string, saveTo: SaveTo): Promise<string> => {
  const { page, folder } = bench
  const file = path.join(folder, 'from-the-dice.pgn')
  await beginSetup(page)
  await placeAll(page, shell)
  await playOnAndCastle(page, shell)
  await comment(page, SAVED_COMMENT)
  await saveTo(bench, file)
  await page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
  const text = readFileSync(file, 'utf8')
  for (const san of [...SETUP_SANS, 'g3', 'O-O', SAVED_COMMENT]) expect(text).toContain(san)
  return file
}

/** A file written before, opened again: nothing is lost, and a comment's markup is text. */
export const findAgain = async ({ page }: Workbench, shell: string): Promise<void> => {
  await showsBoard(page, '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3')
  await page.keyboard.press('End')
  await showsBoard(page, AFTER_CASTLING)
  await page.locator('.move-tree').getByText(SAVED_COMMENT).first().waitFor()
  expect(await page.locator('.move-tree img').count()).toBe(0)
  await keepPicture(page, `${shell}-reopened`)
}

const BROKEN_REST = 'Rd8 17. Na5 {kept — word for word} Bxa5  (17... b5 $6) 18. bxa5 Qxa5\n19. Rb1+ *'

/** The sample, with an illegal move in the middle. */
export const brokenCopy = (folder: string): string => {
  const file = path.join(folder, 'broken.pgn')
  const text = readFileSync(path.join(samples, 'lukic-vujacic.pgn'), 'utf8').replace(/\r\n/g, '\n')
  const at = text.search(/Qd8\s+17\./)
  expect(at).toBeGreaterThan(0)
  writeFileSync(file, `${text.slice(0, at)}${BROKEN_REST}\n`)
  return file
}

/** A broken file shows its fault where it is, and saving an edit keeps the unread part byte for byte. */
export const mendNothing = async ({ page }: Workbench, shell: string, file: string): Promise<void> => {
  await showsBoard(page, LUKIC_VUJACIC_START)
  await page.keyboard.press('End')
  const fault = page.locator('.unread-block').first()
  await fault.waitFor()
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex(text => text.includes('Rd8 17.')) + 1
  const shown = await fault.textContent()
  expect(shown).toContain('Illegal move')
  expect(shown).toContain(`line ${line}`)
  expect(shown).toContain('Qd8')
  await keepPicture(page, `${shell}-broken`)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await comment(page, 'The rook goes to the middle.')
  await page.keyboard.press('Control+s')
  await page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
  const written = readFileSync(file, 'utf8')
  expect(written).toContain(BROKEN_REST)
  expect(written).toContain('The rook goes to the middle.')
}

/** A file with one game, to be edited in place by shells whose dialogs cannot be answered. */
export const sampleCopy = (folder: string): string => {
  const file = path.join(folder, 'copy.pgn')
  copyFileSync(path.join(samples, 'fischer-benko-setup.pgn'), file)
  return file
}

/**
 * Two files and a start are open; the next run has them again, with the place where one stood. A file that
 * went away in the meantime is named, the file that is named for this run is seen.
 */
export const comesBack = async (
  launch: (options: LaunchOptions) => Promise<Workbench>,
  folder: string,
): Promise<void> => {
  const [first, second] = ['first.pgn', 'second.pgn'].map(name => path.join(folder, name))
  copyFileSync(path.join(samples, 'lukic-vujacic.pgn'), first!)
  copyFileSync(path.join(samples, 'fischer-benko-setup.pgn'), second!)
  const tabs = (page: Page) => page.locator('.document-tab .tab').allInnerTexts()

  const bench = await launch({ folder, files: [first!, second!] })
  await expect.poll(() => tabs(bench.page).then(all => all.length)).toBe(2)
  const before = await tabs(bench.page)
  await bench.page.getByRole('tab', { name: /Lukic/ }).click()
  await bench.page.getByText('Ply 0 of 114').waitFor()
  for (let ply = 0; ply < 11; ply++) await bench.page.keyboard.press('ArrowRight')
  await bench.page.getByText('Ply 11 of').waitFor()
  await bench.close()

  const again = await launch({ folder })
  await again.page.getByText('Ply 11 of').waitFor()
  expect(await tabs(again.page)).toEqual(before)
  await again.close()

  renameSync(first!, `${first!}.moved`)
  const last = await launch({ folder, files: [second!] })
  await last.page.getByText('first.pgn was not found').waitFor()
  expect(await tabs(last.page)).toEqual(before.slice(1))
  await last.close()
}

/** Nothing of Node can be reached from the page. */
export const isLockedIn = async (page: Page): Promise<void> => {
  const reachable = await page.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', 'global', '__dirname'].filter(name => name in globalThis),
  )
  expect(reachable).toEqual([])
}

/** The page opens no windows of its own. */
export const opensNoWindow = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => window.open('https://example.org/') !== null)).toBe(false)
}
