import { programPath } from '../support/programPath'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { boardOf, centerOf, clickSquare, drag, dragPiece, middleOf } from './board'
import { keepPicture, launchElectron, launchWeb, type LaunchOptions, type Workbench } from './shells'

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-editor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const fenField = (page: Page) => page.getByRole('textbox', { name: 'FEN', exact: true })

const showsFen = (page: Page, fen: string) => expect.poll(() => fenField(page).inputValue()).toBe(fen)

const verdict = (page: Page, words: string | RegExp) =>
  page.getByRole('status', { name: 'What the rules say' }).getByText(words).waitFor()

const system = (page: Page) => page.getByRole('combobox', { name: 'System' })

const callEditor = async (page: Page) => {
  await page.keyboard.press('Control+Shift+n')
  await page.getByRole('heading', { name: 'Set up a position' }).waitFor()
}

const openEditor = async (page: Page) => {
  await page.getByText('What would you like to do?').waitFor()
  await callEditor(page)
}

/** Sets up a rook ending by mouse: clicks and drags from the palette, drags on the board and off the board. */
const editByMouse = async (page: Page) => {
  await system(page).selectOption({ label: 'Chess960' })
  await page.getByRole('button', { name: 'Clear' }).click()
  await verdict(page, 'White has no king. Black has no king.')
  await page.getByRole('button', { name: 'white rook' }).click()
  for (const square of ['a1', 'b1', 'h1', 'd5', 'b5']) await clickSquare(page, square)
  await showsFen(page, '8/8/8/1R1R4/8/8/8/RR5R w - - 0 1')
  await page.keyboard.press('Escape')
  await dragPiece(page, 'b5', 'd5')
  await showsFen(page, '8/8/8/3R4/8/8/8/RR5R w - - 0 1')
  const king = page.getByRole('button', { name: 'white king' })
  await drag(page, async () => [await middleOf(king), await centerOf(page, 'd1')])
  await clickSquare(page, 'd5', 'right')
  await page.getByRole('button', { name: 'black king' }).click()
  await clickSquare(page, 'e7')
  await showsFen(page, '8/4k3/8/8/8/8/8/RR1K3R w - - 0 1')
  await page.keyboard.press('Escape')
  await dragPiece(page, 'e7', 'd8')
  await showsFen(page, '3k4/8/8/8/8/8/8/RR1K3R w - - 0 1')
  await drag(page, async () => {
    const { x, y } = await centerOf(page, 'h1')
    return [
      { x, y },
      { x: x + 120, y },
    ]
  })
  await showsFen(page, '3k4/8/8/8/8/8/8/RR1K4 w - - 0 1')
  await page.keyboard.press('Control+z')
  await showsFen(page, '3k4/8/8/8/8/8/8/RR1K3R w - - 0 1')
  expect(await boardOf(page)).toBe('3k4/8/8/8/8/8/8/RR1K3R')
}

/** Lets White castle with the inner rook, then with the outer one; undo and redo. */
const giveRights = async (page: Page) => {
  await page.getByRole('button', { name: 'White: O-O-O b1' }).click()
  await page.getByRole('button', { name: 'White: O-O h1' }).click()
  await showsFen(page, '3k4/8/8/8/8/8/8/RR1K3R w KB - 0 1')
  await page.getByRole('button', { name: 'White: O-O-O a1' }).click()
  await showsFen(page, '3k4/8/8/8/8/8/8/RR1K3R w KQ - 0 1')
  await page.getByRole('button', { name: 'White: O-O h1' }).press('Control+z')
  await showsFen(page, '3k4/8/8/8/8/8/8/RR1K3R w KB - 0 1')
  await page.keyboard.press('Control+y')
  await showsFen(page, '3k4/8/8/8/8/8/8/RR1K3R w KQ - 0 1')
}

/** Places a checking black queen by keyboard, which is illegal while Black is to move; one click fixes it. */
const editByKeys = async (page: Page) => {
  await page.getByRole('region', { name: 'Board' }).focus()
  // The cursor begins on a1; d5 is three files and four ranks away.
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  for (let rank = 0; rank < 4; rank += 1) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('q')
  await showsFen(page, '3k4/8/8/3q4/8/8/8/RR1K3R w KQ - 0 1')
  await page.locator('.position-bar').getByText('Black to move').click()
  await verdict(page, 'The side that is not to move is in check')
  await verdict(page, 'Black could take the king on d1.')
  await page.getByRole('button', { name: 'Let White move' }).click()
  await verdict(page, 'Legal position')
}

/** Types a broken FEN: the board does not change, and the page says what is wrong and where. */
const typeBroken = async (page: Page) => {
  const fen = '3k4/8/8/3q4/8/8/8/RR1K3R w KQ - 0 1'
  await fenField(page).fill('3k4/8/8/3x4/8/8/8/RR1K3R w KQ - 0 1')
  await page.getByText('“x” is not a piece of this system').waitFor()
  await page.getByText('character 10').waitFor()
  expect(await boardOf(page)).toBe('3k4/8/8/3q4/8/8/8/RR1K3R')
  await page.getByRole('button', { name: 'Back to the board’s FEN' }).click()
  await showsFen(page, fen)
  await fenField(page).fill('3k4/8/8/3n4/8/8/8/RR1K3R w KQ - 12 40')
  await expect.poll(() => boardOf(page)).toBe('3k4/8/8/3n4/8/8/8/RR1K3R')
  await expect.poll(() => page.getByRole('spinbutton', { name: 'Move number' }).inputValue()).toBe('40')
}

/** Opens the position as a game and analyzes it with the engine. */
const analyse = async (page: Page) => {
  await page.keyboard.press('Control+Enter')
  await page.getByRole('tab', { name: /Chess960/ }).waitFor()
  await expect.poll(() => boardOf(page)).toBe('3k4/8/8/3n4/8/8/8/RR1K3R')
  await page.locator('.stage').first().focus()
  await page.keyboard.press('l')
  const lines = page.getByRole('region', { name: /^Backrank/ }).locator('.engine-line')
  await expect.poll(() => lines.count()).toBe(3)
  await page.keyboard.press('l')
}

/** Edits a position of a game and opens it as another game; the first game keeps its moves. */
const editFromGame = async (page: Page) => {
  await dragPiece(page, 'h1', 'h8')
  await expect.poll(() => boardOf(page)).toBe('3k3R/8/8/3n4/8/8/8/RR1K4')
  await page.getByRole('button', { name: /^Edit this position/ }).click()
  await showsFen(page, '3k3R/8/8/3n4/8/8/8/RR1K4 b Q - 13 40')
  await clickSquare(page, 'd5', 'right')
  await page.getByRole('button', { name: /^Analyze/ }).click()
  await expect.poll(() => page.getByRole('tab', { name: /Chess960/ }).count()).toBe(2)
  await expect.poll(() => boardOf(page)).toBe('3k3R/8/8/8/8/8/8/RR1K4')
  await page.keyboard.press('Control+1')
  await expect.poll(() => boardOf(page)).toBe('3k3R/8/8/3n4/8/8/8/RR1K4')
}

const written = (own: string, name: string): string => {
  const file = path.join(own, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Waits until the settings hold the draft and the session the game's start; each file is written separately. */
const isKept = (own: string, draft: string, start: string) =>
  expect
    .poll(() => ({
      draft: written(own, 'settings.json').includes(`"${draft}"`),
      start: written(own, 'session.json').includes(start),
    }))
    .toEqual({ draft: true, start: true })

/** Restores an edited position that was not opened; changing the system names what is lost. */
const keepDraft = async (
  bench: Workbench,
  launch: (options: LaunchOptions) => Promise<Workbench>,
  own: string,
) => {
  const { page } = bench
  await page.keyboard.press('Control+Shift+b')
  await system(page).selectOption({ label: 'Transcendental Chess' })
  await page.getByText('Not kept in Transcendental Chess').waitFor()
  await page.getByRole('button', { name: 'White: Transpose' }).click()
  await showsFen(page, '3k3R/8/8/3n4/8/8/8/RR1K4 b - - 13 40 T')
  await page.getByText('Edited, kept until you open it').waitFor()
  await isKept(own, '3k3R/8/8/3n4/8/8/8/RR1K4 b - - 13 40 T', '3k3R/8/8/8/8/8/8/RR1K4')
  await bench.close()

  const again = await launch({ folder: own })
  await again.page
    .getByRole('tab', { name: /Chess960/ })
    .first()
    .waitFor()
  await callEditor(again.page)
  await showsFen(again.page, '3k3R/8/8/3n4/8/8/8/RR1K4 b - - 13 40 T')
  await again.close()
}

const whole = async (launch: (options: LaunchOptions) => Promise<Workbench>, shell: string) => {
  const own = mkdtempSync(path.join(folder, `${shell}-`))
  const bench = await launch({ folder: own })
  await openEditor(bench.page)
  await editByMouse(bench.page)
  await giveRights(bench.page)
  await editByKeys(bench.page)
  await keepPicture(bench.page, `${shell}-editor`)
  await typeBroken(bench.page)
  await analyse(bench.page)
  await editFromGame(bench.page)
  await keepDraft(bench, launch, own)
}

/** Adds a piece in hand by click, removes one by key, and undoes both. */
const editHands = async (page: Page) => {
  const hand = (piece: string) => page.getByRole('spinbutton', { name: `${piece} in hand` })
  await hand('white bishop').locator('button').last().click()
  await showsFen(page, '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QBNNKqrnnk] b - - 0 1')
  await verdict(page, /more pieces than its army holds/)
  await hand('white knight').press('ArrowDown')
  await showsFen(page, '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QBNKqrnnk] b - - 0 1')
  await verdict(page, 'Black has')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await showsFen(page, '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnnk] b - - 0 1')
}

/** Pastes a throw, places one piece in the editor, and continues the setup from there. */
const setupPhase = async (launch: () => Promise<Workbench>) => {
  const bench = await launch()
  const { page } = bench
  await openEditor(page)
  await system(page).selectOption({ label: 'Fischer-Benko Chess' })
  await fenField(page).fill('2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1')
  await verdict(page, /placements/)
  await page.getByRole('button', { name: 'white rook' }).click()
  await clickSquare(page, 'h1')
  await verdict(page, 'The pieces still to be placed do not fit')
  await page.getByRole('button', { name: 'Let Black place' }).click()
  await showsFen(page, '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnnk] b - - 0 1')
  await editHands(page)
  await page.getByRole('button', { name: /^Analyze/ }).click()
  await page.getByText('Black’s 1st placement of 4').waitFor()
  await bench.close()
}

describe('a position set up by hand', () => {
  test('is edited, analysed and kept in Electron', { tags: ['electron'] }, async () => {
    await whole(options => launchElectron(programPath('electron'), options), 'electron')
  })

  test('is edited, analysed and kept in a browser', { tags: ['chromium'] }, async () => {
    await whole(options => launchWeb(programPath('chromium'), options), 'web')
  })

  test('can belong to a setup phase', { tags: ['electron'] }, async () => {
    await setupPhase(() => launchElectron(programPath('electron')))
  })
})
