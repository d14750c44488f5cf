import type { Page } from 'playwright-core'

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

/** What stands on the board, as the first field of a FEN, read from what a screen reader is told. */
export const boardOf = async (page: Page): Promise<string> => {
  const cells = await page.locator('[role=grid][aria-label=Board] [role=gridcell]').allTextContents()
  const letters = cells.map(letterOf)
  const rows = Array.from({ length: 8 }, (_, i) => letters.slice(8 * i, 8 * i + 8).join(''))
  return rows.map(row => row.replace(/1+/g, empty => String(empty.length))).join('/')
}

/** Waits until the board has kept its place for some frames: it moves when a shelf comes or goes. */
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

/** The middle of a square on the screen, White at the bottom. */
export const centerOf = async (page: Page, square: string): Promise<{ x: number; y: number }> => {
  const box = (await page.locator('cg-board').first().boundingBox())!
  const size = box.width / 8
  const file = square.charCodeAt(0) - 97
  return { x: box.x + (file + 0.5) * size, y: box.y + (8.5 - Number(square[1])) * size }
}

const STEPS = 8

/** Pulls with the real mouse from one point to another. */
export const drag = async (
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: STEPS })
  await page.mouse.up()
}

export const dragPiece = async (page: Page, from: string, to: string): Promise<void> => {
  await whenStill(page)
  await drag(page, await centerOf(page, from), await centerOf(page, to))
}

/** Pulls a piece of the side to move from the shelf onto a square. */
export const dragFromShelf = async (page: Page, role: string, square: string): Promise<void> => {
  const row = page
    .locator('.setup-shelf .row')
    .filter({ has: page.getByTitle(new RegExp(`^${role} \\(`, 'i')) })
  // The shelf is filled as soon as the rules have answered.
  await row.locator('.cell.is-open').first().waitFor()
  await whenStill(page)
  const piece = row.getByTitle(new RegExp(`^${role} \\(`, 'i'))
  const box = (await piece.boundingBox())!
  await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, await centerOf(page, square))
}
