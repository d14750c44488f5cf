// How soon the window answers, on a board of eight by eight and on one of ten by ten, in turns: from the start to the
// welcome page, from "open" to the list of a thousand games, from an arrow key to the frame that shows the move, and from
// a movement of the pointer to the frame in which the dragged piece has followed. Prints a table; asserts nothing.
//   node test/bench/window.mjs [ROUNDS]      needs a build and, without a display, xvfb-run
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { _electron } from 'playwright-core'
import { findElectron, sandboxArguments } from '../../scripts/electronBinary.mjs'

const root = path.join(import.meta.dirname, '../..')
const rounds = Number(process.argv[2] ?? 5)
const GAMES = 1000
const STEPS = 60
const DRAGS = 120

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-window-'))
const filler = `{${'A comment of some length. '.repeat(30)}}`

/** A file of games that differ in their rounds only. */
const thousandGames = (name, pgn) => {
  const game = readFileSync(path.join(root, pgn), 'utf8').trimEnd()
  const [result] = /\S+$/.exec(game)
  const begun = game.slice(0, -result.length)
  const file = path.join(folder, name)
  const games = Array.from(
    { length: GAMES },
    (_, i) => `${begun.replace(/\[Round "[^"]*"\]/, `[Round "${i + 1}"]`)}${filler} ${result}\n`,
  ).join('\n')
  writeFileSync(file, games)
  return { file, size: games.length }
}

const BOARDS = [
  { name: '8x8', ...thousandGames('eight.pgn', 'samples/lukic-vujacic.pgn') },
  { name: '10x10', ...thousandGames('ten.pgn', 'test/bench/english-random.pgn') },
]

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** From the keys for Open until the head of the list counts the games; the system's dialog is answered at once. */
const openingList = page =>
  page.evaluate(async () => {
    const begun = performance.now()
    const listed = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the list does not come')), 15_000)
      new MutationObserver((_, observer) => {
        if (!/1,?000 games/.test(document.body.textContent)) return
        observer.disconnect()
        resolve(performance.now() - begun)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    document.activeElement.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'o', code: 'KeyO', ctrlKey: true, bubbles: true }),
    )
    return listed
  })

/** From each arrow key to the end of the frame in which the position has changed. */
const walking = (page, steps) =>
  page.evaluate(async count => {
    const ply = () => document.querySelector('.status-bar').textContent
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    const times = []
    for (let i = 0; i < count; i++) {
      const before = ply()
      const begun = performance.now()
      document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', code: 'ArrowRight', bubbles: true }),
      )
      for (let frame = 0; frame < 120 && ply() === before; frame++) await nextFrame()
      if (ply() === before) throw new Error(`step ${i} does not arrive`)
      times.push(performance.now() - begun)
    }
    return times
  }, steps)

/** From each movement of the pointer to the end of the frame after it, while a piece of the side to move is held; it is put back. */
const dragging = async page => {
  const piece = await page.locator('.board-view piece.white').first().boundingBox()
  const board = await page.locator('.board-view').boundingBox()
  await page.evaluate(() => {
    window.dragTimes = []
    document.addEventListener('pointermove', () => {
      const begun = performance.now()
      requestAnimationFrame(() => setTimeout(() => window.dragTimes.push(performance.now() - begun)))
    })
  })
  const from = [piece.x + piece.width / 2, piece.y + piece.height / 2]
  await page.mouse.move(...from)
  await page.mouse.down()
  for (let i = 0; i < DRAGS; i++) {
    const turn = (2 * Math.PI * i) / DRAGS
    await page.mouse.move(
      board.x + board.width * (0.5 + 0.4 * Math.cos(turn)),
      board.y + board.height * (0.5 + 0.4 * Math.sin(turn)),
    )
  }
  if ((await page.locator('piece.dragging').count()) === 0) throw new Error('no piece is dragged')
  await page.mouse.move(...from)
  await page.mouse.up()
  return page.evaluate(() => window.dragTimes.slice(1, -1))
}

const measure = async file => {
  const begun = performance.now()
  const app = await _electron.launch({
    executablePath: findElectron({ forTests: true }),
    args: [root, `--user-data-dir=${mkdtempSync(path.join(folder, 'user-'))}`, ...sandboxArguments()],
  })
  const page = await app.firstWindow()
  await page.getByText('What would you like to do?').waitFor()
  const start = performance.now() - begun
  await app.evaluate(({ BrowserWindow, dialog }, filePath) => {
    BrowserWindow.getAllWindows()[0].setContentSize(1600, 900)
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] })
  }, file)
  await page.locator('.title-bar').waitFor()
  const list = await openingList(page)
  await page.locator('.status-bar').getByText(/^Ply/).waitFor()
  const keys = await walking(page, STEPS)
  const drags = await dragging(page)
  await app.close()
  return { start, list, keys, drags }
}

const results = BOARDS.map(() => [])
for (let round = 0; round < rounds; round++)
  for (const [board, { file }] of BOARDS.entries()) results[board].push(await measure(file))
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

const row = (what, numbers) =>
  `${what.padEnd(64)} ${median(numbers).toFixed(0).padStart(5)} ms   ${Math.min(...numbers).toFixed(0)} - ${Math.max(...numbers).toFixed(0)} ms`

console.log(`${rounds} rounds; median, least - most`)
for (const [board, { name, size }] of BOARDS.entries()) {
  const measured = results[board]
  const keys = measured.flatMap(result => result.keys)
  const drags = measured.flatMap(result => result.drags)
  console.log(
    [
      name,
      row(
        '  start of the process to the welcome page',
        measured.map(({ start }) => start),
      ),
      row(
        `  open ${GAMES} games (${(size / 1e6).toFixed(1)} MB) to the list on the screen`,
        measured.map(({ list }) => list),
      ),
      row(`  arrow key to the frame with the move (${keys.length} keys)`, keys),
      row(`  pointer to the frame with the dragged piece (${drags.length} movements)`, drags),
    ].join('\n'),
  )
}
