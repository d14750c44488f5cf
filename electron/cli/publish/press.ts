import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { err, ok } from '@shared/result'
import { PROGRAM_FOLDER } from '../../core/programFolder'
import { offerJob, type PressFolder, type PressJob } from '../../publish/pressJob'
import type { Answered } from '../io/answers'
import { systemSentence } from '../io/systemSentence'
import type { Cancellable } from '../io/terminal'

/** A program and its arguments. */
interface Start {
  readonly command: string
  readonly args: readonly string[]
}

interface ElectronBinary {
  readonly findElectron: () => string | undefined
  readonly sandboxArguments: () => readonly string[]
}

const NO_ELECTRON =
  'no Electron could be had to print with: go online once, or name a folder that holds it in ELECTRON_OVERRIDE_DIST_PATH'

/** The program that prints: the packaged program itself, or the installed Electron if run from sources. */
const printer = async (): Promise<Answered<Start>> => {
  if ('electron' in process.versions) return ok({ command: process.execPath, args: rootArguments() })
  const script = path.join(PROGRAM_FOLDER, 'scripts', 'electronBinary.mjs')
  const { findElectron, sandboxArguments } = (await import(pathToFileURL(script).href)) as ElectronBinary
  const command = findElectron()
  return command === undefined
    ? err(NO_ELECTRON)
    : ok({ command, args: [...sandboxArguments(), PROGRAM_FOLDER] })
}

/** The arguments of an Electron process; one that runs from sources gets the folder of the program again. */
const rootArguments = (): readonly string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...(process.defaultApp ? [PROGRAM_FOLDER] : []),
]

const hasDisplay = (): boolean =>
  process.platform !== 'linux' ||
  (process.env.DISPLAY ?? '') !== '' ||
  (process.env.WAYLAND_DISPLAY ?? '') !== ''

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map(folder => path.join(folder, name))
    .find(file => existsSync(file))

const NO_DISPLAY =
  'there is no display (DISPLAY and WAYLAND_DISPLAY are not set), which printing and drawing need; with the program xvfb-run (package xvfb) installed, one is started for it'

/** Chromium needs a display even for hidden windows; if there is none, a virtual one is used. */
const onDisplay = ({ command, args }: Start): Answered<Start> => {
  if (hasDisplay()) return ok({ command, args })
  const xvfb = onPath('xvfb-run')
  return xvfb === undefined
    ? err(NO_DISPLAY)
    : ok({ command: xvfb, args: ['-a', '-s', '-screen 0 1280x1024x24 -nolisten tcp', command, ...args] })
}

/** The last error message of a process that is not one of Chromium's many own messages. */
const lastWords = (said: string): string =>
  said
    .split('\n')
    .filter(line => line.trim() !== '' && !/^\[\d+:\d+\//.test(line))
    .at(-1)
    ?.trim() ?? ''

const start = ({ command, args }: Start, folder: string) => {
  const child = spawn(command, [...args, `--press=${folder}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)))
  const ended = new Promise<string>(resolve => {
    child.on('error', error => resolve(error.message))
    child.on('exit', (code, signal) =>
      resolve(
        code === 0 ? '' : lastWords(said) || `the print process ended with ${signal ?? code ?? 'nothing'}`,
      ),
    )
  })
  const stop = () => {
    // With xvfb-run there are three processes, so the whole process group is killed.
    if (child.pid === undefined) return
    if (process.platform === 'win32') child.kill()
    else process.kill(-child.pid, 'SIGTERM')
  }
  return { ended, stop }
}

/** Makes a folder with the job, or returns the system's error if that fails. */
const offered = (job: PressJob): Answered<PressFolder> => {
  try {
    return ok(offerJob(job))
  } catch (error) {
    return err(systemSentence(error, os.tmpdir()))
  }
}

/** Has the browser engine of the program print or draw something, in a process of its own. */
export const press = (job: PressJob): Cancellable<Answered<Buffer>> => {
  let stop: (() => void) | undefined
  let isStopped = false
  const work = async (): Promise<Answered<Buffer>> => {
    const found = await printer()
    const placed = found.ok ? onDisplay(found.value) : found
    if (!placed.ok) return placed
    const offer = offered(job)
    if (!offer.ok) return offer
    const folder = offer.value
    try {
      const running = start(placed.value, folder.path)
      stop = running.stop
      if (isStopped) running.stop()
      const complaint = await running.ended
      if (isStopped) return err('stopped')
      const result = complaint === '' ? folder.result() : undefined
      return result ? ok(result) : err(complaint === '' ? 'the print process has made nothing' : complaint)
    } finally {
      folder.remove()
    }
  }
  return {
    outcome: work(),
    stop: () => {
      isStopped = true
      stop?.()
    },
  }
}
