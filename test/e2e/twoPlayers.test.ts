// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { keepPicture, launchElectron, type Workbench } from './shells'
import { expectAllTermsToFit } from './tableTerms'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-table-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const aFile = (name: string, tags = '', moves = ''): string => {
  const file = path.join(folder, `${name}.pgn`)
  writeFileSync(file, `[White "A"]\n[Black "B"]\n[Result "*"]\n${tags}\n${moves} *\n`)
  return file
}

const BEAUTIFUL = `[Variant "Beautiful Chess"]
[SetUp "1"]
[FEN "nbqrrkbn/pppppppp/8/8/8/8/PPPPPPPP/NBQRRKBN w EDed - 0 1"]
`

const FISCHER_BENKO = `[Variant "Fischer-Benko Chess"]
[SetUp "1"]
[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]
`

/** The placements from that throw up to the last two pieces of each side. */
const BEFORE_PAIRS = ['R@h1', 'N@e8', 'N@d1', 'R@a8', 'N@a1', 'N@h8']

const TRANSCENDENTAL = `[Variant "Transcendental Chess"]
[SetUp "1"]
[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBKNNQRR w - - 0 1 Tt"]
`

const dialogOf = (page: Page) => page.getByRole('dialog')
const pane = (page: Page) => page.locator('.practice-pane')
const state = (page: Page) => pane(page).locator('.state')
const clocks = (page: Page) => page.locator('.clock-face')

const ask = async (page: Page): Promise<void> => {
  await page.getByText('A – B').first().waitFor()
  // Start from the end of the moves, if there are any.
  const end = page.locator('.status-item', { hasText: /^\s*Ply (\d+) of \1\s*$/ })
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return end.count()
    })
    .toBe(1)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('two players')
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor()
  await dialogOf(page).getByLabel('White', { exact: true }).fill('Anna')
  await dialogOf(page).getByLabel('Black', { exact: true }).fill('Boris')
}

const start = async (page: Page): Promise<void> => {
  await dialogOf(page).getByRole('button', { name: 'Start', exact: true }).click()
  await pane(page).waitFor()
}

const type = async (page: Page, move: string): Promise<void> => {
  await page.keyboard.press('/')
  await page.keyboard.type(move)
  await page.keyboard.press('Enter')
}

/** Returns what a kill leaves: the complete entries of the journal. */
const journalled = (user: string): string =>
  readdirSync(path.join(user, 'journal'))
    .filter(name => name.endsWith('.json'))
    .map(name => readFileSync(path.join(user, 'journal', name), 'utf8'))
    .join('\n')

/** Returns the middle of a square of the board, with White at the bottom. */
const squareAt = async (page: Page, square: string) => {
  const box = (await page.locator('cg-board').boundingBox())!
  const file = square.charCodeAt(0) - 97
  const rank = Number(square.slice(1)) - 1
  return { x: box.x + ((file + 0.5) * box.width) / 8, y: box.y + ((7.5 - rank) * box.height) / 8 }
}

const click = async (page: Page, square: string): Promise<void> => {
  const { x, y } = await squareAt(page, square)
  await page.mouse.click(x, y)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('two people at one board', () => {
  test('agree on their terms in a dialog that needs no scrolling', async () => {
    const file = aFile('terms', FISCHER_BENKO)
    const bench = await launchElectron(electron, { files: [file], width: 1280, height: 800 })
    await ask(bench.page)
    await expectAllTermsToFit(dialogOf(bench.page))
    await keepPicture(bench.page, 'table-terms')
    await bench.close()
  })

  test('play by mouse and keyboard, pause, take back, and agree on a draw, with clock times in the PGN', async () => {
    const bench = await launchElectron(electron, { files: [aFile('plain')] })
    const { page } = bench
    await ask(page)
    await keepPicture(page, 'table-dialog')
    await start(page)
    expect(await clocks(page).count()).toBe(2)
    expect(await state(page).textContent()).toBe('Anna to move')
    await click(page, 'e2')
    await click(page, 'e4')
    await expect.poll(() => state(page).textContent()).toBe('Boris to move')
    await type(page, 'e5')
    await expect.poll(() => state(page).textContent()).toBe('Anna to move')
    // Illegal moves and moves of the other side are not accepted.
    await click(page, 'e5')
    await click(page, 'e4')
    expect(await state(page).textContent()).toBe('Anna to move')
    await keepPicture(page, 'table-game')

    await button(page, 'Pause').click()
    await expect.poll(() => state(page).textContent()).toBe('The game is paused')
    const stood = await clocks(page).allTextContents()
    await click(page, 'd2')
    await click(page, 'd4')
    expect(await state(page).textContent()).toBe('The game is paused')
    expect(await clocks(page).allTextContents()).toEqual(stood)
    await button(page, 'Go on').click()

    await button(page, 'Take back').click()
    await expect.poll(() => state(page).textContent()).toBe('Boris asks to take a move back')
    await button(page, 'Anna accepts').click()
    await expect.poll(() => state(page).textContent()).toBe('Boris to move')
    await type(page, 'c5')
    await expect.poll(() => state(page).textContent()).toBe('Anna to move')

    await button(page, 'White offers a draw').click()
    await expect.poll(() => state(page).textContent()).toBe('Anna offers a draw')
    await button(page, 'Decline').click()
    await button(page, 'White offers a draw').click()
    await button(page, 'Boris accepts').click()
    await expect.poll(() => state(page).textContent()).toBe('Draw agreed, ½–½')
    await page.keyboard.press('Control+Alt+c')
    const pgn = await bench.app!.evaluate(({ clipboard }) => clipboard.readText())
    expect(pgn).toMatch(/\[White "Anna"\]/)
    expect(pgn).toMatch(/\[TimeControl "600\+5"\]/)
    expect(pgn).toMatch(/\[Termination "normal"\]/)
    expect(pgn.replaceAll(/\s+/g, ' ')).toMatch(
      /1\. e4 \{ ?\[%clk 0:10:0\d\] ?\} (1\.\.\. )?c5 \{ ?\[%clk 0:\d\d:\d\d\] ?\} 1\/2-1\/2/,
    )
    await bench.close()
  })

  test('continue after a kill with their clocks, which stand still until then', async () => {
    const own = mkdtempSync(path.join(folder, 'killed-'))
    const bench = await launchElectron(electron, { files: [aFile('killed')], folder: own })
    await ask(bench.page)
    await start(bench.page)
    await type(bench.page, 'e4')
    await expect.poll(() => state(bench.page).textContent()).toBe('Boris to move')
    await expect.poll(() => bench.page.locator('.saved-state').textContent()).toContain('journal')
    bench.app!.process().kill('SIGKILL')

    const again = await launchElectron(electron, { folder: own })
    const { page } = again
    await page.getByRole('button', { name: 'Restore all' }).click()
    await page
      .getByText(/Two players at this board, 10:0\d to 9:5\d|Two players at this board, 10:0\d to 10:00/)
      .waitFor()
    await button(page, 'Play on').click()
    await expect.poll(() => state(page).textContent()).toBe('Boris to move')
    await type(page, 'e5')
    await expect.poll(() => state(page).textContent()).toBe('Anna to move')
    await button(page, 'White resigns').click()
    await expect.poll(() => state(page).textContent()).toBe('White resigned, 0–1')
    await again.close()
  })

  test('play a couplet with colors reversed and a common score, which survives kills', async () => {
    const own = mkdtempSync(path.join(folder, 'couplet-'))
    const restored = async () => {
      const again = await launchElectron(electron, { folder: own })
      await button(again.page, 'Restore all').click()
      return again
    }
    const killed = async (bench: Workbench) => {
      await expect.poll(() => bench.page.locator('.saved-state').textContent()).toContain('journal')
      bench.app!.process().kill('SIGKILL')
    }
    const card = (page: Page) => page.locator('.couplet-card')

    // Killed in the first game.
    const first = await launchElectron(electron, { files: [aFile('couplet', BEAUTIFUL)], folder: own })
    await ask(first.page)
    await dialogOf(first.page).getByText('Couplet', { exact: true }).click()
    await start(first.page)
    await type(first.page, 'e4')
    await expect.poll(() => state(first.page).textContent()).toBe('Boris to move')
    await killed(first)

    // Killed between the games: the second one is open and paused.
    const between = await restored()
    await button(between.page, 'Play on').click()
    await button(between.page, 'Black resigns').click()
    await expect.poll(() => state(between.page).textContent()).toBe('The game is paused')
    expect(await card(between.page).textContent()).toMatch(/Couplet 1, game 2\s*Anna\s*1 – 0\s*Boris/)
    await keepPicture(between.page, 'table-couplet')
    await expect.poll(() => journalled(own)).toContain('"1-0"')
    await expect.poll(() => journalled(own)).toContain('"1.2"')
    between.app!.process().kill('SIGKILL')

    // Killed in the second game.
    const second = await restored()
    // The second game is kept although it has no moves.
    await second.page.getByText('Boris – Anna').first().click()
    await button(second.page, 'Play on').click()
    await expect
      .poll(async () => {
        if (await button(second.page, 'Go on').count()) await button(second.page, 'Go on').click()
        return state(second.page).textContent()
      })
      .toBe('Boris to move')
    await type(second.page, 'e4')
    await expect.poll(() => state(second.page).textContent()).toBe('Anna to move')
    await killed(second)

    const last = await restored()
    const { page } = last
    await button(page, 'Play on').click()
    await expect.poll(() => state(page).textContent()).toBe('Anna to move')
    await button(page, 'Black offers a draw').click()
    await button(page, 'Boris accepts').click()
    await expect.poll(() => card(page).textContent()).toMatch(/Anna\s*1½ – ½\s*Boris/)
    expect(await button(page, 'Second game, colors reversed').count()).toBe(0)
    await killed(last)

    // Killed after both: nothing is left to play.
    const over = await restored()
    await over.page.getByText('Boris – Anna').first().waitFor()
    expect(await button(over.page, 'Play on').count()).toBe(0)
    await over.close()
  })

  test('find the games of a couplet joined in the list and in the table of their file', async () => {
    const file = path.join(folder, 'joined.pgn')
    writeFileSync(
      file,
      [
        ['Anna', 'Boris', '1-0', '1.1'],
        ['Boris', 'Anna', '1/2-1/2', '1.2'],
        ['Carla', 'David', '0-1', '2.1'],
      ]
        .map(
          ([white, black, result, couplet]) =>
            `[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n[Couplet "${couplet}"]\n\n1. e4 ${result}\n`,
        )
        .join('\n'),
    )
    const bench = await launchElectron(electron, { files: [file] })
    const { page } = bench
    await page.locator('.game-list .item.is-joined').nth(1).waitFor()
    expect(await page.locator('.game-list .item.is-joined').count()).toBe(2)
    expect(await page.locator('.game-list .item.is-upper').textContent()).toContain('couplet 1.1  1½–½')
    await keepPicture(page, 'table-couplet-list')
    await page.keyboard.press('Alt+t')
    await page.locator('.games-table .row').first().waitFor()
    await keepPicture(page, 'table-couplet-table')
    await expect.poll(() => page.locator('.games-table .row.is-joined').count()).toBe(2)
    expect(await page.locator('.games-table .row.is-upper').textContent()).toContain('1.1  1½–½')
    await bench.close()
  })

  test('auction the colors, and make the moves that they bid', async () => {
    const own = mkdtempSync(path.join(folder, 'auction-'))
    const bench = await launchElectron(electron, { files: [aFile('auction', TRANSCENDENTAL)], folder: own })
    await ask(bench.page)
    await dialogOf(bench.page).getByText('Auction', { exact: true }).click()
    await keepPicture(bench.page, 'table-auction-dialog')
    await start(bench.page)
    const card = (page: Page) => page.locator('.auction-card')
    await card(bench.page).getByText('Anna bids a color, or passes').waitFor()
    await button(bench.page, 'Bid').click()
    await card(bench.page).getByText('Boris bids a color, or passes').waitFor()
    await keepPicture(bench.page, 'table-auction')
    await expect.poll(() => bench.page.locator('.saved-state').textContent()).toContain('journal')
    bench.app!.process().kill('SIGKILL')

    const again = await launchElectron(electron, { folder: own })
    const { page } = again
    await button(page, 'Restore all').click()
    await button(page, 'Play on').click()
    await card(page).getByText('Boris bids a color, or passes').waitFor()
    await button(page, 'Bid').click()
    await button(page, 'Pass').click()
    // Boris gets White in return for one move of Black.
    await card(page).getByText('Black makes 1 move before the game').waitFor()
    await type(page, 'Nf6')
    await card(page).getByText('Black makes 1 move before the game').waitFor()
    await type(page, 'e5')
    await expect.poll(() => state(page).textContent()).toBe('Boris to move')
    expect(await card(page).textContent()).toContain('Boris White 1')
    await type(page, 'e4')
    await expect.poll(() => state(page).textContent()).toBe('Anna to move')
    await page.keyboard.press('Control+Alt+c')
    const pgn = await again.app!.evaluate(({ clipboard }) => clipboard.readText())
    expect(pgn).toContain('[Auction "Boris White 1"]')
    expect(pgn).toContain('[AuctionTempi "e5"]')
    expect(pgn).toMatch(/\[White "Boris"\]\s+\[Black "Anna"\]/)
    await again.close()
  })

  test('choose sides by the pie rule after the first move', async () => {
    const bench = await launchElectron(electron, { files: [aFile('pie', BEAUTIFUL)] })
    const { page } = bench
    await ask(page)
    await dialogOf(page).getByText('Pie rule', { exact: true }).click()
    await start(page)
    await type(page, 'e4')
    await page.getByText('Boris chooses the side').waitFor()
    await keepPicture(page, 'table-pie')
    await type(page, 'e5')
    await page.locator('.pie-choice').getByRole('button', { name: 'White', exact: true }).click()
    await expect.poll(() => page.locator('.pie-choice').textContent()).toContain('Boris White')
    await expect.poll(() => state(page).textContent()).toBe('Anna to move')
    // Once the side is chosen, the adviser shows its value and the error of that.
    await expect
      .poll(() => page.locator('.pie-choice').textContent(), { timeout: 60_000 })
      .toMatch(/The adviser: [+−]?\d\.\d+ ± \d\.\d+ for White\./)
    await keepPicture(page, 'table-pie-advised')
    await bench.close()
  })

  describe('a choice of sides by the pie rule', () => {
    const restored = async (own: string) => {
      const again = await launchElectron(electron, { folder: own })
      await button(again.page, 'Restore all').click()
      await button(again.page, 'Play on').click()
      return again
    }
    const killed = async ({ app }: Workbench, own: string, kept: string | RegExp) => {
      await expect.poll(() => journalled(own), { timeout: 20_000 }).toMatch(kept)
      app!.process().kill('SIGKILL')
    }
    const card = (page: Page) => page.locator('.pie-choice')
    const begin = async (own: string, file: string, point: string) => {
      const bench = await launchElectron(electron, { files: [file], folder: own })
      await ask(bench.page)
      await dialogOf(bench.page).getByText('Pie rule', { exact: true }).click()
      await dialogOf(bench.page).getByText(point, { exact: true }).click()
      await start(bench.page)
      return bench
    }
    const choose = (page: Page, color: string) =>
      card(page).getByRole('button', { name: color, exact: true }).click()

    test('survives a kill before the first move, before the choice, and after it', async () => {
      const own = mkdtempSync(path.join(folder, 'pie-move-'))
      const begun = await begin(own, aFile('pie-move', BEAUTIFUL), 'after the first move')
      await expect.poll(() => state(begun.page).textContent()).toBe('Anna to move')
      await killed(begun, own, /side chosen after the move/)

      const before = await restored(own)
      await expect.poll(() => state(before.page).textContent()).toBe('Anna to move')
      await type(before.page, 'e4')
      await card(before.page).getByText('Boris chooses the side').waitFor()
      await killed(before, own, /"e2e4"/)

      const due = await restored(own)
      await card(due.page).getByText('Boris chooses the side').waitFor()
      await type(due.page, 'e5')
      expect(await state(due.page).textContent()).toBe('Pie rule')
      await choose(due.page, 'White')
      await expect.poll(() => state(due.page).textContent()).toBe('Anna to move')
      await killed(due, own, /Boris White/)

      const after = await restored(own)
      await expect.poll(() => card(after.page).textContent()).toContain('Boris White')
      await expect.poll(() => state(after.page).textContent()).toBe('Anna to move')
      await type(after.page, 'e5')
      await expect.poll(() => state(after.page).textContent()).toBe('Boris to move')
      await after.close()
    })

    test('survives a kill before the choice after a throw, and after it', async () => {
      const own = mkdtempSync(path.join(folder, 'pie-throw-'))
      const begun = await begin(own, aFile('pie-throw', FISCHER_BENKO), 'after the throw')
      await card(begun.page).getByText('Boris chooses the side').waitFor()
      await killed(begun, own, /side chosen after the throw/)

      const due = await restored(own)
      await card(due.page).getByText('Boris chooses the side').waitFor()
      await choose(due.page, 'Black')
      await killed(due, own, /Boris Black/)

      const after = await restored(own)
      await expect.poll(() => card(after.page).textContent()).toContain('Boris Black')
      await expect.poll(() => state(after.page).textContent()).toBe('Anna to move')
      await after.close()
    })

    test('survives a kill in the hidden pair of a setup, before the choice, and after it', async () => {
      const own = mkdtempSync(path.join(folder, 'pie-setup-'))
      const pairs = BEFORE_PAIRS.join(' ')
      const begun = await begin(own, aFile('pie-setup', FISCHER_BENKO, pairs), 'after the setup')
      const entry = (page: Page) => page.locator('.hidden-pair')
      await entry(begun.page).locator('.card').first().waitFor()
      await begun.page.keyboard.press('1')
      await entry(begun.page).getByText('Boris, place your last two pieces').waitFor()
      await killed(begun, own, /side chosen after the setup/)
      expect(journalled(own)).not.toMatch(/[A-Z]@[a-h]1\+[A-Z]@[a-h]1/)

      const entering = await restored(own)
      await entry(entering.page).getByText('Anna, place your last two pieces').waitFor()
      for (const key of ['2', '1']) await entering.page.keyboard.press(key)
      await entry(entering.page).getByText('Both pairs are on the board').waitFor()
      await entering.page.keyboard.press('Enter')
      await card(entering.page).getByText('Boris chooses the side').waitFor()
      await killed(entering, own, /[A-Z]@[a-h]1\+[A-Z]@[a-h]1/)

      const due = await restored(own)
      await card(due.page).getByText('Boris chooses the side').waitFor()
      await choose(due.page, 'White')
      await killed(due, own, /Boris White/)

      const after = await restored(own)
      await expect.poll(() => card(after.page).textContent()).toContain('Boris White')
      await expect.poll(() => state(after.page).textContent()).toBe('Boris to move')
      await after.close()
    })
  })

  test('choose sides after the throw, whose value the adviser shows afterwards', async () => {
    const own = mkdtempSync(path.join(folder, 'throw-'))
    const few = { on: false, engineId: '', reading: 'sequential', nodes: 200 }
    writeFileSync(path.join(own, 'settings.json'), JSON.stringify({ solver: few }))
    const bench = await launchElectron(electron, { files: [aFile('throw', FISCHER_BENKO)], folder: own })
    const { page } = bench
    await ask(page)
    await dialogOf(page).getByText('Pie rule', { exact: true }).click()
    await dialogOf(page).getByText('after the throw', { exact: true }).click()
    await start(page)
    const card = page.locator('.pie-choice')
    await card.getByText('Boris chooses the side').waitFor()
    expect(await card.textContent()).not.toContain('The adviser')
    await card.getByRole('button', { name: 'Black', exact: true }).click()
    await expect
      .poll(() => card.textContent(), { timeout: 60_000 })
      .toMatch(/The adviser: [+−]?\d\.\d+ ± \d\.\d+ for White\./)
    await keepPicture(page, 'table-pie-throw')
    await bench.close()
  })

  /** Checks that the user's clock runs below the board and the engine's stands still above it. */
  const expectClocksBesideBoard = async (page: Page) => {
    await expect.poll(() => clocks(page).count()).toBe(2)
    const board = (await page.locator('cg-board').boundingBox())!
    const [upper, lower] = [clocks(page).first(), clocks(page).last()]
    const [above, below] = [(await upper.boundingBox())!, (await lower.boundingBox())!]
    expect(above.y + above.height).toBeLessThanOrEqual(board.y)
    expect(below.y).toBeGreaterThanOrEqual(board.y + board.height)
    await expect.poll(() => lower.getAttribute('class')).toContain('is-running')
    expect(await lower.getAttribute('class')).toContain('is-white')
    expect(await upper.getAttribute('class')).not.toContain('is-running')
    expect(await upper.textContent()).toBe('5:00')
    await expect.poll(() => lower.textContent()).toMatch(/^4:5\d$/)
  }

  /** Returns a practice game of 36 even moves. The kings circle over 8 and 10 squares, so no position occurs thrice. */
  const evenGame = (): string => {
    const white = ['b1', 'c1', 'd1', 'd2', 'c2', 'b2', 'a2', 'a1']
    const black = ['g8', 'f8', 'e8', 'd8', 'd7', 'e7', 'f7', 'g7', 'h7', 'h8']
    const moves = Array.from({ length: 36 }, (_, at) => `${at + 1}. K${white[at % 8]} K${black[at % 10]}`)
    return [
      '[White "Player"]',
      '[Black "Backrank engine, level 11 of 13"]',
      '[Result "*"]',
      '[TimeControl "300+3"]',
      '[SetUp "1"]',
      '[FEN "7k/1b6/8/8/8/8/7B/K7 w - - 0 1"]',
      '',
      `${moves.join(' ')} *`,
      '',
    ].join('\n')
  }

  /** Dark squares, which Black's bishop never attacks. */
  const WALK = ['c1', 'b2', 'a1', 'b2'] as const

  test.each(['accept by mouse', 'decline by key'])(
    'get a draw offer from the engine in a long even game, and %s',
    async how => {
      const file = path.join(folder, `${how.replaceAll(' ', '-')}.pgn`)
      writeFileSync(file, evenGame())
      const bench = await launchElectron(electron, { files: [file] })
      const { page } = bench
      await button(page, 'Play on').click()
      await expectClocksBesideBoard(page)
      const offer = 'Backrank engine, level 11 of 13 offers a draw'
      // The engine's fifth even move in a row comes with the offer; now and then one of its moves is not even.
      for (const [at, square] of [...WALK, ...WALK, ...WALK].entries()) {
        await page.getByText(`Ply ${72 + 2 * at} of`).waitFor()
        if ((await state(page).textContent()) === offer) break
        await type(page, `K${square}`)
      }
      await expect.poll(() => state(page).textContent()).toBe(offer)
      await keepPicture(page, `practice-engine-offers-${how.slice(0, 6)}`)
      if (how === 'accept by mouse') await button(page, 'Accept the draw').click()
      else {
        await button(page, 'Decline').press('Enter')
        await expect.poll(() => state(page).textContent()).toBe('Your move')
        expect(await button(page, 'Accept the draw').count()).toBe(0)
        await button(page, 'Offer a draw').press('Enter')
      }
      await expect.poll(() => state(page).textContent()).toBe('Draw agreed, ½–½')
      await page.keyboard.press('Control+Alt+c')
      const pgn = await bench.app!.evaluate(({ clipboard }) => clipboard.readText())
      expect(pgn).toContain('[Result "1/2-1/2"]')
      expect(pgn.trimEnd()).toMatch(/1\/2-1\/2$/)
      await bench.close()
    },
  )

  test('choose a start first if no game is open, as in practice', async () => {
    const bench = await launchElectron(electron)
    const { page } = bench
    await page.locator('.rail-bar').waitFor()
    const command = async (words: string) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
    }
    await command('two players')
    const chooser = page.getByRole('dialog', { name: 'Two players: choose a start' })
    await chooser.waitFor()
    await keepPicture(page, 'table-choose-start')
    await chooser.getByRole('button', { name: 'Random start' }).click()
    await chooser.getByRole('button', { name: 'Two players…' }).click()
    await page.getByRole('dialog', { name: 'Two players', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await command('practice from here')
    const other = page.getByRole('dialog', { name: 'Practice: choose a start' })
    await other.getByRole('button', { name: 'Random start' }).click()
    await other.getByRole('button', { name: 'Practice…' }).click()
    await page
      .getByRole('dialog')
      .getByText(/^You play against an engine from /)
      .waitFor()
    await bench.close()
  })
})
