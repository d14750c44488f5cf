import { chromium, type Browser } from 'playwright-core'
import { switches } from './programs'

let started: Promise<Browser> | undefined

/** Launches a separate browser with additional switches; the caller closes it. */
export const ownBrowser = (executablePath: string, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [...switches(), '--disable-background-networking', '--no-first-run', ...more],
  })

/** Returns the browser that all tests of a worker share, each in its own context. It ends with the worker. */
export const sharedBrowser = async (executablePath: string): Promise<Browser> => {
  if (!(await started)?.isConnected()) {
    started = ownBrowser(executablePath)
  }
  return started!
}
