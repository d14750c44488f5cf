// @module-tag electron
import { programPath } from '../support/programPath'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drag, middleOf, type Point } from './board'
import { shows, squareOn } from './largeBoard'
import { keepPicture, launchElectron } from './shells'

const JANGGI = { files: 9, ranks: 10 }

const pointOf = (page: Page, square: string): Promise<Point> => squareOn(page, JANGGI, square)

const move = (page: Page, from: string, to: string): Promise<void> =>
  drag(page, async () => [await pointOf(page, from), await pointOf(page, to)])

const fen = (page: Page) => page.getByRole('textbox', { name: 'FEN', exact: true })

test('a Janggi position is set up by mouse and keyboard, and opened for analysis', async () => {
  const bench = await launchElectron(programPath('electron'))
  const { page } = bench
  await page.getByText('What would you like to do?').waitFor()
  await page.keyboard.press('Control+Shift+n')
  await page.getByRole('heading', { name: 'Set up a position' }).waitFor()
  await page.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Korean Random Chess' })
  await fen(page).fill('rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1')
  await fen(page).press('Enter')
  await shows(page, 'a10', 'black chariot')

  // By mouse: a move, undone and redone, a drag off the board, and pieces from the palette.
  await move(page, 'a1', 'a3')
  await shows(page, 'a3', 'white chariot')
  await page.keyboard.press('Control+z')
  await shows(page, 'a1', 'white chariot')
  await page.keyboard.press('Control+y')
  await shows(page, 'a3', 'white chariot')
  await drag(page, async () => {
    const { x, y, width } = (await page.locator('cg-board').boundingBox())!
    return [await pointOf(page, 'i10'), { x: x + width + 40, y: y + 300 }]
  })
  await shows(page, 'i10', '')
  const cannon = page.getByRole('button', { name: 'white cannon' })
  await drag(page, async () => [await middleOf(cannon), await pointOf(page, 'i10')])
  await shows(page, 'i10', 'white cannon')
  await page.getByRole('button', { name: 'black elephant' }).click()
  const middle = await pointOf(page, 'e5')
  await page.mouse.click(middle.x, middle.y)
  await shows(page, 'e5', 'black elephant')
  await page.keyboard.press('Escape')
  await keepPicture(page, 'large-editor')

  await expect
    .poll(() => fen(page).inputValue())
    .toBe('rnea1aenC/4k4/1c5c1/p1p1p1p1p/9/4e4/P1P1P1P1P/RC5C1/4K4/1NEA1AENR w - - 0 1')
  // White has one piece too many: a right click removes a cannon.
  await page.getByText('White has 17; 16 are possible.').waitFor()
  const { x, y } = await pointOf(page, 'h3')
  await page.mouse.click(x, y, { button: 'right' })
  await shows(page, 'h3', '')
  await page.getByText('Black to move', { exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Ply 0 of 0').waitFor()
  await shows(page, 'e5', 'black elephant')
  await bench.close()
})

test('a position on ten files is set up with its castling rights', async () => {
  const bench = await launchElectron(programPath('electron'))
  const { page } = bench
  await page.getByText('What would you like to do?').waitFor()
  await page.keyboard.press('Control+Shift+n')
  await page.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Capablanca Random Chess' })
  await fen(page).fill('r3k4r/1pppppppPp/10/10/10/10/PPPPPPPP1P/R3K4R w - - 0 1')
  await fen(page).press('Enter')
  await page.getByRole('button', { name: 'White: O-O j1' }).click()
  await expect
    .poll(() => fen(page).inputValue())
    .toBe('r3k4r/1pppppppPp/10/10/10/10/PPPPPPPP1P/R3K4R w K - 0 1')
  await keepPicture(page, 'large-editor-capablanca')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Ply 0 of 0').waitFor()
  await shows(page, 'j1', 'white rook')
  await bench.close()
})
