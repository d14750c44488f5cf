import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The text for screen readers of a square: `white chariot`, or nothing for an empty one. */
const pieceOn = async (page: Page, square: string): Promise<string> => {
  const cells = await page.locator('[role=grid][aria-label=Board] [role=gridcell]').allTextContents()
  const cell = cells.find(text => text === square || text.startsWith(`${square}: `))
  if (cell === undefined) throw new Error(`${square} is not on the board`)
  return cell.slice(square.length + 2)
}

/** Waits until a piece stands on a square of a board of any size; an empty text for an empty square. */
export const shows = (page: Page, square: string, piece: string) =>
  expect.poll(() => pieceOn(page, square), { message: square }).toBe(piece)

/** The board as it is drawn: its numbers of files and ranks, with squares or lines. */
export const hasShape = async (page: Page, files: number, ranks: number, isLined: boolean): Promise<void> => {
  await expect
    .poll(() => page.locator('[role=grid][aria-label=Board] [role=gridcell]').count())
    .toBe(files * ranks)
  expect(await page.locator('.board-view svg.board-under').count()).toBe(isLined ? 1 : 0)
}
