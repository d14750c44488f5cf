// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boardOf, dragFromShelf, dragPiece } from './board'
import { keepPicture, launchElectron, type Workbench } from './shells'

/** A drag from a square (`e2 e4`) or from the shelf (`rook a1`), and the choice if it can mean two moves. */
interface Drag {
  readonly from: string
  readonly to: string
  readonly choose?: string
}

interface Play {
  readonly system: RegExp
  readonly fen: string
  readonly drags: readonly Drag[]
  /** The moves expected in the file. */
  readonly sans: readonly string[]
}

const drags = (...pairs: readonly string[]): Drag[] =>
  pairs.map(pair => {
    const [from = '', to = '', choose] = pair.split(' ')
    return choose === undefined ? { from, to } : { from, to, choose }
  })

const PLAYS: readonly Play[] = [
  {
    system: /^Chess \d/,
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    drags: drags('e2 e4', 'e7 e5', 'g1 f3', 'b8 c6', 'f1 b5', 'a7 a6', 'e1 g1'),
    sans: ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'O-O'],
  },
  {
    system: /^Chess960/,
    fen: '2brkr1n/pppppppp/8/8/8/8/1PPPPPPP/N1BRKRQN b KQkq - 0 9',
    drags: drags('e8 f8', 'b2 b4'),
    sans: ['O-O', 'b4'],
  },
  {
    system: /^Double Chess960/,
    fen: '1rk4r/1pp3p1/b1P4p/1P6/P3NN2/np3P2/6P1/2K2R2 b Kkq - 9 15',
    drags: drags('c8 b8', 'c1 b2'),
    sans: ['O-O-O', 'Kb2'],
  },
  {
    system: /^Half-Random/,
    fen: 'br1r1q1b/pppppppp/8/8/8/8/PPPPPPPP/2BQNBR1[RNKnnk] w - - 0 3',
    drags: drags('rook a1', 'king c8', 'king h1', 'knight b1', 'knight e8', 'knight g8', 'e2 e4'),
    sans: ['R@a1', 'K@c8', 'N@b1+K@h1', 'N@e8+N@g8', 'e4'],
  },
  {
    system: /^Pre-Chess/,
    fen: 'rr1b1kbq/pppppppp/8/8/8/8/PPPPPPPP/QNBKNB1R[Rnn] b - - 0 7',
    drags: drags('knight c8', 'rook g1', 'knight e8', 'd2 d4'),
    sans: ['N@c8', 'R@g1', 'N@e8', 'd4'],
  },
  {
    system: /^Transcendental/,
    fen: 'bnkrqnrb/pppppppp/8/8/8/8/PPPPPPPP/BRRQNBKN w - - 0 1 Tt',
    drags: drags('a1 c1', 'c8 d8', 'e2 e4'),
    sans: ['Ba1<=>Rc1', 'Kc8<=>Rd8', 'e4'],
  },
  {
    system: /^Arrangement \d/,
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king',
    drags: drags('e8 g8', 'e1 g1', 'd8 e8', 'd1 b1', 'e2 e4', 'e7 e5'),
    sans: ['K<=>g8', 'K<=>g1', 'Q<=>e8', 'Q<=>b1', 'e4', 'e5'],
  },
  {
    system: /^Arrangement Random/,
    fen: 'r3k2r/pp1ppppp/7R/2N5/1B5B/4b2b/PPPPPPPP/R3K3 w Qkq - 4 7',
    drags: drags('e1 c1', 'e8 g8'),
    sans: ['O-O-O'],
  },
  {
    system: /^Beautiful/,
    fen: 'krbnnbrq/pppppppp/8/8/8/8/PPPPPPPP/K2RR1NQ w EDgb - 0 1',
    drags: drags('a1 c1', 'a7 a6'),
    sans: ['O-O-O', 'a6'],
  },
  {
    system: /^Contemporary/,
    fen: 'nrkb2r1/pppp1ppp/6n1/8/5b2/5B2/PPPPPPPP/1RNQBKRN b KQkq - 0 15 Kbcdefgh/Kabcdg',
    drags: drags('d8 c8', 'e1 d1'),
    sans: ['Bd<=>K', 'Be<=>Q'],
  },
  {
    system: /^Contemporary/,
    fen: 'rbk4r/p2ppppp/2b5/q5N1/1B2p3/8/1PPPPP1P/R4KnR w KQkq - 17 27 K/Kabch',
    drags: drags('f1 b1 Kf>>b1', 'a5 b6'),
    sans: ['Kf>>b1', 'Qb6'],
  },
  {
    system: /^Ajax/,
    fen: 'nnrqbbkr/pppppppp/8/8/8/8/PPPPPPPP/NNRQBBKR w KQkq - 0 1',
    drags: drags('e2 e4', 'e7 e5', 'e1 e2'),
    sans: ['e4', 'e5', 'Bee2'],
  },
]

const electron = programPath('electron')

const begin = async (page: Page, { system, fen }: Play) => {
  await page.keyboard.press('Control+n')
  const dialog = page.getByRole('dialog', { name: 'New analysis' })
  await dialog.getByRole('option', { name: system }).click()
  await dialog.getByRole('textbox', { name: /Number, ranks, FEN or PGN/ }).fill(fen)
  await dialog.getByRole('button', { name: /^(Open|Begin setup)/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => boardOf(page)).toBe(fen.split(/[ [/]/).slice(0, 8).join('/'))
}

const make = async (page: Page, { from, to, choose }: Drag) => {
  const before = await boardOf(page)
  if (/^[a-h][1-8]$/.test(from)) await dragPiece(page, from, to)
  else await dragFromShelf(page, from, to)
  if (choose !== undefined) {
    await page.getByRole('dialog', { name: 'Which move?' }).getByText(choose, { exact: true }).click()
  }
  await expect.poll(() => boardOf(page), { message: `${from} to ${to}` }).not.toBe(before)
}

describe('every system, played by mouse', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backrank-systems-'))
  const files = PLAYS.map((_, i) => path.join(folder, `game-${i}.pgn`))
  const boards: string[] = []
  let bench: Workbench

  beforeAll(async () => {
    bench = await launchElectron(electron)
    await bench.page.getByText('What would you like to do?').waitFor()
  })

  afterAll(async () => {
    await bench.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  test.each(PLAYS.map((play, i) => ({ name: `${play.system.source} ${play.sans.join(' ')}`, play, i })))(
    '$name',
    async ({ play, i }) => {
      const { page, app } = bench
      await begin(page, play)
      for (const drag of play.drags) await make(page, drag)
      boards[i] = await boardOf(page)
      await keepPicture(page, `system-${i}`)
      await app!.evaluate(({ dialog }, filePath) => {
        dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
      }, files[i]!)
      await page.keyboard.press('Control+s')
      await page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
      const text = readFileSync(files[i]!, 'utf8')
      for (const san of play.sans) expect(text).toContain(san)
    },
  )

  test('all games are reopened with the same boards', async () => {
    const again = await launchElectron(electron, { files })
    await again.page.locator('.status-bar').getByText(/^Ply/).waitFor()
    const tabs = again.page.getByRole('tablist', { name: 'Open games' }).getByRole('tab')
    await expect.poll(() => tabs.count()).toBe(PLAYS.length)
    for (const [i, board] of boards.entries()) {
      await tabs.nth(i).click()
      await again.page.keyboard.press('End')
      await expect.poll(() => boardOf(again.page), { message: files[i]! }).toBe(board)
    }
    await again.close()
  })
})
