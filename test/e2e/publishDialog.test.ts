// @module-tag electron
import { programPath } from '../support/programPath'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { smallDisk } from '../support/smallDisk'
import { pdfPages } from '../support/pdfText'
import { keepPicture, launchElectron, type Workbench } from './shells'
import { tells } from './toast'

const electron = programPath('electron')
const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-dialog-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const at = (name: string) => path.join(folder, name)
const GAME = at('annotated.pgn')
cpSync('test/fixtures/publish/annotated.pgn', GAME)

/** Makes the system dialog answer with `filePath`. */
const answerWith = ({ app }: Workbench, filePath: string) =>
  app!.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: file })
  }, filePath)

const openDialog = async ({ page }: Workbench) => {
  await page.locator('.live-board').first().waitFor()
  await page.keyboard.press('Control+p')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.waitFor()
  return dialog
}

/** Sets the size of a picture; a small animated picture is made sooner. */
const setSize = async (dialog: Locator, pixels: number) => {
  const field = dialog.getByLabel('Size in pixels', { exact: true }).first()
  await field.fill(String(pixels))
  await field.press('Tab')
}

describe('the dialog for publishing', () => {
  test('previews the file, saves each format, and remembers the choices', async () => {
    const bench = await launchElectron(electron, { files: [GAME] })
    const { page } = bench
    try {
      const dialog = await openDialog(bench)
      await dialog.getByRole('heading', { name: 'Srecko Lukic – Davor Vujacic' }).waitFor()
      expect(await dialog.getByText('One file,').textContent()).toMatch(/One file, \d+ KB/)
      // Parts that the game lacks are disabled, with the reason.
      expect(await dialog.getByRole('checkbox', { name: /Comments/ }).isDisabled()).toBe(true)
      await dialog.getByText('The game has no comments').waitFor()
      // The preview has the board of the page.
      await dialog.getByRole('button', { name: 'Last move' }).click()
      await dialog.getByText('After 57…').first().waitFor()
      await dialog.getByText('Letters', { exact: true }).click()
      await dialog.getByText('R@e1', { exact: true }).first().waitFor()

      await answerWith(bench, at('page.html'))
      await tells(page, 'Saved page.html', () => page.keyboard.press('Control+s'))
      expect(readFileSync(at('page.html'), 'utf8')).toContain('R@e1')
      expect(await page.getByRole('dialog').count()).toBe(0)

      for (const [key, name, head] of [
        ['2', 'paper.pdf', '%PDF-'],
        ['3', 'moves.gif', 'GIF89a'],
        ['4', 'board.png', '\ufffdPNG'],
        ['5', 'forum.txt', 'Srecko Lukic'],
        ['6', 'game.pgn', '[Event "'],
      ] as const) {
        const again = await openDialog(bench)
        await page.keyboard.press(key)
        if (key === '3') await setSize(again, 120)
        await answerWith(bench, at(name))
        await tells(page, `Saved ${name}`, () => page.keyboard.press('Control+s'))
        expect(readFileSync(at(name), 'utf8').slice(0, head.length)).toBe(head)
      }
      const again = await openDialog(bench)
      expect(await again.getByRole('radio', { name: /PGN/ }).isChecked()).toBe(true)
      await page.keyboard.press('5')
      expect(await again.getByRole('radio', { name: 'Letters' }).isChecked()).toBe(true)
      await page.keyboard.press('Escape')
      expect(await page.getByRole('dialog').count()).toBe(0)
    } finally {
      await bench.close()
    }
  })

  test('stays open and says why a file cannot be written', async () => {
    const bench = await launchElectron(electron, { files: [GAME] })
    const { page } = bench
    try {
      const dialog = await openDialog(bench)
      await answerWith(bench, at('missing/page.html'))
      await page.keyboard.press('Control+s')
      await dialog.getByText('The file was not published').waitFor()
      await dialog.getByText(/There is no folder/).waitFor()
      mkdirSync(at('missing'))
      await tells(page, 'Saved page.html', () => page.keyboard.press('Control+s'))
      expect(existsSync(at('missing/page.html'))).toBe(true)
    } finally {
      await bench.close()
    }
  })

  test(
    'reports a full disk, keeps the old file unchanged, and saves elsewhere',
    { tags: ['disks'] },
    async () => {
      const disk = await smallDisk(16)
      const full = path.join(disk, 'page.html')
      writeFileSync(full, 'the old page')
      const bench = await launchElectron(electron, { files: [GAME] })
      const { page } = bench
      try {
        const dialog = await openDialog(bench)
        await page.keyboard.press('1')
        await answerWith(bench, full)
        await page.keyboard.press('Control+s')
        await dialog.getByText('The file was not published').waitFor()
        await dialog.getByText(/The disk is full/).waitFor()
        expect(readFileSync(full, 'utf8')).toBe('the old page')
        expect(readdirSync(disk)).toEqual(['page.html'])
        await answerWith(bench, at('elsewhere.html'))
        await tells(page, 'Saved elsewhere.html', () => page.keyboard.press('Control+s'))
      } finally {
        await bench.close()
      }
    },
  )

  test('cancels a PDF that is being printed, and prints the next one', async () => {
    const many = at('many.pgn')
    const one = readFileSync(GAME, 'utf8')
    writeFileSync(many, Array.from({ length: 60 }, () => one).join('\n'))
    const bench = await launchElectron(electron, { files: [many] })
    const { page } = bench
    try {
      const dialog = await openDialog(bench)
      await page.keyboard.press('2')
      await dialog.getByText('File (60 games)').click()
      await answerWith(bench, at('given-up.pdf'))
      await page.keyboard.press('Control+s')
      await dialog.getByText('Printing', { exact: true }).waitFor()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      const saves = dialog.getByRole('button', { name: /Save as/ }).and(page.locator(':enabled'))
      await saves.waitFor()
      expect(await dialog.getByText('The file was not published').count()).toBe(0)
      expect(existsSync(at('given-up.pdf'))).toBe(false)
      await dialog.getByText('This game', { exact: true }).click()
      await answerWith(bench, at('next.pdf'))
      await tells(page, 'Saved next.pdf', () => page.keyboard.press('Control+s'))
      expect(readFileSync(at('next.pdf'), 'latin1').slice(0, 5)).toBe('%PDF-')
      expect(existsSync(at('given-up.pdf'))).toBe(false)
    } finally {
      await bench.close()
    }
  })

  test('cancels an animated picture, and writes nothing', async () => {
    const long = at('long.pgn')
    const moves = Array.from({ length: 125 }, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8`).join(
      ' ',
    )
    writeFileSync(long, `${moves} *\n`)
    const bench = await launchElectron(electron, { files: [long] })
    const { page } = bench
    try {
      const dialog = await openDialog(bench)
      await page.keyboard.press('3')
      await answerWith(bench, at('never.gif'))
      await page.keyboard.press('Control+s')
      await dialog.getByText(/Drawing \d+ of 501 positions/).waitFor()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog
        .getByRole('button', { name: /Save as/ })
        .and(page.locator(':enabled'))
        .waitFor()
      expect(existsSync(at('never.gif'))).toBe(false)
      expect(await dialog.isVisible()).toBe(true)
    } finally {
      await bench.close()
    }
  })

  test('makes one file of all games of a file', async () => {
    const two = at('two.pgn')
    writeFileSync(two, '[White "Ann"]\n[Black "Bo"]\n\n1. e4 *\n\n[White "Cid"]\n[Black "Di"]\n\n1. d4 *\n')
    const bench = await launchElectron(electron, { files: [two] })
    const { page } = bench
    try {
      const dialog = await openDialog(bench)
      await dialog.getByText('File (2 games)').click()
      await dialog.getByText('2 games in one file').waitFor()
      await answerWith(bench, at('both.html'))
      await tells(page, 'Saved both.html', () => page.keyboard.press('Control+s'))
      const html = readFileSync(at('both.html'), 'utf8')
      expect(html).toContain('Ann – Bo')
      expect(html).toContain('Cid – Di')
    } finally {
      await bench.close()
    }
  })

  test('makes a text of the moves from here on, or of a selected range', async () => {
    const bench = await launchElectron(electron, { files: [GAME] })
    const { page } = bench
    try {
      await page.locator('.live-board').first().waitFor()
      // After the setup the board shows the position before 5. Ng3.
      for (let ply = 0; ply < 8; ply++) await page.keyboard.press('ArrowRight')
      await page.getByText('Ply 8 of').waitFor()
      const dialog = await openDialog(bench)
      await page.keyboard.press('5')
      await dialog.getByText('Selected moves', { exact: true }).click()
      const [from, to] = ['From move', 'to move'].map(name => dialog.getByLabel(name, { exact: true }))
      expect(await from!.inputValue()).toBe('5')
      await to!.fill('6')
      await to!.press('Tab')
      const preview = dialog.locator('pre')
      await preview.getByText(/White to move: [^]*\b5\. ♘g3[^]*\b6\. b3/).waitFor()
      expect(await preview.textContent()).not.toMatch(/7\. |Accuracy/)
      await answerWith(bench, at('some.txt'))
      await tells(page, 'Saved some.txt', () => page.keyboard.press('Control+s'))
      expect(readFileSync(at('some.txt'), 'utf8')).not.toContain('7. ')

      // On a page the graph and the accuracy would cover all moves.
      const again = await openDialog(bench)
      await page.keyboard.press('1')
      expect(await again.getByText('All moves', { exact: true }).isVisible()).toBe(true)
      await again.getByText('Selected moves', { exact: true }).click()
      await again.getByText('Shown with all moves only').first().waitFor()
      await keepPicture(page, 'publish-some-moves')
    } finally {
      await bench.close()
    }
  })

  test('offers one page for a preparation, but not for other games', async () => {
    const prepared = at('preparation.pgn')
    cpSync('test/fixtures/publish/preparation-big.pgn', prepared)
    const bench = await launchElectron(electron, { files: [prepared] })
    const { page } = bench
    try {
      const dialog = await openDialog(bench)
      await page.keyboard.press('2')
      const preview = dialog.locator('.page-preview')
      expect(await dialog.getByRole('radio', { name: 'All lines' }).isChecked()).toBe(true)
      await dialog.getByText('One page', { exact: true }).click()
      await preview.getByText(/^And \d+ more lines/).waitFor()
      expect(await preview.locator('.one-page').count()).toBe(1)
      // Options that one page cannot have are not offered.
      expect(await dialog.getByText('Columns', { exact: true }).count()).toBe(0)
      expect(await dialog.getByRole('checkbox').count()).toBe(0)
      const rows = () => preview.locator('tbody tr').count()
      const onA4 = await rows()
      await dialog.getByText('Letter', { exact: true }).click()
      await expect.poll(rows).toBeLessThan(onA4)
      await dialog.getByText('Letters', { exact: true }).click()
      await preview.getByText('Nc6').first().waitFor()
      await keepPicture(page, 'publish-sheet')
      await answerWith(bench, at('sheet.pdf'))
      await tells(page, 'Saved sheet.pdf', () => page.keyboard.press('Control+s'))
      expect(pdfPages(at('sheet.pdf'))).toHaveLength(1)

      // The choice is remembered, also for the page on the screen.
      const again = await openDialog(bench)
      await page.keyboard.press('1')
      expect(await again.getByRole('radio', { name: 'One page' }).isChecked()).toBe(true)
      await answerWith(bench, at('sheet.html'))
      await tells(page, 'Saved sheet.html', () => page.keyboard.press('Control+s'))
      expect(readFileSync(at('sheet.html'), 'utf8')).toContain('class="one-page"')
    } finally {
      await bench.close()
    }
    const plain = await launchElectron(electron, { files: [GAME] })
    try {
      const dialog = await openDialog(plain)
      await dialog.getByRole('heading', { name: 'Srecko Lukic – Davor Vujacic' }).waitFor()
      expect(await dialog.getByText('One page', { exact: true }).count()).toBe(0)
    } finally {
      await plain.close()
    }
  })

  test('is not needed to copy the text for forums', async () => {
    const bench = await launchElectron(electron, { files: [GAME] })
    const { page, app } = bench
    try {
      await page.locator('.live-board').first().waitFor()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('text for forums')
      await tells(page, 'Copied text', () => page.keyboard.press('Enter'))
      expect(await app!.evaluate(({ clipboard }) => clipboard.readText())).toContain('♘@f8')
    } finally {
      await bench.close()
    }
  })
})
