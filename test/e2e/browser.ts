import { chromium, type Browser } from 'playwright-core'
import { switches } from './programs'

let started: Promise<Browser> | undefined

/** A browser of its own, with more switches than the others; the caller closes it. */
export const ownBrowser = (executablePath: string, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [...switches(), '--disable-background-networking', '--no-first-run', ...more],
  })

/** The browser that all tests of a worker share, each in a context of its own. It ends with the worker. */
export const sharedBrowser = async (executablePath: string): Promise<Browser> => {
  if (!(await started)?.isConnected()) {
    started = ownBrowser(executablePath)
  }
  return started!
}
