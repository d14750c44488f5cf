// How large files are opened and saved, one of a single long game and one of very many games: how long it takes, how long
// the main process answers nothing at a stretch meanwhile, and the memory it holds then. Prints lines; asserts nothing.
//   node test/bench/largeFiles.mjs [PLIES] [GAMES]      needs a build and, without a display, xvfb-run
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { _electron } from 'playwright-core'
import { findElectron, sandboxArguments } from '../../scripts/electronBinary.mjs'

const root = path.join(import.meta.dirname, '../..')
const [plies = 18_000, games = 1_000_000] = process.argv.slice(2).map(Number)

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-large-'))

const words = 'The knights go to and fro as long as it takes. '.repeat(6).trim()

function* longGame() {
  yield '[Event "Long"]\n[White "A"]\n[Black "B"]\n[Result "*"]\n\n'
  for (let ply = 0; ply < plies; ply++) {
    const number = `${Math.floor(ply / 2) + 1}${ply % 2 ? '...' : '.'}`
    yield `${number} ${['Nf3', 'Nf6', 'Ng1', 'Ng8'][ply % 4]} {${ply} ${words}}\n`
  }
  yield '*\n'
}

function* manyGames() {
  for (let number = 0; number < games; number++)
    yield (
      `[Event "Open"]\n[Date "2024.01.01"]\n[Round "${number}"]\n[White "Player ${number % 5000}"]\n` +
      `[Black "Player ${number % 4999}"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n\n`
    )
}

const writeFile = async (file, pieces) => {
  const out = createWriteStream(file)
  for (const piece of pieces) if (!out.write(piece)) await once(out, 'drain')
  out.end()
  await once(out, 'finish')
}

/** The main process looks at its clock as often as it can. */
const watchStretches = app =>
  app.evaluate(() => {
    globalThis.longest = 0
    let last = performance.now()
    setInterval(() => {
      const now = performance.now()
      globalThis.longest = Math.max(globalThis.longest, now - last)
      last = now
    }, 1)
  })

const tell = async (app, what, begun) => {
  const seconds = (performance.now() - begun) / 1000
  const { longest, sizes } = await app.evaluate(({ app: program }) => {
    const { longest } = globalThis
    globalThis.longest = 0
    const sizes = program.getAppMetrics().map(({ type, memory }) => [type, memory.workingSetSize])
    return { longest, sizes: Object.fromEntries(sizes) }
  })
  const size = type => `${Math.round((sizes[type] ?? 0) / 1024)} MB`
  console.log(
    `  ${what} ${seconds.toFixed(1)} s, longest stretch ${Math.round(longest)} ms, main process ${size('Browser')}, page ${size('Tab')}`,
  )
}

const measure = async (what, file) => {
  console.log(`${what}, ${(statSync(file).size / 1e6).toFixed(1)} MB`)
  const app = await _electron.launch({
    executablePath: findElectron({ forTests: true }),
    args: [
      root,
      `--user-data-dir=${mkdtempSync(path.join(folder, 'user-'))}`,
      ...sandboxArguments(),
      '--disable-gpu',
    ],
  })
  const page = await app.firstWindow()
  page.setDefaultTimeout(200_000)
  await page.getByText('What would you like to do?').waitFor()
  await app.evaluate(({ BrowserWindow, dialog }, filePath) => {
    BrowserWindow.getAllWindows()[0].setContentSize(1600, 900)
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] })
  }, file)
  await watchStretches(app)
  const opening = performance.now()
  await page.getByRole('button', { name: /^Open/ }).first().click()
  await page.locator('.status-bar').getByText(/^Ply/).waitFor()
  await tell(app, 'opened', opening)
  await page.locator('.move-tree').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('!')
  const unsaved = page.locator('.document-tab .dot')
  await unsaved.waitFor()
  await setTimeout(1000)
  await tell(app, 'edited', performance.now())
  const saving = performance.now()
  await page.keyboard.press('Control+s')
  await unsaved.waitFor({ state: 'detached' })
  await tell(app, 'saved', saving)
  await app.close()
}

try {
  const [long, many] = ['long.pgn', 'many.pgn'].map(name => path.join(folder, name))
  await writeFile(long, longGame())
  await measure(`One game of ${plies.toLocaleString('en')} plies`, long)
  await writeFile(many, manyGames())
  await measure(`${games.toLocaleString('en')} games`, many)
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
