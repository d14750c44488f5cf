// How long publishing takes: fifty games as one PDF, and a page of 2,000 positions from opening it to its last move on
// the board. Prints two lines; asserts nothing.
//   node test/bench/publish.mjs      needs a build, a Chromium and, without a display, xvfb-run
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { findElectron, sandboxArguments } from '../../scripts/electronBinary.mjs'
import { findProgram } from '../../scripts/testPrograms.mjs'

const root = path.join(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'backrank-publish-'))

/** Publishes a text of games; answers with the file and how many milliseconds that took. */
const publish = (text, name) => {
  const [games, file] = [path.join(folder, 'games.pgn'), path.join(folder, name)]
  writeFileSync(games, text)
  const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: path.dirname(findElectron({ forTests: true })) }
  const begun = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'out/main/cli.js'), 'publish', games, '-o', file],
    { env, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return { file, ms: performance.now() - begun }
}

/** A knight's dance with a variation and a remark at every move. */
const longGame = () => {
  const [round, other] = ['Nf3 Nf6 Ng1 Ng8'.split(' '), 'e4 e5 d4 d5'.split(' ')]
  const words = Array.from({ length: 1000 }, (_, ply) => {
    const number = `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`
    return `${number} ${round[ply % 4]} {A remark on this move, number ${ply}.} (${number} ${other[ply % 4]})`
  })
  return `[White "Long, Ann"]\n[Black "Short, Bo"]\n[Result "1-0"]\n\n${words.join(' ')} 1-0\n`
}

const game = readFileSync(path.join(root, 'test/fixtures/publish/annotated.pgn'), 'utf8')
const { ms: printed } = publish(Array.from({ length: 50 }, () => game).join('\n'), 'fifty.pdf')
console.log(`fifty games as one PDF: ${Math.round(printed)} ms`)

const { file } = publish(longGame(), 'long.html')
const browser = await chromium.launch({ executablePath: findProgram('chromium'), args: sandboxArguments() })
const page = await browser.newPage()
const begun = performance.now()
await page.goto(pathToFileURL(file).href)
await page.keyboard.press('End')
await page.locator('output', { hasText: 'After 500' }).waitFor()
const size = Math.round(statSync(file).size / 1024)
console.log(
  `a page of 2,000 positions, ${size} KB: at its last move after ${Math.round(performance.now() - begun)} ms`,
)
await browser.close()
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
