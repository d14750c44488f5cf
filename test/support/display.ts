import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestProject } from 'vitest/node'

/**
 * Makes sure that there is a display for what opens windows: the one that is set, or an Xvfb of our own on a free number.
 * Answers with the function that ends it.
 */
export default async function startDisplay(project: TestProject): Promise<() => void> {
  const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  const needed = project.getProvidedContext().programs.electron !== undefined || process.env.BACKRANK_PACKAGE
  if (hasScreen || !needed) return () => undefined
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const fail = (why: unknown) => {
    throw new Error(`no display, and Xvfb does not start: ${String(why)}`)
  }
  const failed = once(xvfb, 'error').then(([error]) => fail(error))
  const ended = once(xvfb, 'exit').then(([code, signal]) => fail(`it ended with ${signal ?? code}`))
  const number = once(xvfb.stdio[3]!, 'data').then(([chunk]) => String(chunk).trim())
  process.env.DISPLAY = `:${await Promise.race([number, failed, ended])}`
  return () => xvfb.kill()
}
