import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { boardOf, dragFromShelf, dragPiece } from './board'
import { shows } from './largeBoard'
import { keepPicture, type LaunchOptions, type Workbench } from './shells'

/*
 * User flows with the workbench, the same in every shell. Where shells ask for a file in different
 * ways, the flow takes a function that answers.
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

/** Goes from the welcome page to the last move of the sample and back to its start. */
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

/** Opens the sample from the page's own list, for shells whose menu cannot be reached. */
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

/** Begins the setup of the worked example by the number of its throw. */
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

/** Places all ten pieces by dragging; the last two of each side make one ply. */
export const placeAll = async (page: Page, shell: string): Promise<void> => {
  await page.getByText('White’s 1st placement of 4').waitFor()
  for (const [index, [role, square]] of SETUP_DRAGS.entries()) {
    if (index === 2) await keepPicture(page, `${shell}-setup`)
    await dragFromShelf(page, role, square)
    // The live board shows the piece at once, the grid only once the game has it.
    await shows(page, square, `${square.endsWith('1') ? 'white' : 'black'} ${role}`)
    await expect.poll(() => page.locator('cg-board piece:not(.ghost)').count()).toBe(22 + index + 1)
  }
  await showsBoard(page, 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR')
}

const AFTER_CASTLING = 'rqbknbrn/1pppppp1/p6p/8/8/6P1/PPPPPPQP/NBBNRRK1'

/** Plays a few moves by mouse, then castles by moving the king onto its rook. */
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

/** Goes from the throw to a saved game; returns the path of the file. */
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

/** Checks a reopened file: nothing is lost, and markup in a comment is shown as text. */
export const findAgain = async ({ page }: Workbench, shell: string): Promise<void> => {
  await showsBoard(page, '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3')
  await page.keyboard.press('End')
  await showsBoard(page, AFTER_CASTLING)
  await page.locator('.move-tree').getByText(SAVED_COMMENT).first().waitFor()
  expect(await page.locator('.move-tree img').count()).toBe(0)
  await keepPicture(page, `${shell}-reopened`)
}

const BROKEN_REST = 'Rd8 17. Na5 {kept — word for word} Bxa5  (17... b5 $6) 18. bxa5 Qxa5\n19. Rb1+ *'

/** Writes a copy of the sample with an illegal move in the middle. */
export const brokenCopy = (folder: string): string => {
  const file = path.join(folder, 'broken.pgn')
  const text = readFileSync(path.join(samples, 'lukic-vujacic.pgn'), 'utf8').replace(/\r\n/g, '\n')
  const at = text.search(/Qd8\s+17\./)
  expect(at).toBeGreaterThan(0)
  writeFileSync(file, `${text.slice(0, at)}${BROKEN_REST}\n`)
  return file
}

/** Checks that a broken file shows its fault in place, and that saving keeps the unread part byte for byte. */
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

/** Copies a file with one game, to be edited in place by shells whose dialogs cannot be answered. */
export const sampleCopy = (folder: string): string => {
  const file = path.join(folder, 'copy.pgn')
  copyFileSync(path.join(samples, 'fischer-benko-setup.pgn'), file)
  return file
}

/**
 * Opens two files; the next run restores both, and the current ply. When one is moved away, the run after
 * that names it as missing and shows the file that it was started with.
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

/** Checks that the page cannot reach anything of Node. */
export const isLockedIn = async (page: Page): Promise<void> => {
  const reachable = await page.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', 'global', '__dirname'].filter(name => name in globalThis),
  )
  expect(reachable).toEqual([])
}

/** Checks that the page cannot open windows. */
export const opensNoWindow = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => window.open('https://example.org/') !== null)).toBe(false)
}
