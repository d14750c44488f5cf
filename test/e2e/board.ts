import type { Locator, Page } from 'playwright-core'

const ROLE_LETTERS: Readonly<Record<string, string>> = {
  pawn: 'p',
  knight: 'n',
  bishop: 'b',
  rook: 'r',
  queen: 'q',
  king: 'k',
}

const letterOf = (cell: string): string => {
  const [, color, role] = /: (white|black) (\w+)/.exec(cell) ?? []
  if (!role) return '1'
  const letter = ROLE_LETTERS[role]!
  return color === 'white' ? letter.toUpperCase() : letter
}

/** Returns the pieces on the board as the first field of a FEN, from the text for screen readers. */
export const boardOf = async (page: Page): Promise<string> => {
  const cells = await page.locator('[role=grid][aria-label=Board] [role=gridcell]').allTextContents()
  const letters = cells.map(letterOf)
  const rows = Array.from({ length: 8 }, (_, i) => letters.slice(8 * i, 8 * i + 8).join(''))
  return rows.map(row => row.replace(/1+/g, empty => String(empty.length))).join('/')
}

/** Waits until the board has not moved for some frames: it moves when a shelf appears or disappears. */
const whenStill = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        let place = ''
        let frames = 0
        const look = () => {
          const box = document.querySelector('cg-board')?.getBoundingClientRect()
          const now = box ? [box.x, box.y, box.width].join() : ''
          frames = now !== '' && now === place ? frames + 1 : 0
          place = now
          if (frames >= 5) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** A point on the screen. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the middle of a square on the screen, with White at the bottom. */
export const centerOf = async (page: Page, square: string): Promise<Point> => {
  const box = (await page.locator('cg-board').first().boundingBox())!
  const size = box.width / 8
  const file = square.charCodeAt(0) - 97
  return { x: box.x + (file + 0.5) * size, y: box.y + (8.5 - Number(square[1])) * size }
}

/** Returns the middle of an element on the screen. */
export const middleOf = async (element: Locator): Promise<Point> => {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** The points where a drag begins and ends. */
type Ends = readonly [from: Point, to: Point]

const STEPS = 8

/**
 * Drags with the real mouse from one point to another.
 *
 * @param ends returns both points as they are now; polled until they are stable, since the element may be moving
 */
export const drag = async (
  page: Page,
  ends: () => Promise<Ends>,
  button: 'left' | 'right' = 'left',
): Promise<void> => {
  await whenStill(page)
  let [from, to] = await ends()
  for (;;) {
    await page.mouse.move(from.x, from.y)
    const now = await ends()
    if (JSON.stringify(now) === JSON.stringify([from, to])) break
    ;[from, to] = now
  }
  await page.mouse.down({ button })
  await page.mouse.move(to.x, to.y, { steps: STEPS })
  await page.mouse.up({ button })
}

export const dragPiece = (page: Page, from: string, to: string): Promise<void> =>
  drag(page, async () => [await centerOf(page, from), await centerOf(page, to)])

/** Clicks a square with the mouse. */
export const clickSquare = async (
  page: Page,
  square: string,
  button: 'left' | 'right' = 'left',
): Promise<void> => {
  await whenStill(page)
  const { x, y } = await centerOf(page, square)
  await page.mouse.click(x, y, { button })
}

/** Drags a piece of the side to move from the shelf onto a square, once it may be placed there. */
export const dragFromShelf = async (page: Page, role: string, square: string): Promise<void> => {
  const row = page
    .locator('.setup-shelf .row')
    .filter({ has: page.getByTitle(new RegExp(`^${role} \\(`, 'i')) })
  // Wait for the open cell: the shelf may still belong to the side that has just placed, or its list may be missing.
  await row
    .locator('.cell.is-open')
    .and(page.getByTitle(new RegExp(`^${role} on ${square}\\b`, 'i')))
    .waitFor()
  const piece = row.getByTitle(new RegExp(`^${role} \\(`, 'i'))
  await drag(page, async () => [await middleOf(piece), await centerOf(page, square)])
}
