import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { _electron, errors, type ElectronApplication } from 'playwright-core'
import { onTestFinished, TestRunner } from 'vitest'
import type { LanguageCode } from '@shared/i18n/languages'
import { sandboxArguments } from '../../scripts/electronBinary.mjs'

/** Returns the switches of every Electron and browser: the CPU draws, as no graphics card can be relied on. */
export const switches = (): readonly string[] => [...sandboxArguments(), '--disable-gpu']

/** Returns the environment that every program is started with. */
export const environment = (language?: LanguageCode): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  ...(language !== undefined && { BACKRANK_LANGUAGE: language }),
})

/** The most milliseconds that a program may take to end; it gives up waiting by itself after five seconds. */
const LONGEST_END_MS = 30_000

/** The most milliseconds that a program may take to start on a busy machine. */
export const LONGEST_START_MS = 40_000

/** Waits for a program to end; fails if it does not in time, because a test that waits forever shows nothing. */
export const endsInTime = async <T>(ending: Promise<T>, what: string): Promise<T> => {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error(`${what} does not end`)), LONGEST_END_MS)
  })
  return Promise.race([ending, late]).finally(() => clearTimeout(clock))
}

/** Whether a process has not ended yet. */
export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

/** Waits until a process has ended. */
export const ended = async (child: ChildProcess): Promise<void> => {
  if (isRunning(child)) await endsInTime(once(child, 'exit'), 'the program')
}

/** Kills the program that a failed test leaves running, so that it does not slow down later tests. */
export const killAfterTest = (child: ChildProcess, isDone: () => boolean): void => {
  if (!TestRunner.getCurrentTest()) return
  onTestFinished(() => {
    if (!isDone() && isRunning(child)) child.kill('SIGKILL')
  })
}

/** A script that holds the program back until the driver is there. */
const HELD_START = path.join(import.meta.dirname, 'heldStart.cjs')

/**
 * Starts an Electron. The driver finds it by a line of its standard error, and waits in vain when other processes of
 * the same program write into that line; then Electron is started once more, and the test's output says so.
 */
export const startElectron = async (
  options: Parameters<typeof _electron.launch>[0],
): Promise<ElectronApplication> => {
  const args = ['-r', HELD_START, ...(options?.args ?? [])]
  const attempt = () => _electron.launch({ ...options, args, timeout: LONGEST_START_MS })
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    console.warn(`Electron is started once more: ${error.message}`)
    return attempt()
  }
}

/** Returns the first group of a pattern in the first line of a process's output that matches. */
export const firstMatch = async (
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
