import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Makes sure there is a display: the one that is set, or an Xvfb of our own on a free number.
 * Answers with the function that ends it.
 */
export const startDisplay = async (): Promise<() => void> => {
  const needed = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY
  if (!needed) return () => undefined
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const failed = once(xvfb, 'error').then(([error]) => {
    throw new Error(`no display, and Xvfb does not start: ${String(error)}`)
  })
  const number = once(xvfb.stdio[3]!, 'data').then(([chunk]) => String(chunk).trim())
  process.env.DISPLAY = `:${await Promise.race([number, failed])}`
  return () => xvfb.kill()
}
