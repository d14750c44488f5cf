// How soon the welcome page is painted, of packaged programs and of the build of these sources, in turns. Prints a table.
//   node test/bench/start.mjs ROUNDS [EXECUTABLE...]      needs a build and a display: xvfb-run -a node ...
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { findElectron, sandboxArguments } from '../../scripts/electronBinary.mjs'

const root = path.join(import.meta.dirname, '../..')
const [rounds = '5', ...packaged] = process.argv.slice(2)

const programs = [
  { name: 'from sources', command: findElectron({ forTests: true }), args: [root] },
  ...packaged.map(command => ({ name: command, command, args: [] })),
]

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

const endpointOf = async child => {
  for await (const line of createInterface({ input: child.stderr })) {
    const [, endpoint] = /DevTools listening on (ws:\S+)/.exec(line) ?? []
    if (endpoint) return endpoint
  }
  throw new Error('the program has not opened its page')
}

/** A debugger that comes before the page may wait for ever. */
const untilPageIsThere = async endpoint => {
  const list = new URL('/json/list', endpoint.replace(/^ws:/, 'http:'))
  const isPage = ({ type, url }) => type === 'page' && url.startsWith('app:')
  while (!(await (await fetch(list)).json()).some(isPage)) await new Promise(done => setTimeout(done, 50))
}

/** When the page painted the largest part of what it shows, in milliseconds since the program was started. */
const painted = async ({ command, args }, folder) => {
  const begun = Date.now()
  const child = spawn(
    command,
    [
      ...args,
      ...sandboxArguments(),
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  )
  const endpoint = await endpointOf(child)
  await untilPageIsThere(endpoint)
  const browser = await chromium.connectOverCDP(endpoint)
  const [context] = browser.contexts()
  const page = context.pages()[0] ?? (await context.waitForEvent('page'))
  await page.locator('.status-bar').waitFor()
  const at = await page.evaluate(
    () =>
      new Promise(resolve => {
        // Nothing large is painted a second after the last one.
        let last = 0
        new PerformanceObserver(list => (last = list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
        setTimeout(() => resolve(performance.timeOrigin + last), 1500)
      }),
  )
  const ended = once(child, 'exit')
  await page.close()
  await ended
  return at - begun
}

const times = new Map(programs.map(({ name }) => [name, []]))
for (let round = 0; round < Number(rounds); round++)
  for (const program of programs) {
    const folder = mkdtempSync(path.join(tmpdir(), 'backrank-start-'))
    times.get(program.name).push(await painted(program, folder))
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
for (const [name, all] of times)
  console.log(
    `${median(all).toFixed(0)} ms (${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)})  ${name}`,
  )
