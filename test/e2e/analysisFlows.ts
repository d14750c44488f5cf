import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { processesNamed } from '../support/processesNamed'
import { boardOf } from './board'
import { openSampleByList } from './flows'
import { keepPicture, type LaunchOptions, type Workbench } from './shells'

/*
 * User flows with engines and practice games, the same in every shell.
 */

export type Launch = (options?: LaunchOptions) => Promise<Workbench>

/** Saves the game to the given file. */
export type SaveAs = (bench: Workbench, file: string) => Promise<void>

const fixtures = path.join(import.meta.dirname, '..', 'fixtures', 'engines')

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })

const linesOf = (page: Page, name: RegExp) => section(page, name).locator('.engine-line')

const enginesDialog = async (page: Page) => {
  await page.keyboard.press('Control+Shift+e')
  const dialog = page.getByRole('dialog', { name: 'Engines' })
  await dialog.waitFor()
  return dialog
}

const leaveDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const showEngine = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: 'Another engine' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** The Stockfish installed on the machine, not the one that ships with the program. */
const INSTALLED = /Stockfish (?!.*Lite)/

/** Adds the Stockfish found on the machine. */
const addFoundEngine = async ({ page, agree }: Workbench) => {
  await agree()
  const dialog = await enginesDialog(page)
  await dialog.getByRole('button', { name: 'Add stockfish', exact: false }).click()
  await dialog.getByRole('button', { name: INSTALLED }).waitFor()
  await leaveDialog(page)
}

/** Adds a program by typing its path, in shells that have a field for it. */
const addByTyping = async ({ page, agree }: Workbench, file: string, name: RegExp) => {
  await agree()
  const dialog = await enginesDialog(page)
  await dialog.getByRole('button', { name: 'Add a program…' }).click()
  await dialog.getByRole('textbox', { name: 'Path of the program' }).fill(file)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name }).waitFor()
  await leaveDialog(page)
  await showEngine(page, name)
}

/** Opens the sample at its 61st ply, well after the setup. */
const openMiddle = async (page: Page) => {
  await openSampleByList(page)
  await section(page, /^Backrank/).waitFor()
  await page.locator('.move-tree').getByText('Bd4', { exact: true }).first().click()
  await page.getByText('Ply 61 of 114').waitFor()
  await page.locator('.stage').focus()
}

/** Analyzes the sample with two engines, inserts a line, saves it, and finds it in the next run. */
export const analyseSample = async (launch: Launch, shell: string, saveAs: SaveAs, folder: string) => {
  const bench = await launch()
  const { page } = bench
  await openMiddle(page)
  await page.keyboard.press('l')
  await expect.poll(() => linesOf(page, /^Backrank/).count()).toBe(3)
  await addFoundEngine(bench)
  await showEngine(page, INSTALLED)
  await linesOf(page, INSTALLED).first().waitFor()
  await keepPicture(page, `${shell}-analysis`)

  await page.locator('.stage').focus()
  await page.keyboard.press('i')
  await page.getByText(/^Added line 31… /).waitFor()
  const file = path.join(folder, `${shell}-analysed.pgn`)
  await saveAs(bench, file)
  await page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
  await bench.close()
  expect(readFileSync(file, 'utf8')).toMatch(/\(\s*31\.\.\. .*\[%eval [-#\d]/s)

  const again = await launch({ files: [file] })
  await again.page.locator('.move-tree').waitFor()
  await again.page.keyboard.press('End')
  await again.page.locator('.move-tree .block-row').first().waitFor({ state: 'attached' })
  await again.close()
}

const practiseFromThrow = async (page: Page, side: string) => {
  await page.getByText('What would you like to do?').waitFor()
  await page.keyboard.press('Control+n')
  const dialog = page.getByRole('dialog', { name: 'New analysis' })
  await dialog.getByRole('option', { name: /^Fischer-Benko/ }).click()
  await dialog.getByRole('textbox', { name: /Number, ranks, FEN or PGN/ }).fill('4532')
  await dialog.getByRole('radio', { name: /Throw 4,?532/ }).click()
  await dialog.getByRole('button', { name: /^Practice/ }).click()
  const practise = page.getByRole('dialog', { name: 'Practice' })
  await practise.getByText(side, { exact: true }).click()
  await practise.getByText('10 + 5', { exact: true }).click()
  await practise.getByRole('button', { name: 'Play', exact: true }).click()
}

/** Starts a practice game in which the engine places first, resigns, and takes the resignation back. */
export const practiseSetup = async (launch: Launch) => {
  const bench = await launch()
  const { page } = bench
  await practiseFromThrow(page, 'Black')
  await page.getByText('Black’s 1st placement of 4').waitFor()
  await page.getByText('Your move').waitFor()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByText('Black resigned, 1–0').waitFor()
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('Your move').waitFor()
  await bench.close()
}

/** Ends the program during a practice game and continues the game in the next run. */
export const practiseAcrossRuns = async (launch: Launch, parent: string) => {
  const folder = mkdtempSync(path.join(parent, 'practice-'))
  const bench = await launch({ folder })
  await practiseFromThrow(bench.page, 'Black')
  await bench.page.getByText('Your move').waitFor()
  const journal = path.join(folder, 'journal')
  await expect.poll(() => existsSync(journal) && readdirSync(journal).length).toBeTruthy()
  const board = await boardOf(bench.page)
  await bench.close()

  const again = await launch({ folder })
  const { page } = again
  await page.getByRole('button', { name: 'Restore all' }).click()
  const offer = page.getByRole('region', { name: 'Unfinished game' })
  await offer.getByText(/You have Black, level 5, (10:0|9:)/).waitFor()
  await offer.getByRole('button', { name: 'Play on' }).click()
  await page.getByText('Your move').waitFor()
  await expect.poll(() => boardOf(page)).toBe(board)
  await again.close()
}

const pidOf = (file: string): number => {
  const line = processesNamed(file).find(one => /^\d+ +\S+ +(\S+)$/.exec(one)?.[1] === file)
  if (line === undefined) throw new Error(`${file} does not run`)
  return Number.parseInt(line, 10)
}

/** Kills a real engine during a search: the program reports it, restarts the engine, and continues. */
export const killWhileSearching = async (launch: Launch, folder: string, engine: string) => {
  const file = path.join(mkdtempSync(path.join(folder, 'killed-')), 'killed-stockfish')
  symlinkSync(engine, file)
  const bench = await launch()
  const { page } = bench
  await openMiddle(page)
  await addByTyping(bench, file, INSTALLED)
  await linesOf(page, INSTALLED).first().waitFor()
  const first = pidOf(file)
  process.kill(first, 'SIGKILL')
  const pane = section(page, INSTALLED)
  await pane.getByText(/failed and was started again/).waitFor()
  expect(await pane.locator('.error-notice').count()).toBe(1)
  await keepPicture(page, 'web-engine-killed')
  expect(pidOf(file)).not.toBe(first)
  await page.keyboard.press('ArrowLeft')
  await linesOf(page, INSTALLED).first().waitFor()
  await bench.close()
  await expect.poll(() => processesNamed(file)).toEqual([])
}

/** An engine that keeps crashing stays stopped until the user restarts it. */
export const restartByHand = async (launch: Launch, folder: string) => {
  const file = path.join(folder, 'crashesUntilMended.sh')
  copyFileSync(path.join(fixtures, 'crashesUntilMended.sh'), file)
  chmodSync(file, 0o755)
  const flaw = `${file}.broken`
  writeFileSync(flaw, '')
  const bench = await launch()
  const { page } = bench
  await openMiddle(page)
  await addByTyping(bench, file, /Crashes Until Mended/)
  const pane = section(page, /Crashes Until Mended/)
  const notice = pane.getByRole('alert').filter({ hasText: 'keeps failing' })
  await notice.waitFor()
  rmSync(flaw)
  await notice.getByRole('button', { name: 'Restart' }).click()
  await expect.poll(() => pane.getByRole('alert').count()).toBe(0)
  await linesOf(page, /Crashes Until Mended/)
    .first()
    .waitFor()
  await bench.close()
}
