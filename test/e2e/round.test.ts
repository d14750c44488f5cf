// @module-tag electron
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { pdfPages } from '../support/pdfText'
import { programPath } from '../support/programPath'
import { keepPicture, launchElectron, type Workbench } from './shells'
import { tells } from './toast'

const electron = programPath('electron')
const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-round-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const at = (name: string) => path.join(folder, name)

/** Makes the system dialog answer with `filePath`. */
const answerWith = ({ app }: Workbench, filePath: string) =>
  app!.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: file })
  }, filePath)

const command = async ({ page }: Workbench, label: string) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('textbox').fill(label)
  await page.getByRole('option', { name: label }).first().waitFor()
  await page.keyboard.press('Enter')
}

describe('the starts of a round', () => {
  test('are drawn, printed, saved and checked', async () => {
    const bench = await launchElectron(electron)
    const { page } = bench
    try {
      await page.locator('.rail-bar').waitFor()
      await command(bench, 'Draw the starts of a round…')
      const dialog = page.getByRole('dialog', { name: 'Starts for a round' })
      await dialog.getByRole('combobox').selectOption('fischer-benko')
      await dialog.getByLabel('Round', { exact: true }).fill('3')
      await dialog.getByLabel('Event').fill('Club evening')
      await dialog.getByLabel('Seed', { exact: true }).fill('seed of the club')
      await dialog.getByRole('listitem').nth(19).waitFor()
      await dialog
        .getByText(/^Throw [\d,]+$/)
        .first()
        .waitFor()
      const commitment = createHash('sha256').update('seed of the club').digest('hex')
      await expect.poll(() => dialog.locator('output').textContent()).toBe(commitment)
      await keepPicture(page, 'round-dark')

      await answerWith(bench, at('round.pdf'))
      await tells(page, 'Saved round.pdf', () => dialog.getByRole('button', { name: 'Print (PDF)…' }).click())
      const pages = pdfPages(at('round.pdf'))
      // Twenty diagrams on two pages, and a score sheet for each board.
      expect(pages).toHaveLength(22)
      expect(pages[0]).toContain('Club evening, Round 3')
      expect(pages[0]).toContain('Board 1')
      expect(pages[2]).toContain('Last two, at once')

      await answerWith(bench, at('round.pgn'))
      await tells(page, 'Saved round.pgn', () => dialog.getByRole('button', { name: 'Save as PGN…' }).click())
      const pgn = readFileSync(at('round.pgn'), 'utf8')
      expect(pgn.match(/\[Board "\d+"\]/g)).toHaveLength(20)
      expect(pgn).toContain('[Round "3"]')

      await dialog.getByRole('button', { name: 'Check a round…' }).click()
      const check = page.getByRole('dialog', { name: 'Check the starts of a round' })
      await check.locator('input[type=file]').setInputFiles(at('round.pgn'))
      await check.getByLabel('Commitment, as published').fill(commitment)
      await check.getByRole('button', { name: 'Verify' }).click()
      await check.getByText('All 20 boards have the starts that the seed draws.').waitFor()
      await check.getByText('The seed matches the commitment.').waitFor()
      await keepPicture(page, 'round-checked')

      // Another start on board 2.
      const fens = pgn.match(/\[FEN .*\]/g)!
      writeFileSync(at('changed.pgn'), pgn.replace(fens[1]!, fens[2]!))
      await check.locator('input[type=file]').setInputFiles(at('changed.pgn'))
      await check.getByRole('button', { name: 'Verify' }).click()
      await check.getByText('1 board has a start that the seed does not draw.').waitFor()
    } finally {
      await bench.close()
    }
  })
})
