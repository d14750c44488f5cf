// How soon the window answers: from the start to the welcome page, from "open" to the list of a thousand
// games, from an arrow key to the frame that shows the move. Prints a table; asserts nothing.
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

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-window-'))
const file = path.join(folder, 'thousand.pgn')
const sample = readFileSync(path.join(root, 'samples/lukic-vujacic.pgn'), 'utf8').trimEnd()
const filler = `{${'A comment of some length. '.repeat(30)}}`
writeFileSync(
  file,
  Array.from({ length: GAMES }, (_, i) =>
    sample.replace(/\[Round "[^"]*"\]/, `[Round "${i + 1}"]`).replace(/\*$/, `${filler} *\n`),
  ).join('\n'),
)

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** From the click on Open until the head of the list counts the games; the system's dialog is answered at once. */
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
    const isOpen = button => button.textContent.trim().startsWith('Open')
    Array.from(document.querySelectorAll('button')).find(isOpen).click()
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

const measure = async () => {
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
  await app.close()
  return { start, list, keys }
}

const results = []
for (let round = 0; round < rounds; round++) results.push(await measure())
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

const keys = results.flatMap(result => result.keys)
const size = (sample.length + filler.length) * GAMES
const row = (what, numbers) =>
  `${what.padEnd(64)} ${median(numbers).toFixed(0).padStart(5)} ms   ${Math.min(...numbers).toFixed(0)} - ${Math.max(...numbers).toFixed(0)} ms`

console.log(`${rounds} rounds; median, least - most`)
console.log(
  row(
    'start of the process to the welcome page',
    results.map(({ start }) => start),
  ),
)
console.log(
  row(
    `open ${GAMES} games (${(size / 1e6).toFixed(1)} MB) to the list on the screen`,
    results.map(({ list }) => list),
  ),
)
console.log(row(`arrow key to the frame with the move (${keys.length} keys)`, keys))
