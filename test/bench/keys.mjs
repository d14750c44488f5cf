// How soon an arrow key is answered while engines search with two threads, and beside work in the background: from the key to the frame that
// shows the move, and how long the longest frame was. Prints a table; asserts nothing.
//   node test/bench/keys.mjs [STEPS]      needs a build and, without a display, xvfb-run
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { _electron } from 'playwright-core'
import { findElectron, sandboxArguments } from '../../scripts/electronBinary.mjs'

const root = path.join(import.meta.dirname, '../..')
const steps = Number(process.argv[2] ?? 60)
const THREADS = 2

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-keys-'))

/** From each arrow key to the end of the frame in which the position has changed. */
const walking = (page, count) =>
  page.evaluate(async times => {
    const ply = () => document.querySelector('.status-bar').textContent.match(/Ply \d+/)[0]
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    const took = []
    for (let i = 0; i < times; i++) {
      const before = ply()
      const begun = performance.now()
      document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', code: 'ArrowRight', bubbles: true }),
      )
      for (let frame = 0; frame < 120 && ply() === before; frame++) await nextFrame()
      took.push(performance.now() - begun)
      await new Promise(resolve => setTimeout(resolve, 150))
    }
    return took
  }, count)

const app = await _electron.launch({
  executablePath: findElectron({ forTests: true }),
  args: [root, `--user-data-dir=${folder}`, ...sandboxArguments()],
})
const page = await app.firstWindow()
await page.getByRole('button', { name: /Lukic – Vujacic/ }).click()
await page.locator('.engines-pane').waitFor()
const still = await walking(page, steps)
await page.keyboard.press('Home')
await page.evaluate(threads => {
  const { request } = window.backrank
  return request('engines:list').then(([{ profile }]) =>
    request('engines:change', profile.id, { values: { Threads: threads } }),
  )
}, THREADS)
await page.keyboard.press('l')
await page.locator('.engine-line').first().waitFor()
const searching = await walking(page, steps)
await page.keyboard.press('Home')
await page.evaluate(async () => {
  const { request } = window.backrank
  const [{ profile }] = await request('engines:list')
  const about = { variant: 'chess', options: [], color: 'white', name: '', engineId: profile.id }
  const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
  const limits = { margin: 5, depth: 60, nodes: 1_000_000, totalNodes: 0, minutes: 0, coverage: 0 }
  await request('preparations:create', { ...about, fen, ...limits })
  const startFen = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
  const line = { variant: 'fischer-benko', options: [], startFen, moves: [] }
  await request('solver:start', { ...line, engineId: profile.id, reading: 'sequential', nodes: 100_000_000 })
})
await page.locator('.task-status').waitFor()
const background = await walking(page, steps)
await app.close()
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]
const row = (what, numbers) =>
  `${what.padEnd(52)} median ${at(numbers, 0.5).toFixed(0).padStart(4)} ms   95 % ${at(numbers, 0.95).toFixed(0).padStart(4)} ms   most ${at(numbers, 1).toFixed(0).padStart(4)} ms`

console.log(row(`arrow key, no search (${still.length})`, still))
console.log(row(`arrow key, ${THREADS} threads search (${searching.length})`, searching))
console.log(row(`the same, a preparation and a setup besides (${background.length})`, background))
