import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type ElectronApplication, type Page } from 'playwright-core'
import { vi } from 'vitest'
import type { LanguageCode } from '@shared/i18n/languages'
import { LONG_WAIT } from '../support/longWait'
import { ownBrowser, sharedBrowser } from './browser'
import { startKept, type ProgramRun, type RunningProgram } from './keptElectron'
import {
  ended,
  endsInTime,
  environment,
  firstMatch,
  killAfterTest,
  LONGEST_START_MS,
  startElectron,
  switches,
} from './programs'
import { waitQuickly } from './quickWaits'
import { resizeWindow } from './windowSize'

/** The workbench in one of its shells, driven by a test. */
export interface Workbench {
  readonly page: Page
  /** A separate folder for the test; removed by `close`. */
  readonly folder: string
  /** The main process, where the shell gives access to it. */
  readonly app?: ElectronApplication
  /** Makes the user agree to everything the main process asks from now on, in its own dialog or in the terminal. */
  readonly agree: () => Promise<void>
  close(): Promise<void>
}

export interface LaunchOptions {
  /** Files named on the command line. */
  readonly files?: readonly string[]
  /** The folder of an earlier launch, to reuse its user data. */
  readonly folder?: string
  /** The place for user data, if not the folder itself. */
  readonly userData?: string
  readonly width?: number
  readonly height?: number
  /** The home of the web host's user, which the page may browse, if not the folder itself. */
  readonly home?: string
  /** Additional switches for the browser, or for Electron. */
  readonly switches?: readonly string[]
  /** The language to use, regardless of the settings. */
  readonly language?: LanguageCode
  /** Whether pieces glide and dialogs fade, as they do unless the user prefers reduced motion. */
  readonly motion?: boolean
  /** Whether to use a process that has run nothing before. A launch in a used folder always gets one. */
  readonly ownProcess?: boolean
  /** Whether later tests use the window, too. */
  readonly forLater?: boolean
}

const root = path.join(import.meta.dirname, '..', '..')
const SIZE = { width: 1440, height: 900 }

/** Keeps a picture of a page in test/e2e/artefacts for people if BACKRANK_PICTURES is set; no test looks at it. */
export const keepPicture = async (page: Page, name: string): Promise<void> => {
  if (!process.env.BACKRANK_PICTURES) return
  await page.screenshot({ path: path.join(root, 'test', 'e2e', 'artefacts', `${name}.png`) })
}

const ownFolder = (options: LaunchOptions) =>
  options.folder ?? mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))

/** Removes the folder of a program that has ended. Its processes may write another file meanwhile; then it tries again. */
const removeFolder = (folder: string) =>
  vi.waitFor(() => rmSync(folder, { recursive: true, force: true }), LONG_WAIT)

/** Collects everything that the page logs as an error or throws, which fails the test at its end. */
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

/** The most milliseconds that a page may take for anything on a busy machine. */
const LONGEST_WAIT_MS = 120_000

/** Sets up a page as every test needs it. */
const prepare = async (page: Page, { motion = false }: LaunchOptions): Promise<void> => {
  waitQuickly(page)
  page.setDefaultTimeout(LONGEST_WAIT_MS)
  await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' })
}

/** Folders that an earlier launch has used. */
const usedFolders = new Set<string>()

/** Whether the program needs a new process; a used one could read from memory what it should have written. */
const needsOwnProcess = (
  folder: string,
  { userData, switches, ownProcess = false }: LaunchOptions,
): boolean => {
  const isBack = usedFolders.has(folder)
  usedFolders.add(folder)
  return isBack || ownProcess || userData !== undefined || switches !== undefined
}

const startOwn = async (executablePath: string, run: ProgramRun): Promise<RunningProgram> => {
  const app = await startElectron({
    executablePath,
    args: [root, ...switches(), ...run.arguments],
    cwd: run.folder,
    env: environment(run.language),
  })
  const page = await app.firstWindow({ timeout: LONGEST_START_MS })
  return { app, page, end: () => endsInTime(app.close(), 'the application') }
}

/** Launches the application as built from its sources, in Electron. */
export const launchElectron = async (
  executablePath: string,
  options: LaunchOptions = {},
): Promise<Workbench> => {
  const folder = ownFolder(options)
  const run: ProgramRun = {
    folder,
    arguments: [
      `--user-data-dir=${options.userData ?? folder}`,
      ...(options.switches ?? []),
      '--',
      ...(options.files ?? []),
    ],
    ...(options.language !== undefined && { language: options.language }),
  }
  const begin = needsOwnProcess(folder, options) ? startOwn : startKept
  const { app, page, end } = await begin(executablePath, run)
  let isDone = false
  killAfterTest(app.process(), () => isDone || options.forLater === true)
  const errors = watchForErrors(page)
  await prepare(page, options)
  await resizeWindow(app, options.width ?? SIZE.width, options.height ?? SIZE.height)
  return {
    page,
    folder,
    app,
    agree: () =>
      app.evaluate(({ dialog }) => {
        dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false })
      }),
    close: async () => {
      await end()
      isDone = true
      if (!options.folder) await removeFolder(folder)
      complainAbout(errors)
    },
  }
}

/** Kills an Electron as a crash would, and waits until it is gone. */
export const kill = async ({ app }: Workbench): Promise<void> => {
  const main = app!.process()
  const gone = once(main, 'exit')
  main.kill('SIGKILL')
  await gone
}

/** Resolves once the page is among the targets: a debugger that connects earlier may wait forever. */
const whenPageIsThere = async (endpoint: string): Promise<void> => {
  const list = new URL('/json/list', endpoint.replace(/^ws:/, 'http:'))
  for (;;) {
    const targets = (await (await fetch(list)).json()) as readonly { type: string; url: string }[]
    if (targets.some(({ type, url }) => type === 'page' && url.startsWith('app:'))) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Launches the packaged application; it refuses debuggers of its main process, so only its page is driven. */
export const launchPackage = async (
  executablePath: string,
  options: LaunchOptions = {},
): Promise<Workbench> => {
  const folder = ownFolder(options)
  const child = spawn(
    executablePath,
    ['--remote-debugging-port=0', `--user-data-dir=${folder}`, ...switches(), '--', ...(options.files ?? [])],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, env: environment(options.language) },
  )
  killAfterTest(child, () => false)
  const endpoint = await firstMatch(child, 'stderr', /DevTools listening on (ws:\S+)/)
  await whenPageIsThere(endpoint)
  const browser = await chromium.connectOverCDP(endpoint)
  const context = browser.contexts()[0]!
  const page = context.pages()[0] ?? (await context.waitForEvent('page'))
  const errors = watchForErrors(page)
  await prepare(page, options)
  return {
    page,
    folder,
    agree: () => Promise.reject(new Error('nobody can answer the dialogs of the package')),
    close: async () => {
      await page.close()
      await ended(child)
      if (!options.folder) await removeFolder(folder)
      complainAbout(errors)
    },
  }
}

/** Acts as the user at the terminal of a host, who reads nothing before `agree` and agrees to everything after it. */
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

/** Launches the same workbench in a browser, served by the web host. */
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
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      cwd: folder,
      env: { ...environment(options.language), HOME: options.home ?? folder },
    },
  )
  killAfterTest(host, () => options.forLater === true)
  const { agree } = atTerminal(host)
  const address = await firstMatch(host, 'stdout', /(http:\/\/127\.0\.0\.1:\S+)/)
  const own = options.switches && (await ownBrowser(chromiumPath, options.switches))
  const browser = own ?? (await sharedBrowser(chromiumPath))
  const { width, height } = { ...SIZE, ...options }
  const context = await browser.newContext({ viewport: { width, height } })
  const page = await context.newPage()
  const errors = watchForErrors(page)
  await prepare(page, options)
  await page.goto(address)
  return {
    page,
    folder,
    agree,
    close: async () => {
      await context.close()
      await own?.close()
      host.kill('SIGTERM')
      await ended(host)
      if (!options.folder) await removeFolder(folder)
      complainAbout(errors)
    },
  }
}
