// @module-tag electron
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { programPath } from '../support/programPath'
import { launchElectron } from './shells'

const electron = programPath('electron')

const entry = (page: Page) => page.getByRole('textbox', { name: 'Type a move' })

const played = (page: Page, san: string) =>
  page.locator('[data-region=notes]').getByText(san, { exact: true }).first()

/** Selects the system by a click in the list; a later Enter goes wherever the focus is then. */
const begin = async (page: Page, id: string) => {
  await page.keyboard.press('Control+n')
  await page.locator(`#variant-${id}`).click()
  await page.locator(`#variant-${id}[aria-selected=true]`).waitFor()
}

describe('moves typed as on score sheets', () => {
  test('are accepted in long notation, and in a relocation only with Enter', async () => {
    const bench = await launchElectron(electron)
    const { page } = bench
    try {
      await page.locator('.rail-bar').waitFor()
      await begin(page, 'chess')
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: /Number, ranks/ })
        .fill('0')
      await page.locator('#variant-chess').click()
      await page.keyboard.press('Enter')
      await page.locator('.live-board').first().waitFor()
      for (const [text, san] of [
        ['Ng1-f3', 'Nf3'],
        ['e7-e5', 'e5'],
        ['Nb1c3', 'Nc3'],
        ['g8f6', 'Nf6'],
        ['Nfxe5', 'Nxe5'],
      ] as const) {
        await page.keyboard.press('/')
        await entry(page).fill(text)
        await page.keyboard.press('Enter')
        await played(page, san).waitFor()
      }

      await begin(page, 'arrangement')
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: /Number, ranks/ })
        .fill('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king')
      await page.keyboard.press('Enter')
      await page.locator('.relocation-bar').waitFor()
      await page.keyboard.type('K<=>g8')
      await page.keyboard.press('Enter')
      // White has to mirror it: typing did not keep the king, and the board was not turned.
      await page.getByText('White mirrors: the king has no choice').waitFor()
      await page.getByRole('button', { name: 'Play K<=>g1' }).waitFor()
    } finally {
      await bench.close()
    }
  })
})
