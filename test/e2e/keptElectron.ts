import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { ElectronApplication, Page } from 'playwright-core'
import type { LanguageCode } from '@shared/i18n/languages'
import { endsInTime, environment, isRunning, LONGEST_START_MS, startElectron, switches } from './programs'

/** The options of one run of the program. */
export interface ProgramRun {
  readonly folder: string
  readonly arguments: readonly string[]
  /** The language to use, regardless of the settings. */
  readonly language?: LanguageCode
}

/** A running program. */
export interface RunningProgram {
  readonly app: ElectronApplication
  readonly page: Page
  readonly end: () => Promise<void>
}

/** The global that test/e2e/keptProcess.mjs offers in its process. */
interface KeptProcess {
  readonly keptProgram: {
    start(run: ProgramRun): Promise<void>
    end(): Promise<number>
  }
}

const HOST = path.join(import.meta.dirname, 'keptProcess.mjs')

/** An application and its process; a killed application can no longer be asked for its process. */
interface Kept {
  readonly app: ElectronApplication
  readonly child: ChildProcess
}

let kept: Kept | undefined
/** Whether a run is active in the kept process. */
let isBusy = false

const startProcess = async (executablePath: string, run: ProgramRun): Promise<RunningProgram> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'))
  const app = await startElectron({
    executablePath,
    args: [HOST, `--user-data-dir=${profile}`, ...switches()],
    cwd: run.folder,
    env: { ...environment(), KEPT_RUN: JSON.stringify(run) },
  })
  const begun = { app, child: app.process() }
  kept = begun
  const page = await app.firstWindow({ timeout: LONGEST_START_MS })
  return { app, page, end: () => endRun(begun) }
}

const endRun = async ({ app, child }: Kept): Promise<void> => {
  if (isRunning(child)) {
    const ending = app.evaluate(() => (globalThis as unknown as KeptProcess).keptProgram.end())
    const code = await endsInTime(ending, 'the application')
    if (code !== 0) throw new Error(`the application ended with code ${code}`)
  }
  isBusy = false
}

/** Starts the program in the process of earlier runs, or in a new one at first and after that process was killed. */
export const startKept = async (executablePath: string, run: ProgramRun): Promise<RunningProgram> => {
  const last = kept
  if (isBusy) last?.child.kill('SIGKILL')
  if (isBusy || !last || !isRunning(last.child)) {
    isBusy = true
    return startProcess(executablePath, run)
  }
  isBusy = true
  const { app } = last
  const window = app.waitForEvent('window', { timeout: LONGEST_START_MS })
  await Promise.all([
    window,
    app.evaluate((_, options) => (globalThis as unknown as KeptProcess).keptProgram.start(options), run),
  ])
  return { app, page: await window, end: () => endRun(last) }
}
