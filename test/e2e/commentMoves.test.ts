// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { boardOf } from './board'
import { launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-comments-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const gameFile = (name: string, text: string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

const COMMENT = 'Better 1...c5 2.Nf3 d6 with <b>pressure</b>, or Nc3 on d5.'
const CHESS = gameFile('chess.pgn', `[Event "?"]\n\n1. e4 e5 {${COMMENT}} *\n`)
const PLACING = gameFile(
  'placing.pgn',
  '[Event "?"]\n[Variant "Fischer Benko"]\n[SetUp "1"]\n' +
    '[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]\n\n' +
    '1. R@h1 {Not 1.N@a1 N@a8 2.Q@d1} *\n',
)

const links = (page: Page) => page.locator('.comment-text .link')
const linkOf = (page: Page, text: string) => links(page).filter({ hasText: text })

const showsBoard = (page: Page, board: string) => expect.poll(() => boardOf(page)).toBe(board)

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
const SICILIAN = 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR'
const OPEN = 'rnbqkbnr/pp2pppp/3p4/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R'

describe('moves written in a comment', () => {
  test('are shown by click, stepped through by keyboard, and left with Escape', async () => {
    const bench = await launchElectron(electron, { files: [CHESS] })
    const { page } = bench
    await showsBoard(page, START)
    await links(page).first().waitFor()
    expect(await links(page).allTextContents()).toEqual(['1...c5', '2.Nf3', 'd6', 'Nc3'])
    expect(await page.locator('.comment-text').textContent()).toBe(COMMENT)
    await linkOf(page, '1...c5').click()
    await showsBoard(page, SICILIAN)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await showsBoard(page, OPEN)
    expect(await linkOf(page, 'd6').getAttribute('aria-current')).toBe('true')
    await page.keyboard.press('Escape')
    await showsBoard(page, START)
    await page.getByText('Saved', { exact: true }).waitFor()
    await bench.close()
  })

  test('are inserted as a variation by menu and by key, only once, and can be undone', async () => {
    const bench = await launchElectron(electron, { files: [CHESS] })
    const { page } = bench
    await linkOf(page, '2.Nf3').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Insert up to 2. Nf3' }).click()
    const variation = page.locator('.block-row .move')
    await expect.poll(() => variation.allTextContents()).toEqual(['1…c5', '2.Nf3'])
    await linkOf(page, '1...c5').focus()
    await page.keyboard.press('i')
    await expect.poll(() => variation.allTextContents()).toEqual(['1…c5', '2.Nf3', 'd6'])
    await page.keyboard.press('i')
    await page.getByText('The game has these moves already').waitFor()
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Control+Z')
    await expect.poll(() => variation.count()).toBe(0)
    expect(readFileSync(CHESS, 'utf8')).toContain(COMMENT)
    await bench.close()
  })

  test('can be placements', async () => {
    const bench = await launchElectron(electron, { files: [PLACING] })
    const { page } = bench
    await linkOf(page, 'N@a8').click()
    await page.getByText('Looking ahead to 1… N@a8').waitFor()
    await page.getByRole('button', { name: 'Keep' }).click()
    await expect.poll(() => page.locator('.status-bar').textContent()).toContain('Ply 2')
    await bench.close()
  })

  test('become links only in visible comments of a game with ten thousand', async () => {
    const moves = Array.from({ length: 5000 }, (_, i) => {
      const [white, black] = i % 2 === 0 ? ['Nf3', 'Nf6'] : ['Ng1', 'Ng8']
      return `${i + 1}. ${white} {better ${i + 1}.e4 e5} ${i + 1}... ${black} {or ${i + 1}...e5 ${i + 2}.a3}`
    })
    const file = gameFile('many.pgn', `[Event "?"]\n\n${moves.join('\n')} *\n`)
    const bench = await launchElectron(electron, { files: [file] })
    const { page } = bench
    await links(page).first().waitFor()
    await page.evaluate(async () => {
      const list = document.querySelector('.move-tree .scroller')!
      for (let step = 1; step <= 60; step++) {
        list.scrollTop = (list.scrollHeight * step) / 61
        await new Promise(resolve => requestAnimationFrame(resolve))
      }
    })
    await links(page).first().waitFor()
    expect(await links(page).count()).toBeLessThan(200)
    await bench.close()
  })
})
