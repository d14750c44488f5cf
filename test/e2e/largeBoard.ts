import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Point } from './board'

/** Returns a square's text for screen readers: `white chariot`, or an empty text for an empty square. */
const pieceOn = async (page: Page, square: string): Promise<string> => {
  const cells = await page.locator('[role=grid][aria-label=Board] [role=gridcell]').allTextContents()
  const cell = cells.find(text => text === square || text.startsWith(`${square}: `))
  if (cell === undefined) throw new Error(`${square} is not on the board`)
  return cell.slice(square.length + 2)
}

/** Waits until `piece` stands on a square of a board of any size; an empty text means an empty square. */
export const shows = (page: Page, square: string, piece: string) =>
  expect.poll(() => pieceOn(page, square), { message: square }).toBe(piece)

/** Checks the drawn board: its numbers of files and ranks, and whether it has squares or lines. */
export const hasShape = async (page: Page, files: number, ranks: number, isLined: boolean): Promise<void> => {
  await expect
    .poll(() => page.locator('[role=grid][aria-label=Board] [role=gridcell]').count())
    .toBe(files * ranks)
  expect(await page.locator('.board-view svg.board-under').count()).toBe(isLined ? 1 : 0)
}

/** Returns the middle of a square on the screen, for a board of any size with White at the bottom. */
export const squareOn = async (
  page: Page,
  { files, ranks }: { readonly files: number; readonly ranks: number },
  square: string,
): Promise<Point> => {
  const box = (await page.locator('cg-board').first().boundingBox())!
  const file = square.charCodeAt(0) - 97
  const rank = Number(square.slice(1))
  return {
    x: box.x + ((file + 0.5) * box.width) / files,
    y: box.y + ((ranks - rank + 0.5) * box.height) / ranks,
  }
}
