import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/*
 * User flows for training placements by keyboard alone.
 */

export const state = (page: Page) => page.locator('.training-now .state')

/** Presses Tab until a button has the focus. */
export const tabTo = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  for (let step = 0; step < 60; step++) {
    if (await button.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached by Tab`)
}

/** Returns the number of pieces on the board. */
const count = (page: Page) => page.locator('cg-board piece:not(.ghost)').count()

/** Places one piece from the shelf by its letter and the file of a square where it may stand. */
const placeOne = async (page: Page): Promise<void> => {
  const open = page.locator('.setup-shelf .cell.is-open').first()
  await open.waitFor()
  const before = await count(page)
  const label = (await open.getAttribute('aria-label'))!
  const [, piece, file] = /^(\w+) on ([a-h])/.exec(label)!
  await page.keyboard.press(
    { knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' }[piece!.toLowerCase()]!,
  )
  await page.keyboard.press(file!)
  // The entry of a hidden pair covers the board.
  const isPlaced = async () =>
    (await page.locator('.hidden-pair').isVisible()) || (await count(page)) > before
  await expect.poll(isPlaced).toBe(true)
}

/** Places this many of the user's pieces; the engine does the rest. Checks that no value is on the screen. */
export const placeAll = async (page: Page, pieces: number): Promise<void> => {
  for (let placed = 0; placed < pieces; placed++) {
    await expect.poll(() => page.locator('.setup-shelf .cell.is-open').count()).toBeGreaterThan(0)
    expect(await page.locator('.setup-shelf .heat, .placement-row, .evaluation-bar, .worth').count()).toBe(0)
    await placeOne(page)
  }
}

/** Waits for the result; returns its score and the value given away, as shown. */
export const resultOf = async (page: Page): Promise<readonly string[]> => {
  await page.locator('.training-result').waitFor()
  return page.locator('.training-result .figure').allTextContents()
}
