import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { canMakeScreens } from '../../scripts/testPrograms.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Names of displays, one for each worker; none if there is only the user's or none is needed. */
    displays: readonly string[]
    /** The path of a folder for temporary files. */
    scratch: string
  }
}

/** Starts an Xvfb with a free display number. */
const startXvfb = async (): Promise<{ readonly name: string; readonly xvfb: ChildProcess }> => {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const fail = (why: unknown) => {
    throw new Error(`no display, and Xvfb does not start: ${String(why)}`)
  }
  const failed = once(xvfb, 'error').then(([error]) => fail(error))
  const ended = once(xvfb, 'exit').then(([code, signal]) => fail(`it ended with ${signal ?? code}`))
  const number = once(xvfb.stdio[3]!, 'data').then(([chunk]) => String(chunk).trim())
  return { name: `:${await Promise.race([number, failed, ended])}`, xvfb }
}

/**
 * Provides displays for tests that open windows: a separate one for each worker if they can be made, so that the user's
 * screen and clipboard are left alone, otherwise the current one. Returns a function that ends them.
 */
export default async function startDisplays(project: TestProject): Promise<() => void> {
  const { BACKRANK_PACKAGE, BACKRANK_DEB } = process.env
  const needed =
    project.getProvidedContext().programs.electron !== undefined || BACKRANK_PACKAGE || BACKRANK_DEB
  const count = needed && canMakeScreens() ? project.config.maxWorkers : 0
  const displays = await Promise.all(Array.from({ length: count }, startXvfb))
  const scratch = mkdtempSync(path.join(tmpdir(), 'backrank-windows-'))
  const names = displays.map(({ name }) => name)
  project.provide('displays', names)
  project.provide('scratch', scratch)
  return () => {
    for (const { xvfb } of displays) xvfb.kill()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 20 })
  }
}
