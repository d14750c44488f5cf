// @long
// @module-tag electron
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { programPath } from '../support/programPath'
import { drag } from './board'
import { shows, squareOn } from './largeBoard'
import { saveByDialog } from './saving'
import { keepPicture, launchElectron, type Workbench } from './shells'
import { tells } from './toast'

/* Features of a game besides its moves, on larger boards. `docs/larger-boards.md` lists where each one is tested. */

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-large-features-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

interface Played {
  readonly id: string
  readonly system: string
  readonly fen: string
  readonly moves: readonly string[]
  readonly result: string
  /** The moves written as movetext. */
  readonly movetext: string
}

const played = (id: string, system: string, fen: string, sans: string, result: string): Played => {
  const moves = sans.split(' ')
  const numbered = moves.map((san, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san))
  return { id, system, fen, moves, result, movetext: numbered.join(' ') }
}

/** Short games with a mistake: a piece is lost, or a king is mated. */
const GAMES: readonly Played[] = [
  played(
    'capablanca',
    'Capablanca Random Chess',
    'rbnqkanbcr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBNQKANBCR w KQkq - 0 1',
    'e4 e5 Nd3 d6 Nxe5 dxe5 a3 a6',
    '0-1',
  ),
  played(
    'modern',
    'Modern Random Chess',
    'rnmqkbnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RBNBKQMNR w KQkq - 0 1 abcdefghi/abcdefghi',
    'e4 e6 Nd3 Nc7 Ng3 d7 Nc5 d6 a3 dxc5',
    '*',
  ),
  played(
    'janggi',
    'Korean Random Chess',
    'nrea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/NREA1AENR w - - 0 1',
    'ih4 ef7 ed4 ab7 ab4 Rb9 Rb2 Ra9 Nc2 Ra1 Ee4 i6 Ri2 Ng8 Ke1 Ce8+ Ade2 Rxc1#',
    '0-1',
  ),
  played(
    'english',
    'English Random Chess',
    '10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w KQkq - 0 1',
    'e5 e6 Nd4 d7 Nxe6 dxe6 b4 b7',
    '0-1',
  ),
  played(
    'modern-capablanca',
    'Modern Capablanca Random Chess',
    'rbnbkqacnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBNBKQACNR w KQkq - 0 1 abcdefghij/abcdefghij',
    'e4 e5 Nd3 d6 Nxe5 dxe5 a3 a6',
    '0-1',
  ),
]

const LONG = { timeout: 300_000 }

/** Creates a user folder where a report searches just enough nodes to see these mistakes. */
const userFolder = (): string => {
  const user = mkdtempSync(path.join(folder, 'user-'))
  const effort = { limit: 'nodes', nodes: 3000, depth: 8, time: 5, lines: 1, closer: true, thrifty: true }
  writeFileSync(path.join(user, 'settings.json'), JSON.stringify({ report: { engineId: '', ...effort } }))
  return user
}

const fileOf = ({ id, system, fen, movetext, result }: Played): string => {
  const file = path.join(folder, `${id}.pgn`)
  const game = (white: string) =>
    `[Event "Larger boards"]\n[White "${white}"]\n[Black "Bela"]\n[Result "${result}"]\n` +
    `[Variant "${system}"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n${movetext} ${result}\n`
  writeFileSync(file, `${game('Anna')}\n${game('Clara')}`)
  return file
}

const call = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

const typed = async (page: Page, san: string): Promise<void> => {
  await page.keyboard.press('/')
  await page.keyboard.type(san)
  await page.keyboard.press('Enter')
}

/** Goes to the board of an open game from any place. */
const goTo = async (page: Page, white: string): Promise<void> => {
  await page.getByRole('tab', { name: white }).first().click()
  await page.locator('.move-tree').first().waitFor()
}

const ply = (page: Page, at: number, of: number) =>
  page.locator('.status-bar').getByText(`Ply ${at} of ${of}`, { exact: true }).waitFor()

/** Checks the report with phases and turning points, the graph, and the annotations. */
const report = async ({ page }: Workbench): Promise<void> => {
  await page.keyboard.press('Control+Alt+r')
  const dialog = page.getByRole('dialog', { name: 'Analyze game' })
  await dialog.getByText('Quick', { exact: false }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Game analyzed').waitFor(LONG)
  await page.locator('.report-pane').getByText('Opening').first().waitFor()
  await page.locator('.turning-point').first().waitFor()
  await page.getByRole('slider', { name: 'Evaluation of the game' }).waitFor()
  await page.getByRole('tab', { name: 'Moves' }).click()
  await page.locator('.move-tree .nag').first().waitFor()
}

const publish = async ({ page, app }: Workbench, { id, moves }: Played): Promise<void> => {
  const file = path.join(folder, `${id}.html`)
  await app!.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, file)
  await page.keyboard.press('Control+p')
  await page.getByRole('dialog', { name: 'Publish' }).getByText('One file,').waitFor()
  await tells(page, `Saved ${id}.html`, () => page.keyboard.press('Control+s'))
  const html = readFileSync(file, 'utf8')
  expect(html).toContain('class="board"')
  expect(html).toContain(moves[0])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Publish' }).waitFor({ state: 'detached' })
}

const guess = async ({ page }: Workbench, { moves }: Played): Promise<void> => {
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+Shift+U')
  await page.getByRole('dialog', { name: 'Guess the moves' }).getByRole('button', { name: 'Begin' }).click()
  await page.locator('.guess-pane .what', { hasText: /^Guess / }).waitFor()
  await typed(page, moves[0]!)
  await page.locator('.guess-verdict .points').first().waitFor(LONG)
  await page.keyboard.press('Escape')
}

const search = async ({ page }: Workbench): Promise<void> => {
  await page.keyboard.press('End')
  await call(page, 'games that reach')
  await page.getByText('2 of 2 games', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clear', exact: true }).first().click()
  await call(page, 'other games from this start')
  await page.getByText('2 of 2 games', { exact: true }).waitFor()
}

const deck = async ({ page }: Workbench, { moves }: Played): Promise<void> => {
  await page.keyboard.press('Control+Alt+d')
  await page.getByRole('dialog', { name: 'Make a deck' }).getByRole('button', { name: 'Make deck' }).click()
  await page.locator('.deck-row').first().waitFor()
  await page.locator('.drill-start [data-focus-first]').click()
  await expect.poll(() => page.locator('.question-panel .title').textContent()).toBe('Your move')
  await typed(page, moves[0]!)
  await page.locator('.verdict-band').waitFor(LONG)
  await page.keyboard.press('Escape')
}

const twoPlayers = async ({ page }: Workbench, { moves }: Played): Promise<void> => {
  await call(page, 'two players')
  const dialog = page.getByRole('dialog', { name: 'Two players' })
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await typed(page, moves[0]!)
  await ply(page, 1, 1)
  await typed(page, moves[1]!)
  await ply(page, 2, 2)
}

const practice = async ({ page }: Workbench, { moves }: Played): Promise<void> => {
  await call(page, 'practice from here')
  const dialog = page.getByRole('dialog', { name: 'Practice' })
  await dialog.getByText('You play against an engine').waitFor()
  expect(await dialog.getByText('The engine places pieces').count()).toBe(0)
  await dialog.getByText('White', { exact: true }).click()
  // At this level the engine searches a fixed number of nodes instead of two seconds on all cores.
  await dialog.getByText('11', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByText('Your move').waitFor()
  await typed(page, moves[0]!)
  await ply(page, 2, 2)
  await page.getByText('Your move').waitFor(LONG)
}

const prepare = async ({ page }: Workbench): Promise<void> => {
  await call(page, 'prepare openings')
  await page.getByRole('button', { name: 'Prepare from this position' }).click()
  const dialog = page.getByRole('dialog', { name: 'New preparation' })
  const fill = async (label: string, value: number) => {
    const field = dialog.getByLabel(label, { exact: true }).first()
    await field.fill(String(value))
    await field.press('Tab')
  }
  await fill('Nodes per position', 1000)
  await fill('Total nodes', 20_000)
  await page.getByRole('button', { name: 'Prepare', exact: true }).last().click()
  await page
    .getByText(/node limit reached/)
    .first()
    .waitFor(LONG)
}

describe('a game on a larger board', () => {
  test.each(GAMES)(
    'is searched, trained, analyzed, published and guessed: $id',
    async game => {
      const files = [fileOf(game)]
      const bench = await launchElectron(programPath('electron'), { folder: userFolder(), files })
      const { page } = bench
      await ply(page, 0, game.moves.length)
      // Make the deck before the game is annotated.
      await search(bench)
      await deck(bench, game)
      await keepPicture(page, `large-deck-${game.id}`)
      await goTo(page, 'Anna')
      await report(bench)
      await keepPicture(page, `large-report-${game.id}`)
      await publish(bench, game)
      await guess(bench, game)
      await keepPicture(page, `large-guess-${game.id}`)
      await bench.close()
    },
    600_000,
  )

  test.each(GAMES)(
    'is prepared, played by two people, and played against the engine: $id',
    async game => {
      const { id, system, fen, moves } = game
      const acts = [
        ['Anna', prepare],
        ['Clara', twoPlayers],
        ['Dora', practice],
      ] as const
      const files = acts.map(([white]) => {
        const file = path.join(folder, `${id}-${white}.pgn`)
        const tags = `[White "${white}"]\n[Black "Bela"]\n[Variant "${system}"]\n[SetUp "1"]\n[FEN "${fen}"]`
        writeFileSync(file, `${tags}\n\n*\n`)
        return file
      })
      const bench = await launchElectron(programPath('electron'), { files })
      for (const [white, act] of acts) {
        await goTo(bench.page, white)
        await ply(bench.page, 0, 0)
        await act(bench, game)
        await keepPicture(bench.page, `large-${act.name}-${id}`)
      }
      await bench.close()
      expect(moves.length).toBeGreaterThan(0)
    },
    600_000,
  )

  test('takes drawings, moves by keyboard, and positions and games from the clipboard', async () => {
    const english = GAMES.find(({ id }) => id === 'english')!
    const size = { files: 10, ranks: 10 }
    const file = fileOf(english)
    const bench = await launchElectron(programPath('electron'), { files: [file] })
    const { app, page } = bench
    await ply(page, 0, 8)

    await drag(
      page,
      async () => [await squareOn(page, size, 'a1'), await squareOn(page, size, 'j10')],
      'right',
    )
    await expect.poll(() => page.locator('.cg-shapes > g > line').count()).toBe(1)

    const cell = page.locator('[role=grid][aria-label=Board] [role=gridcell]')
    await cell.filter({ hasText: /^b3: white pawn$/ }).focus()
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    await shows(page, 'b5', 'white pawn')
    await page.keyboard.press('Control+s')
    await page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
    const text = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')
    expect(text).toContain('{[%cal Ga1j10]} 1. e5 (1. b5) 1... e6')

    await page.keyboard.press('Control+Shift+c')
    const copied = () => app!.evaluate(({ clipboard }) => clipboard.readText())
    const fen = '10/1rnbqkbnr1/1pppppppp1/10/10/1P8/10/2PPPPPPP1/1RNBQKBNR1/10 b KQkq - 0 1'
    await expect.poll(copied).toBe(fen)

    const pasted = '10/1rnbqkbnr1/1pppppppp1/10/10/10/4P5/1PPP1PPPP1/1RNBQKBNR1/10 b KQkq - 0 1'
    await app!.evaluate(({ clipboard }, position) => clipboard.writeText(position), pasted)
    await page.keyboard.press('Control+Shift+v')
    await ply(page, 0, 0)
    await shows(page, 'e4', 'white pawn')
    await app!.evaluate(({ clipboard }, game) => clipboard.writeText(game), readFileSync(file, 'utf8'))
    await page.keyboard.press('Control+Shift+v')
    await page.getByText('2 games', { exact: true }).first().waitFor()
    await keepPicture(page, 'large-pasted')

    // Pointing at a move of a line shows the position after it.
    await page.getByRole('switch').first().click()
    await page.locator('.engine-line .move').first().hover()
    await page.locator('.move-preview').waitFor()
    expect(await page.locator('.move-preview .still-board > span').count()).toBe(100)
    await bench.close()
  })

  test('is played to mate by keyboard alone, with passes by their key', async () => {
    const [, , janggi] = GAMES
    const file = path.join(folder, 'keys.pgn')
    const bench = await launchElectron(programPath('electron'))
    const { page } = bench
    await page.getByText('What would you like to do?').waitFor()
    await page.keyboard.press('Control+n')
    const dialog = page.getByRole('dialog', { name: 'New analysis' })
    await dialog.getByRole('option', { name: /^Korean Random/ }).click()
    await dialog.getByRole('textbox', { name: /Number, ranks, FEN or PGN/ }).fill(janggi!.fen)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Alt+0')
    await ply(page, 1, 1)
    await page.keyboard.press('Alt+0')
    await ply(page, 2, 2)
    for (const [at, san] of janggi!.moves.entries()) {
      await typed(page, san)
      await ply(page, at + 3, at + 3)
    }
    await page.getByText('Checkmate, Black wins').first().waitFor()
    await keepPicture(page, 'large-keys')
    await saveByDialog(bench, file)
    await page.locator('.status-bar').getByText('Saved', { exact: true }).waitFor()
    const text = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')
    expect(text).toContain('1. -- -- 2. ih4 ef7 3. ed4 ab7')
    expect(text).toContain('10. Ade2 Rxc1#')
    await bench.close()
  })
})
