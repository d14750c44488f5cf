// @long
// @module-tag electron
import { programPath } from '../support/programPath'
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { keepPicture, launchElectron } from './shells'
import { tells } from './toast'

const electron = programPath('electron')

const root = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

const SAMPLE = path.join(import.meta.dirname, '..', '..', 'samples', 'lukic-vujacic.pgn')
const SETUP = path.join(import.meta.dirname, '..', '..', 'samples', 'fischer-benko-setup.pgn')
const ENGINE = path.join(import.meta.dirname, '..', 'fixtures', 'engines', 'stockfishUntilBroken.sh')

const FEW_NODES = { engineId: '', limit: 'nodes', nodes: 500, depth: 8, time: 5, lines: 1 }
/** Enough nodes that a test can stop the report halfway. */
const MANY_NODES = { ...FEW_NODES, nodes: 60_000 }
/** Enough nodes that there is time to look at another game meanwhile. */
const SOME_NODES = { ...FEW_NODES, nodes: 3000 }
/** Few nodes per array, as a setup has thousands of arrays. The window itself offers at least 10,000. */
const FEW_NODES_AN_ARRAY = { on: false, engineId: '', reading: 'sequential', nodes: 100 }

/** Returns the first 30 plies of the sample: its setup and 22 moves. */
const shortGame = () => readFileSync(SAMPLE, 'utf8').replace(/16\. Nb3.*$/s, '*')

/** Creates a user folder with these settings, and a file with this many games. */
const prepared = (report: typeof FEW_NODES, games = 1, game = readFileSync(SAMPLE, 'utf8').trim()) => {
  const folder = mkdtempSync(path.join(root, 'user-'))
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ report, solver: FEW_NODES_AN_ARRAY }))
  const file = path.join(folder, 'games.pgn')
  const all = Array.from({ length: games }, (_, place) =>
    game.replace('[White "Lukic', `[White "Lukic${place === 0 ? '' : place + 1}`),
  )
  writeFileSync(file, `${all.join('\n\n')}\n`)
  return { folder, file }
}

const saved = (page: Page) => page.locator('.status-bar').getByText('Saved', { exact: true })
const head = (page: Page) => page.locator('.report-head .bar')
const points = (page: Page) => page.locator('.turning-point')
const graph = (page: Page) => page.getByRole('slider', { name: 'Evaluation of the game' })
const boardWidth = async (page: Page) => (await page.locator('.board-line').boundingBox())!.width
const treeGlyphs = (page: Page) => page.locator('.move-tree .nag.is-move')

const showReport = async (page: Page): Promise<void> => {
  await page.getByText(/of 114/).waitFor()
  await page.getByRole('tab', { name: 'Report' }).click()
}

const startReport = async (page: Page, scope?: RegExp): Promise<void> => {
  await page.keyboard.press('Control+Alt+r')
  const dialog = page.getByRole('dialog', { name: 'Analyze game' })
  await dialog.waitFor()
  await keepPicture(page, 'report-dialog')
  if (scope) await dialog.getByText('More', { exact: true }).click()
  if (scope) await dialog.getByRole('radio', { name: scope }).check({ force: true })
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  await dialog.waitFor({ state: 'detached' })
  // A user who asks for a report on the game on the screen wants to read it.
  if (!scope) await page.getByRole('tab', { name: 'Report', selected: true }).waitFor()
}

const finished = (page: Page) =>
  head(page).getByText('106 moves', { exact: true }).waitFor({ timeout: 250_000 })

/** Returns how many moves are done, as the head says. */
const doneMoves = async (page: Page): Promise<number> => {
  const text = (await head(page).textContent()) ?? ''
  return Number(/(\d+) of 106 moves/.exec(text)?.[1] ?? (text.includes('106 moves') ? 106 : 0))
}

/** Returns how many frames the page draws between a key and the next position: at most two if it answers at once. */
const picturesUntilAnswer = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const ply = () => /Ply (\d+) of (\d+)/.exec(document.querySelector<HTMLElement>('.status-bar')!.innerText)
    const [, was, last] = ply()!
    const key = was === last ? 'Home' : 'ArrowRight'
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    let pictures = 0
    for (; ply()![1] === was && pictures < 100; pictures += 1) await new Promise(requestAnimationFrame)
    return pictures
  })

describe('a report', () => {
  test('is made, read along the board, written into the game, undone, and restored at the next start', async () => {
    // Comments in words need two lines.
    const { folder, file } = prepared({ ...FEW_NODES, lines: 2 })
    const before = readFileSync(file, 'utf8')
    const first = await launchElectron(electron, { folder, files: [file] })
    const { page } = first
    await showReport(page)
    await page
      .locator('.stage')
      .first()
      .click({ position: { x: 5, y: 400 } })
    for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight')
    await page.getByText('Ply 10 of 114').waitFor()
    expect(await graph(page).count()).toBe(0)
    const width = await boardWidth(page)
    await startReport(page)
    await finished(page)
    await page.getByText('Game analyzed').waitFor()
    await graph(page).waitFor()
    expect(await boardWidth(page)).toBe(width)
    await keepPicture(page, 'report')

    // Use the graph by keyboard and by pointer, and hide it.
    await graph(page).focus()
    await page.keyboard.press('End')
    await page.getByText('Ply 114 of 114').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByText('Ply 113 of 114').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Ply 114 of 114').waitFor()
    expect(await graph(page).getAttribute('aria-valuenow')).toBe('114')
    const ground = (await graph(page).boundingBox())!
    await page.mouse.move(ground.x + ground.width / 2, ground.y + 20)
    await page.locator('.move-preview').waitFor()
    await page.mouse.down()
    await page.getByText('Ply 57 of 114').waitFor()
    await page.mouse.move(ground.x + ground.width / 4, ground.y + 20, { steps: 4 })
    await page.getByText(/Ply 2[89] of 114/).waitFor()
    await page.mouse.up()
    await page.keyboard.press('Control+Shift+G')
    await expect.poll(() => graph(page).count()).toBe(0)
    await page.keyboard.press('Control+Shift+G')
    await graph(page).waitFor()

    // Go from turning point to turning point, and to the mistakes that the table counts.
    await points(page).first().click()
    await expect.poll(() => points(page).first().getAttribute('aria-current')).toBe('step')
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(() => points(page).nth(1).getAttribute('aria-current')).toBe('step')
    await page.keyboard.press('Alt+ArrowLeft')
    await expect.poll(() => points(page).first().getAttribute('aria-current')).toBe('step')
    const ply = await page.getByText(/^Ply \d+ of 114$/).textContent()
    await page.locator('.report-table .is-all .count').first().click()
    await expect.poll(() => page.getByText(/^Ply \d+ of 114$/).textContent()).not.toBe(ply)

    // One undo reverts the whole analysis.
    await page.keyboard.press('Control+z')
    await saved(page).waitFor()

    // Annotate the game by keyboard, and undo it byte for byte.
    await page.keyboard.press('Control+Alt+a')
    const dialog = page.getByRole('dialog', { name: 'Annotate game' })
    await dialog.waitFor()
    await dialog.locator('.move-tree .nag.is-move').first().waitFor()
    await keepPicture(page, 'annotate-dialog')
    // Comments in words appear once the rules have been asked, and disappear with their switch.
    await dialog.getByText(/ and [1-9]\d* comments?$/).waitFor()
    await dialog.getByRole('switch', { name: 'Comments in words' }).click()
    await dialog.getByText(/ and 0 comments$/).waitFor()
    await dialog.getByRole('switch', { name: 'Comments in words' }).click()
    await dialog.getByText(/ and [1-9]\d* comments?$/).waitFor()
    await dialog.getByRole('switch', { name: 'Evaluations after moves' }).click()
    await tells(page, 'Game annotated', () => page.keyboard.press('Enter'))
    await page.getByRole('tab', { name: 'Moves' }).click()
    await expect.poll(() => treeGlyphs(page).count()).toBeGreaterThan(3)
    await page.keyboard.press('Control+z')
    await expect.poll(() => treeGlyphs(page).count()).toBe(0)
    await saved(page).waitFor()
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => treeGlyphs(page).count()).toBeGreaterThan(3)
    await page.keyboard.press('Control+s')
    await saved(page).waitFor()
    expect(readFileSync(file, 'utf8')).not.toBe(before)
    expect(readFileSync(file, 'utf8')).toMatch(/\[%report words \S+\] [A-Z0-9]/)
    await page.keyboard.press('Control+Alt+a')
    await dialog.waitFor()
    await tells(page, 'already annotated', () => dialog.getByRole('button', { name: 'Annotate' }).click())
    await first.close()

    const second = await launchElectron(electron, { folder, files: [file] })
    await showReport(second.page)
    await finished(second.page)
    await second.close()
  })

  test('pauses, resumes, is canceled, and resumes after a restart', async () => {
    const { folder, file } = prepared(MANY_NODES)
    const first = await launchElectron(electron, { folder, files: [file] })
    const { page } = first
    await page.getByText(/of 114/).waitFor()
    await startReport(page)
    await expect.poll(() => doneMoves(page)).toBeGreaterThan(3)
    await page.keyboard.press('Alt+p')
    await page.locator('.task-status').getByText('Report paused').waitFor()
    const paused = await doneMoves(page)
    // Step through the game while the last updates of the engine arrive.
    for (const [key, ply] of [
      ['End', 114],
      ['Home', 0],
      ['End', 114],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await page.getByText(`Ply ${ply} of 114`).waitFor()
    }
    expect(await doneMoves(page)).toBe(paused)
    await page.keyboard.press('Alt+p')
    await expect.poll(() => doneMoves(page)).toBeGreaterThan(paused)
    await page.locator('.task-status').getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => page.locator('.task-status').count()).toBe(0)
    const canceled = await doneMoves(page)
    expect(canceled).toBeLessThan(106)
    await first.close()

    const second = await launchElectron(electron, { folder, files: [file] })
    await showReport(second.page)
    await expect.poll(() => doneMoves(second.page)).toBeGreaterThanOrEqual(canceled)
    const remembered = await doneMoves(second.page)
    expect(remembered).toBeLessThan(106)
    await head(second.page).getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => doneMoves(second.page)).toBeGreaterThan(remembered)
    await second.page.locator('.task-status').getByRole('button', { name: 'Cancel' }).click()
    await second.close()
  })

  test('includes the setup, and announces its end while another game is shown', async () => {
    const { folder, file } = prepared(SOME_NODES)
    const bench = await launchElectron(electron, { folder, files: [SETUP, file], width: 1280, height: 800 })
    const { page } = bench
    await showReport(page)
    await startReport(page)
    await page.keyboard.press('Control+1')
    await page.getByText(/of 8/).waitFor()
    await page.locator('.task-status').getByText('Report: checking doubtful moves again').waitFor()
    await keepPicture(page, 'report-closer')
    await page.getByText(/^Lukic .* analyzed$/).waitFor()
    await keepPicture(page, 'report-notice')
    await page.getByRole('button', { name: 'Show the report' }).click()
    await finished(page)
    const row = page.getByRole('row', { name: /^Setup/ })
    await expect.poll(() => row.locator('td').count()).toBe(8)
    await page.keyboard.press('Control+z')
    await saved(page).waitFor()
    await bench.close()
  })

  test('writes into none of several games, and evaluates a setup from its own row', async () => {
    const { folder, file } = prepared(FEW_NODES, 2, shortGame())
    const bench = await launchElectron(electron, { folder, files: [file], width: 1280, height: 800 })
    const { page } = bench
    await page.getByText('Ply 0 of 30').waitFor()
    await page.getByRole('tab', { name: 'Report' }).click()
    await startReport(page, /All games in the file/)
    await head(page).getByText('22 moves', { exact: true }).waitFor()
    const row = page.getByRole('row', { name: /^Setup/ })
    // The value that the atlas expects of the throw is shown at once.
    await row.getByRole('button', { name: 'so far' }).waitFor()
    await keepPicture(page, 'report-setup-row')
    await row.getByRole('button', { name: 'so far' }).click()
    await row.getByText('so far').waitFor({ state: 'detached' })
    await expect.poll(() => row.locator('td').count()).toBe(8)
    await saved(page).waitFor()
    await bench.close()
  })

  /** The games differ only in their players: all but the first come from memory, as fast as updates can come. */
  test('goes through a hundred games, while keys are answered at once', async () => {
    const { folder, file } = prepared(FEW_NODES, 100, shortGame())
    const bench = await launchElectron(electron, { folder, files: [file] })
    const { page } = bench
    await page.getByText('Ply 0 of 30').waitFor()
    await page.getByRole('tab', { name: 'Report' }).click()
    await startReport(page, /All games in the file/)
    const status = page.locator('.task-status')
    await status.getByText(/game \d+ of 100/).waitFor()
    const pictures: number[] = []
    while ((await status.count()) > 0 && pictures.length < 100) pictures.push(await picturesUntilAnswer(page))
    await expect.poll(() => status.count()).toBe(0)
    expect(pictures.length).toBeGreaterThan(20)
    expect(Math.max(...pictures)).toBeLessThanOrEqual(2)
    await page.keyboard.press('Alt+PageDown')
    await page.locator('.tab', { hasText: 'Lukic2' }).first().waitFor()
    await head(page).getByText('22 moves', { exact: true }).waitFor()
    await bench.close()
  })

  test('reports an engine that dies, keeps its results, and resumes', { tags: ['stockfish'] }, async () => {
    const { folder, file } = prepared({ ...FEW_NODES, nodes: 60_000 })
    const engine = path.join(folder, 'stockfishUntilBroken.sh')
    copyFileSync(ENGINE, engine)
    chmodSync(engine, 0o755)
    symlinkSync(programPath('stockfish'), `${engine}.engine`)
    const bench = await launchElectron(electron, { folder, files: [file] })
    const { page } = bench
    await page.getByText(/of 114/).waitFor()
    await bench.agree()
    const added = await page.evaluate(
      program =>
        (
          window as unknown as {
            backrank: { request(name: string, ...args: unknown[]): Promise<{ ok: boolean }> }
          }
        ).backrank.request('engines:add', program),
      engine,
    )
    expect(added.ok).toBe(true)
    await showReport(page)
    await page.keyboard.press('Control+Alt+r')
    const dialog = page.getByRole('dialog', { name: 'Analyze game' })
    await dialog.getByText('More', { exact: true }).click()
    const choice = dialog.getByRole('combobox', { name: 'Engine' })
    // The user's engines follow those of the program.
    await choice.selectOption({ index: (await choice.getByRole('option').count()) - 1 })
    await dialog.getByRole('button', { name: 'Analyze' }).click()
    await expect.poll(() => doneMoves(page)).toBeGreaterThan(3)
    writeFileSync(`${engine}.broken`, '')
    await page
      .locator('.report-head')
      .getByText(/stopped working/)
      .waitFor()
    const kept = await doneMoves(page)
    expect(kept).toBeGreaterThan(3)
    rmSync(`${engine}.broken`)
    await page.locator('.report-head .error-notice').getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => doneMoves(page)).toBeGreaterThan(kept)
    expect(await page.locator('.report-head .error-notice').count()).toBe(0)
    await page.locator('.task-status').getByRole('button', { name: 'Cancel' }).click()
    await bench.close()
  })
})
