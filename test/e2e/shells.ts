import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { _electron, chromium, errors, type ElectronApplication, type Page } from 'playwright-core'
import { getCurrentTest } from 'vitest/suite'
import { onTestFinished } from 'vitest'
import type { LanguageCode } from '@shared/i18n/languages'
import { sandboxArguments } from '../../scripts/electronBinary.mjs'

/** The workbench in one of its shells, driven by a test. */
export interface Workbench {
  readonly page: Page
  /** A folder of the test's own; removed by `close`. */
  readonly folder: string
  /** The main process, where the shell lets us in. */
  readonly app?: ElectronApplication
  /** From now on the user agrees to whatever the main process asks him: in its own dialog, or in the terminal. */
  readonly agree: () => Promise<void>
  close(): Promise<void>
}

export interface LaunchOptions {
  /** Files named on the command line. */
  readonly files?: readonly string[]
  /** User data of an earlier launch, to come back to it. */
  readonly folder?: string
  /** Where user data is to lie, if not in the folder itself. */
  readonly userData?: string
  readonly width?: number
  readonly height?: number
  /** More switches for the browser, or for Electron. */
  readonly switches?: readonly string[]
  /** The language to speak whatever the settings say. */
  readonly language?: LanguageCode
}

const root = path.join(import.meta.dirname, '..', '..')
const SIZE = { width: 1440, height: 900 }

export const artefact = (name: string): string => {
  const folder = path.join(root, 'test', 'e2e', 'artefacts')
  mkdirSync(folder, { recursive: true })
  return path.join(folder, name)
}

const environment = ({ language }: LaunchOptions): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  ...(language !== undefined && { BACKRANK_LANGUAGE: language }),
})

const ownFolder = (options: LaunchOptions) =>
  options.folder ?? mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

/** Fails a test on anything the page logs as an error or throws. */
const watchForErrors = (page: Page): readonly string[] => {
  const found: string[] = []
  page.on('pageerror', error => found.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') found.push(message.text())
  })
  return found
}

const complainAbout = (found: readonly string[]) => {
  if (found.length > 0) throw new Error(`the page reported errors:\n${found.join('\n')}`)
}

/** Longer than a program may take to end: it gives up what it waits for after five seconds. */
const LONGEST_END_MS = 30_000

/** Waits for what ends a program; fails where it never does, for a test that waits for ever tells nothing. */
const endsInTime = async (ending: Promise<unknown>, what: string): Promise<void> => {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error(`${what} does not end`)), LONGEST_END_MS)
  })
  await Promise.race([ending, late]).finally(() => clearTimeout(clock))
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

/** A test that fails leaves its program open: it must not take the machine from those that follow. */
const killAfterTest = (child: ChildProcess): void => {
  if (!getCurrentTest()) return
  onTestFinished(() => {
    if (isRunning(child)) child.kill('SIGKILL')
  })
}

/** Longer than a program takes to start on a busy machine. */
const LONGEST_START_MS = 40_000

/**
 * Starts the program. The driver finds it by a line of its standard error and waits for ever where other processes of
 * the same program write into the midst of that line; then it is started once more, and the test's output says so.
 */
const start = async (options: Parameters<typeof _electron.launch>[0]): Promise<ElectronApplication> => {
  const attempt = () => _electron.launch({ ...options, timeout: LONGEST_START_MS })
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    console.warn(`Electron is started once more: ${error.message}`)
    return attempt()
  }
}

/** The application from its sources' build, in Electron. */
export const launchElectron = async (
  executablePath: string,
  options: LaunchOptions = {},
): Promise<Workbench> => {
  const folder = ownFolder(options)
  const app = await start({
    executablePath,
    args: [
      root,
      `--user-data-dir=${options.userData ?? folder}`,
      ...sandboxArguments(),
      ...(options.switches ?? []),
      '--',
      ...(options.files ?? []),
    ],
    cwd: folder,
    env: environment(options),
  })
  killAfterTest(app.process())
  const page = await app.firstWindow({ timeout: LONGEST_START_MS })
  const errors = watchForErrors(page)
  await app.evaluate(
    ({ BrowserWindow }, [width, height]) => BrowserWindow.getAllWindows()[0]!.setContentSize(width, height),
    [options.width ?? SIZE.width, options.height ?? SIZE.height] as const,
  )
  return {
    page,
    folder,
    app,
    agree: () =>
      app.evaluate(({ dialog }) => {
        dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false })
      }),
    close: async () => {
      await endsInTime(app.close(), 'the application')
      if (!options.folder) removeFolder(folder)
      complainAbout(errors)
    },
  }
}

const firstMatch = async (
  child: ChildProcess,
  stream: 'stdout' | 'stderr',
  pattern: RegExp,
): Promise<string> => {
  const lines = createInterface({ input: child[stream]! })
  for await (const line of lines) {
    const match = pattern.exec(line)
    if (match) {
      child[stream]!.resume()
      return match[1]!
    }
  }
  throw new Error(`the process ended without printing ${String(pattern)}`)
}

/** Resolves once the page is among the targets: a debugger that comes before it may wait for ever. */
const whenPageIsThere = async (endpoint: string): Promise<void> => {
  const list = new URL('/json/list', endpoint.replace(/^ws:/, 'http:'))
  for (;;) {
    const targets = (await (await fetch(list)).json()) as readonly { type: string; url: string }[]
    if (targets.some(({ type, url }) => type === 'page' && url.startsWith('app:'))) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

const ended = async (child: ChildProcess) => {
  if (isRunning(child)) await endsInTime(once(child, 'exit'), 'the program')
}

/** The packaged application; it refuses debuggers of its main process, so only its page is driven. */
export const launchPackage = async (
  executablePath: string,
  options: LaunchOptions = {},
): Promise<Workbench> => {
  const folder = ownFolder(options)
  const child = spawn(
    executablePath,
    [
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      ...sandboxArguments(),
      '--',
      ...(options.files ?? []),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, env: environment(options) },
  )
  killAfterTest(child)
  const endpoint = await firstMatch(child, 'stderr', /DevTools listening on (ws:\S+)/)
  await whenPageIsThere(endpoint)
  const browser = await chromium.connectOverCDP(endpoint)
  const context = browser.contexts()[0]!
  const page = context.pages()[0] ?? (await context.waitForEvent('page'))
  const errors = watchForErrors(page)
  return {
    page,
    folder,
    agree: () => Promise.reject(new Error('nobody can answer the dialogs of the package')),
    close: async () => {
      await page.close()
      await ended(child)
      if (!options.folder) removeFolder(folder)
      complainAbout(errors)
    },
  }
}

/** Whoever sits at the terminal of a host; he reads nothing before `agree`, and agrees to everything after it. */
const atTerminal = (host: ChildProcess) => {
  let agrees = false
  let unread = ''
  const answer = () => {
    if (!agrees || !unread.includes('Type yes to agree')) return
    unread = ''
    host.stdin!.write('yes\n')
  }
  host.stdout!.on('data', (piece: Buffer) => {
    unread += piece.toString()
    answer()
  })
  return {
    agree: () => {
      agrees = true
      answer()
      return Promise.resolve()
    },
  }
}

/** The same workbench in a browser, served by the web host. */
export const launchWeb = async (chromiumPath: string, options: LaunchOptions = {}): Promise<Workbench> => {
  const folder = ownFolder(options)
  const host = spawn(
    process.execPath,
    [
      path.join(root, 'out', 'main', 'webHost.js'),
      '--port',
      '0',
      '--user-data-dir',
      folder,
      ...(options.files ?? []),
    ],
    // The home is where the page may look around.
    { stdio: ['pipe', 'pipe', 'inherit'], cwd: folder, env: { ...environment(options), HOME: folder } },
  )
  killAfterTest(host)
  const { agree } = atTerminal(host)
  const address = await firstMatch(host, 'stdout', /(http:\/\/127\.0\.0\.1:\S+)/)
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [
      ...sandboxArguments(),
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      ...(options.switches ?? []),
    ],
  })
  const { width, height } = { ...SIZE, ...options }
  const page = await browser.newPage({ viewport: { width, height } })
  const errors = watchForErrors(page)
  await page.goto(address)
  return {
    page,
    folder,
    agree,
    close: async () => {
      await browser.close()
      host.kill('SIGTERM')
      await ended(host)
      if (!options.folder) removeFolder(folder)
      complainAbout(errors)
    },
  }
}
