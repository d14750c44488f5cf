// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { drag } from './board'
import { squareOn } from './largeBoard'
import { saveByDialog } from './saving'
import { keepPicture, launchElectron } from './shells'

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-large-games-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

interface Play {
  readonly id: string
  readonly system: RegExp
  readonly files: number
  readonly ranks: number
  readonly fen: string
  /** Drags (`e2 e4`), some with a promotion piece; `pass` for the button; `twice e2` for two clicks. */
  readonly gestures: readonly string[]
  /** The movetext expected in the file. */
  readonly moves: string
}

const PLAYS: readonly Play[] = [
  {
    id: 'capablanca',
    system: /^Capablanca Random/,
    files: 10,
    ranks: 8,
    fen: 'r3k4r/1pppppppPp/10/10/10/10/PPPPPPPP1P/R3K4R w KQkq - 0 1',
    gestures: ['e1 j1', 'e8 c8', 'i7 i8 archbishop', 'j7 j5'],
    moves: '1. O-O O-O-O 2. i8=A j5',
  },
  {
    id: 'modern-capablanca',
    system: /^Modern Capablanca/,
    files: 10,
    ranks: 8,
    fen: 'rncaqkbnbr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBNBKQACNR w KQkq - 0 1 abcdefghij/abcdefghij',
    gestures: ['b1 c1', 'h8 i8', 'e2 e4'],
    moves: '1. Bb<=>N Bi<=>N 2. e4',
  },
  {
    id: 'modern',
    system: /^Modern Random/,
    files: 9,
    ranks: 9,
    fen: 'rnmqkbnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RBNBKQMNR w KQkq - 0 1 abcdefghi/abcdefghi',
    gestures: ['d1 e1', 'e8 e6'],
    moves: '1. Bd<=>K e6',
  },
  {
    id: 'english',
    system: /^English Random/,
    files: 10,
    ranks: 10,
    fen: '10/1r3k2r1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1R3K2R1/10 w KQkq - 0 1',
    gestures: ['f2 i2', 'f9 d9', 'b3 b5'],
    moves: '1. O-O O-O-O 2. b5',
  },
  {
    id: 'korean',
    system: /^Korean Random/,
    files: 9,
    ranks: 10,
    fen: 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1',
    gestures: ['a4 b4', 'pass', 'twice e2', 'b10 c8'],
    moves: '1. ab4 -- 2. -- Nc8',
  },
]

const begin = async (page: Page, { system, fen }: Play): Promise<void> => {
  await page.getByText('What would you like to do?').waitFor()
  await page.keyboard.press('Control+n')
  const dialog = page.getByRole('dialog', { name: 'New analysis' })
  await dialog.getByRole('option', { name: system }).click()
  await dialog.getByRole('textbox', { name: /Number, ranks, FEN or PGN/ }).fill(fen)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

const carryOut = async (page: Page, play: Play, gesture: string): Promise<void> => {
  const [from = '', to = '', piece] = gesture.split(' ')
  if (from === 'pass') await page.getByRole('button', { name: /^Pass/ }).click()
  else if (from === 'twice') {
    const { x, y } = await squareOn(page, play, to)
    await page.mouse.click(x, y)
    await page.mouse.click(x, y)
  } else await drag(page, async () => [await squareOn(page, play, from), await squareOn(page, play, to)])
  if (piece !== undefined)
    await page.getByRole('dialog', { name: 'Promote to' }).locator(`button[title^="${piece}"]`).click()
}

describe('a game on a larger board', () => {
  test.each(PLAYS)('is played by mouse, analyzed and saved: $id', async play => {
    const bench = await launchElectron(programPath('electron'))
    const { page } = bench
    await begin(page, play)
    for (const [ply, gesture] of play.gestures.entries()) {
      await carryOut(page, play, gesture)
      await page
        .locator('.status-bar')
        .getByText(`Ply ${ply + 1} of ${ply + 1}`)
        .waitFor()
    }
    await page.getByRole('switch').first().click()
    await page.locator('.engine-line').first().waitFor()
    await keepPicture(page, `large-${play.id}`)
    const file = path.join(folder, `${play.id}.pgn`)
    await saveByDialog(bench, file)
    await page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
    expect(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')).toContain(play.moves)
    await bench.close()
  })
})
